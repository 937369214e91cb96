"""Addresses as squares that a phone's camera reads: for the browser, and for the terminal."""

import io

import segno


def qr_picture(address: str) -> bytes:
    """An address as an SVG picture."""
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, xmldecl=False)
    return drawn.getvalue()


def qr_text(address: str) -> str:
    """An address as blocks in a terminal."""
    drawn = io.StringIO()
    segno.make(address).terminal(out=drawn, compact=True)
    return drawn.getvalue()
