"""The HTTP interface for the platform."""

import hmac
import json
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from fd1.shape import Problem, read_json
from .answers import Different, Refused
from .balance import sign_balance
from .batches import accept_batches
from .beacon import Beacon
from .config import log
from .deck_winners import DeckWinners
from .decks import Decks
from .status import status
from .terms import put_terms
from .winners import DrawWinners

MAX_BODY = 64 * 2**20


class Service:
    """One function for each path; a function takes the body and returns the answer."""

    def __init__(self, store, config, key):
        self.store, self.config, self.key = store, config, key
        beacon = Beacon(store, config)
        draws, decks = DrawWinners(store, config, key, beacon), Decks(store, config, beacon)
        instant = DeckWinners(store, config, key, beacon)
        self.posts = {
            "/terms": self.terms,
            "/batches": lambda body: accept_batches(store, config, body),
            "/balance": lambda body: sign_balance(store, key, body),
            "/decks": decks.seal,
            "/rounds": decks.round,
            "/winners": lambda body: (instant if "deck" in body else draws).sign(body),
        }

    def terms(self, body):
        with self.store.write() as db:
            put_terms(db, body.get("member"), body)
        return {}

    def status(self):
        return status(self.store, self.config, self.key)

    def answer(self, path, body):
        """Returns the status and the answer. A difference is stored before it is answered."""
        member = find_member(body)
        if member not in self.config.operators:
            return 403, {"error": "unknown operator", "member": member}
        started = time.monotonic()
        try:
            answer = self.posts[path](body)
        except Problem as problem:
            return 422, {"error": "request is not valid", "problem": str(problem)}
        except Refused as refused:
            log("refused", path=path, member=member, **refused.body)
            return refused.status, refused.body
        except Different as different:
            detail = {"path": path, **different.fields, "differences": different.differences}
            self.store.add_difference(member, different.kind, detail)
            log("difference", member=member, kind=different.kind, **detail)
            return 409, {"error": "difference", "kind": different.kind, **detail}
        seconds = round(time.monotonic() - started, 3)
        log("accepted", path=path, member=member, seconds=seconds, **summary(path, body, answer))
        return 200, answer


def find_member(body):
    inner = body.get("close", body.get("seal", body))
    member = inner.get("member") if isinstance(inner, dict) else None
    return member if isinstance(member, str) else None


def summary(path, body, answer):
    if path == "/batches":
        return answer
    place = body.get("close", body.get("seal", body))
    return {"instance": place.get("instance")}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # A peer that stops sending must not hold its thread for ever.
    timeout = 120

    def log_message(self, *_):
        pass

    def reply(self, code, body):
        data = json.dumps(body).encode("utf-8")
        self.send_response(code)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def is_authorized(self):
        given = self.headers.get("Authorization", "").encode("utf-8", "replace")
        return hmac.compare_digest(given, f"Bearer {self.server.token}".encode("ascii"))

    def close_with(self, code, error):
        """The body was not read, so the connection cannot serve another request."""
        self.close_connection = True
        self.reply(code, {"error": error})

    def do_GET(self):
        if not self.is_authorized():
            self.close_with(401, "token is missing or wrong")
        elif self.path == "/status":
            self.reply(200, self.server.service.status())
        else:
            self.reply(404, {"error": "unknown path"})

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not self.is_authorized():
            self.close_with(401, "token is missing or wrong")
        elif self.path not in self.server.service.posts:
            self.close_with(404, "unknown path")
        elif not length.isdecimal() or int(length) > MAX_BODY:
            self.close_with(413, f"the body must have a length of at most {MAX_BODY}")
        else:
            self.reply(*self.answer_body(self.rfile.read(int(length))))

    def answer_body(self, data):
        try:
            body = read_json(data)
        except Problem as problem:
            return 400, {"error": str(problem)}
        if not isinstance(body, dict):
            return 400, {"error": "the body is not an object"}
        try:
            return self.server.service.answer(self.path, body)
        except Exception as failure:
            log("failed", path=self.path, failure=repr(failure))
            return 500, {"error": "the request failed; see the log"}


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, config, service, token):
        super().__init__((config.host, config.port), Handler)
        self.service, self.token = service, token

    def handle_error(self, _request, client_address):
        log("connection failed", client=str(client_address[0]), problem=repr(sys.exc_info()[1]))

    def process_request_thread(self, request, client_address):
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.service.store.close()


def serve(config, service, token):
    server = Server(config, service, token)
    host, port = server.server_address[:2]
    log("listening", address=f"{host}:{port}", key=service.key.public.hex())
    server.serve_forever()
