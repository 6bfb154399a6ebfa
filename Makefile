# The commands of the README. `make play` and `make test` need Rust, Node and Debian's packages; the rest they fetch.

GAME ?= star-realms

# Where cargo builds.
TARGET = $${CARGO_TARGET_DIR:-target}

.PHONY: play terminal test soak lint fmt web compiler bench wire deny

# Opens Orrery in the browser: builds the client and the server, and serves on a database in `saves`.
# `make play ARGS="--address 0.0.0.0:8737"` passes arguments on.
play: web compiler
	cargo build --release --package orrery-cli
	mkdir -p saves
	$(TARGET)/release/orrery serve --database saves/orrery.db $(ARGS)

# A game against a bot, in the terminal. `make terminal GAME=starcraft ARGS="--lang ru --seats human,hard"`.
terminal: web compiler
	cargo build --release --package orrery-cli
	$(TARGET)/release/orrery play $(GAME) $(ARGS)

# Tests of the server that never come near a store need no second run on PostgreSQL; on it servers are killed in `nodes` and stopped in `freeze`.
ON_POSTGRES = --skip promise:: --skip words:: --skip assets:: --skip nodes:: --skip freeze:: --skip dialects:: --skip kill::

# Everything that has to hold before a change lands.
test: web lint
	./scripts/with-postgres true
	cargo test --workspace --quiet
	ORRERY_TEST_STORE=postgres cargo test --workspace --quiet --test server -- $(ON_POSTGRES)
	ORRERY=$(TARGET)/debug/orrery ./scripts/rehearse-restore
	./scripts/python
	./scripts/fuzz 30
	npm --prefix web test
	ORRERY=$(TARGET)/debug/orrery ./scripts/e2e

# The laws over many more random games, of Star Realms with every illegal action, and ten minutes of bytes at each
# door. It takes hours and says how far it has come.
soak:
	ORRERY_GAMES=200 ORRERY_REFUSALS=1000000 cargo test --release --package 'orrery-star*' laws
	ORRERY_GAMES=100000 cargo test --release --package orrery-starcraft laws -- --nocapture
	ORRERY_GAMES=100000 cargo test --release --package orrery-rebellion laws -- --nocapture
	ORRERY_GAMES=2500 cargo test --release --package orrery-twilight-imperium laws -- --nocapture
	./scripts/fuzz 600

lint: compiler
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings

fmt:
	cargo fmt --all

# The browser client; the server has it inside.
web: web/node_modules/.package-lock.json
	npm --prefix web run build

web/node_modules/.package-lock.json: web/package-lock.json
	npm --prefix web ci --no-audit --no-fund

# Rust's linker, and the C of SQLite.
compiler:
	@command -v cc >/dev/null || ./scripts/install build-essential

# Decisions, games, clones and playouts a second; instructions a decision, if valgrind is there; a server under load; steps a
# second in Python.
bench: web compiler
	./scripts/bench
	./scripts/python bench

# The TypeScript types of the wire, from the Rust ones, and the fingerprints of what Python's numbers stand for.
wire:
	ORRERY_RENEW=1 cargo test --quiet --package orrery-protocol typescript
	ORRERY_RENEW=1 cargo test --quiet --package orrery-spaces numbers_stand

# Licences, duplicate and foreign crates; needs `cargo install cargo-deny`.
deny:
	cargo deny check licenses bans sources
