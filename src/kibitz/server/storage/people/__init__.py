"""People in the database: names, accounts and sessions, how they stand to each other, merging and deleting them."""
