"""The options as help shows them. Importing the rules for this would take longer than all the rest of help."""

FLAGS = {
    "players": "2–5",
    "edition": "en|fr|de|pl",
    "bonus-rule": "holder-score|holder-tricks",
    "supertrump-follows": "trump|trump-and-colour",
    "no-trump-box": "",
    "rounds": "1–100",
    "target": "1–10000",
}
