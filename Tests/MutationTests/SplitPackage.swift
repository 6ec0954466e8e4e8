import Foundation
import ScreenCompiler
import ScreenSemantics
import SourceModel
import TestFixtures

/// A package that was cut in two: `App`, and `Base`, on which it depends.
struct SplitPackage {
  /// The folder of both.
  let folder: TemporaryPackage
  /// What `App` and `Base` hold, by paths from the folder.
  let screens: [String]

  /// What is said of `App` one way and the other.
  struct Answers: Equatable {
    /// With the sources of `Base`.
    var whole: [String]
    /// With its interface, and without them.
    var apart: [String]
  }

  /// Cuts a package so that about `share` of its screens are in `Base`: a file goes there with all that it names. Nil where
  /// no cut leaves something on both sides.
  init?(_ files: [String: String], share: Double) throws {
    let package = try TemporaryPackage(files)
    guard let location = try? PackageLocator.locate(package.path).first,
      let compiled = try? Compiler.compile(location, scope: .errors)
    else { return nil }
    let names = Array(location.files.prefix(location.ownFiles))
    let users = FileDependencies(compiled.model)
    var named = [Set<Int>](repeating: [], count: names.count)
    for file in names.indices {
      for user in users.users(of: FileID(file)) { named[user.position].insert(file) }
    }
    let hidden = Set(
      names.indices.filter { file in
        compiled.model.program.declarations(in: FileID(file)).allSatisfy {
          [.app, .preview, .scenario, .appearance].contains(compiled.model.program[$0].kind)
        }
      })
    var base: Set<Int> = []
    for file in names.indices where Double(base.count) < share * Double(names.count) {
      var closure: Set<Int> = []
      var open = [file]
      while let next = open.popLast() {
        if closure.insert(next).inserted { open += named[next] }
      }
      let isWhole = closure.isDisjoint(with: hidden) && base.union(closure).count < names.count
      if isWhole, Double(closure.count) <= share * Double(names.count) { base.formUnion(closure) }
    }
    if base.isEmpty { return nil }
    try self.init(files, base: Set(base.map { names[$0] }), screens: names)
  }

  /// Cuts a package: `base` are the screens of `Base`. Data and pictures are in both.
  private init(_ files: [String: String], base: Set<String>, screens: [String]) throws {
    folder = try TemporaryPackage([".git": "gitdir: elsewhere\n"])
    self.screens = screens.map { (base.contains($0) ? "Base/" : "App/") + $0 }
    for (path, text) in files where path != "screenwright.yml" {
      if !base.contains(path) { try folder.write("App/" + path, text) }
      if base.contains(path) || !screens.contains(path) { try folder.write("Base/" + path, text) }
    }
    let settings = files["screenwright.yml"] ?? ""
    try folder.write("Base/screenwright.yml", settings)
    try folder.write("App/screenwright.yml", "dependencies: [../Base]\n" + settings)
  }

  /// What is found in `App` with the sources of `Base`, and with its interface alone; nil where `Base` has errors, and so no
  /// interface.
  func answers() throws -> Answers? {
    guard let base = try? PackageLocator.locate(folder.path + "/Base").first else { return nil }
    let compiled = try Compiler.compile(base)
    if !compiled.drawingErrors.isEmpty { return nil }
    let json = Array(PackageInterface(compiled).json.utf8)
    let whole = try findings()
    let (here, away) = (folder.path + "/Base", folder.path + "/Away")
    try FileManager.default.moveItem(atPath: here, toPath: away)
    defer { try? FileManager.default.moveItem(atPath: away, toPath: here) }
    return Answers(whole: whole, apart: try findings(["Base": PackageInterface(json, path: "base.json")]))
  }

  /// Everything that is told of `App`, as JSON, with all places and fixes.
  private func findings(_ interfaces: [String: PackageInterface] = [:]) throws -> [String] {
    let location = try PackageLocator.locate(folder.path + "/App", interfaces: interfaces)[0]
    let compiled = try Compiler.compile(location)
    return JSONReport.objects(compiled.drawingFindings, in: compiled.files)
  }
}
