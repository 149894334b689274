"""The headers of the page, as the template gives them to the distribution."""

from typing import Any

from local.template import Template, TemplateProblem


def page_headers(template: Template) -> dict[str, str]:
    """What the distribution sends with every file, by name; nothing where the template has no policy.

    What differs without TLS: the page's socket is `ws:`, and browsers refuse to hear of TLS and of openers.

    Raises:
        TemplateProblem: a header whose value only a deployment knows, or one that this does not know.

    """
    found = [properties for _, properties in template.of_type("AWS::CloudFront::ResponseHeadersPolicy")]
    if not found:
        return {}
    policy = found[0]["ResponseHeadersPolicyConfig"]
    headers = dict(_security(name, part) for name, part in policy["SecurityHeadersConfig"].items())
    headers |= {item["Header"]: item["Value"] for item in policy["CustomHeadersConfig"]["Items"]}
    del headers["Strict-Transport-Security"], headers["Cross-Origin-Opener-Policy"]
    csp = headers["Content-Security-Policy"]
    own, without_tls = "connect-src 'self' wss:;", "connect-src 'self' ws: wss:;"
    if own not in csp:
        raise TemplateProblem(f"The page could not connect to its server under this policy: {csp}")
    headers["Content-Security-Policy"] = csp.replace(own, without_tls)
    return headers


def _security(name: str, part: dict[str, Any]) -> tuple[str, str]:
    match name:
        case "ContentSecurityPolicy":
            return "Content-Security-Policy", str(part["ContentSecurityPolicy"])
        case "StrictTransportSecurity":
            return "Strict-Transport-Security", f"max-age={part['AccessControlMaxAgeSec']}"
        case "FrameOptions":
            return "X-Frame-Options", str(part["FrameOption"])
        case "ContentTypeOptions":
            return "X-Content-Type-Options", "nosniff"
        case "ReferrerPolicy":
            return "Referrer-Policy", str(part["ReferrerPolicy"])
        case _:
            raise TemplateProblem(f"The local server does not know the header that {name} stands for.")
