"""HMAC_DRBG (SP 800-90A, 10.1.2) with SHA-256, and the draws made from its words."""

import hmac


def mac(key, data):
    return hmac.digest(key, data, "sha256")


class Drbg:
    def __init__(self, entropy, nonce, personalisation=b""):
        self.key, self.value = bytes(32), b"\x01" * 32
        self._update(entropy + nonce + personalisation)

    def _update(self, provided=b""):
        self.key = mac(self.key, self.value + b"\x00" + provided)
        self.value = mac(self.key, self.value)
        if provided:
            self.key = mac(self.key, self.value + b"\x01" + provided)
            self.value = mac(self.key, self.value)

    def generate(self, length):
        out = b""
        while len(out) < length:
            self.value = mac(self.key, self.value)
            out += self.value
        self._update()
        return out[:length]


def drbg_words(drbg):
    while True:
        block = drbg.generate(1024)
        for at in range(0, 1024, 4):
            yield int.from_bytes(block[at : at + 4], "big")


class Stream:
    def __init__(self, words):
        self.words = words

    def uniform(self, n):
        limit = 2**32 - 2**32 % n
        word = next(self.words)
        while word >= limit:
            word = next(self.words)
        return word % n

    def raffle(self, m, n):
        moved, drawn = {}, []
        for i in range(m):
            j = i + self.uniform(n - i)
            drawn.append(moved.get(j, j))
            moved[j] = moved.get(i, i)
        return drawn

    def pick(self, k, n):
        return [index + 1 for index in self.raffle(k, n)]


def open_streams(scheme, seed, nonce):
    """Returns the function that opens the stream of a label; every label has its own stream."""

    def open_stream(label):
        return Stream(drbg_words(Drbg(seed, nonce[:16], f"{scheme}/{label}".encode("ascii"))))

    return open_stream
