"""How many characters a reader sees: grapheme clusters of UAX #29, from what the standard library knows.

Python 3.13 has no segmentation of its own. This covers text as names may hold it (no control characters);
tests compare it with a full implementation.
"""

import unicodedata

_ZWJ = "\u200d"
# Letters that lean on the one before: the Thai and Lao "am", the half-width Japanese voice marks.
_LEANING = frozenset("\u0e33\u0eb3\uff9e\uff9f")
# Extended_Pictographic, from the Unicode data for emoji: the pictures of the basic plane, then the others.
_PICTURES = (
    *((0xA9, 0xA9), (0xAE, 0xAE), (0x203C, 0x203C), (0x2049, 0x2049), (0x2122, 0x2122), (0x2139, 0x2139)),
    *((0x2194, 0x2199), (0x21A9, 0x21AA), (0x231A, 0x231B), (0x2328, 0x2328), (0x23CF, 0x23CF)),
    *((0x23E9, 0x23F3), (0x23F8, 0x23FA), (0x24C2, 0x24C2), (0x25AA, 0x25AB), (0x25B6, 0x25B6)),
    *((0x25C0, 0x25C0), (0x25FB, 0x25FE), (0x2600, 0x2604), (0x260E, 0x260E), (0x2611, 0x2611)),
    *((0x2614, 0x2615), (0x2618, 0x2618), (0x261D, 0x261D), (0x2620, 0x2620), (0x2622, 0x2623)),
    *((0x2626, 0x2626), (0x262A, 0x262A), (0x262E, 0x262F), (0x2638, 0x263A), (0x2640, 0x2640)),
    *((0x2642, 0x2642), (0x2648, 0x2653), (0x265F, 0x2660), (0x2663, 0x2663), (0x2665, 0x2666)),
    *((0x2668, 0x2668), (0x267B, 0x267B), (0x267E, 0x267F), (0x2692, 0x2697), (0x2699, 0x2699)),
    *((0x269B, 0x269C), (0x26A0, 0x26A1), (0x26A7, 0x26A7), (0x26AA, 0x26AB), (0x26B0, 0x26B1)),
    *((0x26BD, 0x26BE), (0x26C4, 0x26C5), (0x26C8, 0x26C8), (0x26CE, 0x26CF), (0x26D1, 0x26D1)),
    *((0x26D3, 0x26D4), (0x26E9, 0x26EA), (0x26F0, 0x26F5), (0x26F7, 0x26FA), (0x26FD, 0x26FD)),
    *((0x2702, 0x2702), (0x2705, 0x2705), (0x2708, 0x270D), (0x270F, 0x270F), (0x2712, 0x2712)),
    *((0x2714, 0x2714), (0x2716, 0x2716), (0x271D, 0x271D), (0x2721, 0x2721), (0x2728, 0x2728)),
    *((0x2733, 0x2734), (0x2744, 0x2744), (0x2747, 0x2747), (0x274C, 0x274C), (0x274E, 0x274E)),
    *((0x2753, 0x2755), (0x2757, 0x2757), (0x2763, 0x2764), (0x2795, 0x2797), (0x27A1, 0x27A1)),
    *((0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2934, 0x2935), (0x2B05, 0x2B07), (0x2B1B, 0x2B1C)),
    *((0x2B50, 0x2B50), (0x2B55, 0x2B55), (0x3030, 0x3030), (0x303D, 0x303D), (0x3297, 0x3297)),
    *((0x3299, 0x3299), (0x1F004, 0x1F004), (0x1F170, 0x1F171), (0x1F17E, 0x1F17F), (0x1F18E, 0x1F18E)),
    *((0x1F191, 0x1F19A), (0x1F201, 0x1F202), (0x1F21A, 0x1F21A), (0x1F22F, 0x1F22F), (0x1F232, 0x1F23A)),
    *((0x1F250, 0x1F251), (0x1F300, 0x1F3FA), (0x1F400, 0x1F64F), (0x1F680, 0x1F6FF), (0x1F900, 0x1F9FF)),
    (0x1FA70, 0x1FAFF),
)
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
    return _hangs_on(char) or char == _ZWJ or char in _LEANING or unicodedata.category(char) == "Mc"


def _hangs_on(char: str) -> bool:
    """What may stand between a picture and the joiner after it: marks, skin tones, the tags inside flags."""
    return (
        unicodedata.category(char) in {"Mn", "Me"}
        or "\U0001f3fb" <= char <= "\U0001f3ff"
        or "\U000e0020" <= char <= "\U000e007f"
    )


def is_emoji(char: str) -> bool:
    """Whether a character is a picture that can take part in a joined emoji (Extended_Pictographic)."""
    code = ord(char)
    return any(first <= code <= last for first, last in _PICTURES)


def _completes_emoji(cluster: str, char: str) -> bool:
    if not cluster.endswith(_ZWJ) or not is_emoji(char):
        return False
    before = cluster[:-1]
    while before and _hangs_on(before[-1]):
        before = before[:-1]
    return bool(before) and is_emoji(before[-1])


def _completes_flag(cluster: str, char: str) -> bool:
    return len(cluster) == 1 and _is_regional(cluster) and _is_regional(char)


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _completes_conjunct(cluster: str, char: str) -> bool:
    if not _is_consonant(char):
        return False
    before = next((at for at in range(len(cluster) - 1, -1, -1) if _is_consonant(cluster[at])), len(cluster))
    between = cluster[before + 1 :]
    unbroken = all(_hangs_on(char) or char == _ZWJ for char in between)
    return unbroken and not _LINKERS.isdisjoint(between)


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
