"""nginx and Caddy with the very files that are shipped in `deploy/`; only names, addresses and certificates differ."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from server.harness.certificates import certificate
from server.harness.wire import TIMEOUT, free_port

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "kibitz.example.org"
UPSTREAM = "127.0.0.1:8765"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
CADDY = shutil.which("caddy")
MAIN = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; worker_processes 1; {user}
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/kibitz.conf;
}}
"""


@contextmanager
def nginx(folder: Path, servers: Sequence[str]) -> Iterator[str]:
    """nginx in front of servers, by their addresses; where it is reached. `cert.pem` in the folder is to be trusted."""
    assert NGINX is not None
    cert, key, _ = certificate(folder, "localhost")
    plain, port = free_port(), free_port()
    backends = "\n".join(f"    server {address} max_fails=1 fail_timeout=2s;" for address in servers)
    text = _replaced(
        (DEPLOY / "nginx.conf").read_text(),
        {
            f"    server {UPSTREAM} max_fails=1 fail_timeout=2s;": backends,
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(cert),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
            NAME: "localhost",
        },
    )
    (folder / "kibitz.conf").write_text(text)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
    with _running([NGINX, "-e", str(folder / "nginx.log"), "-c", str(folder / "nginx.conf")], folder, port):
        yield f"https://localhost:{port}"


@contextmanager
def caddy(folder: Path, servers: Sequence[str]) -> Iterator[str]:
    """Caddy in front of servers, by their addresses; where it is reached. `cert.pem` in the folder is to be trusted."""
    assert CADDY is not None
    cert, key, _ = certificate(folder, "localhost")
    port = free_port()
    text = _replaced(
        (DEPLOY / "Caddyfile").read_text(),
        {
            f"\n{NAME} {{\n": f"\nhttps://localhost:{port} {{\n\ttls {cert} {key}\n",
            f"reverse_proxy {UPSTREAM}": f"reverse_proxy {' '.join(servers)}",
        },
    )
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    command = [CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with _running(command, folder, port):
        yield f"https://localhost:{port}"


def _replaced(text: str, changes: dict[str, str]) -> str:
    """A shipped file with what every host changes in it; each of these must be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """A proxy from when it listens until the end."""
    said = folder / "said.log"
    with said.open("wb") as log:
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        end = time.monotonic() + TIMEOUT
        while True:
            assert process.poll() is None, said.read_text()[-2000:]
            assert time.monotonic() < end
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(TIMEOUT)
