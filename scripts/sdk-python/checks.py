"""What the suites of all SDKs share: the words the scripted model goes by, and how checks are run.

The environment names the gateway (LOUTER_URL) and the models behind it, one for each protocol of a backend
(LOUTER_MODELS, parted by commas). Nothing else is contacted.
"""

import base64
import os
import sys
import traceback
from collections.abc import Callable

from pydantic import BaseModel

URL = os.environ["LOUTER_URL"]
MODELS = os.environ["LOUTER_MODELS"].split(",")

GREETING = "Grüße, 👋 world."
DEGREES = "21 degrees in Zürich"
PIXEL = (
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)
PIXEL_BYTES = base64.b64decode(PIXEL)


class Trip(BaseModel):
    """The shape that an answer is asked to have."""

    city: str
    days: int


class Broken(Exception):
    """A check that came out otherwise than it should."""


def expect(actual: object, expected: object) -> None:
    if actual != expected:
        raise Broken(f"expected {expected!r}, got {actual!r}")


def expect_raised(kind: type[Exception], ask: Callable[[], object]) -> Exception:
    """Asks, and gives back the error of this kind that must come of it."""
    try:
        answer = ask()
    except kind as error:
        return error
    raise Broken(f"expected {kind.__name__}, got {answer!r}")


def run(sdk: str, *checks: Callable[[str], None]) -> None:
    """Runs each check with each model, says how it went, and ends with 1 when one failed."""
    failed = 0
    for model in MODELS:
        for check in checks:
            name = f"{sdk}, {model}: {check.__name__.replace('_', ' ')}"
            try:
                check(model)
            except Exception:
                failed += 1
                print(f"FAIL  {name}\n{traceback.format_exc()}", flush=True)
            else:
                print(f"pass  {name}", flush=True)
    sys.exit(1 if failed else 0)
