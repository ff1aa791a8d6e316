"""The options as help shows them. Importing the rules for this would take longer than all the rest of help."""

FLAGS = {"lone-last-card": ""}
