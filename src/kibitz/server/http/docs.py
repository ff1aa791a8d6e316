"""The interactive documentation page; all its files are served from here."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path

from litestar import Router
from litestar.openapi.plugins import SwaggerRenderPlugin
from litestar.static_files import create_static_files_router

FILES = "/schema/files"


def render_plugin() -> SwaggerRenderPlugin:
    """Swagger UI with its own files beside it."""
    return SwaggerRenderPlugin(
        path="/",
        js_url=f"{FILES}/swagger-ui-bundle.js",
        css_url=f"{FILES}/swagger-ui.css",
        standalone_preset_js_url=f"{FILES}/swagger-ui-standalone-preset.js",
        favicon="",
    )


def router() -> Router:
    """The files of Swagger UI."""
    folder = Path(str(distribution("swagger-ui-py").locate_file("swagger_ui/static")))
    return create_static_files_router(path=FILES, directories=[folder], include_in_schema=False)
