"""What is printed too faintly: also on the faces that pseudo-elements paint, which axe leaves undecided."""

from tests.browser.phone import Phone

# The ground of a text is what the nearest element around it paints over most of itself: a drawing, a face, or
# a background. One that is cut by a clip path has the colour that was declared for it.
FAINT = """() => {
  const DRAWN = {
    '.card:has(> .face)': '--f', ':is(.game > .bar, .deck)': '--rock', '.jump [aria-current]': '--cut',
  }
  const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=range]), textarea'
  const inkOf = (colour) => {
    const hex = colour.startsWith('#')
    const parts = colour.match(hex ? /\\w\\w/g : /[\\d.]+/g)?.map((part) => parseInt(part, hex ? 16 : 10))
    return parts && /^(#|rgb)/.test(colour) && (parts[3] ?? 1) === 1 ? parts.slice(0, 3) : null
  }
  const light = (ink) => ink.map((part) => part / 255)
    .map((part) => (part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [.2126, .7152, .0722][at], .05)
  const groundOf = (element) => {
    const style = getComputedStyle(element)
    const large = ({ width, height }) =>
      parseFloat(width) >= .8 * element.clientWidth && parseFloat(height) >= .8 * element.clientHeight
    const faces = ['::after', '::before'].map((pseudo) => getComputedStyle(element, pseudo)).filter(large)
      .sort((one, other) => other.zIndex - one.zIndex).map(({ backgroundColor }) => backgroundColor)
    const drawn = Object.entries(DRAWN).filter(([what]) => element.matches(what))
      .map(([, ink]) => style.getPropertyValue(ink))
    const [ground] = [...drawn, ...faces, style.backgroundColor].map(inkOf).filter(Boolean)
    return ground ?? groundOf(element.parentElement)
  }
  const says = (element) => element.matches(WRITTEN)
    || [...element.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim())
  const room = document.querySelector('dialog[open]') ?? document.body
  return [...room.querySelectorAll('*')].flatMap((element) => {
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!seen || element.clientWidth === 1 || !says(element)) return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const ground = groundOf(element)
    const [dark, bright] = [inkOf(color) ?? ground, ground].map(light).sort((one, other) => one - other)
    const least = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24) ? 3 : 4.5
    const words = `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`
    return bright / dark < least ? [`${words} stands out ${(bright / dark).toFixed(2)} in ${color}`] : []
  })
}"""


def faint(phone: Phone) -> list[str]:
    """What stands out too little from its ground (WCAG 2.2: 4.5, large letters 3), disabled or not."""
    found: list[str] = phone.page.evaluate(FAINT)
    return found
