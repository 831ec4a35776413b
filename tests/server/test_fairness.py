"""Nobody plays with another's secrets, chooses the shuffle, or takes back without all others."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from pathlib import Path

import pytest

from tests.cli.kit import run
from tests.server.kit import BOT, Api, Json, Made, human
from tests.server.test_taking_back import begun, play_past_a_barrier


def invited(api: Api, **more: object) -> Made:
    return api.create("empires-end", human("Ada"), human(), human(), **more)


# --- invitations ------------------------------------------------------------------------------


def test_an_invitation_that_was_accepted_opens_nothing_any_more(api: Api) -> None:
    """Whoever made it has a copy, and could read the other's hand with it."""
    made = invited(api)
    kept = dict(made.tokens)
    made.join(1, "Bob")
    made.join(2, "Cem")
    assert made.view(1)["view"]["seat"] == 1
    assert made.tokens[1] != kept[1]
    for path in ("/view", "/text", "/film"):
        answer = api.get(made.path(path), kept[1])
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "wrong_token")
    for what, body in (("moves", {"ply": 0, "code": 0}), ("concede", None), ("hint", None)):
        answer = api.post(made.path(f"/{what}"), body, kept[1])
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "wrong_token")
    made.tokens[1] = kept[1]
    with made.socket(1) as live:
        assert live.until("error")["error"]["code"] == "wrong_token"


def test_who_listens_with_the_invitation_meanwhile_is_a_spectator_afterwards(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human())
    with made.socket(1) as spying:
        spying.until("table")
        made.join(1, "Bob")
        assert spying.until("error")["error"]["code"] == "wrong_token"
        assert spying.ask("chat", text="I am Bob")["error"]["code"] == "token_needed"
    assert set(spying.updates) == {None}


def test_an_invitation_shows_nothing_before_it_is_accepted(api: Api) -> None:
    """Begun without them, the game has a hand for them that is nobody's to see."""
    made = invited(api)
    made.act(0, "start", level="settler")
    refused = api.get(made.path("/view"), made.tokens[1])
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "invited")
    with made.socket(1) as live:
        assert live.until("update")["seat"] is None
        assert live.ask("move", ply=0, code=0)["error"]["code"] == "invited"
        joined = live.ask("join", name="Bob")
        assert joined["type"] == "ok"
        made.tokens[1] = joined["token"]
        while 1 not in live.updates:
            live.receive()
        assert live.updates[1]["view"]["names"][1] == "Bob"
    assert made.view(1)["view"]["seat"] == 1


def test_until_an_invited_player_comes_a_bot_plays(api: Api) -> None:
    made = invited(api)
    made.act(0, "start", level="settler")
    seats = made.about()["seats"]
    assert [(seat["joined"], seat["away"]) for seat in seats[1:]] == [(False, True)] * 2
    made.join(2, "Cem")
    seat = made.about()["seats"][2]
    assert (seat["name"], seat["joined"], seat["away"]) == ("Cem", True, False)


def test_a_secret_of_ones_own_survives_a_lost_answer(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human())
    secret = secrets.token_urlsafe(32)
    joined = made.act(1, "join", name="Bob", secret=secret).json()
    assert joined["token"] == secret
    assert api.get(made.path("/view"), secret).json()["seat"] == 1
    made = api.create("empires-end", human("Ada"), human())
    assert made.act(1, "join", name="Bob", secret="too short").status_code == 422


# --- the shuffle ------------------------------------------------------------------------------


def test_a_seed_that_somebody_chose_is_told_to_everybody(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), BOT, seed="4711")
    assert made.about()["seed"] == "4711"
    assert api.get(made.path("/verification")).json()["seed"] == "4711"
    drawn = api.create("empires-end", human("Ada"), BOT)
    assert drawn.about()["seed"] is None
    made.act(0, "concede")
    again = made.act(0, "rematch").json()["id"]
    assert api.get(f"/api/tables/{again}").json()["seed"] is None


def nonce_of(number: int) -> str:
    return f"{number:02x}" * 16


def played_with_nonces(api: Api) -> tuple[Made, str]:
    """A game that is given up at once, with what was committed to before anybody came."""
    made = api.create("empires-end", human("Ada"), human(), {"kind": "open"})
    committed: str = made.about()["commitment"]
    assert made.act(0, "mix", nonce=nonce_of(10)).status_code == 200
    assert made.act(1, "join", name="Bob", nonce=nonce_of(11)).status_code == 200
    taken = api.post(made.path("/seats/2/take"), {"name": "Cem", "nonce": nonce_of(12)})
    assert taken.json()["table"]["status"] == "running"
    assert made.about()["nonces"] == [nonce_of(10), nonce_of(11), nonce_of(12)]
    assert made.act(0, "mix", nonce=nonce_of(13)).json()["error"]["code"] == "started"
    made.act(0, "concede")
    made.act(1, "concede")
    return made, committed


def test_all_players_have_a_part_in_the_shuffle_and_can_prove_it(api: Api, tmp_path: Path) -> None:
    made, committed = played_with_nonces(api)
    proof = api.get(made.path("/verification")).json()
    assert proof["commitment"] == committed == sha256(proof["base"].encode()).hexdigest()
    told = "\n".join([proof["base"], *proof["nonces"]])
    assert int(proof["seed"]) == int(sha256(told.encode()).hexdigest()[:32], 16)
    record = tmp_path / "game.jsonl"
    record.write_bytes(api.get(made.path("/record")).content)
    found = run("verify", record)
    assert found.code == 0
    assert "Ada, Bob, Cem" in found.out
    assert run("verify", record, "--nonce", nonce_of(11)).code == 0
    missing = run("verify", record, "--nonce", nonce_of(44))
    assert missing.code == 1
    assert "nonce" in missing.out


@pytest.mark.parametrize(
    "change",
    [{"base": "5"}, {"seed": "5"}, {"nonces": [nonce_of(1), nonce_of(2), None]}],
)
def test_a_shuffle_that_was_tampered_with_is_found(api: Api, tmp_path: Path, change: Json) -> None:
    made, _ = played_with_nonces(api)
    header, *lines = api.get(made.path("/record")).text.splitlines()
    changed = {**json.loads(header), **change}
    record = tmp_path / "game.jsonl"
    record.write_text(rechained([changed, *map(json.loads, lines)]), encoding="utf-8")
    found = run("verify", record)
    assert found.code == 1
    assert found.out + found.err


def rechained(lines: list[Json]) -> str:
    """As whoever forges a record would write it."""
    before, written = "", []
    for line in lines:
        fields = {key: value for key, value in line.items() if key != "c"}
        text = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        before = sha256((before + text).encode()).hexdigest()[:16]
        plain = json.dumps({**fields, "c": before}, separators=(",", ":"), ensure_ascii=False)
        written.append(f"{plain}\n")
    return "".join(written)


def test_the_record_of_a_running_game_tells_nonces_but_not_what_they_were_mixed_with(
    api: Api,
) -> None:
    made = api.create("empires-end", human("Ada"), human())
    made.act(1, "join", name="Bob", nonce=nonce_of(7))
    header = json.loads(api.get(made.path("/record")).text.splitlines()[0])
    assert header["nonces"] == [None, nonce_of(7)]
    assert "base" not in header
    assert "seed" not in header
    assert api.get(made.path("/verification")).json()["base"] is None


# --- taking back ------------------------------------------------------------------------------


def test_who_is_away_is_asked_too(api: Api) -> None:
    made = begun(api)
    seat = play_past_a_barrier(made)
    others = [other for other in range(3) if other != seat]
    gone = next(other for other in others if other not in made.deciding())
    there = next(other for other in others if other != gone)
    made.act(gone, "leave")
    assert made.undo(seat, ask=True).json()["undone"] == 0
    request = made.about()["request"]
    assert request["needed"] == others
    made.act(there, "answer", agree=True)
    assert made.about()["request"]["agreed"] == [there]
    assert made.about()["ply"] > request["ply"]
    made.act(gone, "answer", agree=True)
    assert made.about()["request"] is None
    assert made.about()["ply"] == request["ply"]
