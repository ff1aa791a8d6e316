"""What the review knows of Face to Face: prices, luck and words."""
