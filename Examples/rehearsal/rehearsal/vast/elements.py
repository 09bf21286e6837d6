"""XML as it is written."""

from xml.sax.saxutils import escape, quoteattr


def element(name: str, *inside: str, **attributes: object) -> str:
    """An element around what is markup already; attributes that are None are left out."""
    marks = "".join(
        f" {key}={quoteattr(str(value))}" for key, value in attributes.items() if value is not None
    )
    return f"<{name}{marks}>{''.join(inside)}</{name}>"


def said(name: str, text: str, **attributes: object) -> str:
    """An element around a text, whatever is in it."""
    return element(name, escape(text), **attributes)


def linked(name: str, address: str, **attributes: object) -> str:
    """An element around an address, as ad servers write it."""
    return element(name, data(address), **attributes)


def data(text: str) -> str:
    """A text in which nothing is markup."""
    return f"<![CDATA[{text.replace(']]>', ']]]]><![CDATA[>')}]]>"


def clock(seconds: int) -> str:
    """A time as HH:MM:SS."""
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"
