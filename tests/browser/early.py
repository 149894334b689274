"""A tap that is meant for what stood there before."""

# A finger comes down on a button in the very moment in which that appears, and is lifted when it takes taps;
# the body says when. A click without a finger, as from a key, comes at once too.
TAP_AT_ONCE = """(selector) => new MutationObserver((_, watch) => {
  const next = document.querySelector(selector)
  if (!next) return
  watch.disconnect()
  const touch = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch', detail: 1 }
  next.click()
  next.dispatchEvent(new PointerEvent('pointerdown', touch))
  new MutationObserver((_, watch) => {
    if (next.getAttribute('aria-disabled') === 'true') return
    watch.disconnect()
    next.dispatchEvent(new PointerEvent('pointerup', touch))
    next.dispatchEvent(new PointerEvent('click', touch))
    document.body.dataset.tapped = 'yes'
  }).observe(next, { attributes: true })
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""
