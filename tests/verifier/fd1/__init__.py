"""Scheme FD1 in plain Python: a second implementation, made from its description."""
