"""Addresses, as limits count them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from kibitz.server.asgi import Scope

NETWORK = 64
"""Bits of an IPv6 address that identify a household, which can change the rest as often as it likes."""


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a trusted proxy, whatever address the proxy names."""
    return shared_address(str((scope.get("client") or ("",))[0]))


@lru_cache(4096)
def shared_address(host: str) -> str:
    """One name for all addresses a client may have: an IPv4 address, `::1`, or the /64 of any other IPv6 one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - NETWORK) << (128 - NETWORK))}/{NETWORK}"


def networks(text: str) -> tuple[str, ...]:
    """Addresses and networks, separated by commas; ValueError for anything else."""
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    for part in found:
        ip_network(part)
    return found


def within(host: str, trusted: tuple[str, ...]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in ip_network(part) for part in trusted)


def mailbox(address: str) -> str:
    """Where mail to an address ends up, as limits count it: most providers ignore case and a tag after a plus sign."""
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0] or name}@{domain.rstrip('.')}"
