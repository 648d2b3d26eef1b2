"""What a verifier is given besides the file, and how it answers."""

from fd1.close_record import StepFailed, require

__all__ = ["Given", "StepFailed", "require"]


class Given:
    """Values from other sources than the file: pins, the own receipt, and evidence from witnesses."""

    def __init__(self, policy=None, receipt=None, checkpoints=(), entries=(), platform_key=None, signer_key=None, anchor=None):
        self.policy, self.receipt = policy, receipt
        self.checkpoints, self.entries = list(checkpoints), list(entries)
        self.platform_key, self.signer_key, self.anchor = platform_key, signer_key, anchor
