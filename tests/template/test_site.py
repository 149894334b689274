"""The page's bucket is nobody's but the distribution's, and the distribution serves page and socket."""

import re
from typing import Any

import botocore.session
import pytest

Resources = dict[str, dict[str, Any]]
# AWS's own policies, by the ids that they have in every account.
CACHING_OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6"
CLOUDFRONTS_ZONE = "Z2FDTNDATAQYW2"
CACHING_DISABLED = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad"


@pytest.fixture
def distribution(resources: Resources) -> dict[str, Any]:
    config: dict[str, Any] = resources["Distribution"]["Properties"]["DistributionConfig"]
    return config


def origin(distribution: dict[str, Any], behaviour: dict[str, Any]) -> dict[str, Any]:
    (found,) = [one for one in distribution["Origins"] if one["Id"] == behaviour["TargetOriginId"]]
    return dict(found)


def test_the_bucket_is_private(resources: Resources) -> None:
    bucket = resources["Bucket"]["Properties"]
    assert set(bucket["PublicAccessBlockConfiguration"].values()) == {True}
    assert len(bucket["PublicAccessBlockConfiguration"]) == 4
    assert bucket["OwnershipControls"] == {"Rules": [{"ObjectOwnership": "BucketOwnerEnforced"}]}
    assert "WebsiteConfiguration" not in bucket
    assert "AccessControl" not in bucket


def test_only_this_distribution_may_read_and_only_the_page(resources: Resources) -> None:
    policy = resources["BucketPolicy"]["Properties"]
    assert policy["Bucket"] == {"Ref": "Bucket"}
    (allowed,) = [one for one in policy["PolicyDocument"]["Statement"] if one["Effect"] == "Allow"]
    assert allowed["Principal"] == {"Service": "cloudfront.amazonaws.com"}
    assert allowed["Action"] == "s3:GetObject"
    assert allowed["Resource"] == {"Fn::Sub": "${Bucket.Arn}/page/*"}
    assert allowed["Condition"] == {
        "StringEquals": {
            "AWS:SourceArn": {
                "Fn::Sub": "arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}"
            }
        }
    }


def test_nothing_is_read_or_written_unencrypted(resources: Resources) -> None:
    statements = resources["BucketPolicy"]["Properties"]["PolicyDocument"]["Statement"]
    (denied,) = [one for one in statements if one["Effect"] == "Deny"]
    assert (denied["Principal"], denied["Action"]) == ("*", "s3:*")
    assert denied["Condition"] == {"Bool": {"aws:SecureTransport": "false"}}


def test_the_bucket_is_reached_by_a_signed_request(
    resources: Resources, distribution: dict[str, Any]
) -> None:
    page = origin(distribution, distribution["DefaultCacheBehavior"])
    assert page["DomainName"] == {"Fn::GetAtt": ["Bucket", "RegionalDomainName"]}
    assert page["OriginPath"] == "/page"
    assert page["OriginAccessControlId"] == {"Fn::GetAtt": ["OriginAccess", "Id"]}
    access = resources["OriginAccess"]["Properties"]["OriginAccessControlConfig"]
    assert (access["SigningBehavior"], access["SigningProtocol"]) == ("always", "sigv4")


def test_the_page_is_compressed_cached_and_encrypted(distribution: dict[str, Any]) -> None:
    page = distribution["DefaultCacheBehavior"]
    assert page["Compress"] is True
    assert page["ViewerProtocolPolicy"] == "redirect-to-https"
    assert page["CachePolicyId"] == CACHING_OPTIMIZED
    assert page["ResponseHeadersPolicyId"] == {"Ref": "PageHeaders"}
    assert distribution["DefaultRootObject"] == "index.html"
    assert "AllowedMethods" not in page, "GET and HEAD are the default"


def test_the_socket_is_handed_on_as_it_is_but_for_host_and_cookies(
    resources: Resources, distribution: dict[str, Any]
) -> None:
    (socket,) = distribution["CacheBehaviors"]
    assert socket["PathPattern"] == "/ws"
    assert socket["ViewerProtocolPolicy"] == "https-only"
    assert socket["CachePolicyId"] == CACHING_DISABLED
    assert socket["OriginRequestPolicyId"] == {"Ref": "SocketRequest"}
    request = resources["SocketRequest"]["Properties"]["OriginRequestPolicyConfig"]
    assert request["HeadersConfig"] == {"HeaderBehavior": "allExcept", "Headers": ["Host"]}
    assert request["CookiesConfig"] == {"CookieBehavior": "none"}
    assert request["QueryStringsConfig"] == {"QueryStringBehavior": "none"}


def test_the_socket_leads_to_the_stage_of_its_path(distribution: dict[str, Any]) -> None:
    api = origin(distribution, distribution["CacheBehaviors"][0])
    assert api["DomainName"] == {"Fn::Sub": "${SocketApi}.execute-api.${AWS::Region}.${AWS::URLSuffix}"}
    assert "OriginPath" not in api
    assert api["CustomOriginConfig"] == {
        "OriginProtocolPolicy": "https-only",
        "OriginSSLProtocols": ["TLSv1.2"],
    }


def test_no_error_is_kept_for_the_next_visitor(distribution: dict[str, Any]) -> None:
    """CloudFront keeps each for ten seconds if nobody says otherwise, of the socket's path too."""
    told = {one["ErrorCode"]: one for one in distribution["CustomErrorResponses"]}
    assert told.keys() == {403, 500, 501, 502, 503, 504}
    assert len(distribution["CustomErrorResponses"]) == len(told)
    for code, one in told.items():
        assert one == {"ErrorCode": code, "ErrorCachingMinTTL": 0}


def test_phones_get_the_newest_http_and_old_ciphers_are_refused(distribution: dict[str, Any]) -> None:
    assert distribution["HttpVersion"] == "http2and3"
    assert distribution["IPV6Enabled"] is True
    condition, own, given = distribution["ViewerCertificate"]["Fn::If"]
    assert condition == "HasDomain"
    assert (own["MinimumProtocolVersion"], own["SslSupportMethod"]) == ("TLSv1.2_2021", "sni-only")
    assert given == {"CloudFrontDefaultCertificate": True}


def test_a_domain_is_an_alias_of_the_distribution_with_the_hosts_certificate(
    distribution: dict[str, Any],
) -> None:
    without = {"Ref": "AWS::NoValue"}
    assert distribution["Aliases"] == {"Fn::If": ["HasDomain", [{"Ref": "DomainName"}], without]}
    condition, own, _ = distribution["ViewerCertificate"]["Fn::If"]
    assert (condition, own["AcmCertificateArn"]) == ("HasDomain", {"Ref": "CertificateArn"})


def test_a_zone_gets_the_domain_for_both_kinds_of_addresses(resources: Resources) -> None:
    records = [one for one in resources.values() if one["Type"] == "AWS::Route53::RecordSet"]
    assert sorted(one["Properties"]["Type"] for one in records) == ["A", "AAAA"]
    for one in records:
        assert one["Condition"] == "HasZone"
        told = {name: value for name, value in one["Properties"].items() if name != "Type"}
        assert told == {
            "HostedZoneId": {"Ref": "HostedZoneId"},
            "Name": {"Ref": "DomainName"},
            "AliasTarget": {
                "DNSName": {"Fn::GetAtt": ["Distribution", "DomainName"]},
                "HostedZoneId": CLOUDFRONTS_ZONE,
            },
        }


def test_every_page_comes_with_its_policies(resources: Resources) -> None:
    config = resources["PageHeaders"]["Properties"]["ResponseHeadersPolicyConfig"]
    security = config["SecurityHeadersConfig"]
    assert all(header["Override"] is True for header in security.values())
    policy = security["ContentSecurityPolicy"]["ContentSecurityPolicy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "data:" not in policy
    assert security["StrictTransportSecurity"]["AccessControlMaxAgeSec"] >= 31_536_000
    assert "Cross-Origin-Opener-Policy" in {one["Header"] for one in config["CustomHeadersConfig"]["Items"]}


def test_two_stacks_of_one_name_in_two_regions_have_names_of_their_own(resources: Resources) -> None:
    """CloudFront's names are the account's, and of 64 characters at the most; a stack's own may have 128."""
    named = {
        "OriginAccess": ("OriginAccessControlConfig", "Description"),
        "PageHeaders": ("ResponseHeadersPolicyConfig", "Comment"),
        "SocketRequest": ("OriginRequestPolicyConfig", "Comment"),
    }
    here, there = (
        [name_of(resources[one]["Properties"][config]["Name"], *stack) for one, (config, _) in named.items()]
        for stack in (("ap-southeast-2", "1" * 36), ("eu-central-1", "2" * 36))
    )
    assert set(here) & set(there) == set()
    assert max(map(len, here + there)) <= 64
    for one, (config, text) in named.items():
        assert resources[one]["Properties"][config][text] == {"Ref": "AWS::StackName"}


def name_of(name: dict[str, Any], region: str, number: str) -> str:
    """What CloudFormation makes of a name for the stack with this number."""
    text, parts = name["Fn::Sub"]
    assert parts == {"Stack": {"Fn::Select": [2, {"Fn::Split": ["/", {"Ref": "AWS::StackId"}]}]}}
    stack = f"arn:aws:cloudformation:{region}:123456789012:stack/{'s' * 128}/{number}".split("/")[2]
    filled = text.replace("${AWS::Region}", region).replace("${Stack}", stack)
    assert re.fullmatch(r"[a-z0-9-]+", filled), filled
    return str(filled)


def test_each_build_is_brought_to_the_bucket_and_told_every_host_it_answers_at(resources: Resources) -> None:
    site = resources["Site"]["Properties"]
    assert site["Bucket"] == {"Ref": "Bucket"}
    assert resources[site["Release"]["Ref"]]["Type"] == "AWS::Lambda::Version"
    address = {"Fn::GetAtt": ["Distribution", "DomainName"]}
    both = {"Fn::Sub": "${DomainName} ${Distribution.DomainName}"}
    assert site["Hosts"] == {"Fn::If": ["HasDomain", both, address]}
    function = resources["SiteFunction"]["Properties"]
    assert int(site["ServiceTimeout"]) > function["Timeout"], "its answer comes before the wait is over"


def test_every_property_of_the_distribution_is_known_to_its_api(distribution: dict[str, Any]) -> None:
    model = botocore.session.get_session().get_service_model("cloudfront")
    known = model.shape_for("DistributionConfig").members  # type: ignore[attr-defined]  # no stub has members
    ours = {"IPV6Enabled": "IsIPV6Enabled", "CustomErrorResponses": "CustomErrorResponses"}
    assert {ours.get(name, name) for name in distribution} <= known.keys()
