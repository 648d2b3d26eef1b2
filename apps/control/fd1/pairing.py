"""The pairing of BLS12-381, as the libraries of drand compute it: the cube of the reduced value."""

from .bls_curve import add, slope
from .bls_field import Fp2, ONE12, P, conjugate12, frobenius, inverse12, mul12, pow12

PARAMETER = 0xD201000000010000


def line(t, q, at):
    """The line through t and q of the twist, evaluated at a point of G1, times w³, which the final power removes."""
    m = slope(Fp2, t, q)
    constant = Fp2.sub(Fp2.mul(m, t[0]), t[1])
    return (constant, (0, 0), Fp2.mul(m, (-at[0] % P, 0)), (at[1], 0), (0, 0), (0, 0))


def miller(p, q):
    """The parameter of the curve is negative, so the value is conjugated at the end."""
    value, t = ONE12, q
    for bit in bin(PARAMETER)[3:]:
        value = mul12(mul12(value, value), line(t, t, p))
        t = add(Fp2, t, t)
        if bit == "1":
            value = mul12(value, line(t, q, p))
            t = add(Fp2, t, q)
    return conjugate12(value)


def power_of_parameter(a):
    """a^x for the negative parameter x; the conjugate is the inverse after the first part of the final power."""
    return conjugate12(pow12(a, PARAMETER))


def final_power(a):
    """
    The power 3(p¹² - 1)/r. Its first part is (p⁶ - 1)(p² + 1); three times the rest is
    (x - 1)²(x + p)(x² + p² - 1) + 3.
    """
    a = mul12(conjugate12(a), inverse12(a))
    a = mul12(frobenius(a, 2), a)
    b = mul12(power_of_parameter(a), conjugate12(a))
    b = mul12(power_of_parameter(b), conjugate12(b))
    b = mul12(power_of_parameter(b), frobenius(b, 1))
    b = mul12(mul12(power_of_parameter(power_of_parameter(b)), frobenius(b, 2)), conjugate12(b))
    return mul12(b, mul12(mul12(a, a), a))


def pairing(p, q):
    return final_power(miller(p, q))
