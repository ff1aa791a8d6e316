"""People are told of things while they're not at the table: in the page, by push, mail and webhook."""
