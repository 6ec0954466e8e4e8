import Foundation
import PackagePlugin

/// `swift package screenwright lint Sources/Shop`: runs the command with any arguments in the folder of the package.
///
/// What changes files, such as `format` or `lint --fix`, needs `swift package --allow-writing-to-package-directory screenwright …` where
/// plugins run in a sandbox.
@main
struct ScreenwrightCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "screenwright").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("screenwright ended with status \(process.terminationStatus)")
    }
  }
}
