"""The configuration file, the key and the access token."""

import ipaddress
import json
import os
import secrets
from pathlib import Path

from fd1 import ed25519
from fd1.record import BEACON_CHAIN, hash32
from fd1.shape import Optional, Problem, fields, many, need, pattern, read_json, text
from fd2.beacon import QUICKNET, Chain

OPERATOR = fields(platformKeys=many(hash32), signerKeys=many(hash32))
SHAPE = fields(
    listen=pattern(r"(\[[0-9a-f:]+\]|[0-9.]+):[0-9]{1,5}"),
    data=text(1000),
    tokenFile=text(1000),
    beacon=fields(relays=many(pattern("https?://.{1,300}")), chain=Optional(BEACON_CHAIN)),
    operators=lambda value: [OPERATOR(each) for each in value.values()],
)


class ConfigError(Exception):
    pass


class Operator:
    def __init__(self, given):
        self.platform_keys = [bytes.fromhex(key) for key in given["platformKeys"]]
        self.signer_keys = [bytes.fromhex(key) for key in given["signerKeys"]]


class Config:
    def __init__(self, given, folder):
        host, _, port = given["listen"].rpartition(":")
        self.host, self.port = host.strip("[]"), int(port)
        self.data = folder / given["data"]
        self.token_file = folder / given["tokenFile"]
        self.relays = given["beacon"]["relays"]
        self.chain = Chain(given["beacon"].get("chain", QUICKNET))
        self.operators = {member: Operator(each) for member, each in given["operators"].items()}

    @property
    def key_file(self):
        return self.data / "control.key"

    @property
    def database(self):
        return self.data / "control.db"


def read_config(path):
    try:
        given = read_json(Path(path).read_text("utf-8"))
        SHAPE(given)
        config = Config(given, Path(path).resolve().parent)
        need(config.chain.is_known(), "the beacon chain is not quicknet and its hash is not that of a local chain")
        # The token and the tickets would cross the network in clear; a proxy on this machine adds TLS.
        need(ipaddress.ip_address(config.host).is_loopback, "listen on a loopback address, behind a TLS proxy")
        need(all(each.platform_keys and each.signer_keys for each in config.operators.values()), "an operator has no key")
        return config
    except (OSError, ValueError, AttributeError, Problem) as problem:
        raise ConfigError(f"{path}: {problem}") from None


def read_token(config):
    token = config.token_file.read_text("ascii").strip()
    if len(token) < 32:
        raise ConfigError(f"{config.token_file}: the token must have at least 32 characters")
    return token


def create_key(config):
    """Creates the seed file once; an existing key is never replaced."""
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        file = os.open(config.key_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return read_key(config)
    with os.fdopen(file, "w", encoding="ascii") as out:
        out.write(secrets.token_hex(32) + "\n")
        out.flush()
        os.fsync(out.fileno())
    return read_key(config)


def read_key(config):
    try:
        seed = bytes.fromhex(config.key_file.read_text("ascii").strip())
    except (OSError, ValueError) as problem:
        raise ConfigError(f"no key: run `keys` first ({problem})") from None
    if len(seed) != 32:
        raise ConfigError(f"{config.key_file}: the seed must have 32 bytes")
    return Key(seed)


class Key:
    def __init__(self, seed):
        self.seed, self.public = seed, ed25519.public_key(seed)

    def sign(self, message):
        return ed25519.sign(self.seed, message)


def log(event, **details):
    # One write for each line, or the lines of two threads would mix.
    print(json.dumps({"event": event, **details}) + "\n", end="", flush=True)
