"""`python -m empires` is the `empires` command."""

from empires.cli import main

if __name__ == "__main__":
    main()
