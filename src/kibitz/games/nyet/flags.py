"""The options for `--help`. Importing the rules would take longer than everything else in help."""

FLAGS = {
    "players": "2–5",
    "edition": "en|fr|de|pl",
    "bonus-rule": "holder-score|holder-tricks",
    "supertrump-follows": "trump|trump-and-colour",
    "no-trump-box": "",
    "rounds": "1–100",
    "target": "1–10000",
}
