internal import Glibc
internal import Linux
internal import Plans

ThisProcess.openStandardDescriptors()
// The standard library's own list holds U+FFFD for what is no UTF-8, which may be another file's name.
let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).compactMap {
  word in
  word.map { PathText.word(UnsafeRawBufferPointer(start: $0, count: strlen($0)).map { $0 }) }
}
exit(Program(arguments: Array(words.dropFirst())).run().rawValue)
