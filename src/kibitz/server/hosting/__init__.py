"""What whoever runs the server does: from the command line, and on the host's page."""
