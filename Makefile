# The two commands to know: `make run` opens the program, `make test` proves it.

export PATH := $(PATH):$(HOME)/.cargo/bin

# A machine that checks builds what the lock file says, nothing newer.
LOCKED := $(if $(CI),--locked)
# What `make run` hands to the program: make run ARGS="--lang it"
ARGS ?=
# Seconds for each fuzz target.
FUZZ_TIME ?= 300
# Which formats are fuzzed.
FUZZ ?= $(notdir $(basename $(wildcard fuzz/targets/*.rs)))

.PHONY: run test bench check format lints docs bare licences lessons fuzz

run:
	@scripts/setup window
	cargo run --release $(LOCKED) -- $(ARGS)

test:
	@scripts/setup
	@if cargo nextest --version >/dev/null 2>&1; then \
		set -x; cargo nextest run $(LOCKED) --no-fail-fast; \
	else \
		set -x; cargo test $(LOCKED) --no-fail-fast --tests; \
	fi

# The window is measured beside a bare one, on a virtual display where there is no other.
bench:
	@scripts/setup
	cargo build --release $(LOCKED) --example bare_window
	@if [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ] && command -v xvfb-run >/dev/null 2>&1; then \
		set -x; xvfb-run -a -s "-screen 0 1280x800x24" cargo bench $(LOCKED); \
	else \
		set -x; cargo bench $(LOCKED); \
	fi

# Everything a reviewer would otherwise have to look for.
check: format lints bare docs licences lessons

format:
	@scripts/setup tools
	cargo fmt --check

lints:
	@scripts/setup tools
	cargo clippy $(LOCKED) --all-targets -- -D warnings
	cargo clippy $(LOCKED) --all-targets --no-default-features -- -D warnings

# The rules, the drills and the screens' state stand without a window.
bare:
	cargo check $(LOCKED) --lib --no-default-features

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc $(LOCKED) --no-deps --document-private-items
	cargo test $(LOCKED) --doc --quiet

licences:
	@scripts/licences

lessons:
	cargo run $(LOCKED) --quiet --no-default-features -- check lessons

# Needs a nightly toolchain and cargo-fuzz.
fuzz:
	@for target in $(FUZZ); do \
		mkdir -p "fuzz/corpus/$$target"; \
		echo "fuzz: $$target for $(FUZZ_TIME) seconds"; \
		cargo +nightly fuzz run "$$target" "fuzz/corpus/$$target" "fuzz/seeds/$$target" -- \
			-max_total_time=$(FUZZ_TIME) || exit 1; \
	done
