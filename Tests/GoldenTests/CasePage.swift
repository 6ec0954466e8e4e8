import Foundation
import TestFixtures
import Testing

/// A page of `Cases`: a title and prose for the reader, then fenced blocks. `xml file=…`, `json file=…` and
/// `yaml file=…` are the package; `console` is the command, `lint` where there is none; `text output` or
/// `html output` is what it says.
struct CasePage: CustomTestStringConvertible, Sendable {
  var path: String
  var files: [String: String] = [:]
  var command = ["lint"]
  var expected = ""
  private var before = ""
  private var after = ""

  var testDescription: String { String(path.split(separator: "/").last ?? "") }

  static let all: [CasePage] = Project.files(under: "Tests/GoldenTests/Cases", ending: ".md")
    .compactMap { try? CasePage($0) }

  init(_ path: String) throws {
    self.path = path
    let text = try Project.text(path)
    var isPastOutput = false
    var block: (info: String, text: String)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      text.hasSuffix("\n") ? 1 : 0)
    {
      var isOutput = false
      if line.hasPrefix("```"), let open = block {
        isOutput = open.info.hasSuffix(" output")
        take(open)
        if isOutput { isPastOutput = true }
        block = nil
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), "")
      } else if let open = block {
        block?.text += line + "\n"
        if open.info.hasSuffix(" output") { continue }
      }
      if isPastOutput { after += line + "\n" } else { before += line + "\n" }
    }
    try #require(isPastOutput, "\(path) has no block for its output")
  }

  private mutating func take(_ block: (info: String, text: String)) {
    let words = block.info.split(separator: " ")
    if words.last == "output" {
      expected = block.text
    } else if words.first == "console" {
      let line = block.text.split(separator: "\n").first ?? ""
      command = line.split(separator: " ").drop { $0 == "$" || $0 == "screenwright" }.map(String.init)
    } else if let name = words.last, name.hasPrefix("file=") {
      files[String(name.dropFirst(5))] = block.text
    }
  }

  /// The page with another output.
  func text(output: String) -> String { before + output + after }
}
