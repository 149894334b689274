"""The embedded cloud: what `make play` starts, and what the tests play on.

It stands where API Gateway, Lambda, DynamoDB, EventBridge and CloudFront stand when the game is
deployed, and calls the same handlers with the same events. `local.serve` is the way in for programs,
`python -m local` for people.
"""
