"""The drawings: point lists by hand, cut into the sprite and the app's icons by `python -m frontend.art`."""
