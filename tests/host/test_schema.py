"""The HTTP interface keeps to its own OpenAPI document, whatever is asked.

`WARREN_SCHEMA` says how many requests for each route.
"""

import asyncio
import os
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from .inside import Inside
from .routes import ROUTES, app_for

EXAMPLES: Final = int(os.environ.get("WARREN_SCHEMA", "12"))


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("schema")
    return schemathesis.openapi.from_asgi("/api/openapi.json", app_for(asyncio.run(host()).hall, folder))


async def host() -> Inside:
    """A host as it is when it has begun."""
    return Inside()


@pytest.mark.parametrize(("method", "path"), ROUTES)
@pytest.mark.slow
def test_every_answer_is_as_the_document_says(api: Any, method: str, path: str) -> None:
    @given(case=api[path][method].as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def holds(case: Any) -> None:
        # What has the right shape may still be no game, or no record.
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    holds()
