"""`python -m frontend.art`: cut the sprite and the icons anew."""

from frontend.art.files import PAGE, stale

for path, content in stale().items():
    path.write_bytes(content)
    print(path.relative_to(PAGE))
