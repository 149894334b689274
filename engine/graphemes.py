"""How many characters a reader sees: grapheme clusters of UAX #29, from what the standard library knows.

Python 3.13 has no segmentation of its own. This covers text as names may hold it (no control characters);
tests compare it with a full implementation.
"""

import unicodedata

_ZWJ = "\u200d"
# Letters that lean on the one before: the Thai and Lao "am", the half-width Japanese voice marks.
_LEANING = frozenset("\u0e33\u0eb3\uff9e\uff9f")
# Viramas that join two consonants into one cluster (UAX #29, rule GB9c).
_LINKERS = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d")
_LINKED_BLOCKS = frozenset(ord(linker) // 0x80 for linker in _LINKERS)


def clusters(text: str) -> list[str]:
    """Split a text into grapheme clusters."""
    found: list[str] = []
    for char in text:
        if found and _joins(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _joins(cluster: str, char: str) -> bool:
    return (
        _extends(char)
        or _completes_emoji(cluster, char)
        or _completes_flag(cluster, char)
        or _completes_hangul(cluster[-1], char)
        or _completes_conjunct(cluster, char)
    )


def _extends(char: str) -> bool:
    return (
        unicodedata.category(char) in {"Mn", "Me", "Mc"}
        or char == _ZWJ
        or char in _LEANING
        or "\U0001f3fb" <= char <= "\U0001f3ff"  # skin tones
        or "\U000e0020" <= char <= "\U000e007f"  # tags inside flags
    )


def is_emoji(char: str) -> bool:
    """Whether a character can take part in a joined emoji: pictures, not letters."""
    return (
        unicodedata.category(char) in {"So", "Sk"}
        or char in "\u203c\u2049\u2194\u2195\u2640\u2642\u2934\u2935"
    )


def _completes_emoji(cluster: str, char: str) -> bool:
    return cluster.endswith(_ZWJ) and is_emoji(cluster[0]) and is_emoji(char)


def _completes_flag(cluster: str, char: str) -> bool:
    return len(cluster) == 1 and _is_regional(cluster) and _is_regional(char)


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _completes_conjunct(cluster: str, char: str) -> bool:
    if not _is_consonant(char):
        return False
    before = next((at for at in range(len(cluster) - 1, -1, -1) if _is_consonant(cluster[at])), len(cluster))
    return not _LINKERS.isdisjoint(cluster[before:])


def _is_consonant(char: str) -> bool:
    # The six scripts with linkers are laid out alike, in blocks of 128.
    block, place = divmod(ord(char), 0x80)
    in_place = 0x15 <= place <= 0x3A or 0x58 <= place <= 0x5F
    return block in _LINKED_BLOCKS and in_place and unicodedata.category(char) == "Lo"


def _completes_hangul(before: str, char: str) -> bool:
    after = _hangul(char)
    match _hangul(before):
        case "L":
            return after in {"L", "V", "LV", "LVT"}
        case "V" | "LV":
            return after in {"V", "T"}
        case "T" | "LVT":
            return after == "T"
        case _:
            return False


def _hangul(char: str) -> str:
    code = ord(char)
    if 0x1100 <= code <= 0x115F or 0xA960 <= code <= 0xA97C:
        return "L"
    if 0x1160 <= code <= 0x11A7 or 0xD7B0 <= code <= 0xD7C6:
        return "V"
    if 0x11A8 <= code <= 0x11FF or 0xD7CB <= code <= 0xD7FB:
        return "T"
    if 0xAC00 <= code <= 0xD7A3:
        return "LV" if (code - 0xAC00) % 28 == 0 else "LVT"
    return ""
