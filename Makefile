# `make run` plays, `make test` checks everything, `make quick` checks between two edits. Each sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check
COMPILED := hatch_build.py $(shell find src/kibitz/compiled src/kibitz/engines -name "*.pyx" -o -name "*.px[di]" -o -name "*.h")
# Each step says what it does and how many seconds after the start it begins.
ifndef BEGAN
export BEGAN := $(shell date +%s)
endif
say = @echo "[$$(($$(date +%s) - $(BEGAN))) s] $(1)"

# Each of the hundreds of processes that tests start would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test quick check unit faults mutants training web web-check machine screenshots previews sbom audit lock bench clean

# Engines and page at the same time: neither needs the other.
run:
	@$(MAKE) --silent --no-print-directory --jobs=2 .venv/compiled web
	$(call say,starting the server)
	@$(BIN)/kibitz serve --open

# What needs no other, two at a time: each keeps one core busy, the checks for a minute. While packages are installed, the
# machine gets what it lacks and the page is checked.
test:
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target machine web-check check training
	@$(MAKE) --no-print-directory unit

# What finds most mistakes within a minute: all checks, and the tests that need no server, no browser and little time.
QUICK := rules records playthroughs properties table terminal third_game solver locales package
quick: check
	$(BIN)/pytest -n auto --ignore=tests/package/test_wheel.py $(addprefix tests/,$(QUICK))

check: .venv/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# One worker more than cores: many tests wait for a server that they have killed, paused or cut off.
unit: .venv/test training web machine
	$(BIN)/pytest -n $$(($$($(BIN)/python -c "import os; print(os.cpu_count())") + 1))

# Kills, pauses, partitions, full disks and rogue clients at full length, with a report; `make test` has a short form.
faults: .venv/test web machine
	KIBITZ_FAULTS=long $(BIN)/pytest tests/faults

# How many of a fixed sample of wrong programs the tests notice, part by part; some tens of minutes.
mutants: .venv/test training web machine
	$(INSTALL) --no-deps --require-hashes -r constraints/mutants.txt
	$(BIN)/python tests/mutants.py

# The self-play generators that networks are trained on.
training: .venv/test
	$(BIN)/python hatch_build.py

# The page, built into the package by the machine's Node or the one on PyPI; only if something of it changed.
web: .venv/packages
	@$(BIN)/python web/build.py

web-check: .venv/packages
	$(BIN)/python web/build.py check test size

# What the tests need of the machine, from Debian's packages where it is missing: three browsers, a database server and
# two proxies (nginx 2 MB, Caddy 36 MB on the disk; a few seconds).
absent = $(if $(shell command -v $(1)),,$(2))
MISSING = $(call absent,chromium,chromium) $(call absent,chromium-headless-shell,chromium-headless-shell) \
	$(call absent,firefox-esr,firefox-esr) $(call absent,Xvfb,xvfb) \
	$(call absent,WebKitWebDriver,webkit2gtk-driver) $(if $(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql) \
	$(if $(wildcard /usr/sbin/nginx),,$(call absent,nginx,nginx-light)) $(call absent,caddy,caddy)
SUDO = $(if $(filter 0,$(shell id -u)),,sudo)

machine:
	@test -z "$(strip $(MISSING))" || { $(SUDO) apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends $(MISSING) >/dev/null; } || \
		{ echo "The tests need $(MISSING): install what your system calls so, and try again."; exit 1; }

# Every page and phase as a picture, in screenshots/, to be looked at.
screenshots: .venv/test web machine
	$(BIN)/python tests/web/screenshots.py

# The pictures that go with shared links, drawn anew from the page's cards; they are kept in the repository.
previews: .venv/test web machine
	$(BIN)/python tests/web/previews.py

# The environment grows with what is asked of it: what playing needs, this checkout, what the tests need. Packages are
# exactly those of constraints/, by hash. What tests need is mostly never loaded: Python compiles what is.
.venv/packages: constraints/run.txt
	$(call say,installing Python packages)
	@$(PYTHON) -m venv .venv
	@$(INSTALL) --require-hashes -r constraints/run.txt
	@command -v $(CC) >/dev/null || $(INSTALL) --require-hashes -r constraints/compiler.txt
	@touch $@

.venv/compiled: .venv/packages pyproject.toml $(COMPILED)
	$(call say,compiling the engines)
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/test: .venv/compiled constraints/test.txt
	$(call say,installing what the tests need)
	@$(INSTALL) --no-compile --require-hashes -r constraints/test.txt
	@touch $@

bench: .venv/test
	$(INSTALL) --no-deps --require-hashes -r constraints/bench.txt
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/fast.py
	$(BIN)/python bench/solver.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/lab.py

# What Kibitz is made of, as CycloneDX; and whether advisories are known about any of it (needs api.osv.dev: exit code 3
# says that it can't be reached).
sbom: .venv/packages
	@mkdir -p dist && $(BIN)/python deploy/sbom.py > dist/kibitz.cdx.json && echo dist/kibitz.cdx.json

audit: .venv/packages
	@$(BIN)/python deploy/audit.py

# Pin what pyproject.toml names (needs uv). Pins stay as they are; `make lock UPGRADE=--upgrade` renews them.
LOCK = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header
lock:
	$(LOCK) $(UPGRADE) pyproject.toml --group test --extra lab --extra cluster -o constraints/test.txt
	$(LOCK) $(UPGRADE) pyproject.toml --group build -c constraints/test.txt -o constraints/run.txt
	$(LOCK) $(UPGRADE) --group bench -c constraints/test.txt -o constraints/bench.txt
	echo 'psycopg[binary]>=3.2' | $(LOCK) $(UPGRADE) - -c constraints/test.txt -o constraints/postgres.txt
	$(LOCK) $(UPGRADE) --group mutants -c constraints/test.txt -o constraints/mutants.txt
	$(LOCK) $(UPGRADE) --group compiler -o constraints/compiler.txt
	$(LOCK) $(UPGRADE) --group node -o constraints/node.txt

clean:
	rm -rf src/kibitz/web web/node_modules web/src/generated screenshots .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
