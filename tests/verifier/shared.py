"""Makes the packages of apps/control importable: the second verifier and the control system share them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "apps" / "control"))
