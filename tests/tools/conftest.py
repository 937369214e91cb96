"""Interrupts reach the programs that these tests start, also where pytest itself runs in the background."""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
