# Two commands do everything: `make run` plays, `make test` checks. Both set up what they need.
PYTHON ?= python3
BIN := .venv/bin
COMPILED := hatch_build.py $(shell find src/kibitz/compiled src/kibitz/engines -name "*.pyx" -o -name "*.px[di]" -o -name "*.h")

.PHONY: run test check unit training web web-check machine screenshots previews lock bench clean

run: .venv/ready web
	$(BIN)/kibitz serve --open

test: check web-check unit

check: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: .venv/ready training web machine
	$(BIN)/pytest -n auto

# The self-play generators that networks are trained on.
training: .venv/ready
	$(BIN)/python hatch_build.py

# The page, built into the package by the machine's Node or the one on PyPI; only if something of it changed.
web: .venv/ready
	$(BIN)/python web/build.py

web-check: .venv/ready
	$(BIN)/python web/build.py check test size

# What the tests need of the machine, from Debian's packages where it is missing: a browser and a database server.
MISSING = $(if $(shell command -v chromium),,chromium) $(if $(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql)
SUDO = $(if $(filter 0,$(shell id -u)),,sudo)

machine:
	@test -z "$(strip $(MISSING))" || { $(SUDO) apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends $(MISSING) >/dev/null; } || \
		{ echo "The tests need $(MISSING): install what your system calls so, and try again."; exit 1; }

# Every page and phase as a picture, in screenshots/, to be looked at.
screenshots: .venv/ready web machine
	$(BIN)/python tests/web/screenshots.py

# The pictures that go with shared links, drawn anew from the page's cards; they are kept in the repository.
previews: .venv/ready web machine
	$(BIN)/python tests/web/previews.py

# The environment: exactly what constraints.txt names, by hash, then this checkout.
.venv/ready: .venv/packages $(COMPILED)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

.venv/packages: constraints.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r constraints.txt
	command -v $(CC) >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check ziglang
	touch $@

bench: .venv/ready
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r bench/constraints.txt
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/fast.py
	$(BIN)/python bench/solver.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/lab.py

# Resolve the newest versions that pyproject.toml allows.
lock:
	uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
		--group dev --extra lab --extra cluster pyproject.toml -o constraints.txt
	uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
		--group bench -o bench/constraints.txt

clean:
	rm -rf src/kibitz/web web/node_modules web/src/generated screenshots .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
