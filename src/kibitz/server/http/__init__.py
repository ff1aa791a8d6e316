"""HTTP: the application, what guards it, the page; the API is in `api`."""
