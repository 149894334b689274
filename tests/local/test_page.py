"""The page comes with the headers of its distribution."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from local.headers import page_headers
from local.serve import ROOT, Setup, serving
from local.template import Template, TemplateProblem
from tests.local.vocabulary import awaited

FILES = {
    "index.html": "<!doctype html><title>Діамант</title>",
    "assets/app-4f2a.js": "x();" * 500,
    "assets/art-1b.svg": "<svg/>",
    "assets/font-1.woff2": "font",
    "sw.js": "self",
    "manifest.webmanifest": "{}",
}


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        path = tmp_path / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return tmp_path / "dist"


@asynccontextmanager
async def visitor(page: Path, template: Path | None = None) -> AsyncIterator[aiohttp.ClientSession]:
    async with (
        serving(Setup(handlers={}, template=template, page=page)) as server,
        aiohttp.ClientSession(server.url) as session,
    ):
        yield session


@awaited
async def test_the_start_page_is_served_at_the_root(dist: Path) -> None:
    async with visitor(dist) as session, session.get("/") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert await answer.text() == FILES["index.html"]


@pytest.mark.parametrize(
    ("path", "kind", "caching"),
    [
        ("/", "text/html", "no-cache"),
        ("/index.html", "text/html", "no-cache"),
        ("/sw.js", "text/javascript", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/app-4f2a.js", "text/javascript", "public, max-age=31536000, immutable"),
        ("/assets/art-1b.svg", "image/svg+xml", "public, max-age=31536000, immutable"),
        ("/assets/font-1.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
@awaited
async def test_hashed_files_are_kept_for_ever_and_the_rest_is_asked_for(
    dist: Path, path: str, kind: str, caching: str
) -> None:
    async with visitor(dist) as session, session.get(path) as answer:
        assert answer.status == 200
        assert answer.content_type == kind
        assert answer.headers["Cache-Control"] == caching


@pytest.mark.parametrize("path", ["/", "/assets/app-4f2a.js", "/nothing"])
@awaited
async def test_every_answer_carries_the_headers_of_the_template(dist: Path, path: str) -> None:
    async with visitor(dist, ROOT / "template.yaml") as session, session.get(path) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")
        assert policy.endswith("require-trusted-types-for 'script'; trusted-types app")
        assert "connect-src 'self' ws: wss:; " in policy, "without TLS the page's socket is ws:"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "camera=()" in answer.headers["Permissions-Policy"]
        assert "Strict-Transport-Security" not in answer.headers, "browsers take it over TLS only"


def test_a_header_that_is_not_known_here_is_not_passed_over() -> None:
    text = (ROOT / "template.yaml").read_text(encoding="utf-8")
    for wrong in (
        text.replace("ContentTypeOptions:", "XSSProtection:"),
        text.replace("connect-src 'self' wss:;", "connect-src 'none';"),
    ):
        with pytest.raises(TemplateProblem):
            page_headers(Template.parse(wrong))


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/a%00b",
        "/%2fetc/passwd",
    ],
)
@awaited
async def test_nothing_else_is_found(dist: Path, path: str) -> None:
    async with visitor(dist) as session, session.get(URL(path, encoded=True)) as answer:
        assert answer.status == 404
        assert "secret" not in await answer.text()


@awaited
async def test_text_is_compressed_for_who_takes_it(dist: Path) -> None:
    async with visitor(dist) as session:
        async with session.get("/assets/app-4f2a.js", headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert int(answer.headers["Content-Length"]) < len(FILES["assets/app-4f2a.js"]) / 10
            assert await answer.text() == FILES["assets/app-4f2a.js"]
        async with session.get("/assets/font-1.woff2", headers={"Accept-Encoding": "gzip"}) as answer:
            assert "Content-Encoding" not in answer.headers


@awaited
async def test_a_page_that_has_not_changed_is_not_sent_again(dist: Path) -> None:
    async with visitor(dist) as session:
        async with session.get("/") as answer:
            etag = answer.headers["ETag"]
        async with session.get("/", headers={"If-None-Match": etag}) as answer:
            assert answer.status == 304
        (dist / "index.html").write_text("new", encoding="utf-8")
        async with session.get("/", headers={"If-None-Match": etag}) as answer:
            assert await answer.text() == "new"


@awaited
async def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    async with visitor(tmp_path / "dist") as session, session.get("/") as answer:
        assert answer.status == 503
        assert "not built yet" in await answer.text()
