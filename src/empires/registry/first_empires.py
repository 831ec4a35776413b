"""First Empires, declared."""

from __future__ import annotations

from typing import Final

from empires.registry.declaration import Chances, Declaration, Thinking

FIRST_EMPIRES: Final = Declaration(
    name="first-empires",
    title="First Empires",
    prefix="FE",
    game="empires.table.first_empires.game:FirstEmpiresGame",
    telling="empires.text.first_empires.telling:FirstEmpiresTelling",
    view="empires.shapes.first_empires.views:FirstEmpiresView",
    line="empires.shapes.first_empires.views:FirstEmpiresLine",
    words="empires.text.first_empires",
    thinking=Thinking(
        evaluation="empires.thinking.first_empires.evaluation:FirstEmpiresEvaluation",
        names="empires.thinking.first_empires.weights:WEIGHTS",
        weights="empires.bots.weights:first-empires.toml",
        nets="empires.bots.nets",
        faith=8,
    ),
    environment="FirstEmpires-v0",
    chances=Chances(draws=4_000, outcomes=9),  # the cards of a civilization
    page="first-empires",
    lesson="empires.lessons:first-empires.toml",
    scenarios="empires.table.first_empires:scenarios",
    balance="empires.balance.first_empires:FirstEmpiresCensus",
    packs="empires.content.first_empires:PACKS",
    form="empires.text.first_empires.forms:form",
    options={
        "choose_civilizations": "choose them in turn; otherwise they are dealt",
        "open_tiles": "everybody sees what city tiles are worth",
        "short": "four rounds instead of seven or eight",
    },
)
