"""What a server keeps: tables, the entries of their logs, and chat. All SQL is in here."""
