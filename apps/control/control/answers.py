"""The outcomes of a request that are no success."""


class Refused(Exception):
    """The request is not valid or cannot be served now; nothing is wrong with the books."""

    def __init__(self, status, error, **fields):
        super().__init__(error)
        self.status, self.body = status, {"error": error, **fields}


class Different(Exception):
    """The platform's figures differ from the own ones. Every difference names what differs, ours and theirs."""

    def __init__(self, kind, differences, **fields):
        super().__init__(kind)
        self.kind, self.differences, self.fields = kind, differences, fields


def difference(what, ours, theirs, **place):
    def plain(value):
        return value.hex() if isinstance(value, bytes) else value

    return {"what": what, "ours": plain(ours), "theirs": plain(theirs), **place}


class Comparison:
    """Collects differences, so that one answer names them all."""

    def __init__(self):
        self.differences = []

    def same(self, what, ours, theirs, **place):
        if ours != theirs:
            self.differences.append(difference(what, ours, theirs, **place))

    def finish(self, kind, **fields):
        if self.differences:
            raise Different(kind, self.differences, **fields)
