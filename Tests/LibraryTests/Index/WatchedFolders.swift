internal import Testing

/// Tests over real folders run one after the other: each keeps threads and disk busy for a moment.
@Suite(.serialized) enum WatchedFolders {}
