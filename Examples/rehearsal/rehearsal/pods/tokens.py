"""Tokens: what may be asked for, until when, signed with a key that only two know."""

import hashlib
import hmac
import re
from dataclasses import dataclass

FAR_SECONDS = 10 * 365 * 86_400
"""No token lasts ten years: one that seems to has its end in milliseconds."""


@dataclass(frozen=True, slots=True)
class Keys:
    """The two keys: one to open sessions, another to ask for pods."""

    stream: str
    pod: str


def signature(text: str, key: str) -> str:
    """What stands behind hmac=."""
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()


def signed(members: dict[str, str], key: str) -> str:
    """A token as it must be."""
    text = "~".join(f"{name}={members[name]}" for name in sorted(members))
    return f"{text}~hmac={signature(text, key)}"


Needs = list[dict[str, str]]
"""What a token must say: of each of these at least one member, and all as they are here."""


def objection(token: str, key: str, other: str, needs: Needs, now: int) -> str | None:
    """What is wrong with a token, if anything is."""
    text, mark, mac = token.rpartition("~hmac=")
    if not mark:
        return "the token has no hmac at its end"
    pairs = [part.partition("=") for part in text.split("~")]
    names = [name for name, _, _ in pairs]
    told = {name: value for name, _, value in pairs}
    if names != sorted(set(names)):
        return "the members of the token are not sorted, or one comes twice"
    if "stream_id" in told:
        return "the token holds the stream id, but one token is for all sessions"
    if not re.fullmatch(r"[0-9a-f]{64}", mac):
        return "the hmac is not 64 hexadecimal digits in lower case"
    if mac != signature(text, key):
        if mac == signature(text, other):
            return "the token is signed with the key that is for the other purpose"
        return "the hmac does not fit what is before it"
    return objection_to_members(told, needs, now)


def objection_to_members(told: dict[str, str], needs: Needs, now: int) -> str | None:
    """What is wrong with what a token says, if anything is."""
    end = told.get("exp", "")
    if not re.fullmatch(r"\d{1,16}", end):
        return f"exp is {end!r} and must be seconds since 1970"
    if int(end) > now + FAR_SECONDS:
        return f"exp is {end}, which seems to be in milliseconds"
    if int(end) <= now:
        return f"the token ended {now - int(end)} s ago"
    known = {"exp"}
    for need in needs:
        said = need.keys() & told.keys()
        if not said:
            return f"the token does not say {' or '.join(need)}"
        for name in sorted(said):
            if told[name] != need[name]:
                return f"the token is for another {name}"
        known |= said
    strange = sorted(told.keys() - known)
    return f"{strange[0]} does not belong into the token" if strange else None
