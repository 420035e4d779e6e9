internal import CLinux
internal import Glibc

/// What stands behind a program's standard descriptors.
package enum Terminal {
  /// Whether a person sees this descriptor directly.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns, 80 where the terminal does not say.
  package static func width(_ descriptor: Int32) -> Int {
    let columns = Int(reel_terminal_width(descriptor))
    return columns > 0 ? columns : 80
  }
}
