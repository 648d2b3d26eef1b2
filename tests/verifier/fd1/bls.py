"""BLS signatures on G1 with keys on G2, the beacon's scheme bls-unchained-g1-rfc9380."""

from .bls_curve import G2_GENERATOR, add, decode_g1, decode_g2, negative, slope
from .bls_field import Fp2, ONE12, P, R, mul12, pow12
from .encoding import sha256, u64
from .hash_to_curve import hash_to_g1

LOOP = 0xD201000000010000


def line(t, q, at):
    """The line through t and q of the twist, evaluated at a point of G1, times w³, which the final power removes."""
    m = slope(Fp2, t, q)
    constant = Fp2.sub(Fp2.mul(m, t[0]), t[1])
    return (constant, (0, 0), Fp2.mul(m, (-at[0] % P, 0)), (at[1], 0), (0, 0), (0, 0))


def miller(p, q):
    value, t = ONE12, q
    for bit in bin(LOOP)[3:]:
        value = mul12(mul12(value, value), line(t, t, p))
        t = add(Fp2, t, t)
        if bit == "1":
            value = mul12(value, line(t, q, p))
            t = add(Fp2, t, q)
    return value


def verify_round(public_key, round_number, signature):
    key, point = decode_g2(public_key), decode_g1(signature)
    if key is None or point is None:
        return False
    message = hash_to_g1(sha256(u64(round_number)))
    both = mul12(miller(point, negative(Fp2, G2_GENERATOR)), miller(message, key))
    return pow12(both, (P**12 - 1) // R) == ONE12
