// swift-tools-version: 6.2

import PackageDescription

/// Every target is compiled in Swift 6 mode with warnings as errors. How releases are tuned is said in `Packaging/build`, so
/// that other packages can depend on this one.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A library target. Each imports only targets that stand above it in this list.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one library target.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], pages: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name)] + dependencies, exclude: pages,
    swiftSettings: strict)
}

/// Tests that look at several targets, or at the finished command.
func suite(_ name: String, _ dependencies: [Target.Dependency], pages: [String] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies, exclude: pages, swiftSettings: strict)
}

/// False where this package itself is worked on: the command that plugins run is built apart from the package's own, and so all below
/// it twice.
let hasPlugins = Context.environment["SCREENWRIGHT_PLUGINS"] != "off"

/// A plugin that runs the command for whoever depends on this package.
func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
  .plugin(name: name, capability: capability, dependencies: ["screenwright"])
}

/// A program that measures what no command shows.
func benchmark(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Benchmarks/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "screenwright",
  products: [
    .executable(name: "screenwright", targets: ["screenwright"]),
    .executable(name: "screenwright-preview", targets: ["screenwright-preview"]),
    .library(name: "ScreenCompiler", targets: ["ScreenCompiler"]),
  ]
    + (hasPlugins
      ? [
        .plugin(name: "ScreenwrightLint", targets: ["ScreenwrightLint"]),
        .plugin(name: "ScreenwrightCommand", targets: ["ScreenwrightCommand"]),
      ] : []),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev", "pkg-config"])]),
    .systemLibrary(name: "CMemory"),
    .systemLibrary(name: "CVersion"),
    module("Memory"),
    module("SourceModel", ["CMemory"]),
    module("ScreenSyntax", ["CLibXML2", "Memory", "SourceModel"]),
    module("ModelData", ["Memory", "SourceModel"]),
    module("RenderTree", ["Memory"]),
    module("Rendering", ["Memory", "RenderTree"]),
    module("ScreenTypes", ["SourceModel", "ModelData", "RenderTree"]),
    module("StandardLibrary", ["ScreenSyntax", "ScreenTypes"]),
    module("ElementCatalog", ["StandardLibrary", "RenderTree"]),
    module("ScreenSemantics", ["ElementCatalog", "ModelData"]),
    module("ScreenFormatting", ["ScreenSemantics"]),
    module("ScreenRuntime", ["ScreenSemantics"]),
    module("ScreenLint", ["ScreenSemantics"]),
    module("ScreenCompiler", ["CVersion", "ScreenFormatting", "ScreenRuntime", "ScreenLint", "Rendering"]),
    module("LanguageServer", ["CVersion", "ScreenCompiler"]),
    .target(
      name: "PreviewServer",
      dependencies: [
        "ScreenCompiler",
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      resources: [
        .embedInCode("Page/preview.html"), .embedInCode("Page/preview.css"), .embedInCode("Page/preview.js"),
        .embedInCode("Page/screen.css"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "screenwright-preview",
      dependencies: [
        "CVersion", "PreviewServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "screenwright",
      dependencies: [
        "CVersion", "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    benchmark("edits", ["ScreenCompiler"]),
    tests("Memory"),
    tests("SourceModel"),
    tests("ScreenSyntax"),
    tests("ScreenFormatting", ["ScreenSyntax", "SourceModel", "TestFixtures"], pages: ["Layouts"]),
    tests("ModelData"),
    tests("Rendering", ["RenderTree", "TestFixtures"]),
    tests("ScreenLint", ["Rendering", "ScreenSemantics", "TestFixtures"], pages: ["NearMisses"]),
    tests("ElementCatalog", ["RenderTree", "ScreenTypes", "StandardLibrary"]),
    tests("ScreenRuntime", ["ScreenSemantics"]),
    tests("StandardLibrary"),
    tests("LanguageServer", ["ScreenCompiler", "TestFixtures"]),
    tests("ScreenTypes", ["RenderTree", "SourceModel"]),
    tests("RenderTree"),
    tests(
      "ScreenSemantics", ["ScreenSyntax", "ScreenTypes", "SourceModel", "StandardLibrary", "TestFixtures"]),
    tests("ScreenCompiler", ["SourceModel", "TestFixtures"]),
    tests("PreviewServer", ["ScreenCompiler", "TestFixtures"]),
    .target(name: "TestFixtures", path: "Tests/TestFixtures", swiftSettings: strict),
    suite(
      "App",
      [
        "ScreenCompiler", "ScreenRuntime", "ScreenSemantics", "ScreenTypes", "RenderTree", "Rendering",
        "TestFixtures",
      ]),
    suite(
      "Mutation",
      ["ScreenCompiler", "ScreenLint", "ScreenSemantics", "ScreenTypes", "SourceModel", "TestFixtures"],
      pages: ["Programs"]),
    suite("House", ["ScreenLint", "TestFixtures"]),
    suite("Command", ["ScreenCompiler", "ScreenLint", "ScreenRuntime", "ScreenTypes", "TestFixtures"]),
    suite(
      "Golden",
      [
        "ElementCatalog", "RenderTree", "Rendering", "ScreenCompiler", "ScreenRuntime", "ScreenSemantics",
        "ScreenTypes", "SourceModel", "StandardLibrary", "TestFixtures",
      ], pages: ["Cases"]),
    suite("Property", ["ScreenCompiler", "ScreenTypes", "SourceModel", "TestFixtures"]),
  ]
    + (hasPlugins
      ? [
        plugin("ScreenwrightLint", .buildTool()),
        plugin(
          "ScreenwrightCommand",
          .command(
            intent: .custom(verb: "screenwright", description: "Check, draw, test or lay out screens."))),
      ] : [])
)

/// The targets below each, however far.
var below: [String: Set<String>] = [:]

// SwiftPM compiles a target anew where the interface of one that it names changed. Other places of the fields of a type far below need
// not show in what lies between, so each target names all that is below it.
for target in package.targets where target.type != .plugin {
  let named = target.dependencies.compactMap { dependency -> String? in
    switch dependency {
    case .byNameItem(let name, _), .targetItem(let name, _): name
    // Products of other packages are compiled with what they need.
    default: nil
    }
  }
  below[target.name] = named.reduce(into: Set(named)) { $0.formUnion(below[$1] ?? []) }
  let further = (below[target.name] ?? []).subtracting(named).sorted()
  target.dependencies += further.map { .target(name: $0) }
}
