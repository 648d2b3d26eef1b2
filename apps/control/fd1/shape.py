"""Validates untrusted values: every deviation from the expected shape raises Problem."""

import json
import re

SAFE = 2**53 - 1


class Problem(Exception):
    pass


def need(condition, why):
    if not condition:
        raise Problem(why)


def _number(text):
    value = float(text)
    return int(value) if value.is_integer() else value


def _constant(name):
    raise ValueError(name)


def read_json(text):
    try:
        return json.loads(text, parse_float=_number, parse_constant=_constant)
    except (ValueError, OverflowError, RecursionError):
        raise Problem("the file is not JSON") from None


def text(max_length):
    def check(value):
        need(isinstance(value, str) and value, "not a text")
        try:
            units = len(value.encode("utf-16-le")) // 2
        except UnicodeEncodeError:
            raise Problem("unpaired surrogate") from None
        need(units <= max_length, "text too long")

    return check


def whole(minimum, maximum):
    def check(value):
        need(isinstance(value, int) and not isinstance(value, bool), "not a whole number")
        need(abs(value) <= SAFE and minimum <= value <= maximum, f"not between {minimum} and {maximum}")

    return check


def pattern(expression):
    compiled = re.compile(expression, re.ASCII)

    def check(value):
        need(isinstance(value, str) and compiled.fullmatch(value), f"does not match {expression}")

    return check


amount = pattern("0|[1-9][0-9]{0,17}")
positive_amount = pattern("[1-9][0-9]{0,17}")
ascii_text = pattern("[ -~]{0,100000}")


def hexadecimal(length):
    return pattern("[0-9a-f]{%d}" % (2 * length))


def flag(value):
    need(isinstance(value, bool), "neither true nor false")


def one_of(*allowed):
    def check(value):
        need(any(type(value) is type(each) and value == each for each in allowed), f"not one of {allowed}")

    return check


def anything(_value):
    pass


def many(item):
    def check(value):
        need(isinstance(value, list), "not a list")
        for each in value:
            item(each)

    return check


class Optional:
    """A field that may be absent."""

    def __init__(self, shape):
        self.shape = shape

    def __call__(self, value):
        self.shape(value)


def fields(**shapes):
    required = {name for name, shape in shapes.items() if not isinstance(shape, Optional)}

    def check(value):
        need(isinstance(value, dict), "not an object")
        need(required <= set(value), f"missing fields: {sorted(required - set(value))}")
        need(set(value) <= set(shapes), f"unknown fields: {sorted(set(value) - set(shapes))}")
        for name in value:
            shapes[name](value[name])

    return check
