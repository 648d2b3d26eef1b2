"""The independent control system.

python3 apps/control keys --config FILE     creates the key once and prints the public key
python3 apps/control serve --config FILE    answers the platform
python3 apps/control audit --config FILE [--totals FILE]
                                            prints the own books beside given totals; exits with 1 if they differ
"""

import argparse
import signal
import sys

from control.audit import audit
from control.config import ConfigError, create_key, read_config, read_key, read_token
from control.server import Service, serve
from control.store import Store


def read_arguments():
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="control", description=__doc__, formatter_class=layout)
    parser.add_argument("command", choices=["keys", "serve", "audit"])
    parser.add_argument("--config", required=True, help="the configuration file, see README.md")
    parser.add_argument("--totals", help="the platform's totals, one JSON object per line")
    return parser.parse_args()


def main():
    given = read_arguments()
    config = read_config(given.config)
    if given.command == "keys":
        print(create_key(config).public.hex())
        return 0
    if given.command == "audit":
        return 0 if audit(Store(config.database), given.totals) else 1
    key, token = read_key(config), read_token(config)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    serve(config, Service(Store(config.database), config, key), token)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ConfigError as problem:
        sys.exit(str(problem))
