"""Eight explorers, head and shoulders like chess pawns: colour and outline of each hat are their own."""

from frontend.art.brims import feather_cap, fedora, miner, top_hat
from frontend.art.heads import bobble_hat, hood, professor, two_buns
from frontend.art.symbol import Symbol


def explorers() -> list[Symbol]:
    """`x1` … `x8`, in the order in which the server knows the colours."""
    return [
        fedora(),
        miner(),
        hood(),
        bobble_hat(),
        feather_cap(),
        top_hat(),
        professor(),
        two_buns(),
    ]
