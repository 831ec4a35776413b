"""Undo: free back to the last thing revealed, by consent beyond, without limit alone."""

from __future__ import annotations

import random

from tests.server.kit import BOT, Api, Made, human


def begun(api: Api, **more: object) -> Made:
    made = api.create("empires-end", human("Ada"), human(), human(), **more)
    made.act(1, "join", name="Bob")
    made.act(2, "join", name="Cem")
    return made


def play_past_a_barrier(made: Made) -> int:
    """Play until somebody cannot take back freely any more; who that is."""
    rng = random.Random(1)
    while True:
        seat = made.deciding()[0]
        update = made.view(seat)
        code = rng.choice(update["view"]["prompt"]["choices"])["id"]
        made.act(seat, "moves", ply=update["ply"], code=code)
        undo = made.view(seat)["undo"]
        if not undo["possible"] and undo["reason"] != "nothing_yet":
            return seat


def test_a_choice_that_revealed_nothing_is_taken_back_freely(api: Api) -> None:
    made = begun(api)
    seat = made.deciding()[0]
    with made.socket((seat + 1) % 3) as other:
        other.until("update")
        made.play_first(seat)
        told = other.until("update", ply=1)
        if not made.view(seat)["undo"]["possible"]:
            return
        answer = made.undo(seat).json()
        assert (answer["ply"], answer["undos"], answer["undone"]) == (0, 1, 1)
        back = other.until("update", undos=1)
        assert (back["ply"], back["since"]) == (0, 0)
        assert told["events"] != []
        assert {event["ply"] for event in other.logs[(seat + 1) % 3]} == {0}


def test_a_question_asked_again_after_an_undo_is_another_question(api: Api) -> None:
    """An answer that was on its way meanwhile does not count."""
    made = begun(api)
    seat = made.deciding()[0]
    old = made.view(seat)["view"]["prompt"]["id"]
    made.play_first(seat)
    assert made.undo(seat).status_code == 200
    update = made.view(seat)
    code = update["view"]["prompt"]["choices"][0]["id"]
    late = made.act(seat, "moves", ply=update["ply"], prompt=old, code=code)
    assert late.json()["error"]["code"] == "conflict"


def test_beyond_a_barrier_all_others_have_to_agree(api: Api) -> None:
    made = begun(api)
    seat = play_past_a_barrier(made)
    one, two = (other for other in range(3) if other != seat)
    refused = made.undo(seat)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "cannot_undo")
    assert refused.json()["error"]["reason"]
    before = made.about()["ply"]
    assert made.undo(seat, ask=True).json()["undone"] == 0
    request = made.about()["request"]
    assert (request["seat"], request["needed"]) == (seat, sorted((one, two)))
    assert made.undo(one, ask=True).json()["error"]["code"] in ("request_open", "cannot_undo")
    assert made.act(seat, "answer", agree=True).json()["error"]["code"] == "no_request"
    made.act(one, "answer", agree=True)
    assert made.about()["ply"] == before
    made.act(two, "answer", agree=True)
    assert made.about()["request"] is None
    assert made.about()["ply"] == request["ply"] < before


def test_one_refusal_ends_the_request(api: Api) -> None:
    made = begun(api)
    seat = play_past_a_barrier(made)
    other = (seat + 1) % 3
    before = made.about()["ply"]
    made.undo(seat, ask=True)
    made.act(other, "answer", agree=False)
    assert (made.about()["request"], made.about()["ply"]) == (None, before)


def test_a_move_ends_the_request(api: Api) -> None:
    made = begun(api)
    made.undo(play_past_a_barrier(made), ask=True)
    assert made.about()["request"] is not None
    made.play_first(made.deciding()[0])
    assert made.about()["request"] is None


def test_alone_against_bots_everything_can_be_taken_back(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), BOT)
    rng = random.Random(4)
    with made.socket(0) as live:
        chosen = 0
        while chosen < 12:
            while not live.owes(0):
                live.receive()
            chosen += len(live.updates[0]["view"]["prompt"]["choices"]) > 1
            live.play(0, rng)
        for _ in range(chosen):
            answer = live.ask("undo")
            assert answer["type"] == "ok", answer
            assert answer["undone"] >= 1
        answer = live.ask("undo")
        assert answer["error"]["code"] == "cannot_undo"
        while not live.owes(0):
            live.receive()
        assert live.play(0, rng)["type"] == "ok"


def test_a_whole_turn_is_taken_back_at_once(api: Api) -> None:
    made = api.create("first-empires", human("Ada"), human("Bob"), undo="consent", seed="11")
    rng = random.Random(2)
    with made.socket(0, 1) as live:
        live.until("update", seat=1)
        for _ in range(200):
            seat = next(seat for seat in (0, 1) if live.owes(seat))
            live.play(seat, rng)
            live.ask("ping")
            undo = live.updates[seat]["undo"]
            if undo["possible"] and undo["plies"] >= 1:
                answer = live.ask("undo", seat=seat, whole=True)
                assert answer["undone"] >= 1
                live.ask("ping")
                assert not live.updates[seat]["undo"]["possible"]
                return
        raise AssertionError("nothing could be taken back in 200 moves")
