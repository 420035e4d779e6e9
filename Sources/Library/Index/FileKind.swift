/// What an indexed file is; the raw values are the index's and the interface's words.
package enum FileKind: String, Sendable, CaseIterable {
  case video, photo, live, music, sidecar
}
