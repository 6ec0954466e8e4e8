import ScreenCompiler

/// A package with a screen that is read from standard input: alone, or in place of a file of a package.
struct InputPackage {
  /// The package.
  let package: PackageLocation
  /// The path of the screen, as findings tell it.
  let path: String

  /// Reads standard input. `file` is that in whose place it stands, nil for a package of nothing else. Throws `UsageError` for a
  /// file that no package could have, `FileError`.
  init(named file: String?, allowed: [String]) throws {
    let bytes = try FileSystem.read("/dev/stdin")
    let text = String(decoding: bytes, as: UTF8.self)
    guard let file else {
      path = "stdin.xml"
      package = try Workspace(files: [path: text]).packages[0]
      return
    }
    let folder = FileSystem.parent(of: file) ?? "."
    guard let real = FileSystem.real(folder) else { throw UsageError("there is no folder \(folder)") }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let workspace = try Workspace(at: PackageLocator.root(aroundFile: file), allowing: allowed)
    guard let place = workspace.place(ofFile: FileSystem.join(real, name)) else {
      throw UsageError("\(file) is no file of a package")
    }
    try workspace.update(place.path, to: text)
    (package, path) = (workspace.packages[place.package], place.path)
  }
}
