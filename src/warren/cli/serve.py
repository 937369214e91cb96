"""Hosting from the command line: where the tables are, and a code that phones can read."""

import asyncio
import os
import socket
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import click

from warren.cli.errors import CommandError
from warren.engine.text import speak
from warren.host.operations import logs
from warren.host.operations.change_over import begin_again, has_changed_over
from warren.host.operations.logs import Form
from warren.host.serve import EVERYWHERE, addresses, bring_up_to_date, serve
from warren.host.store.contract import SCHEMES
from warren.host.store.lock import alone_with
from warren.host.tables.pace import Pace
from warren.host.wire.qr import qr_text
from warren.host.wire.trusted_hosts import TrustedHosts


def place(data: Path, database: str) -> Path | str:
    """Where tables are kept: a folder, or a database if one is named."""
    if not database:
        return data
    if not database.startswith(SCHEMES):
        raise CommandError("not-a-database", schemes=" / ".join(SCHEMES))
    return database


def shown(data: Path | str) -> str:
    """The same for a person to read, without name and password."""
    if isinstance(data, Path):
        return str(data)
    parts = urlsplit(data)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def run(
    data: Path | str,
    host: str,
    port: int,
    pace: Pace,
    language: str,
    log: tuple[Form, str],
    *,
    browse: bool = False,
    trusted_hosts: Sequence[str] = (),
    faults: Path | None = None,
) -> None:
    """Say where the host is, then serve until interrupted."""
    TrustedHosts(trusted_hosts)
    again = has_changed_over()
    if not again:
        check_free(host, port)
    logs.begin(*log)
    with alone_with(data):
        asyncio.run(bring_up_to_date(data))
        if again:
            click.echo(speak("warren.cli", language).say("serving-compiled"))
        else:
            tell(data, host, port, language)
        on_start = partial(open_browser, addresses(host, port)[0]) if browse and not again else lambda: None
        listening = serve(data, host, port, pace, on_start=on_start, trusted_hosts=trusted_hosts, faults=faults)
    if listening is not None:
        begin_again(listening)


def tell(data: Path | str, host: str, port: int, language: str) -> None:
    """Say where the tables are, and who can reach them."""
    say = speak("warren.cli", language).say
    found = addresses(host, port)
    click.echo(say("serving", address=found[0], data=shown(data)))
    for address in found[1:]:
        click.echo(say("serving-phones", address=address))
        click.echo(qr_text(address))
    if host in EVERYWHERE:
        click.echo(say("serving-network"))
    click.echo(say("serving-stop"))


def open_browser(address: str) -> None:
    """Show the tables in a browser, where there is a screen for one."""
    import webbrowser

    if sys.platform in {"win32", "darwin"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def check_free(host: str, port: int) -> None:
    """Refuse a port that is taken, before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CommandError("cannot-serve", host=host, port=str(port), why=error.strerror or str(error)) from error
