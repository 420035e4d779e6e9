internal import Testing

/// Tests that start the built programs; one after another, since each wants the whole machine.
@Suite(.serialized)
enum EndToEnd {}
