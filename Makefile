# Two commands do everything: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
BIN := .venv/bin
HOT := $(addprefix src/warren/,$(shell cat compiled.txt))

.PHONY: help setup web-built types play test chromium postgres check crash soak bench lock clean

help: ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

setup: .venv/compiled web-built ## virtual environment, dependencies, compiled core and browser table

.venv/dependencies: requirements/dev.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

.venv/compiled: .venv/dependencies pyproject.toml setup.py compiled.txt $(HOT)
	@echo "compiling the core (a few minutes) …"
	@rm -rf build && find src -name '*.so' -delete
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/warren --version
	@touch $@

.venv/node: .venv/dependencies requirements/node.txt
	@$(BIN)/python web/build.py has-node || $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt
	@touch $@

web-built: .venv/node
	@$(BIN)/python web/build.py

types: .venv/compiled ## write the protocol's TypeScript types from the Python structs
	$(BIN)/python -m warren.host.typescript web/src

play: setup ## host tables at http://127.0.0.1:8000
	@$(BIN)/warren serve

test: setup chromium postgres ## all tests, the rules both compiled and from source
	$(BIN)/pytest -n auto --dist worksteal
	WARREN_PURE=1 $(BIN)/pytest -n auto --dist worksteal tests/rules tests/engine tests/golden
	$(BIN)/python web/build.py run test

chromium: .venv/dependencies
	@$(BIN)/python tests/browser/chromium.py

postgres: .venv/dependencies
	@$(BIN)/python tests/host/postgres.py

check: setup ## style, types and architecture
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy src tests bench examples setup.py web/build.py
	$(BIN)/lint-imports
	$(BIN)/python web/build.py run check

crash: setup postgres ## kill the host 200 times while people play, on both stores
	WARREN_KILLS=200 $(BIN)/pytest tests/host/test_crash.py

soak: setup chromium postgres ## the long forms of the tests, hours, into docs/reliability.md
	$(BIN)/python tests/soak.py

.venv/bench: .venv/dependencies requirements/bench.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

bench: setup .venv/bench ## speed, side by side with peers, into docs/benchmarks.md
	$(BIN)/python -m bench

lock: ## renew the locked dependencies (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate requirements/dev.in -o requirements/dev.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate requirements/bench.in -o requirements/bench.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate requirements/node.in -o requirements/node.txt

clean: ## remove what was built
	rm -rf .venv build src/*.egg-info web/node_modules src/warren/host/web
	find src -name '*.so' -delete
