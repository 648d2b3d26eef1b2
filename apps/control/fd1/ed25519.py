"""Ed25519 signatures (RFC 8032)."""

import hashlib

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_1 = pow(2, (P - 1) // 4, P)
IDENTITY = (0, 1, 1, 0)


def add(a, b):
    """Extended coordinates: x = X/Z, y = Y/Z, T = XY/Z."""
    r = (a[1] - a[0]) * (b[1] - b[0]) % P
    s = (a[1] + a[0]) * (b[1] + b[0]) % P
    t = 2 * a[3] * b[3] * D % P
    z = 2 * a[2] * b[2] % P
    e, f, g, h = s - r, z - t, z + t, s + r
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def negative(a):
    return (P - a[0], a[1], a[2], P - a[3])


def sum_of_products(pairs):
    """The sum of scalar * point with shared doublings."""
    total = IDENTITY
    for bit in range(max(scalar.bit_length() for scalar, _ in pairs) - 1, -1, -1):
        total = add(total, total)
        for scalar, point in pairs:
            if scalar >> bit & 1:
                total = add(total, point)
    return total


def is_identity(a):
    return a[0] % P == 0 and (a[1] - a[2]) % P == 0


def recover_x(y, sign):
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_1 % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    return P - x if x & 1 != sign else x


def decode(data):
    number = int.from_bytes(data, "little")
    y, sign = number & (2**255 - 1), number >> 255
    x = None if y >= P else recover_x(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


BASE_Y = 4 * pow(5, -1, P) % P
BASE = (recover_x(BASE_Y, 0), BASE_Y, 1, recover_x(BASE_Y, 0) * BASE_Y % P)


def verify(public_key, message, signature):
    a, r = decode(public_key), decode(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= L or is_identity(sum_of_products([(8, a)])):
        return False
    digest = hashlib.sha512(signature[:32] + public_key + message).digest()
    k = int.from_bytes(digest, "little") % L
    difference = sum_of_products([(s, BASE), (k, negative(a)), (1, negative(r))])
    return is_identity(sum_of_products([(8, difference)]))


def encode(point):
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def expand(seed):
    """The secret scalar and the prefix of a 32-byte seed."""
    digest = hashlib.sha512(seed).digest()
    scalar = int.from_bytes(digest[:32], "little") & (2**254 - 8) | 2**254
    return scalar, digest[32:]


def public_key(seed):
    return encode(sum_of_products([(expand(seed)[0], BASE)]))


def sign(seed, message):
    scalar, prefix = expand(seed)
    own_key = public_key(seed)
    r = int.from_bytes(hashlib.sha512(prefix + message).digest(), "little") % L
    point = encode(sum_of_products([(r, BASE)]))
    k = int.from_bytes(hashlib.sha512(point + own_key + message).digest(), "little") % L
    return point + ((r + k * scalar) % L).to_bytes(32, "little")
