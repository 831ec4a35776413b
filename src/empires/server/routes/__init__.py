"""The HTTP routes and the socket, by theme. Each parses, asks the table, and answers."""
