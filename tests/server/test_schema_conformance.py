"""Every HTTP route keeps to the OpenAPI document, whatever it is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.harness.wire import Person, Server, run, seated

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ROUTES = 98
EXAMPLES = 12


async def tables(server: Server) -> list[str]:
    """A table that is open, one that is played at, and one where the game is over."""
    opened = Person(server.url).post("/api/tables", {"game": "nyet"}).json["id"]
    running, over = await seated(server, 2), await seated(server, 2, "face-to-face")
    for seat in over:
        await seat.ask("abandon")
    return [opened, running[0].id, over[0].id]


def test_every_route_keeps_to_its_document(server: Server) -> None:
    document: Any = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    cookie = Person(server.url).cookie
    known = run(tables(server))
    operations = [result.ok() for result in document.get_all_operations()]
    assert len(operations) == ROUTES
    for operation in operations:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
        )
        @given(case=operation.as_strategy(), table=st.sampled_from(["", *known]))
        def keeps_to_it(case: Any, table: str) -> None:
            if table and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            ends = case.method == "DELETE" or case.path.endswith("/sign-out")
            answer = case.call(headers={"Cookie": Person(server.url).cookie if ends else cookie})
            case.validate_response(answer, checks=CHECKS)

        keeps_to_it()
