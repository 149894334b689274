"""Prints a template as SAM hands it to CloudFormation, given the host's answers as NAME=VALUE.

Runs in the deployment's own environment.
"""

import json
import sys
from pathlib import Path

from samtranslator.translator.transform import transform
from samtranslator.yaml_helper import yaml_parse


class NoManagedPolicies:
    def load(self) -> dict[str, str]:
        return {}


template = yaml_parse(Path(sys.argv[1]).read_text(encoding="utf-8"))
for resource in template["Resources"].values():
    if "CodeUri" in resource.get("Properties", {}):
        resource["Properties"]["CodeUri"] = "s3://uploaded/package"  # what `sam deploy` writes once it is
answers = dict(answer.split("=", 1) for answer in sys.argv[2:])
json.dump(transform(template, answers, NoManagedPolicies()), sys.stdout)
