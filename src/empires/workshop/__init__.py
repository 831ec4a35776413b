"""The workshop behind its page: packs changed value by value, checked, and told in words."""
