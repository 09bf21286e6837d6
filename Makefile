# What can be done here, each by one command. On Debian everything that is missing is installed first.
#
#   make demo      build, and play a whole session through the real program
#   make test      build, and run every test
#   make build     the release, as .build/release/adpipe
#   make check     what must hold before a change is handed in: format, lint, fresh files, every test
#   make editor    open configurations in a YAML language server
#   make generate  everything that is made from Schemas/
#   make format    lay out the sources
#   make record    write anew what the golden transcripts expect; look at the difference
#   make order     find out anew which functions the linker is to put side by side
#   make bench     measure, and print one table
#   make fuzz      look for texts that break the JSON reader, for FUZZ_SECONDS
#   make soak      ten minutes of faults, and the property tests with large counts
#   make install   copy the release to PREFIX/bin

SHELL := /bin/bash
SWIFT ?= swift
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 60

# The release starts fast because it links what it can into itself and needs no relocation: with a
# position-independent executable the start takes a third longer. Exclusive access is checked in debug
# builds, which the tests run; checking it again costs a call 8 to 13 % of its time. Without optimisation
# across modules a load takes 6 % longer, as generic types such as JSONMap are then not made for what
# they hold.
# What sessions run lies side by side, in Linking/: a process that waits occupies a third less
# memory, and the start takes a tenth less time.
LINKS := .build/links
LINKING := Sources/adpipe/Linking
PROGRAM := .build/release/adpipe
SYMBOLS := -s
linker = $(foreach option,$(1),-Xlinker $(option))
RELEASE = -c release -Xswiftc -static-stdlib --disable-local-rpath \
  -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -cross-module-optimization \
  -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections \
  $(call linker,-L$(LINKS) --no-export-dynamic -T $(LINKING)/thunks.ld \
    --symbol-ordering-file=$(LINKING)/functions.order --no-warn-symbol-ordering $(SYMBOLS))

.PHONY: all demo test build check editor generate format lint record order bench helpers fuzz soak install setup clean

all: build

setup:
	@./.ci/setup

build: setup $(LINKS)/libstdc++.a
	@[[ -z "$$(find $(LINKING) -newer $(PROGRAM) 2>&1)" ]] || rm -f $(PROGRAM)
	$(SWIFT) build $(RELEASE) --product adpipe

# A folder with nothing but the static C++ runtime, so that the linker takes that one.
$(LINKS)/libstdc++.a:
	@mkdir -p $(LINKS)
	@ln -sf "$$(gcc -print-file-name=libstdc++.a)" $@

demo: build
	@python3 Examples/demo.py

test: build
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

check: lint test editor
	$(SWIFT) run --skip-build schemac generate --check .
	python3 -m unittest discover -q -t Examples/python -s Examples/python/tests
	python3 -m unittest discover -q -t Examples/rehearsal -s Examples/rehearsal/tests
	python3 Benchmarks/soak.py --minutes 0.2

editor:
	@./.ci/editor

lint: setup
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

generate: setup
	$(SWIFT) run schemac generate .

record: build
	RECORD=1 $(SWIFT) test --filter TranscriptTests

# Watches the same program with the names of its functions, and a map of where they lie.
order:
	@rm -f $(PROGRAM)
	$(MAKE) build SYMBOLS="-Map=.build/functions.map --no-demangle"
	@.ci/order
	$(MAKE) build

bench: build
	@python3 Benchmarks/bench.py

# The programs in Swift that only the benchmark needs; it builds them itself.
HELPERS := ingest VASTBench BidsBench

helpers: setup $(LINKS)/libstdc++.a
	@$(foreach helper,$(HELPERS),ADPIPE_BENCH=1 $(SWIFT) build $(RELEASE) --product $(helper) \
	  --scratch-path .build/bench/swift &&) true

fuzz: setup
	@mkdir -p .build/fuzz/corpus
	ADPIPE_FUZZ=1 $(SWIFT) build -c release --product JSONFuzz --scratch-path .build/fuzz
	ASAN_OPTIONS=detect_leaks=0 .build/fuzz/release/JSONFuzz -max_total_time=$(FUZZ_SECONDS) \
	  -max_len=4096 -timeout=5 .build/fuzz/corpus

soak: build
	python3 Benchmarks/soak.py --minutes 10
	ADPIPE_SOAK=1 $(SWIFT) test

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/adpipe "$(DESTDIR)$(PREFIX)/bin/adpipe"

clean:
	$(SWIFT) package clean
