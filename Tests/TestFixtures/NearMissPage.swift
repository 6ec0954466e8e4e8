/// A page of packages that look like the fault of a rule and are right: `# RULE`, then for each a `## ` heading that says why
/// the rule is silent, and its files as fenced blocks. A line such as `**Home.xml**` above a block names the file; where a
/// package has one file only, it need not be named.
public struct NearMissPage: CustomStringConvertible, Sendable {
  /// A package.
  public struct Package: Sendable {
    /// Why it is right.
    public let title: String
    /// The names and texts of its files.
    public fileprivate(set) var files: [String: String] = [:]

    /// The texts of its files of XML, by their names.
    public var screens: [String] {
      files.filter { $0.key.hasSuffix(".xml") }.sorted { $0.key < $1.key }.map(\.value)
    }
    /// True where a file is not XML.
    public var hasData: Bool { screens.count < files.count }
  }

  /// What is wrong with a page.
  public struct Fault: Error, CustomStringConvertible {
    /// The page, the line, and what is wrong.
    public let description: String
  }

  /// The id of the rule.
  public let rule: String
  /// The packages; at least one, and each has a file.
  public private(set) var packages: [Package] = []

  /// The rule.
  public var description: String { rule }

  /// The paths of all pages.
  public static let paths = Project.files(under: folder, ending: ".md")
  /// The pages that can be read.
  public static let all = paths.compactMap { try? NearMissPage($0) }
  private static let folder = "Tests/ScreenLintTests/NearMisses"

  /// Reads a page. Throws a `Fault` that names the line where it has another form, or stands in another place, than told.
  public init(_ path: String) throws {
    rule = String(path.dropFirst(Self.folder.count + 1).dropLast(3))
    var name: String?
    var block: String?
    let lines = try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "# \(rule)" else {
      throw Fault(description: "\(path):1: the title is not # \(rule)")
    }
    for (number, line) in lines.enumerated().dropFirst() {
      func fault(_ what: String) -> Fault { Fault(description: "\(path):\(number + 1): \(what)") }
      if let text = block {
        block = line == "```" ? nil : text + line + "\n"
        guard block == nil else { continue }
        guard !packages.isEmpty else { throw fault("a block stands above the first package") }
        let file = name ?? "Home.xml"
        guard packages[packages.count - 1].files.updateValue(text, forKey: file) == nil else {
          throw fault("there is a second \(file)")
        }
        name = nil
      } else if line.hasPrefix("```") {
        block = ""
      } else if line.hasPrefix("## ") {
        if packages.last?.files.isEmpty == true { throw fault("the package above has no file") }
        packages.append(Package(title: String(line.dropFirst(3))))
      } else if line.hasPrefix("**"), line.hasSuffix("**") {
        name = String(line.dropFirst(2).dropLast(2))
      }
    }
    guard block == nil, packages.last?.files.isEmpty == false else {
      throw Fault(description: "\(path) has no package, or ends within one")
    }
  }
}
