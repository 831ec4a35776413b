"""The server's own tests of this, asked of a desk."""

from tests.server.test_own_packs import *  # noqa: F403
