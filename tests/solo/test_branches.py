"""The server's own tests of this, asked of a desk."""

from tests.server.test_branches import *  # noqa: F403
