"""Releases of the page, built one after the other, and a server on which one follows the other."""

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from local.serve import ROOT

FRONTEND = ROOT / "frontend"
LEFT_BEHIND = shutil.ignore_patterns("node_modules", "dist")
TAG = "One card deeper, or home with what you have?"


def built(folder: Path, tag: str, patience: str = "3_000") -> Path:
    """The page of a release: what its start page says, and how many milliseconds its worker waits."""
    shutil.copytree(FRONTEND, folder, ignore=LEFT_BEHIND)
    (folder / "node_modules").symlink_to(FRONTEND / "node_modules")
    change(folder / "src/text/en.ts", TAG, tag)
    # Else the menu's file would have the same name in each release.
    change(folder / "src/screens/menu.tsx", 'class="', f'data-release="{tag}" class="')
    change(folder / "worker/sw.ts", "PATIENCE = 3_000", f"PATIENCE = {patience}")
    subprocess.run(["node_modules/.bin/vite", "build", "--logLevel", "warn"], cwd=folder, check=True)
    return folder / "dist"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@dataclass
class Site:
    """A server whose page changes. `url` ends without a slash."""

    folder: Path
    url: str
    process: subprocess.Popen[str]

    def release(self, dist: Path, *, but: tuple[str, ...] = ()) -> None:
        """Puts a release in the place of the one that is there, some of its files excepted."""
        for path in self.folder.iterdir():
            if path.name not in but:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        shutil.copytree(dist, self.folder, ignore=shutil.ignore_patterns(*but), dirs_exist_ok=True)

    @contextmanager
    def silence(self) -> Iterator[None]:
        """Meanwhile the server takes connections and never answers."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)


@contextmanager
def site(folder: Path) -> Iterator[Site]:
    command = [sys.executable, "-m", "local", "--port", "0", "--fresh", "--page", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield Site(folder, process.stdout.readline().split()[-1].rstrip("/"), process)
        finally:
            process.terminate()
