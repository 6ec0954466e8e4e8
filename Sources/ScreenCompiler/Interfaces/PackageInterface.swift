import ModelData

/// What the packages that depend on a package need of it, so that they can be checked without its sources.
///
/// It has two parts. `declarations` say what there is, what it needs and what it does; they are for people and for
/// `InterfaceDiff`. `screens` and `data` hold the text that is checked and run in place of the package: rules follow data
/// through the bodies of the views that a page shows, and confirm what they suspect by running them, so a list of
/// declarations alone would have them find less. What no dependent package can see is left out of the text (`InterfaceText`), so
/// that an edit there leaves the same bytes.
public struct PackageInterface: Sendable, Equatable {
  /// A file of the package.
  struct File: Sendable, Equatable {
    /// Its path from the package's root.
    let path: String
    /// What of it dependents see; lines and columns are those of the file.
    let bytes: [UInt8]

    /// As it is written: bytes that are no text, such as a database, stand as characters from U+0000 to U+00FF.
    var json: String {
      let content =
        String(validating: bytes, as: UTF8.self).map { "\"text\": \(JSONReport.quoted($0))" }
        ?? "\"bytes\": \(JSONReport.quoted(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))))"
      return "{\"path\": \(JSONReport.quoted(path)), \(content)}"
    }
  }

  /// What the first member of the file says; another number is refused.
  static let version = 1

  /// The name of the package: that of its folder.
  public let name: String
  /// The folders of the packages that it depends on itself, as its settings name them.
  public let dependencies: [String]
  /// What it declares and others may use, in the order of its files.
  public let declarations: [InterfaceDeclaration]
  /// Its files that declare something which others may use.
  let screens: [File]
  /// The model data that its objects read.
  let data: [File]

  /// A file that is no interface.
  public struct Fault: Error, CustomStringConvertible {
    /// `shared.json is no interface of a package: …`
    public let description: String
  }

  /// The interface of a package from its parts.
  init(
    name: String, dependencies: [String], declarations: [InterfaceDeclaration], screens: [File], data: [File]
  ) {
    self.name = name
    self.dependencies = dependencies
    self.declarations = declarations
    self.screens = screens
    self.data = data
  }
}

// MARK: The file

extension PackageInterface {
  /// The interface as it is written: JSON, the same bytes for the same package.
  public var json: String {
    func files(_ files: [File]) -> String {
      FlowJSON.list(files.map(\.json))
    }
    let names = dependencies.map { JSONReport.quoted($0) }.joined(separator: ", ")
    return "{\"interface\": \(Self.version),\n \"package\": \(JSONReport.quoted(name)),\n"
      + " \"dependencies\": [\(names)],\n"
      + " \"declarations\": \(FlowJSON.list(declarations.map(\.json))),\n"
      + " \"screens\": \(files(screens)),\n \"data\": \(files(data))}\n"
  }

  /// True for bytes that begin as an interface does.
  public static func isInterface(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "{\"interface\":".utf8) }

  /// Reads an interface; `path` is what faults call it. Throws `Fault`.
  public init(_ bytes: [UInt8], path: String) throws {
    func fault(_ what: String) -> Fault {
      Fault(description: "\(path) is no interface of a package: \(what)")
    }
    if let found = JSONSyntax.check(bytes) { throw fault("\(found.message) at byte \(found.offset)") }
    guard let tree = JSONTree.read(bytes), let version = tree["interface"].number,
      let name = tree["package"].text
    else {
      throw fault("it does not say `interface` and `package`; `screenwright compile --interface` writes it")
    }
    guard version == Double(Self.version) else {
      throw fault("it is of form \(Int(version)), and this command reads form \(Self.version); make it anew")
    }
    func files(_ key: String) throws -> [File] {
      try tree[key].elements.map { entry in
        let text = entry["text"].text.map { Array($0.utf8) }
        let raw = entry["bytes"].text?.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
        guard let path = entry["path"].text, let bytes = text ?? raw else {
          throw fault("an entry of `\(key)` lacks its path or text")
        }
        if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
          throw fault("`\(path)` leads out of its package")
        }
        return File(path: path, bytes: bytes)
      }
    }
    self.init(
      name: name, dependencies: tree["dependencies"].elements.compactMap(\.text),
      declarations: try tree["declarations"].elements.map { entry in
        guard let declaration = InterfaceDeclaration(entry) else {
          throw fault("a declaration lacks its name")
        }
        return declaration
      },
      screens: try files("screens"), data: try files("data"))
  }

  /// Reads the interfaces of some files, by the names of their packages. Throws `Fault`, `FileError`, and `UsageError` for
  /// two of one package.
  public static func read(_ paths: [String]) throws -> [String: PackageInterface] {
    var found: [String: PackageInterface] = [:]
    for path in paths {
      let interface = try PackageInterface(FileSystem.read(path), path: path)
      if found.updateValue(interface, forKey: interface.name) != nil {
        throw UsageError("there are two interfaces of the package \(interface.name); the second is \(path)")
      }
    }
    return found
  }
}
