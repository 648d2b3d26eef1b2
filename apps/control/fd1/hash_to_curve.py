"""Hashing to G1 of BLS12-381: RFC 9380, suite BLS12381G1_XMD:SHA-256_SSWU_RO_."""

from .bls_curve import add, multiply
from .bls_field import Fp, P, square_root
from .encoding import sha256
from .isogeny import X_DEN, X_NUM, Y_DEN, Y_NUM

DST = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
A = 0x144698A3B8E9433D693A02C96D4982B0EA985383EE66A8D8E8981AEFD881AC98936F8DA0E0F97F5CF428082D584C1D
B = 0x12E2908D11688030018B12E8753EEE3B2016C1F0F24F4070A0B9C14FCEF35EF55A23215A316CEAA5D1CC48E98E172BE0
Z = 11
EFFECTIVE_COFACTOR = 0xD201000000010001


def expand(message, length):
    dst = DST + bytes([len(DST)])
    first = sha256(bytes(64) + message + length.to_bytes(2, "big") + b"\x00" + dst)
    out = block = sha256(first + b"\x01" + dst)
    for i in range(2, (length + 31) // 32 + 1):
        mixed = bytes(x ^ y for x, y in zip(first, block))
        block = sha256(mixed + bytes([i]) + dst)
        out += block
    return out[:length]


def map_to_isogenous(u):
    tv = (Z * Z * pow(u, 4, P) + Z * u * u) % P
    x = B * pow(Z * A, -1, P) % P if tv == 0 else -B * pow(A, -1, P) * (1 + pow(tv, -1, P)) % P
    y = square_root((x**3 + A * x + B) % P)
    if y is None:
        x = Z * u * u * x % P
        y = square_root((x**3 + A * x + B) % P)
    return x, y if y & 1 == u & 1 else P - y


def polynomial(coefficients, x):
    value = 0
    for coefficient in reversed(coefficients):
        value = (value * x + coefficient) % P
    return value


def map_to_curve(u):
    x, y = map_to_isogenous(u)
    by = [polynomial(each, x) for each in (X_NUM, X_DEN, Y_NUM, Y_DEN)]
    return by[0] * pow(by[1], -1, P) % P, y * by[2] * pow(by[3], -1, P) % P


def hash_to_g1(message):
    raw = expand(message, 128)
    first, second = (map_to_curve(int.from_bytes(half, "big") % P) for half in (raw[:64], raw[64:]))
    return multiply(Fp, EFFECTIVE_COFACTOR, add(Fp, first, second))
