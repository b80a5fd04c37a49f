# The commands to know: `make run` opens the program, `make test` is the quick tier of each commit, `make test-all`
# the whole proof of each night.

export PATH := $(PATH):$(HOME)/.cargo/bin

# A machine that checks builds what the lock file says, nothing newer.
LOCKED := $(if $(CI),--locked)
# What `make run` hands to the program: make run ARGS="--lang it"
ARGS ?=
# Seconds for each fuzz target.
FUZZ_TIME ?= 300
# Which formats are fuzzed.
FUZZ ?= $(notdir $(basename $(wildcard fuzz/targets/*.rs)))

.PHONY: run test test-all bench check format lints lints-bare docs licences lessons fuzz package release web

# A dev build: ready in less than half the time of a release, and quick enough for the window.
run:
	@scripts/setup window
	cargo run $(LOCKED) -- $(ARGS)

test:
	@scripts/setup
	@if cargo nextest --version >/dev/null 2>&1; then \
		set -x; cargo nextest run $(LOCKED) --no-fail-fast --test it; \
	else \
		set -x; cargo test $(LOCKED) --no-fail-fast --test it; \
	fi

# Every walk to its end, on today's seeds. `TAILLEUR_DAY=20580` repeats the seeds of that day.
test-all: export TAILLEUR_THOROUGH = 1
test-all: test lints-bare

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
check: format lints docs licences lessons

format:
	@scripts/setup tools
	cargo fmt --check

# The second run proves that the program builds without window and sockets. It leaves the tests out, and so the
# libraries that only they use.
lints:
	@scripts/setup tools
	cargo clippy $(LOCKED) --all-targets -- -D warnings
	cargo clippy $(LOCKED) --lib --bins --no-default-features -- -D warnings

# The tests, benches and examples that need no window build without one, and so does the demo.
lints-bare:
	@scripts/setup tools
	cargo clippy $(LOCKED) --all-targets --no-default-features -- -D warnings
	cargo clippy $(LOCKED) --package tailleur-web -- -D warnings

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc $(LOCKED) --no-deps --document-private-items
	cargo test $(LOCKED) --doc --quiet

licences:
	@scripts/licences

# With the features of the tests: they have built this program already.
lessons:
	cargo run $(LOCKED) --quiet -- check lessons

# Needs a nightly toolchain and cargo-fuzz.
fuzz:
	@for target in $(FUZZ); do \
		mkdir -p "fuzz/corpus/$$target"; \
		echo "fuzz: $$target for $(FUZZ_TIME) seconds"; \
		cargo +nightly fuzz run "$$target" "fuzz/corpus/$$target" "fuzz/seeds/$$target" -- \
			-max_total_time=$(FUZZ_TIME) \
			$$(ls "fuzz/dictionaries/$$target.dict" 2>/dev/null | sed 's/^/-dict=/') || exit 1; \
	done

# All packages this system can make, in target/packages. PARTS="deb tar" makes some: see scripts/package.
PARTS ?=
package:
	@scripts/setup
	scripts/package $(PARTS)

# make release VERSION=1.2.3 prepares version, changelog and tag, and refuses where something is missing.
release:
	@scripts/release "$(VERSION)"

# The demo for any web space, in target/web.
web:
	@scripts/web
