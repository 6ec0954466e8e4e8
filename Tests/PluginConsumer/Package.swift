// swift-tools-version: 6.2

import PackageDescription

/// A package whose screens are checked each time it is built, by Screenwright's plugin: `Checks/consumer` builds it, breaks a screen, and
/// runs the command by the other plugin.
let package = Package(
  name: "plugin-consumer",
  dependencies: [.package(name: "screenwright", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop", exclude: ["Screens"],
      plugins: [.plugin(name: "ScreenwrightLint", package: "screenwright")])
  ]
)
