import ScreenRuntime
import SourceModel

/// The kept snapshots of a package: `Snapshots/<scenario>/<name>.txt` below its root.
public struct SnapshotFolder {
  /// Where snapshots lie, below the root of a package.
  public static let name = "Snapshots"

  private let package: PackageLocation
  private let folder: OutputFolder

  /// The folder of a package, which need not be there. Throws `FileError`.
  public init(_ package: PackageLocation) throws {
    self.package = package
    folder = try OutputFolder(FileSystem.join(package.root, Self.name), for: package)
  }

  /// The folders of scenarios by their names: of several that a file system may take for one, all but the first get a
  /// number.
  static func folders(of scenarios: [DeclaredScenario]) -> [String] {
    var taken: Set<String> = []
    return scenarios.map { scenario in
      let base = fileName(scenario.name)
      var candidate = base
      var number = 2
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(base) \(number)"
        number += 1
      }
      return candidate
    }
  }

  /// A name as that of a file or folder: what paths give a meaning, and what cannot be seen, becomes a hyphen. At most 100
  /// bytes.
  static func fileName(_ name: String) -> String {
    var out = ""
    for scalar in name.unicodeScalars {
      let isMark = "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      let letter = isMark || VisibleText.isHidden(scalar) ? "-" : String(scalar)
      if out.utf8.count + letter.utf8.count > 100 { break }
      out += letter
    }
    if out.hasPrefix(".") { out = "-" + out.dropFirst() }
    return out.isEmpty ? "-" : out
  }

  /// Compares what scenarios took with the files, and lets those fail that differ. Throws `FileError`, `OutsidePackage`.
  public func compare(_ results: inout [ScenarioResult]) throws {
    for index in results.indices {
      for snapshot in results[index].snapshots {
        let path = "\(Self.name)/\(snapshot.path)"
        let (message, help, difference): (String, String, String)
        if let known = try folder.read(snapshot.path) {
          if known == snapshot.bytes { continue }
          message = "The page differs from `\(path)`."
          help = "Where the page is as it should be, `screenwright test --update` writes the file anew."
          difference = String(
            decoding: UnifiedDiff.text(path: path, old: known, new: snapshot.bytes), as: UTF8.self)
        } else {
          message = "There is no `\(path)` to compare the page with."
          help = "`screenwright test --update` writes it."
          difference = ""
        }
        results[index].failures.append(
          ScenarioResult.Failure(
            location: snapshot.location, step: snapshot.step, message: message, help: help, fault: nil,
            page: difference.isEmpty ? String(decoding: snapshot.bytes, as: UTF8.self) : "",
            difference: difference))
      }
    }
  }

  /// Writes what scenarios took, all of it or nothing; gives the paths of the files that were not there or differed. Throws
  /// `FileError`, `OutsidePackage`.
  public func update(_ results: [ScenarioResult]) throws -> [String] {
    let output = StagedOutput(folder)
    var changed: [String] = []
    for snapshot in results.flatMap(\.snapshots) where try folder.read(snapshot.path) != snapshot.bytes {
      output.add(snapshot.path, snapshot.bytes)
      changed.append("\(Self.name)/\(snapshot.path)")
    }
    if !changed.isEmpty { try output.finish() }
    return changed
  }

  /// The files that no scenario took, sorted; `results` are those of all scenarios. Throws `FileError`.
  public func stale(_ results: [ScenarioResult]) throws -> [String] {
    let root = FileSystem.join(package.root, Self.name)
    if !FileSystem.isFolder(root) { return [] }
    let taken = Set(results.flatMap(\.snapshots).map(\.path))
    var found: [String] = []
    for scenario in try FileSystem.list(root) {
      let inner = FileSystem.join(root, scenario)
      guard FileSystem.isFolder(inner) else { continue }
      for name in try FileSystem.list(inner) {
        let isText = name.hasSuffix(".txt")
        let isKept = taken.contains("\(scenario)/\(name)")
        // HTML is kept where it was asked for once.
        if isText, !isKept { found.append("\(Self.name)/\(scenario)/\(name)") }
      }
    }
    return found.sorted()
  }
}
