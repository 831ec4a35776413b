"""Sealed Chests: a small game of our own, as another package would bring one. This declares it."""

from empires.registry import Chances, Declaration, Thinking

GAME = Declaration(
    name="sealed-chests",
    title="Sealed Chests",
    prefix="SC",
    game="sealed_chests.game:SealedChestsGame",
    telling="sealed_chests.telling:SealedChestsTelling",
    view="sealed_chests.shapes:SealedChestsView",
    line="sealed_chests.shapes:SealedChestsLine",
    words="sealed_chests",
    thinking=Thinking(
        evaluation="sealed_chests.thinking:SealedChestsThinking",
        names="sealed_chests.thinking:WEIGHTS",
        weights="sealed_chests:weights.toml",
    ),
    environment="SealedChests-v0",
    together=True,
    chances=Chances(decisions=100, draws=100, outcomes=30),
    options={"open_hands": "everybody sees all hands"},
)
