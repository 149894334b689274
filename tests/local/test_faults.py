"""What the platform does not promise can be made to go wrong."""

import asyncio
import functools

from local.limits import Faults
from tests.local.vocabulary import Recorder, awaited, management, room, text


@awaited
async def test_a_disconnect_may_be_lost() -> None:
    gone, faults = Recorder(), Faults(disconnect_lost=True)
    async with room({"$disconnect": gone}, faults=faults) as here:
        await (await here.connect()).close()
        await asyncio.sleep(0.05)
        assert len(gone) == 0
        faults.disconnect_lost = False
        await (await here.connect()).close()
        await gone.next()


@awaited
async def test_a_message_may_come_twice() -> None:
    recorder = Recorder()
    async with room({"$default": recorder}, faults=Faults(messages_repeated=True)) as here:
        await (await here.connect()).send_str("x")
        first, second = await recorder.next(), await recorder.next()
    assert first["body"] == second["body"] == "x"


@awaited
async def test_a_push_may_come_twice() -> None:
    async with room({}, faults=Faults(pushes_repeated=True)) as here:
        socket = await here.connect()
        client, name = management(here.server.connections_url), await here.only_connection()
        await asyncio.to_thread(lambda: client.post_to_connection(ConnectionId=name, Data=b"x"))
        assert [await text(socket), await text(socket)] == ["x", "x"]


@awaited
async def test_pushes_may_overtake_each_other() -> None:
    async with room({}, faults=Faults(pushes_reversed=True, pushes_held=0.2)) as here:
        socket = await here.connect()
        client, name = management(here.server.connections_url), await here.only_connection()
        for data in (b"1", b"2", b"3"):
            post = functools.partial(client.post_to_connection, ConnectionId=name, Data=data)
            await asyncio.to_thread(post)
        assert [await text(socket) for _ in range(3)] == ["3", "2", "1"]
