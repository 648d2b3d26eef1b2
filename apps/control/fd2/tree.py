"""Proofs of RFC 9162 trees, and a tree that grows."""

from fd1.encoding import sha256

MAX_PATH = 64


def node_hash(left, right):
    return sha256(b"\x01" + left + right)


class Frontier:
    """The roots of the complete subtrees of a growing tree, the largest first."""

    def __init__(self, size=0, peaks=()):
        self.size, self.peaks = size, list(peaks)

    @staticmethod
    def from_bytes(size, data):
        return Frontier(size, [data[at : at + 32] for at in range(0, len(data), 32)])

    def to_bytes(self):
        return b"".join(self.peaks)

    def copy(self):
        return Frontier(self.size, self.peaks)

    def append(self, leaf):
        complete = self.size
        while complete & 1:
            leaf = sha256(b"\x01" + self.peaks.pop() + leaf)
            complete >>= 1
        self.peaks.append(leaf)
        self.size += 1

    def root(self):
        if not self.peaks:
            return sha256(b"")
        root = self.peaks[-1]
        for peak in reversed(self.peaks[:-1]):
            root = node_hash(peak, root)
        return root


def root_from_path(leaf, index, size, path):
    """The root that the path leads to, or None if the path does not fit the place."""
    if not 0 <= index < size or len(path) > MAX_PATH:
        return None
    root, place, last = leaf, index, size - 1
    for step in path:
        if last == 0:
            return None
        if place & 1 or place == last:
            root = node_hash(step, root)
            while place and not place & 1:
                place >>= 1
                last >>= 1
        else:
            root = node_hash(root, step)
        place >>= 1
        last >>= 1
    return root if last == 0 else None


def is_consistent(old_size, new_size, path, old_root, new_root):
    """Whether the tree with the old root is the beginning of the tree with the new one."""
    if old_size == new_size:
        return not path and old_root == new_root
    if not 0 <= old_size < new_size:
        return False
    if old_size == 0:
        return not path
    steps = list(path)
    if old_size & (old_size - 1) == 0:
        steps.insert(0, old_root)
    if not steps:
        return False
    place, last = old_size - 1, new_size - 1
    while place & 1:
        place >>= 1
        last >>= 1
    old = new = steps[0]
    for step in steps[1:]:
        if last == 0:
            return False
        if place & 1 or place == last:
            old, new = node_hash(step, old), node_hash(step, new)
            while place and not place & 1:
                place >>= 1
                last >>= 1
        else:
            new = node_hash(new, step)
        place >>= 1
        last >>= 1
    return last == 0 and old == old_root and new == new_root
