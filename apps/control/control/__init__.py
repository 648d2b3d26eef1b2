"""The independent control system: it keeps its own books of the sales and computes the winners itself."""
