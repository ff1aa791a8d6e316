"""What one person and one address may do, over all their connections together."""
