"""Empire's End, declared."""

from __future__ import annotations

from typing import Final

from empires.registry.declaration import Chances, Declaration, Thinking

EMPIRES_END: Final = Declaration(
    name="empires-end",
    title="Empire’s End",
    prefix="EE",
    game="empires.table.empires_end.game:EmpiresEndGame",
    telling="empires.text.empires_end.telling:EmpiresEndTelling",
    view="empires.shapes.empires_end.views:EmpiresEndView",
    line="empires.shapes.empires_end.views:EmpiresEndLine",
    words="empires.text.empires_end",
    thinking=Thinking(
        evaluation="empires.thinking.empires_end.evaluation:EmpiresEndEvaluation",
        names="empires.thinking.empires_end.weights:WEIGHTS",
        weights="empires.bots.weights:empires-end.toml",
        nets="empires.bots.nets",
        faith=4,  # its evaluation says less about auctions than that of First Empires about a turn
    ),
    environment="EmpiresEnd-v0",
    together=True,
    chances=Chances(outcomes=88),  # the deck of disasters
    page="empires-end",
    lesson="empires.lessons:empires-end.toml",
    scenarios="empires.table.empires_end:scenarios",
    balance="empires.balance.empires_end:EmpiresEndCensus",
    packs="empires.content.empires_end:PACKS",
    form="empires.text.empires_end.forms:form",
    options={
        "variant": "the length of the game",
        "ruleset": "whose reading of the rules",
        "open_resources": "everybody sees what everybody holds",
    },
)
