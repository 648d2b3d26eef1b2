"""BLS signatures on G1 with keys on G2, the beacon's scheme bls-unchained-g1-rfc9380."""

from .bls_curve import G2_GENERATOR, decode_g1, decode_g2, negative
from .bls_field import Fp2, ONE12, mul12
from .encoding import sha256, u64
from .hash_to_curve import hash_to_g1
from .pairing import final_power, miller


def verify_round(public_key, round_number, signature):
    key, point = decode_g2(public_key), decode_g1(signature)
    if key is None or point is None:
        return False
    message = hash_to_g1(sha256(u64(round_number)))
    both = mul12(miller(point, negative(Fp2, G2_GENERATOR)), miller(message, key))
    return final_power(both) == ONE12
