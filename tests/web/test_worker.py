"""The socket's own tests, and those of bad requests, asked of the page's worker in a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Api, Server
from tests.server.test_bad_input import (
    made,
    test_a_bad_body_gets_a_clear_error,
    test_a_bad_frame_gets_a_clear_error_and_the_socket_goes_on,
    test_a_body_that_does_not_say_how_long_it_is_is_measured,
    test_a_body_that_is_no_json_is_told_where_it_stops_being_one,
    test_a_hotseat_of_wrong_size_is_refused,
    test_a_socket_without_a_proper_first_message_is_closed,
    test_a_wrong_token_opens_nothing,
)

pytestmark = pytest.mark.slow

__all__ = [
    "made",
    "test_a_bad_body_gets_a_clear_error",
    "test_a_bad_frame_gets_a_clear_error_and_the_socket_goes_on",
    "test_a_body_that_does_not_say_how_long_it_is_is_measured",
    "test_a_body_that_is_no_json_is_told_where_it_stops_being_one",
    "test_a_hotseat_of_wrong_size_is_refused",
    "test_a_socket_without_a_proper_first_message_is_closed",
    "test_a_wrong_token_opens_nothing",
]


class WorkerServer(Server):
    def command(self) -> list[str]:
        return ["tests.solo.worker", str(self.port)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One browser for all of them, in a process of its own."""
    folder = tmp_path_factory.mktemp("worker")
    worker = WorkerServer(folder, log=folder / "log")
    worker.sign = "/api/games"
    worker.environment["PULSE_RUNTIME_PATH"] = str(folder)  # else its sound leaves a folder behind
    with worker.running() as running:
        yield running


@pytest.fixture
def api(server: Server) -> Api:
    return Api(server)
