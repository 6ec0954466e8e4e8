// swift-tools-version: 6.2

import PackageDescription

/// A package that depends on Screenwright's library as any other would: `Checks/consumer` builds and runs it.
let package = Package(
  name: "consumer",
  dependencies: [.package(name: "screenwright", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "ScreenCompiler", package: "screenwright")])
  ]
)
