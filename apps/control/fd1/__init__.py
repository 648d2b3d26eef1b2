"""A second implementation of scheme FD1 in plain Python, written from its documentation."""
