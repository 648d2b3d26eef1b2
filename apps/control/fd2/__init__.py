"""A second implementation of scheme FD2 in plain Python, written from its documentation."""
