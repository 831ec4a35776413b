"""The server's own tests of this, asked of a desk."""

from tests.server.test_reviews import *  # noqa: F403
