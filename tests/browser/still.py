"""Moments that stand still: they play only as far as they are asked to."""

from typing import Literal

from tests.browser.phone import Phone
from tests.browser.waiting import limited

type Kind = Literal["reveal", "turn", "collapse", "end", "count"]

# Runs before the page: whatever it animates waits at its beginning.
STILL = """
(() => {
  const waiting = new Set()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const made = animate.apply(this, how)
    made.pause()
    waiting.add(made)
    return made
  }
  const frame = () => new Promise(requestAnimationFrame)
  const now = () => document.documentElement.dataset.moment
  const end = (one) => {
    waiting.delete(one)
    if (one.playState === 'paused') one.finish()
  }
  const seek = (time) => {
    for (const one of waiting) {
      if (one.playState !== 'paused' || one.effect.getComputedTiming().endTime <= time) end(one)
      else one.currentTime = time
    }
  }
  window.still = {
    async reach(kind, time) {
      for (; now() !== kind; await frame()) waiting.forEach(end)
      while (waiting.size === 0) await frame()
      seek(time)
      await frame().then(frame)
    },
    async pass() {
      for (; now() && now() !== 'end'; await frame()) waiting.forEach(end)
      waiting.forEach(end)
    },
  }
})()
"""


def stand_still(phone: Phone) -> None:
    """From the next page on."""
    phone.context.add_init_script(STILL)


def reach(phone: Phone, kind: Kind, time: int) -> None:
    """Plays until a moment of this kind, and of that as many milliseconds."""
    phone.page.evaluate(limited("([kind, time]) => still.reach(kind, time)"), [kind, time])


def let_pass(phone: Phone) -> None:
    """Plays all, up to the table or to what waits for a tap."""
    phone.page.evaluate(limited("() => still.pass()"))
