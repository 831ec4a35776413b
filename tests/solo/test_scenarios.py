"""The server's own tests of this, asked of a desk."""

from tests.server.test_scenarios import (
    test_a_film_of_what_nobody_wrote_is_not_there,
    test_a_namesake_of_the_story_is_told_apart,
    test_a_worked_example_is_a_film_in_words,
    test_an_unknown_scenario_is_refused,
    test_one_sits_where_the_scenario_looks_from_and_plays_on,
)

__all__ = [
    "test_a_film_of_what_nobody_wrote_is_not_there",
    "test_a_namesake_of_the_story_is_told_apart",
    "test_a_worked_example_is_a_film_in_words",
    "test_an_unknown_scenario_is_refused",
    "test_one_sits_where_the_scenario_looks_from_and_plays_on",
]
