# Every target starts from a bare clone: it makes the environment it needs first, and makes it
# again only when something that went into it has changed.
#
# EMPIRES_PURE=1 in front of any target runs it on uncompiled rules, in .venv-pure (CONTRIBUTING.md).

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
# Both environments are built out of the same build/ folder.
.NOTPARALLEL:

PYTHON ?= python3
UV := $(shell uv --version >/dev/null 2>&1 && command -v uv)
VENV := $(if $(filter 1,$(EMPIRES_PURE)),.venv-pure,.venv)
BIN := $(VENV)/bin

ifdef UV
create = rm -rf $(1) && $(UV) venv --quiet --python $(PYTHON) $(1)
# As pip does: otherwise the first start of a server would be slow, or every one.
install = UV_COMPILE_BYTECODE=1 $(UV) pip install --quiet --python $(1)/bin/python
else
create = rm -rf $(1) && $(PYTHON) -m venv $(1)
install = $(1)/bin/python -m pip install --quiet --disable-pip-version-check
endif

too_old := empires needs Python 3.11 or newer, and $(PYTHON) is older: make PYTHON=/path/to/python3.11
created = $(VENV)/.created
dependencies = $(VENV)/.dependencies
ready = $(VENV)/.ready
peers = .venv-peers/.ready

# The compiled rules are checked against the types of the content, so they follow it too.
COMPILED := $(shell find src/empires/rules src/empires/content -name '*.py' 2>/dev/null)
PACKAGED := $(shell find src -type f -not -name '*.so' -not -path '*/__pycache__/*' \
	-not -path '*.egg-info/*')

.PHONY: help play test check bench load clean uncompiled lint types fast-tests all-tests

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-6s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(ready) ## play Empire's End in the terminal against two bots
	$(BIN)/empires play empires-end --terminal --players 3 --humans 1

check: lint types fast-tests ## formatting, types and the fast tests, in less than two minutes

test: lint types all-tests ## everything: all tests, then the fast ones again on uncompiled rules
	$(MAKE) EMPIRES_PURE=1 fast-tests

bench: $(ready) $(peers) ## measure rules and search beside other engines
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python bench/search.py $(ARGS)

load: $(ready) ## measure a server with 500 tables, for three minutes
	$(BIN)/python bench/load.py $(ARGS)

clean: ## back to a bare clone
	rm -rf .venv .venv-pure .venv-peers build dist src/*.egg-info
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# For a debugger or coverage on the files in src/; the next target that runs the rules compiles them.
uncompiled: $(dependencies)
	find src -name '*.so' -delete
	rm -f .venv/.ready

lint: $(dependencies)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(dependencies)
	$(BIN)/mypy --strict src tests

fast-tests: $(ready)
	$(BIN)/pytest -n 2 -m "not slow"

all-tests: $(ready)
	$(BIN)/pytest -n 2

$(created):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo '$(too_old)'; exit 2; }
	$(call create,$(VENV))
	@touch $@

# Without build isolation the build uses the pinned tools too, and nothing is installed twice.
# The rules are compiled afterwards, where their one line of output can be seen.
$(dependencies): $(created) pyproject.toml setup.py constraints.txt
	$(call install,$(VENV)) -c constraints.txt setuptools
	EMPIRES_PURE=1 $(call install,$(VENV)) -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

ifeq ($(VENV),.venv)
$(ready): $(dependencies) $(COMPILED)
	@find src -name '*.so' -delete
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@
else
# A wheel, as a user without a C compiler would get it: no library beside the sources can slip in,
# and a file missing from the package is found out.
$(ready): $(dependencies) $(PACKAGED)
	@rm -rf build/lib
	EMPIRES_PURE=1 $(call install,$(VENV)) --no-build-isolation --no-deps --force-reinstall .
	@touch $@
endif

$(peers): bench/requirements-peers.txt
	$(call create,.venv-peers)
	$(call install,.venv-peers) -r $<
	@touch $@
