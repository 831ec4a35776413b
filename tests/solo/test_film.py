"""The server's own tests of this, asked of a desk."""

from tests.server.test_film import *  # noqa: F403
