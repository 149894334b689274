"""Prints what SAM makes of a line of samconfig.toml. Runs in the deployment's own environment."""

import json
import sys
import tomllib

from samcli.cli.types import CfnParameterOverridesType
from samcli.commands.deploy.deploy_context import DeployContext

said = tomllib.loads(sys.argv[1])["parameter_overrides"]
answers = CfnParameterOverridesType().convert((said,), None, None)
template = {"Parameters": {name: {"Type": "String"} for name in [*answers, "Watch"]}}
merged = DeployContext.merge_parameters(template, answers)
json.dump({one["ParameterKey"]: one.get("ParameterValue", "kept") for one in merged}, sys.stdout)
