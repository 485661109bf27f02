"""What live.py needs besides the standard library: a WebSocket in its simplest form (text frames, no TLS), and how
patches and options are read. Copy it; with the package "websockets" you only need the last two functions."""
import base64
import json
import os
import socket
import struct
from urllib.parse import urlsplit


class Wire:
    def __init__(self, house, path):
        address = urlsplit(house)
        self.socket = socket.create_connection((address.hostname, address.port or 80))
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: Upgrade\r\n"
                             f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def say(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
        self.socket.sendall(b"\x81" + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def hear(self):
        kind, size = self.stream.read(2)
        if size > 125:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
        data = self.stream.read(size)
        return json.loads(data) if kind & 15 == 1 else {"is": "bye"}


def patched(before, patch):
    """[value] replaces, a bare one too; an object changes the members it names, null takes one away."""
    if not isinstance(patch, dict):
        return patch[0] if isinstance(patch, list) else patch
    after = list(before) if isinstance(before, list) else dict(before or {})
    for name, change in patch.items():
        place = int(name) if isinstance(after, list) else name
        if change is None:
            del after[place]
        else:
            after[place] = patched(after[place] if isinstance(after, list) else after.get(name), change)
    return after


def answers(options, cards):
    """["play", 17, [4, "A.rood"], …] is one pick with several cards; ["pass"] stands alone."""
    for pick, *given in options:
        for one in given or [[None, None]]:
            card, to = one if isinstance(one, list) else (one, None)
            yield {"pick": pick} | ({} if card is None else {"card": cards[card]}) | ({} if to is None else {"to": to})
