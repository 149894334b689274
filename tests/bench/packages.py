"""How large what is deployed is: each function's folder in `.aws-sam/build`, zipped as SAM uploads it."""

import zipfile
from pathlib import Path
from tempfile import TemporaryFile

from local.serve import ROOT
from local.template import Template

BUILT = ROOT / ".aws-sam" / "build"
AIM = 6_500_000


def packages() -> dict[str, int]:
    """Bytes of each function's package. FileNotFoundError where `make build` has not been run."""
    return {name: zipped(BUILT / name) for name in Template.read(ROOT / "template.yaml").functions()}


def zipped(folder: Path) -> int:
    """Bytes of a folder as an archive.

    Raises:
        FileNotFoundError: there is no such folder.
    """
    if not folder.is_dir():
        raise FileNotFoundError(folder)
    with TemporaryFile() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in folder.rglob("*"):
                archive.write(path, path.relative_to(folder))
        return file.tell()
