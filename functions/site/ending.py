"""The end of the table with all games: the only module that can bring it about."""

from __future__ import annotations

import boto3

from functions.site.hurry import PATIENCE


def end_table(table: str, stack: str) -> None:
    """Delete the table, if its stack is being deleted; one that is gone already is well.

    CloudFormation sends the same request when it takes back an update that brought this resource, and when a
    template no longer has it: there the games go on.
    """
    described = boto3.client("cloudformation", config=PATIENCE).describe_stacks(StackName=stack)
    if described["Stacks"][0]["StackStatus"] != "DELETE_IN_PROGRESS":
        return
    client = boto3.client("dynamodb", config=PATIENCE)
    try:
        client.delete_table(TableName=table)
    except client.exceptions.ResourceNotFoundException:
        return
