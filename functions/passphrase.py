"""The passphrase that a host may ask of whoever opens a table: kept as a slow, salted hash."""

import hashlib
import hmac

_COST = 2**14
_BLOCK = 8
_BYTES = 32


def seal(passphrase: str, salt: str) -> str:
    """The text that is kept: the salt and the hash. The same salt gives the same text."""
    return f"{salt}${_hash(passphrase, salt)}"


def opens(kept: str, passphrase: str | None) -> bool:
    """Whether a passphrase is the one; where none is kept, none is asked for."""
    if not kept:
        return True
    salt, _, sealed = kept.partition("$")
    return passphrase is not None and hmac.compare_digest(sealed, _hash(passphrase, salt))


def _hash(passphrase: str, salt: str) -> str:
    key = hashlib.scrypt(passphrase.encode(), salt=salt.encode(), n=_COST, r=_BLOCK, p=1, dklen=_BYTES)
    return key.hex()
