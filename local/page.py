"""The built page, served as its distribution serves it: a strict policy, long caching for hashed files."""

import hashlib
import mimetypes
from pathlib import Path

from aiohttp import web

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; connect-src 'self' ws: wss:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".map": "application/json"}
TEXTUAL = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
NOT_BUILT = (
    "The page is not built yet. Run `make play`, or `npm ci && npm run build` in frontend/, then reload."
)


class Page:
    """Serves the files under `root`, which may appear and change while this runs."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()

    @property
    def built(self) -> bool:
        return (self._root / "index.html").is_file()

    async def answer(self, request: web.Request) -> web.Response:
        name = request.match_info["name"] or "index.html"
        found = self._file(name)
        if found is None:
            missing = NOT_BUILT if not self.built else "There is nothing here."
            return web.Response(status=404 if self.built else 503, text=missing, headers=HEADERS)
        content = found.read_bytes()
        etag = hashlib.sha256(content).hexdigest()[:32]
        caching = {
            "Cache-Control": FOREVER if name.startswith("assets/") else ALWAYS_ASK,
            "ETag": f'"{etag}"',
        }
        if any(known.value == etag for known in request.if_none_match or ()):
            return web.Response(status=304, headers={**HEADERS, **caching})
        kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        charset = "utf-8" if kind.startswith("text/") else None
        response = web.Response(
            body=content, content_type=kind, charset=charset, headers={**HEADERS, **caching}
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
