"""Where friends can reach this server: what the operator said, or this machine in its network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from empires.server.origins import OWN
from empires.server.settings import Settings
from empires.shapes.http import Addresses

EVERYWHERE: Final = ("0.0.0.0", "::", "")
# Nothing is sent there: asking for the way tells by which of our addresses it would go.
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def reachable_at(settings: Settings) -> Addresses:
    if settings.origins:
        return Addresses(addresses=list(settings.origins), only_here=False)
    if settings.host in OWN:
        return Addresses(addresses=[], only_here=True)
    hosts = in_the_network() if settings.host in EVERYWHERE else [settings.host]
    return Addresses(addresses=[written(host, settings.port) for host in hosts], only_here=False)


def in_the_network() -> list[str]:
    """Our own addresses that others in the same network can use; the usual one first."""
    found = [way_out(family, target) for family, target in FAR_AWAY]
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        found += [str(each[4][0]) for each in known]
    except OSError:
        pass  # a machine that does not know its own name
    return [host for host in dict.fromkeys(found) if host is not None and is_shared(host)]


def way_out(family: socket.AddressFamily, target: str) -> str | None:
    with socket.socket(family, socket.SOCK_DGRAM) as trying:
        try:
            trying.connect((target, 9))
            return str(trying.getsockname()[0])
        except OSError:
            return None


def is_shared(host: str) -> bool:
    address = ip_address(host.partition("%")[0])
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def written(host: str, port: int) -> str:
    """
    >>> written("192.168.1.7", 8000), written("fd00::7", 8000)
    ('http://192.168.1.7:8000', 'http://[fd00::7]:8000')
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
