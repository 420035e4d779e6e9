internal import Glibc
internal import Linux

ThisProcess.openStandardDescriptors()
exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
