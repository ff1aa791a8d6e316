"""What the review knows of Nyet!: prices, luck and words."""
