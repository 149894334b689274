"""What browsers say that could install the page."""

# What Chromium does when it could; answers whether the page takes the offer upon itself.
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  offer.prompt = async () => document.body.setAttribute('data-prompted', '')
  dispatchEvent(offer)
  return offer.defaultPrevented
}"""


def iphone(*, installed: bool) -> str:
    """Runs before the page: what an iPhone's browser has, and no other."""
    return f"Object.defineProperty(navigator, 'standalone', {{ value: {str(installed).lower()} }})"
