# The commands of the README. `make play` and `make test` need Rust and nothing else; what they build, they fetch.

.PHONY: play test fmt lint bench deny wire

# Star Realms against a bot, in the terminal. `make play ARGS="--lang ru --seats human,hard"` passes arguments on.
play:
	cargo build --release --package orrery-cli
	./target/release/orrery play star-realms $(ARGS)

# Everything that has to hold before a change lands.
test: lint
	cargo test --workspace --quiet

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings

fmt:
	cargo fmt --all

# Decisions, games, clones and playouts a second; then instructions a decision, if valgrind is there.
bench:
	./scripts/bench

# Licences, duplicate and foreign crates; needs `cargo install cargo-deny`.
deny:
	cargo deny check licenses bans sources

# The TypeScript types of the wire, from the Rust ones.
wire:
	ORRERY_RENEW=1 cargo test --quiet --package orrery-protocol typescript
