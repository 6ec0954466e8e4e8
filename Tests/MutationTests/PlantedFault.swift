import Foundation
import TestFixtures
import Testing

/// A small change of a right program, and the one finding that it is to bring.
///
/// `Programs/NAME.md` holds those of the program in the folder `Programs/NAME`: `## ` and what is wrong, then for each file that is
/// changed its name as `**Home.xml**` and blocks of `diff`, whose lines with `-` are replaced by those with `+`; then
/// `Found by RULE at TEXT`, or `Found by RULE in FILE at TEXT`, each in backquotes: the finding stands in the line with that text.
struct PlantedFault: CustomTestStringConvertible, Sendable {
  /// Lines of a file that are replaced.
  struct Edit: Sendable {
    var file: String
    var old = ""
    var new = ""
  }

  /// What is wrong with a page.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The program.
  let program: String
  /// What is wrong.
  let title: String
  fileprivate(set) var edits: [Edit] = []
  fileprivate(set) var rule = ""
  /// The file of the finding, and a text that only its line holds.
  fileprivate(set) var file = ""
  fileprivate(set) var text = ""

  var testDescription: String { "\(program): \(title)" }

  /// The faults of a program.
  static func all(of program: String) throws -> [PlantedFault] {
    var found: [PlantedFault] = []
    var isInBlock = false
    for line in try Project.text("Tests/MutationTests/Programs/\(program).md").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let place = found.count - 1
      if isInBlock {
        isInBlock = line != "```"
        if isInBlock { found[place].take(line) }
      } else if line.hasPrefix("## ") {
        found.append(PlantedFault(program: program, title: String(line.dropFirst(3))))
      } else if line.hasPrefix("**"), line.hasSuffix("**"), place >= 0 {
        found[place].edits.append(Edit(file: String(line.dropFirst(2).dropLast(2))))
      } else if line == "```diff" {
        isInBlock = true
        if let last = found[place].edits.last, !(last.old + last.new).isEmpty {
          found[place].edits.append(Edit(file: last.file))
        }
      } else if let match = line.wholeMatch(of: /Found by `(.+?)`(?: in `(.+?)`)? at `(.+)`\./) {
        found[place].rule = String(match.1)
        found[place].file = match.2.map(String.init) ?? found[place].edits.first?.file ?? ""
        found[place].text = String(match.3)
      }
    }
    for fault in found where fault.rule.isEmpty || fault.edits.isEmpty {
      throw Mistake(
        description: "\(fault.testDescription): the page does not say what is changed, or what finds it")
    }
    return found
  }

  private mutating func take(_ line: Substring) {
    let place = edits.count - 1
    let text = line.dropFirst() + "\n"
    if line.hasPrefix("-") {
      if edits[place].new.isEmpty {
        edits[place].old += text
      } else {
        edits.append(Edit(file: edits[place].file, old: String(text)))
      }
    } else {
      edits[place].new += text
    }
  }

  /// Changes a copy of the program; each text that is replaced must be there once.
  func plant(in copy: TemporaryPackage) throws {
    for edit in edits {
      let text = try copy.read(edit.file)
      guard text.ranges(of: edit.old).count == 1 else {
        throw Mistake(description: "\(testDescription): what is replaced is not there once in \(edit.file)")
      }
      try copy.replace(edit.old, with: edit.new, in: edit.file)
    }
  }
}
