"""A host may ask for a passphrase of whoever opens a table, and of nobody else."""

import asyncio

import pytest

from functions.passphrase import seal
from local.serve import running
from tests.socket.phone import phones, token

WORD = "open sesame"


def test_only_who_knows_the_passphrase_opens_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def knock(address: str) -> None:
        async with phones(address, 1) as (phone,):
            table = {"game": token(), "invite": token(), "watch": token()}
            for wrong in (None, "", "Open sesame"):
                answer = await phone.ask("create", **table, passphrase=wrong)
                assert answer["code"] == "not_admitted"
                assert "sesame" not in str(answer)
            assert (await phone.ask("create", **table))["code"] == "not_admitted"
            assert (await phone.ask("create", **table, passphrase=WORD))["type"] == "view"
            # Who has the invite needs no passphrase.
            peek = await phone.ask("peek", game=table["game"], invite=table["invite"])
            assert peek["type"] == "view"

    with running() as server:
        monkeypatch.setattr("functions.socket.PASSPHRASE", seal(WORD, "salt"))
        asyncio.run(knock(server.socket_url))
