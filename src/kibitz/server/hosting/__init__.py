"""What the server's host does: from the command line, and on the host's page."""
