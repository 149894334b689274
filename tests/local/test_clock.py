"""Timers call their functions as the platform's schedules do."""

import asyncio
import json

import pytest

from local.clock import Timer
from local.lambdas import Event, Function, HandlerFailed
from local.serve import Setup, running, serving
from local.template import ScheduleSpec
from tests.local.vocabulary import OK, Recorder, awaited


def timer(
    recorder: Recorder, every: float = 3600, source: str = "aws.scheduler", payload: str | None = None
) -> Timer:
    return Timer(Function("Sweep", recorder), ScheduleSpec("EachMinute", "Sweep", every, source, payload))


def setup(*timers: Timer) -> Setup:
    return Setup(handlers={}, template=None, timers=timers)


@awaited
async def test_a_timer_calls_again_and_again_even_after_a_failure() -> None:
    calls: list[Event] = []

    def fail_first(event: Event) -> object:
        calls.append(event)
        return OK if len(calls) > 1 else 1 / 0

    recorder = Recorder(fail_first)
    async with serving(setup(timer(recorder, every=0.02))):
        for _ in range(3):
            await recorder.next()


@pytest.mark.parametrize(
    ("source", "detail", "resource"),
    [
        ("aws.scheduler", "{}", "arn:aws:scheduler:us-east-1:123456789012:schedule/default/EachMinute"),
        ("aws.events", {}, "arn:aws:events:us-east-1:123456789012:rule/EachMinute"),
    ],
)
@awaited
async def test_the_event_has_the_fields_of_the_published_examples(
    source: str, detail: object, resource: str
) -> None:
    recorder = Recorder()
    async with serving(setup(timer(recorder, source=source))) as server:
        await server.clock.tick()
        event = await recorder.next()
    assert event.keys() == {
        "version", "id", "detail-type", "source", "account", "time", "region", "resources", "detail",
    }  # fmt: skip
    assert event["detail-type"] == "Scheduled Event"
    assert (event["source"], event["detail"], event["resources"]) == (source, detail, [resource])


@awaited
async def test_a_payload_of_the_template_is_the_event() -> None:
    recorder = Recorder()
    async with serving(setup(timer(recorder, payload='{"deep": true}'))) as server:
        await server.clock.tick()
        assert await recorder.next() == json.loads('{"deep": true}')


def test_a_test_may_tick_every_timer_and_sees_what_fails() -> None:
    well, ill = Recorder(), Recorder(lambda _event: 1 / 0)
    with running(setup(timer(well))) as server:
        server.tick()
        server.tick()
    assert len(well) == 2
    with running(setup(timer(ill))) as server, pytest.raises(HandlerFailed):
        server.tick()


@awaited
async def test_timers_stop_with_the_server() -> None:
    recorder = Recorder()
    async with serving(setup(timer(recorder, every=0.02))):
        await recorder.next()
    await asyncio.sleep(0.03)
    calls = len(recorder)
    await asyncio.sleep(0.06)
    assert len(recorder) == calls
