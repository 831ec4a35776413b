"""Tables online: HTTP and live sockets, storage, bots in processes of their own."""
