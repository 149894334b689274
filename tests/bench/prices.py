"""What AWS charges: us-east-1, US dollars, autumn 2026, without any free tier."""

AS_OF = "us-east-1, autumn 2026, without free tiers"
WRITE = 0.625e-6
READ = 0.125e-6
MESSAGE = 1.00e-6
"""For each 32 KB or part of it, in or out."""
CONNECTION_MINUTE = 0.25e-6
INVOCATION = 0.20e-6
GB_SECOND = 0.0000133334
LOG_BYTE = 0.50 / 1e9
CDN_BYTE = 0.085 / 1e9
CDN_ORIGIN_BYTE = 0.020 / 1e9
"""What goes the other way, from a phone through CloudFront to the API."""
CDN_REQUEST = 0.01 / 1e4
SCHEDULE = 1.00e-6
"""For each time that the Scheduler calls."""
ALARM_MONTH = 0.10
DASHBOARD_MONTH = 3.00
STORED_BYTE_MONTH = 0.25 / 1e9
