import Foundation

/// A folder with the files of a package, removed when the last reference goes.
public final class TemporaryPackage: Sendable {
  /// The folder, without a slash at the end.
  public let path: String

  /// Makes the folder and writes texts by their paths in it.
  public init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "screenwright-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  /// A package of the one file `Screens/Home.xml`.
  public convenience init(home: String) throws { try self.init(["Screens/Home.xml": home]) }

  /// A copy of a folder of the project.
  public convenience init(copyOf folder: String) throws {
    try self.init()
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: Project.root + folder, toPath: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text, making folders as needed.
  public func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// Writes bytes, making folders as needed.
  public func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Replaces text in a file; it must be there.
  public func replace(_ old: String, with new: String, in name: String) throws {
    let text = try read(name)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(name, text.replacing(old, with: new))
  }

  /// Removes a file or a folder with all that it holds.
  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  /// The text of a file.
  public func read(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The bytes of a file.
  public func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name)))
  }

  /// True where the folder holds this file or folder.
  public func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  /// The files below a folder, sorted; none where it is missing.
  public func files(_ folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path + "/" + folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") }.sorted()
  }
}
