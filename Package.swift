// swift-tools-version: 6.2
// Each library target stands beside its test target; the C module maps come first. Imports go one way:
// a target depends only on targets above it (docs/ARCHITECTURE.md holds the table).

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

/// Sample by sample arithmetic, 30 times slower unoptimised, is optimised in debug builds too.
let arithmetic: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func system(_ name: String, _ packages: String) -> Target {
  .systemLibrary(name: name, path: "Sources/CLibraries/\(name)", pkgConfig: packages)
}

let package = Package(
  name: "reeld",
  targets: [
    system("CLibAV", "libavformat libavcodec libavutil libswscale libswresample libavfilter"),
    system("CSQLite", "sqlite3"),
    system("CSystemd", "libsystemd"),
    system("CJansson", "jansson"),
    system("CHeif", "libheif"),
    system("CExif", "libexif"),
    system("CMd", "libmd"),
    system("CZlib", "zlib"),
    system("CSeccomp", "libseccomp"),
    system("CEbur128", "libebur128"),
    system("CText", "harfbuzz freetype2 fribidi"),
    system("CFontconfig", "fontconfig"),
    .target(name: "CLibAVShim", dependencies: ["CLibAV"], path: "Sources/CLibraries/CLibAVShim"),
    .target(name: "CLinux", path: "Sources/CLibraries/CLinux"),
    .target(name: "CCurl", path: "Sources/CLibraries/CCurl"),
    // Optimized in debug builds too: its loop runs for every pixel of a film, also of the tests' films.
    .target(
      name: "CResample", path: "Sources/CLibraries/CResample", cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("m")]),

    library("Plans"),
    tests("PlansTests", ["Plans"]),
    library("Wire", ["Plans", "CJansson"]),
    tests("WireTests", ["Wire", "Plans"]),
    library("Linux", ["CLinux", "CMd", "CSystemd"]),
    tests("LinuxTests", ["Linux"]),
    library("Sandbox", ["Linux", "CLinux", "CSeccomp"]),
    tests("SandboxTests", ["Sandbox", "Linux"]),
    library("Media", ["Plans", "CLibAV", "CLibAVShim", "CHeif", "CExif", "CResample", "CZlib", "CText"]),
    tests("MediaTests", ["Media", "Plans"]),
    library("Library", ["Plans", "Linux", "CSQLite"]),
    tests("LibraryTests", ["Library", "Plans", "Linux"]),
    library("Requests", ["Plans"]),
    tests("RequestsTests", ["Requests", "Evaluation", "Plans"]),
    library("Model", ["Plans", "Wire", "Linux", "CCurl"]),
    .target(
      name: "ScriptedModel", dependencies: ["Wire", "Linux", "Plans"], path: "Tests/ScriptedModel",
      swiftSettings: strict),
    tests("ModelTests", ["Model", "ScriptedModel", "Wire", "Linux", "Plans"]),
    .target(name: "Music", dependencies: ["Plans"], swiftSettings: strict + arithmetic),
    .testTarget(name: "MusicTests", dependencies: ["Music", "Plans"], swiftSettings: strict + arithmetic),
    .executableTarget(
      name: "beats-dev", dependencies: ["Music", "Media", "Plans"], path: "Tests/BeatsDev",
      swiftSettings: strict),
    library("Fonts", ["Plans", "CFontconfig"]),
    tests("FontsTests", ["Fonts", "Plans"]),
    library("Editing", ["Plans"]),
    tests("EditingTests", ["Editing", "Plans"]),
    .target(
      name: "Rendering", dependencies: ["Plans", "Media", "Music", "CEbur128"],
      swiftSettings: strict + arithmetic),
    tests("RenderingTests", ["Rendering", "Media", "Music", "Plans"]),

    program("reeld", ["Library", "Requests", "Model", "Fonts", "Editing", "Wire", "Linux", "Plans"]),
    tests("DaemonTests", ["reeld", "Model", "ScriptedModel", "Library", "Wire", "Linux", "Plans"]),
    program("reeld-worker", ["Media", "Rendering", "Music", "Wire", "Linux", "Sandbox", "Plans"]),
    program("reel", ["Wire", "Linux", "Plans"]),
    tests("ReelTests", ["reel", "Wire", "Linux", "Plans"]),
    tests("EndToEndTests", ["ScriptedModel", "Wire", "Linux", "Plans", "reeld", "reeld-worker", "reel"]),
    .executableTarget(
      name: "Evaluation", dependencies: ["Requests", "Model", "Wire", "Linux", "Plans"],
      path: "Tests/Evaluation",
      swiftSettings: strict),
  ]
)
