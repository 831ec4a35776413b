"""All that crosses a border, declared once: moves, events, choices, prompts, views, messages.

The page's types are generated from these declarations (``web/shapes.py``), and JSON is encoded from
them, so a field that is not declared here can't be sent.
"""
