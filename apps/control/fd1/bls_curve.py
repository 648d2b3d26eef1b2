"""The groups G1 and G2 of BLS12-381 in affine coordinates; None is the point at infinity."""

from .bls_field import Fp, Fp2, P, R, square_root

G2_GENERATOR = (
    (
        0x024AA2B2F08F0A91260805272DC51051C6E47AD4FA403B02B4510B647AE3D1770BAC0326A805BBEFD48056C8C121BDB8,
        0x13E02B6052719F607DACD3A088274F65596BD0D09920B61AB5DA61BBDC7F5049334CF11213945D57E5AC7D055D042B7E,
    ),
    (
        0x0CE5D527727D6E118CC9CDC6DA2E351AADFD9BAA8CBDD3A76D429A695160D12C923AC9CC3BACA289E193548608B82801,
        0x0606C4A02EA734CC32ACD2B02BC28B99CB3E287E85A763AF267492AB572E99AB3F370D275CEC1DA1AAA9075FF05F79BE,
    ),
)


def slope(field, a, b):
    if a == b:
        square = field.mul(a[0], a[0])
        rise, run = field.add(field.add(square, square), square), field.add(a[1], a[1])
    else:
        rise, run = field.sub(b[1], a[1]), field.sub(b[0], a[0])
    return field.mul(rise, field.inverse(run))


def add(field, a, b):
    if a is None or b is None:
        return b if a is None else a
    if a[0] == b[0] and (a[1] != b[1] or a[1] == field.zero):
        return None
    m = slope(field, a, b)
    x = field.sub(field.sub(field.mul(m, m), a[0]), b[0])
    return (x, field.sub(field.mul(m, field.sub(a[0], x)), a[1]))


def multiply(field, scalar, point):
    total = None
    for bit in bin(scalar)[2:]:
        total = add(field, total, total)
        if bit == "1":
            total = add(field, total, point)
    return total


def negative(field, a):
    return (a[0], field.sub(field.zero, a[1]))


def _flags(data):
    """Returns (compressed and not infinity, larger y)."""
    return data[0] & 0x80 != 0 and data[0] & 0x40 == 0, data[0] & 0x20 != 0


def _numbers(data):
    cleared = bytes([data[0] & 0x1F]) + data[1:]
    return [int.from_bytes(cleared[at : at + 48], "big") for at in range(0, len(data), 48)]


def decode_g1(data):
    """Returns None for bytes that are not a point of the group of order R."""
    plain, larger = _flags(data)
    (x,) = _numbers(data)
    y = square_root((x * x * x + 4) % P) if plain and x < P else None
    if y is None:
        return None
    point = (x, P - y if (y > P // 2) != larger else y)
    return point if multiply(Fp, R, point) is None else None


def decode_g2(data):
    plain, larger = _flags(data)
    high, low = _numbers(data)
    if not plain or high >= P or low >= P:
        return None
    x = (low, high)
    y = Fp2.square_root(Fp2.add(Fp2.mul(Fp2.mul(x, x), x), (4, 4)))
    if y is None:
        return None
    is_larger = (y[1] if y[1] else y[0]) > P // 2
    point = (x, Fp2.sub(Fp2.zero, y) if is_larger != larger else y)
    return point if multiply(Fp2, R, point) is None else None


def encode_g2(point):
    (x0, x1), (y0, y1) = point
    larger = (y1 if y1 else y0) > P // 2
    data = bytearray(x1.to_bytes(48, "big") + x0.to_bytes(48, "big"))
    data[0] |= 0xA0 if larger else 0x80
    return bytes(data)
