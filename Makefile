# make demo   installs what is missing, builds, and makes a film from the fixtures
# make test   installs what is missing, builds, checks and tests everything
# make eval   scores how sentences are understood (FILE=cases.jsonl for other ones; ENDPOINT=URL MODEL=NAME measures a model too)
PREFIX     ?= /usr/local
SYSCONFDIR ?= /etc
DESTDIR    ?=

PROGRAMS := reeld reeld-worker reel
RELEASE  := .build/release
# A stale build accepts undeclared imports between targets; this flag refuses them.
IMPORTS  := --explicit-target-dependency-import-check error

BIN     := $(DESTDIR)$(PREFIX)/bin
LIBEXEC := $(DESTDIR)$(PREFIX)/libexec/reeld
LIB     := $(DESTDIR)$(PREFIX)/lib
DOC     := $(DESTDIR)$(PREFIX)/share/doc/reeld

.PHONY: all deps build demo test lint check-links check-units install format bench eval harness clean

all: build

deps:
	@scripts/deps

build: deps
	swift build -c release --static-swift-stdlib $(IMPORTS)

demo: build
	@scripts/demo

lint:
	swift format lint --strict --recursive --parallel Sources Tests Package.swift
	@scripts/check-style

# Only the worker may be linked to a decoder.
check-links:
	@scripts/check-links $(RELEASE)/reeld $(RELEASE)/reel

check-units:
	@scripts/check-units

test: deps lint build check-links check-units
	swift test $(IMPORTS) --disable-xctest

format:
	swift format format --in-place --recursive --parallel Sources Tests Package.swift

bench: build
	Tests/Benchmarks/film
	Tests/Benchmarks/index
	Tests/Benchmarks/kinds

# How sentences are understood: the project's own cases, or FILE=cases.jsonl.
eval:
	swift build -c release $(IMPORTS) --product Evaluation
	$(RELEASE)/Evaluation $(if $(ENDPOINT),--endpoint $(ENDPOINT) $(if $(MODEL),--name $(MODEL))) \
	  $(if $(FILE),$(FILE),$(wildcard Fixtures/requests/*.jsonl))

harness: build
	Tests/Harness/all

# Paths of the units become those of this installation; the configuration of an earlier one stays as it is.
install:
	install -d $(BIN) $(LIBEXEC) $(DOC)/docs $(LIB)/systemd/system $(LIB)/systemd/user $(LIB)/sysusers.d $(LIB)/tmpfiles.d
	install -m 755 $(RELEASE)/reeld $(RELEASE)/reel $(BIN)
	install -m 755 $(RELEASE)/reeld-worker $(LIBEXEC)
	for unit in system/reeld.service system/reeld.socket user/reeld.service user/reeld.socket; do \
	  sed -e 's|/usr/bin/reeld|$(PREFIX)/bin/reeld|g' -e 's|/usr/libexec|$(PREFIX)/libexec|g' \
	    -e 's|/usr/share|$(PREFIX)/share|g' -e 's|/etc/reeld|$(SYSCONFDIR)/reeld|g' \
	    Systemd/$$unit > $(LIB)/systemd/$$unit && chmod 644 $(LIB)/systemd/$$unit || exit 1; \
	done
	install -m 644 Systemd/reeld.sysusers $(LIB)/sysusers.d/reeld.conf
	install -m 644 Systemd/reeld.tmpfiles $(LIB)/tmpfiles.d/reeld.conf
	install -m 644 README.md CHANGELOG.md LICENSE Systemd/config.example.json $(DOC)
	install -m 644 docs/*.md $(DOC)/docs

clean:
	rm -rf .build demo
