"""Starting and stopping the server: settings, logs, processes."""
