"""The server's own tests of this, asked of a desk; but for what only a web server can do wrong."""

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
