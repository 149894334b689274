# Diamant. `make play` starts it, `make test` tests it, `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check unit template socket browser browsers shots bench goldens docs types art lock build deploy restore delete build-SocketFunction build-SweepFunction build-SiteFunction clean

is_ours = $(1) -c 'import sys; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null
PYTHON := $(shell for python in python3.13 python3; do $(call is_ours,$$python) && echo $$python && break; done)
RUN := .venv/bin/python -m
OWN_TARGET := house template docs functions local races site socket browser engines
NPM := npm --prefix frontend
WIRE_TYPES := $(RUN) local.wire_schema | node frontend/types.js
PAGE := $(shell find frontend -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
NO_PYTHON = Python 3.13 is needed and neither python3.13 nor python3 is one: install it, for example with `pyenv install 3.13`.
NO_PIP = Python 3.13 is there without pip: install it, for example with `apt-get install python3-pip`.
NO_BROWSER = The browser tests need Chromium and found none: install it, for example with `apt-get install chromium`.

help: ## this list
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

play: .venv/ready frontend/dist/index.html ## plays it here: http://127.0.0.1:8000, other with HOST= and PORT=
	$(RUN) local --watch

test: check unit template socket browser ## everything

check: .venv/ready frontend/node_modules/.package-lock.json ## format, lint, types, boundaries, generated files, the page's types
	$(RUN) ruff format --check .
	$(RUN) ruff check .
	$(RUN) mypy
	$(RUN) pytest -q tests/house
	$(WIRE_TYPES) --check
	$(RUN) local.rule_numbers --check
	$(RUN) local.asyncapi --check
	$(NPM) run check

unit: .venv/ready ## the rules and the handlers, without a socket; every branch of engine/ must be run
	$(RUN) pytest tests $(OWN_TARGET:%=--ignore=tests/%) -n auto --cov

template: .venv/ready .venv-deploy/ready .venv-checkov/ready ## the deployment
	$(RUN) pytest tests/template

# What takes longest begins first, and is dealt out one by one: else one worker is left with it at the end.
socket: .venv/ready frontend/node_modules/.package-lock.json ## the handlers behind real sockets
	$(RUN) pytest -n auto --maxschedchunk 1 tests/socket/test_whole_games.py tests/races tests/socket tests/docs tests/functions tests/local tests/site

# Much of it is waiting for moments; file by file, so that what a file needs is built once, the longest first.
browser: .venv/ready .venv/browser frontend/dist/index.html ## the page in a browser
	$(RUN) pytest -n 3 --dist loadfile --no-loadscope-reorder tests/browser/test_byways.py tests/browser/test_walk.py tests/browser

browsers: .venv/ready frontend/dist/index.html ## a whole game in WebKit and in Firefox
	$(RUN) pytest -n 2 tests/engines

shots: .venv/ready .venv/browser frontend/dist/index.html ## photographs every screen into shots/, and some into docs/; ONLY="--language uk --screen lobby"
	$(RUN) tests.shots $(ONLY)

bench: .venv/ready .venv/browser build frontend/dist/index.html tests/bench/node_modules/.package-lock.json ## measures costs, sizes, speed and the page against their aims
	$(RUN) tests.bench

goldens: .venv/ready ## plays the golden games anew: read the diff
	$(RUN) tests.goldens

docs: .venv/ready ## writes the protocol's pages anew, by playing it: read the diff
	$(RUN) local.asyncapi
	$(RUN) tests.docs

types: .venv/ready frontend/node_modules/.package-lock.json ## writes the page's types from the wire models, and its numbers from the rules
	$(WIRE_TYPES)
	$(RUN) local.rule_numbers

art: .venv/ready ## cuts the page's drawings and the app's icons anew from their lists of points
	$(RUN) frontend.art

LOCK := .venv/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header
lock: .venv/ready ## pins anew what pyproject.toml asks for; UPGRADE=--upgrade moves to the newest
	$(LOCK) $(UPGRADE) pyproject.toml -o requirements.txt
	$(LOCK) $(UPGRADE) pyproject.toml --group dev -c requirements.txt -o requirements-dev.txt
	$(LOCK) $(UPGRADE) --group deploy -o requirements-deploy.txt
	$(LOCK) $(UPGRADE) --group checkov -o requirements-checkov.txt

build: .venv-deploy/ready ## packs what is deployed, into .aws-sam/build
	.venv-deploy/bin/sam build --build-in-source

# A stack that is not there, or not any more, has no passphrase to keep: so it is asked for. One that AWS does not tell
# of may be there, and who answers with Return would take its passphrase away.
IS_THERE = .venv-deploy/bin/sam list stack-outputs --stack-name '$(STACK)'
deploy: build ## brings it to your AWS account; asks its questions the first time, and again with ASK=1
	@asking=--guided; \
	if test -n '$(STACK)' -a -z '$(ASK)'; then \
	  if told=$$($(IS_THERE) 2>&1); then asking=; \
	  elif [[ $$told != *" not exist "* ]]; then echo "$$told" >&2; exit 1; fi; \
	fi; \
	set -x; .venv-deploy/bin/sam deploy --no-fail-on-empty-changeset $$asking

restore: .venv-deploy/ready ## brings games from another table into the stack's: FROM=backup TO=table, one with GAME=id
	.venv-deploy/bin/python -m local.restore $(FROM) $(TO) $(GAME)

# What the stack says of itself is asked for before it is gone: a table that stays has an output of its own.
delete: .venv-deploy/ready ## takes all of it away again; says what stays, and asks
	$(if $(STACK),-$(IS_THERE) --output table)
	@echo "Deleting everything but TableThatStays, where it is listed above; with KeepTable=no all games go too."
	.venv-deploy/bin/sam delete
	@echo "The bucket in which SAM keeps packages (stack aws-sam-cli-managed-default) is your account's; other SAM projects use it too."

# `sam build` calls this. Lambda's disk is read-only: what is not compiled here is compiled at each cold start.
PACKER = $(firstword $(wildcard .venv-deploy/bin/python) $(PYTHON))
build-SocketFunction build-SweepFunction: python
	@$(PACKER) -m pip --version >/dev/null 2>&1 || { echo '$(NO_PIP)' >&2; exit 1; }
	$(PACKER) -m pip install -qq --disable-pip-version-check --require-hashes --no-compile --only-binary :all: --python-version 3.13 --platform manylinux2014_aarch64 --target '$(ARTIFACTS_DIR)' -r requirements.txt
	cp -R engine functions '$(ARTIFACTS_DIR)'
	rm -rf '$(ARTIFACTS_DIR)/bin'
	$(PACKER) -m compileall -q -f --invalidation-mode unchecked-hash '$(ARTIFACTS_DIR)'

# The page is built here and now: an older one cannot be deployed.
build-SiteFunction: frontend/node_modules/.package-lock.json
	mkdir -p '$(ARTIFACTS_DIR)/functions'
	cp -R functions/__init__.py functions/passphrase.py functions/site '$(ARTIFACTS_DIR)/functions'
	$(NPM) run build -- --outDir '$(ARTIFACTS_DIR)/page' --emptyOutDir

# Where `sam deploy --guided` has written down what it was told.
STACK = $(shell sed -nE 's/^stack_name *= *"(.*)"$$/\1/p' samconfig.toml 2>/dev/null | head -n 1)

clean: ## removes what the other targets made
	rm -rf .venv .venv-deploy .venv-checkov .aws-sam shots frontend/dist frontend/node_modules tests/bench/node_modules

# What the targets above stand on, made again when what it is made from changes.

%/ready: | python
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/pip install -qq --disable-pip-version-check --require-hashes -r $<
	touch $@
.venv/ready: requirements-dev.txt
.venv-deploy/ready: requirements-deploy.txt
.venv-checkov/ready: requirements-checkov.txt

.PHONY: python
python:
	@$(if $(PYTHON),,echo '$(NO_PYTHON)' >&2; exit 1)

.venv/browser: .venv/ready
	command -v chromium chromium-browser google-chrome || .venv/bin/playwright install chromium || { echo '$(NO_BROWSER)' >&2; exit 1; }
	touch $@

frontend/node_modules/.package-lock.json: frontend/package-lock.json
	$(NPM) ci

tests/bench/node_modules/.package-lock.json: tests/bench/package-lock.json
	npm --prefix tests/bench ci

frontend/dist/index.html: frontend/node_modules/.package-lock.json $(PAGE)
	$(NPM) run build
