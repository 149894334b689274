"""The built page, served as its distribution serves it: a strict policy, long caching for hashed files."""

import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path

from aiohttp import web

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".map": "application/json"}
TEXTUAL = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
NOT_BUILT = (
    "The page is not built yet. Run `make play`, or `npm ci && npm run build` in frontend/, then reload."
)


def is_built(root: Path) -> bool:
    return (root / "index.html").is_file()


class Page:
    """Serves the files under `root`, which may appear and change while this runs."""

    def __init__(self, root: Path, headers: Mapping[str, str]) -> None:
        self._root = root.resolve()
        self._headers = headers

    async def answer(self, request: web.Request) -> web.Response:
        name = request.match_info["name"] or "index.html"
        found = self._file(name)
        if found is None:
            built = is_built(self._root)
            missing = "There is nothing here." if built else NOT_BUILT
            return web.Response(status=404 if built else 503, text=missing, headers=self._headers)
        content = found.read_bytes()
        etag = hashlib.sha256(content).hexdigest()[:32]
        caching = {
            "Cache-Control": FOREVER if name.startswith("assets/") else ALWAYS_ASK,
            "ETag": f'"{etag}"',
        }
        if any(known.value == etag for known in request.if_none_match or ()):
            return web.Response(status=304, headers={**self._headers, **caching})
        kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        charset = "utf-8" if kind.startswith("text/") else None
        response = web.Response(
            body=content, content_type=kind, charset=charset, headers={**self._headers, **caching}
        )
        if kind.startswith(TEXTUAL) and "gzip" in request.headers.get("Accept-Encoding", ""):
            response.headers["Vary"] = "Accept-Encoding"
            response.enable_compression(web.ContentCoding.gzip)
        return response

    def _file(self, name: str) -> Path | None:
        if "\0" in name:
            return None
        path = (self._root / name).resolve()
        return path if path.is_relative_to(self._root) and path.is_file() else None
