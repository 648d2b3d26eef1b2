"""The fields of BLS12-381: Fp2 = Fp(u) with u² = -1, Fp12 = Fp2(w) with w⁶ = 1 + u."""

P = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB
R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001


def square_root(a):
    root = pow(a, (P + 1) // 4, P)
    return root if root * root % P == a % P else None


class Fp:
    """Fp and Fp2 offer the curve the same four operations."""

    zero = 0

    @staticmethod
    def add(a, b):
        return (a + b) % P

    @staticmethod
    def sub(a, b):
        return (a - b) % P

    @staticmethod
    def mul(a, b):
        return a * b % P

    @staticmethod
    def inverse(a):
        return pow(a, -1, P)


class Fp2:
    zero = (0, 0)

    @staticmethod
    def add(a, b):
        return ((a[0] + b[0]) % P, (a[1] + b[1]) % P)

    @staticmethod
    def sub(a, b):
        return ((a[0] - b[0]) % P, (a[1] - b[1]) % P)

    @staticmethod
    def mul(a, b):
        return ((a[0] * b[0] - a[1] * b[1]) % P, (a[0] * b[1] + a[1] * b[0]) % P)

    @staticmethod
    def inverse(a):
        norm = pow(a[0] * a[0] + a[1] * a[1], -1, P)
        return (a[0] * norm % P, -a[1] * norm % P)

    @staticmethod
    def square_root(a):
        """Uses the norm: if x + yu is a root, then x² = (a0 ± |a|) / 2."""
        norm = square_root(a[0] * a[0] + a[1] * a[1])
        if norm is None:
            return None
        for signed in (norm, -norm):
            x = square_root((a[0] + signed) * pow(2, -1, P) % P)
            if x:
                root = (x, a[1] * pow(2 * x, -1, P) % P)
                if Fp2.mul(root, root) == a:
                    return root
        y = square_root(-a[0] % P) if a[1] == 0 else None
        return None if y is None else (0, y)


ONE12 = ((1, 0),) + ((0, 0),) * 5


def mul12(a, b):
    """Multiplies two elements given as six coefficients of powers of w."""
    out = [(0, 0)] * 11
    for i, x in enumerate(a):
        if x == (0, 0):
            continue
        for j, y in enumerate(b):
            if y != (0, 0):
                c0, c1 = out[i + j]
                out[i + j] = (c0 + x[0] * y[0] - x[1] * y[1], c1 + x[0] * y[1] + x[1] * y[0])
    for k in range(6, 11):
        c0, c1 = out[k]
        low0, low1 = out[k - 6]
        out[k - 6] = (low0 + c0 - c1, low1 + c0 + c1)
    return tuple((c0 % P, c1 % P) for c0, c1 in out[:6])


def pow12(a, exponent):
    result = ONE12
    for bit in bin(exponent)[2:]:
        result = mul12(result, result)
        if bit == "1":
            result = mul12(result, a)
    return result


def conjugate12(a):
    """Negates the odd powers of w: the power p⁶."""
    return tuple(((-c[0]) % P, (-c[1]) % P) if i % 2 else c for i, c in enumerate(a))


def _power(a, exponent):
    result = (1, 0)
    for bit in bin(exponent)[2:]:
        result = Fp2.mul(result, result)
        if bit == "1":
            result = Fp2.mul(result, a)
    return result


# w^p = w * STEP, so the power p conjugates each coefficient and multiplies it by a power of STEP.
STEP = _power((1, 1), (P - 1) // 6)
STEPS = [_power(STEP, i) for i in range(6)]


def frobenius(a, times):
    """The power p, the given number of times."""
    for _ in range(times):
        a = tuple(Fp2.mul((c[0], -c[1] % P), step) for c, step in zip(a, STEPS))
    return a


def inverse12(a):
    """The product of a and its conjugates over Fp is a number, the norm."""
    others, turned = ONE12, a
    for _ in range(11):
        turned = frobenius(turned, 1)
        others = mul12(others, turned)
    norm = pow(mul12(a, others)[0][0], -1, P)
    return tuple((c[0] * norm % P, c[1] * norm % P) for c in others)
