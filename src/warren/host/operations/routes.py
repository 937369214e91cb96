"""What whoever runs a host asks it: whether it is alive, whether it is ready, and its figures."""

from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import ServiceUnavailableException

import warren
from warren.host.operations.readiness import Readiness
from warren.host.tables.table_registry import Hall
from warren.host.wire.api import Health, Ready


@get("/api/health", summary="Whether the host is alive")
async def health(state: AppState) -> Health:
    """Version, and how much is going on."""
    hall: Hall = state.hall
    tables, listeners = hall.count()
    return Health("ok", warren.__version__, warren.compiled(), tables, listeners)


@get("/api/ready", summary="Whether the host can let people in", raises=[ServiceUnavailableException])
async def ready(state: AppState) -> Response[Ready]:
    """200 if tables can be played at, 503 with what is wanting if not: the disk is full, say, or the host stops."""
    readiness: Readiness = state.readiness
    answer = await readiness.look()
    return Response(answer, status_code=200 if answer.ready else 503, headers={"Cache-Control": "no-store"})


@get("/api/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(state: AppState) -> str:
    """How much is going on, in Prometheus' format."""
    hall: Hall = state.hall
    tables, listeners = hall.count()
    readiness: Readiness = state.readiness
    now = {
        "tables": tables,
        "listeners": listeners,
        "thinkers": hall.thinkers.processes(),
        "thinking_queue": hall.thinkers.waiting(),
        "ready": int((await readiness.look()).ready),
    }
    store = hall.store
    totals = {"entries": store.written, "commits": store.commits, "store_failures": store.failures}
    return "\n".join([*hall.figures.lines(now, totals), ""])
