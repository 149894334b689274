"""Which names may sit at a table, and which two look the same.

A name is 1 to 20 grapheme clusters and at most 64 bytes of UTF-8 after NFC and trimming, with no control,
bidi or zero-width characters except joiners inside emoji.
"""

import unicodedata

from engine.graphemes import clusters, is_emoji
from engine.refusals import Code, Refusal

LONGEST_CLUSTERS = 20
LONGEST_BYTES = 64

_ZWJ = "\u200d"
_KEYCAPS = "0123456789#*"
_BLACK_FLAG = "\U0001f3f4"
_MARKS = frozenset({"Mn", "Mc", "Me"})
_UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})
# Drawn as nothing although their category says letter, mark or sign.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
# Letters and others drawn like them, capitals by their own shape. A capital I looks like a small L.
_DRAWN_LIKE = {
    "A": "ΑА",
    "B": "ΒВ",
    "C": "ϹС",
    "E": "ΕЕ",
    "H": "ΗН",
    "J": "ͿЈ",
    "K": "ΚК",
    "M": "ΜМ",
    "N": "Ν",
    "O": "ΟО",
    "P": "ΡР",
    "Q": "Ԛ",
    "S": "Ѕ",
    "T": "ΤТ",
    "W": "Ԝ",
    "X": "ΧХ",
    "Y": "ΥҮУ",
    "Z": "Ζ",
    "a": "αаɑ",
    "b": "Ьь",
    "c": "ϲс",
    "d": "ԁԀ",
    "e": "е",
    "h": "һ",
    "i": "ιіı",
    "j": "ϳј",
    "k": "κк",
    "l": "IΙІӀӏ|",
    "m": "м",
    "o": "οо",
    "p": "ρр",
    "q": "ԛ",
    "s": "ѕ",
    "t": "τт",
    "u": "υ",
    "v": "νѵ",
    "w": "ωԝ",
    "x": "χх",
    "y": "γуү",
}
_TO_LATIN = {ord(drawn): latin for latin, alike in _DRAWN_LIKE.items() for drawn in alike}
_EMOJI_STYLE = "\ufe0f"
_WITHOUT_WIDTH = dict.fromkeys((*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), 0x200D))


def clean(name: str) -> str:
    """The name as it is kept: NFC, trimmed.

    Raises:
        Refusal: NAME_NOT_ALLOWED.
    """
    kept = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(kept.encode(errors="surrogatepass")) <= LONGEST_BYTES:
        raise Refusal(Code.NAME_NOT_ALLOWED)
    seen = clusters(kept)
    if len(seen) > LONGEST_CLUSTERS or not all(_visible(cluster) for cluster in seen):
        raise Refusal(Code.NAME_NOT_ALLOWED)
    return kept


def _visible(cluster: str) -> bool:
    first = cluster[0]
    if unicodedata.category(first) in _MARKS or cluster.endswith(_ZWJ):
        return False
    return all(_allowed(char, first) for char in cluster)


def _allowed(char: str, first: str) -> bool:
    if char == _EMOJI_STYLE:
        return is_emoji(first) or first in _KEYCAPS
    if char in _UNSEEN or (ord(char) in _WITHOUT_WIDTH and char != _ZWJ):
        return False
    if unicodedata.category(char) not in _UNSEEN_CATEGORIES:
        return True
    inside_emoji = char == _ZWJ and is_emoji(first)
    inside_flag = "\U000e0020" <= char <= "\U000e007f" and first == _BLACK_FLAG
    return char == " " or inside_emoji or inside_flag


def clash(one: str, other: str) -> bool:
    """Whether two names would be taken for each other: case, width and look-alikes do not tell apart."""
    return not _skeletons(one).isdisjoint(_skeletons(other))


def _skeletons(name: str) -> frozenset[str]:
    # Two ways round: Greek and Cyrillic capitals look like other Latin letters than their small forms.
    plain = unicodedata.normalize("NFKC", name).translate(_WITHOUT_WIDTH).replace(" ", "")
    return frozenset({_to_latin(plain.casefold()), _to_latin(plain).casefold()})


def _to_latin(text: str) -> str:
    return unicodedata.normalize("NFD", text).translate(_TO_LATIN)
