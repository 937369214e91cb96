"""Balance reports: gather playings, measure them, say what stands out, draw it, and put it on one page."""
