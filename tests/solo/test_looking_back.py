"""The server's own tests of this, asked of a desk."""

from tests.server.test_looking_back import *  # noqa: F403
