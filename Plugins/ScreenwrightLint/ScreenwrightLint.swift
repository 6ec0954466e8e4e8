import Foundation
import PackagePlugin

/// Lints the screens of a target before the target is built: an error in a screen fails the build, with its file and line.
///
/// The screens are those in the folder of the target: its `Screens`, or XML files beside a `screenwright.yml`. The command runs again when one
/// of the files in the folder changes, and not otherwise.
@main
struct ScreenwrightLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    // Swift has its own checks; everything else may be a screen, its data, pictures or settings.
    let inputs = names.filter { !$0.hasSuffix(".swift") && $0.contains(".") }.sorted()
    guard inputs.contains(where: { $0.hasSuffix(".xml") }) else {
      Diagnostics.warning("ScreenwrightLint: there are no screens in \(folder.path)")
      return []
    }
    return [
      .buildCommand(
        displayName: "Checking the screens of \(target.name)",
        executable: try context.tool(named: "screenwright").url,
        arguments: ["lint", folder.path, "--format", "concise"],
        inputFiles: inputs.map { folder.appending(path: $0) },
        outputFiles: [])
    ]
  }
}
