# Two commands do everything: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
BIN := .venv/bin
SET_UP := $(PYTHON) -m tools.set_up

.PHONY: help play test quick check compile setup types chromium postgres crash soak container-test bench wheels release lock clean

help: ## list what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

play: ## host tables at http://127.0.0.1:8000; ARGS="--port 8001" and the like are options of `warren serve`
	@$(PYTHON) -m tools.play $(ARGS)

test: setup chromium postgres ## all tests, the rules both compiled and from source
	$(BIN)/pytest -n auto --dist worksteal
	WARREN_PURE=1 $(BIN)/pytest -n auto --dist worksteal tests/rules tests/engine tests/golden
	$(BIN)/python web/build.py run test

quick: ## lint, types and the fast tests of what changed, from source, in under a minute
	@$(SET_UP) check
	@$(BIN)/python tools/quick.py $(ARGS)

check: ## style, types and architecture; compiles nothing
	@$(SET_UP) check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	WARREN_PURE=1 $(BIN)/lint-imports
	$(BIN)/python web/build.py run pyright
	$(BIN)/python web/build.py run check

compile: ## compile what changed of the core
	@$(SET_UP) compile

setup: ## everything that tests need: environment, dependencies, compiled core and browser table
	@$(SET_UP) test

types: setup ## write the protocol's TypeScript types from the Python structs
	$(BIN)/python -m warren.host.wire.typescript web/src

chromium: setup
	@$(BIN)/python tests/browser/chromium.py

postgres: setup
	@$(BIN)/python tests/host/postgres.py

crash: setup postgres ## kill the host 200 times while people play, on both stores
	WARREN_KILLS=200 $(BIN)/pytest tests/host/test_crash.py

soak: setup chromium postgres ## the long forms of the tests, hours, into docs/reliability.md
	$(BIN)/python tests/soak.py

container-test: ## build the image and try it; as root, with debootstrap, buildah, podman, runc and slirp4netns
	@$(SET_UP) check
	WARREN_CONTAINER=1 $(BIN)/pytest tests/container

bench: ## speed, side by side with peers, into docs/benchmarks.md
	@$(SET_UP) bench
	$(BIN)/python -m bench

wheels: ## a compiled wheel for every Python found, a pure one and the source distribution, into dist/
	@$(SET_UP) check
	$(BIN)/python -m tools.wheels

release: ## make release VERSION=1.2.3: changelog, fixtures, packages, checksums, tag
	@$(SET_UP) check
	$(BIN)/python -m tools.release $(VERSION) $(ARGS)

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate

lock: ## renew the locked dependencies (needs uv)
	$(LOCK) requirements/dev.in -o requirements/dev.txt
	$(LOCK) -c requirements/dev.txt requirements/run.in -o requirements/run.txt
	$(LOCK) -c requirements/dev.txt requirements/postgres.in -o requirements/postgres.txt
	$(LOCK) requirements/install.in -o requirements/install.txt
	$(LOCK) requirements/build.in -o requirements/build.txt
	$(LOCK) requirements/bench.in -o requirements/bench.txt
	$(LOCK) requirements/node.in -o requirements/node.txt

clean: ## remove what was built
	rm -rf .venv build dist src/*.egg-info web/node_modules src/warren/host/web src/warren/compiled.json
	find src -name '*.so' -delete
