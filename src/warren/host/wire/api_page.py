"""The page at `/api`: the OpenAPI document for people to read, in HTML alone.

It needs no script and nothing from outside, so it works under the policy that every page of the host has.
"""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from litestar import Request, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS: Final = ("get", "post", "put", "patch", "delete")
Schema = Mapping[str, Any]
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color-scheme: light dark }
section { border-top: 1px solid #8888; margin-top: 2rem }
h2 code { font-size: 1.1rem }
h2 small { font-weight: normal }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { border: 1px solid #8888; padding: .25rem .6rem; text-align: left; vertical-align: top }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere }
"""


@get("/api/style.css", media_type="text/css", include_in_schema=False, sync_to_thread=False)
def style() -> str:
    """How the page looks; styles inside a page are not allowed."""
    return STYLE


class ApiPage(OpenAPIRenderPlugin):
    """Every route with what it takes and answers, then every type."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole page."""
        return page(openapi_schema).encode()


def page(document: Schema) -> str:
    """The page for an OpenAPI document."""
    title = f"{escape(document['info']['title'])} {escape(document['info']['version'])}: HTTP interface"
    routes = [
        (method, path, item[method])
        for path, item in sorted(document["paths"].items())
        for method in METHODS
        if method in item
    ]
    contents = [
        f'<li><a href="#{anchor(method, path)}"><code>{method.upper()} {escape(path)}</code></a> '
        f"{escape(operation.get('summary') or '')}</li>"
        for method, path, operation in routes
    ]
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<title>{title}</title><link rel="stylesheet" href="/api/style.css"><link rel="icon" href="/icon.svg"></head>',
        f"<body><main><h1>{title}</h1>",
        '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. Games are played over the WebSocket '
        "<code>/ws/NAME</code>.</p>",
        f"<ul>{''.join(contents)}</ul>",
    ]
    for method, path, operation in routes:
        parts += route(method, path, operation)
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        parts += type_section(name, schema)
    return "".join([*parts, "</main></body></html>"])


def anchor(method: str, path: str) -> str:
    """Where on the page a route is."""
    return escape(f"{method}-{path.strip('/').replace('/', '-').replace('{', '').replace('}', '')}")


def route(method: str, path: str, operation: Schema) -> Iterator[str]:
    """One route."""
    yield f'<section id="{anchor(method, path)}"><h2><code>{method.upper()} {escape(path)}</code> '
    yield f"<small>{escape(operation.get('summary') or '')}</small></h2>"
    yield f"<p>{escape(operation.get('description') or '')}</p>"
    taken = [
        (f"{given['name']} ({given['in']})", shape(given.get("schema", {})), given.get("description") or "")
        for given in operation.get("parameters") or ()
    ]
    taken += [("body", kind, "") for kind in contents_of(operation.get("requestBody") or {})]
    if taken:
        yield table("takes", taken)
    answers = [
        (status, ", ".join(contents_of(answer)), answer.get("description") or "")
        for status, answer in sorted((operation.get("responses") or {}).items())
    ]
    yield table("answers", answers)
    yield "</section>"


def type_section(name: str, schema: Schema) -> Iterator[str]:
    """One type with its fields."""
    yield f'<section id="type-{escape(name)}"><h2><code>{escape(name)}</code></h2>'
    yield f"<p>{escape(schema.get('description') or '')}</p>"
    needed = schema.get("required") or ()
    fields = [
        (field, shape(its), "needed" if field in needed else "")
        for field, its in (schema.get("properties") or {}).items()
    ]
    yield table("field", fields) if fields else f"<p>{shape(schema)}</p>"
    yield "</section>"


def table(head: str, rows: list[tuple[str, str, str]]) -> str:
    """Rows of a name, a shape that is HTML already, and a remark."""
    lines = [
        f"<tr><td><code>{escape(name)}</code></td><td>{kind}</td><td>{escape(remark)}</td></tr>"
        for name, kind, remark in rows
    ]
    return (
        f"<table><thead><tr><th>{head}</th><th>type</th><th></th></tr></thead><tbody>{''.join(lines)}</tbody></table>"
    )


def contents_of(message: Schema) -> list[str]:
    """What a body may be."""
    return [
        f"{shape(content.get('schema') or {})} <small>{escape(kind)}</small>"
        for kind, content in (message.get("content") or {}).items()
    ]


def shape(schema: Schema) -> str:
    """A schema in a few words, with links to the types it names."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#type-{name}">{name}</a>'
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(shape(each) for each in schema[several])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum") or [schema.get("const")]
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {shape(schema.get('items') or {})}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"map to {shape(schema['additionalProperties'])}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind)) + bounds(schema)


def bounds(schema: Schema) -> str:
    """What else is demanded of a value."""
    names = {"minimum": "≥", "maximum": "≤", "maxLength": "length ≤", "maxItems": "items ≤"}
    told = [f"{word} {schema[name]}" for name, word in names.items() if schema.get(name) is not None]
    return f" ({escape(', '.join(told))})" if told else ""
