"""Which names may sit at a table, and which two look the same."""

import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from engine.graphemes import clusters
from engine.names import LONGEST_BYTES, LONGEST_CLUSTERS, clash, clean
from engine.refusals import Refusal

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "A",
            "Ada Lovelace",
            "Володимир-Святослав",
            "Bartholomäus Groß",
            "李小龍",
            "محمد",
            "Zoë",
            "O'Neill",
        ),
        *(
            "क्षत्रिय",
            "한글",
            "ᄒ\u1161ᆫ",
            "กำ",
            FAMILY,
            WALES,
            "\U0001f1fa\U0001f1e6",
            "❤\ufe0f",
            "1\ufe0f\u20e3",
        ),
        *("x" * 20, "\U0001f44d\U0001f3fd" * 8, "<b>bold</b>", "a & b", '"); DROP'),
    ],
)
def test_names_people_have_are_allowed(name: str) -> None:
    assert clean(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "nothing"),
        ("   ", "only spaces"),
        ("x" * 21, "21 clusters"),
        ("е" * 33, "66 bytes"),
        (FAMILY * 4, "72 bytes"),
        ("a\nb", "control"),
        ("a\x00", "control"),
        ("a\u202eb", "right-to-left override"),
        ("\u2067a\u2069", "bidi isolate"),
        ("a\u200bb", "zero-width space"),
        ("a\u200db", "joiner between letters"),
        ("a\u200cb", "zero-width non-joiner"),
        ("\U0001f469\u200d", "a joiner that joins nothing"),
        ("a\ufeff", "zero-width no-break space"),
        ("a\u00adb", "soft hyphen"),
        ("\u3164", "Hangul filler, drawn as nothing"),
        ("a\u034fb", "grapheme joiner"),
        ("\u0301a", "a mark on nothing"),
        ("a\u2028b", "line separator"),
        ("a\u00a0b", "a space that is not one"),
        ("a\U000e0061", "a tag outside a flag"),
        ("\ud800", "half a character"),
        ("\ue000", "private use"),
        ("a\ufe0f", "a style for a letter"),
        ("a\U000e0100", "a variation that is none"),
        ("^\u200d^", "joined signs"),
        ("°\u200d°", "joined signs"),
    ],
)
def test_names_that_hide_or_break_something_are_refused(name: str, why: str) -> None:
    with pytest.raises(Refusal, match="name_not_allowed"):
        clean(name)


def test_a_name_is_kept_composed_and_trimmed() -> None:
    assert clean("  Zoe\u0308 ") == "Zoë"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),  # Cyrillic А and а
        ("TOM", "ТОМ"),  # Cyrillic
        ("Tom", "Том"),  # Cyrillic
        ("NAT", "ΝΑΤ"),  # Greek
        ("vova", "νονα"),  # Greek
        ("Ada", "Ａｄａ"),  # full width
        ("Strasse", "Straße"),
        ("Zoë", "Zoё"),  # Cyrillic ё
        ("Ada", "A d a"),
        ("Li", "Lı"),  # dotless
        ("❤", "❤\ufe0f"),
        ("Ida", "lda"),
        ("vova", "ѵova"),  # an old Cyrillic letter
        ("☕☕", "☕\u200d☕"),
    ],
)
def test_names_that_look_alike_clash(one: str, other: str) -> None:
    assert clash(one, other)
    assert clash(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Нина", "Hana"), ("Zoe", "Zoë"), ("Nan", "Vav")])
def test_names_that_differ_do_not_clash(one: str, other: str) -> None:
    assert not clash(one, other)


# Letters with marks, Hangul in parts, emoji with joiners, tones and tags, flags, an Indic conjunct. A virama
# stands only after its consonant: on anything else `regex` joins where the standard does not.
PIECES = st.sampled_from(
    [
        *"aé한ᄀ\u1161\u11a8갂กำ\u0301\u0308\u200d\ufe0f\u20e3❤♂☕1Ж°^ ",
        *"\U0001f469\U0001f467\U0001f44d\U0001f3fd\U0001f1fa\U0001f1e6\U0001f3f4\U000e0067\U000e007f",
        *("क", "ष", "क\u094d", "क\u094dष"),
    ]
)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        *(("", 0), ("abc", 3), ("e\u0301", 1), ("กำ", 1), ("\u0301", 1)),
        *(("\u1100\u1161\u11a8", 1), ("\u1100\uac00", 1), ("\uac00\u1161\u11a8", 1), ("\uac01\u11a8", 1)),
        *(("\uac01\u1161", 2), ("\u11a8\u1100", 2), ("각각", 2), ("a\u1161", 2)),
        *(("क\u094dष", 1), ("क\u094dषक", 2), ("कष", 2), ("क\u094da", 2), ("क\u094dำष", 2)),
        *(("\U0001f1fa\U0001f1e6", 1), ("\U0001f1fa\U0001f1e6\U0001f1fa", 2), (WALES, 1)),
        *(
            (FAMILY, 1),
            ("❤\ufe0f\u200d\U0001f525", 1),
            ("☕\u200d\u200d☕", 2),
            ("\u200d☕", 2),
            ("^\u200d^", 2),
        ),
        *(("\U0001f44d\U0001f3fd", 1), ("1\ufe0f\u20e3", 1)),
    ],
)
def test_what_a_reader_sees_as_one_character_is_one(text: str, count: int) -> None:
    assert len(clusters(text)) == len(regex.findall(r"\X", text)) == count


@given(st.lists(PIECES, max_size=12).map("".join))
def test_characters_are_counted_as_the_unicode_standard_does(text: str) -> None:
    assert clusters(text) == regex.findall(r"\X", text)


@given(st.text(max_size=30))
def test_whatever_is_typed_is_refused_or_kept_within_the_limits(text: str) -> None:
    try:
        kept = clean(text)
    except Refusal:
        return
    assert clean(kept) == kept
    assert 1 <= len(regex.findall(r"\X", kept)) <= LONGEST_CLUSTERS
    assert len(kept.encode()) <= LONGEST_BYTES
    assert clash(kept, kept)
