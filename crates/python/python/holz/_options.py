"""Options as keyword arguments."""

from __future__ import annotations

from collections.abc import Mapping


def words(options: Mapping[str, object]) -> list[str]:
    """Keyword arguments as the words the rules read: ``layout=castle``.

    A list becomes ``a,b``; true and false become ``yes`` and ``no``.
    """
    return [f"{key}={_value(value)}" for key, value in options.items()]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    return str(value)
