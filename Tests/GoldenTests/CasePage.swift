import Foundation
import TestFixtures
import Testing

/// A page of `Cases`: a title and prose for the reader, then one case or several. A case is its fenced blocks up to what the
/// command says: `xml file=…`, `json file=…` and `yaml file=…` are the package; `console` is the command, `lint` where there
/// is none; `text output` or `html output` is what it says. A case without files is about those of the one before.
struct CasePage: CustomTestStringConvertible, Sendable {
  /// A package, what is run on it, and what that says.
  struct Case: Sendable {
    fileprivate(set) var files: [String: String] = [:]
    fileprivate(set) var command = ["lint"]
    fileprivate(set) var expected = ""
    /// The last heading above its output.
    fileprivate(set) var title = ""
    /// The page from the output of the case before up to its own.
    fileprivate var before = ""
  }

  let path: String
  private(set) var cases: [Case] = []
  private var after = ""

  var testDescription: String { String(path.split(separator: "/").last ?? "") }

  static let all: [CasePage] = Project.files(under: "Tests/GoldenTests/Cases", ending: ".md")
    .compactMap { try? CasePage($0) }

  init(_ path: String) throws {
    self.path = path
    let text = try Project.text(path)
    var next = Case()
    var block: (info: String, text: String)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      text.hasSuffix("\n") ? 1 : 0)
    {
      if line.hasPrefix("```"), let open = block {
        block = nil
        if open.info.hasSuffix(" output") {
          next.expected = open.text
          if next.files.isEmpty, let last = cases.last { next.files = last.files }
          cases.append(next)
          next = Case()
          next.title = cases[cases.count - 1].title
        } else {
          Self.take(open, into: &next)
        }
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), "")
      } else if let open = block {
        block?.text += line + "\n"
        if open.info.hasSuffix(" output") { continue }
      } else if line.hasPrefix("# ") || line.hasPrefix("## ") {
        next.title = String(line.drop { $0 == "#" || $0 == " " })
      }
      next.before += line + "\n"
    }
    after = next.before
    try #require(!cases.isEmpty, "\(path) has no block for its output")
    try #require(next.files.isEmpty, "\(path) ends with a case that says nothing")
  }

  private static func take(_ block: (info: String, text: String), into next: inout Case) {
    let words = block.info.split(separator: " ")
    if words.first == "console" {
      let line = block.text.split(separator: "\n").first ?? ""
      next.command = line.split(separator: " ").drop { $0 == "$" || $0 == "screenwright" }.map(String.init)
    } else if let name = words.last, name.hasPrefix("file=") {
      next.files[String(name.dropFirst(5))] = block.text
    }
  }

  /// The page with other outputs, one for each case.
  func text(outputs: [String]) -> String {
    zip(cases, outputs).map { $0.before + $1 }.joined() + after
  }
}
