"""A cable between browser and server that can be pulled out."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit

SIZE = 65_536


class Cable:
    """Passes connections on to a server; pulled, it drops all there are and refuses new ones."""

    def __init__(self, url: str) -> None:
        target = urlsplit(url)
        assert target.hostname is not None
        assert target.port is not None
        self._target = (target.hostname, target.port)
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._passes = threading.Event()
        self._passes.set()
        self._listener = self._listen(0)
        self._port: int = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"

    def _listen(self, port: int) -> socket.socket:
        listener = socket.create_server(("127.0.0.1", port))
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()
        return listener

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                near, _ = listener.accept()
                far = socket.create_connection(self._target)
            except OSError:
                return
            with self._lock:
                self._ends |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(SIZE):
                self._passes.wait()
                sink.sendall(data)
        for end in (source, sink):
            self._drop(end)

    def _drop(self, end: socket.socket) -> None:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
        with self._lock:
            self._ends.discard(end)

    def freeze(self) -> None:
        """All connections stay, and nothing comes through: what a phone in a tunnel sees."""
        self._passes.clear()

    def thaw(self) -> None:
        """What was held up arrives after all."""
        self._passes.set()

    def pull(self) -> None:
        """No more network."""
        self._passes.set()
        self._drop(self._listener)
        with self._lock:
            ends = list(self._ends)
        for end in ends:
            self._drop(end)

    def plug(self) -> None:
        """Network again, at the same address."""
        self._listener = self._listen(self._port)
