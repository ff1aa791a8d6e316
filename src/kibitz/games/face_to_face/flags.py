"""The options for `--help`. Importing the rules would take longer than everything else in help."""

FLAGS = {"lone-last-card": ""}
