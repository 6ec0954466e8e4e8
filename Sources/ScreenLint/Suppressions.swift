import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Comments that silence rules: `disable-next RULE reason` for the next element, `disable RULE` … `enable RULE` for
/// a region.
struct Suppressions {
  private struct Region {
    var rule: RuleID
    var location: SourceLocation
    var comment: SourceRange
    var isUsed = false
  }

  /// Regions by file, in source order.
  private var regions: [[Region]]
  private var diagnostics: [Diagnostic] = []
  private let program: Program

  init(_ program: Program) {
    self.program = program
    regions = Array(repeating: [], count: program.files.count)
    for (index, file) in program.files.enumerated() where !file.xml.directives.isEmpty {
      read(file, FileID(index))
    }
  }

  private mutating func read(_ file: ParsedFile, _ id: FileID) {
    var open: [(rule: RuleID, start: UInt32, comment: SourceRange)] = []
    let end = UInt32(file.source.bytes.count)
    for directive in file.xml.directives {
      let words = Self.words(of: directive, in: file.source)
      let location = SourceLocation(id, directive.range)
      guard let command = words.first, words.count >= 2 else {
        reportShape(location)
        continue
      }
      let rule = RuleID(String(words[1]))
      guard ["disable-next", "disable", "enable"].contains(command) else {
        reportShape(location)
        continue
      }
      guard RuleCatalog.knows(rule) else {
        reportUnknown(rule, Self.place(of: words[1], in: directive, file.source, id))
        continue
      }
      switch command {
      case "disable-next":
        let range = directive.nextElement.isNone ? .zero : file.xml[directive.nextElement].range
        regions[Int(id.index)].append(
          Region(rule: rule, location: SourceLocation(id, range), comment: directive.range))
      case "disable": open.append((rule, directive.range.end, directive.range))
      default:
        guard let place = open.lastIndex(where: { $0.rule == rule }) else {
          useless(location, "Nothing before this comment disables `\(rule)`, so there is nothing to enable.")
          continue
        }
        let start = open.remove(at: place)
        regions[Int(id.index)].append(
          Region(
            rule: rule, location: SourceLocation(id, SourceRange(start.start, directive.range.start)),
            comment: start.comment))
      }
    }
    for start in open {
      regions[Int(id.index)].append(
        Region(
          rule: start.rule, location: SourceLocation(id, SourceRange(start.start, end)),
          comment: start.comment))
    }
  }

  private static func words(of directive: XMLDirective, in source: SourceFile) -> [Substring] {
    let text = source.text(directive.text)
    guard let colon = text.firstIndex(of: ":") else { return [] }
    return text[text.index(after: colon)...].split(whereSeparator: \.isWhitespace)
  }

  /// Where a comment names a rule.
  private static func place(
    of word: Substring, in directive: XMLDirective, _ source: SourceFile, _ file: FileID
  ) -> SourceLocation {
    let before = word.base[..<word.startIndex].utf8.count
    let start = directive.text.start + UInt32(before)
    return SourceLocation(file, SourceRange(start, start + UInt32(word.utf8.count)))
  }

  private mutating func reportShape(_ location: SourceLocation) {
    diagnostics.append(
      Diagnostic(
        "meta/unknown-rule", .warning, "This comment speaks to screenwright and names no command and rule.",
        at: location,
        help:
          "It is written `screenwright:disable-next flow/unused-state` and the reason; `disable` and `enable` bound a region."
      ))
  }

  private mutating func reportUnknown(_ rule: RuleID, _ location: SourceLocation) {
    diagnostics.append(
      Diagnostic(
        "meta/unknown-rule", .warning, "There is no rule `\(rule)`, so this comment silences nothing.",
        at: location,
        help: RuleCatalog.nearest(to: rule.id).map { "There is `\($0)`, which is spelt nearly the same." }
          ?? "`screenwright rules` lists all rules."))
  }

  private mutating func useless(_ location: SourceLocation, _ message: String) {
    diagnostics.append(
      Diagnostic(
        "meta/useless-suppression", .warning, message, at: location, help: "Remove the comment.",
        fixes: [FixIt("Remove the comment", .safe, [SourceEdit(location, "")])]))
  }

  /// What no comment silences. A finding is silenced at its own place, not at related ones.
  mutating func apply(to found: [Diagnostic]) -> [Diagnostic] {
    found.filter { diagnostic in
      let file = Int(diagnostic.location.file.index)
      guard file >= 0, file < regions.count else { return true }
      var isSilenced = false
      for index in regions[file].indices
      where regions[file][index].rule == diagnostic.rule
        && regions[file][index].location.range.contains(diagnostic.location.range)
      {
        regions[file][index].isUsed = true
        isSilenced = true
      }
      return !isSilenced
    }
  }

  /// What is wrong with the comments themselves; after `apply`.
  mutating func faults() -> [Diagnostic] {
    for region in regions.joined() where !region.isUsed {
      useless(
        SourceLocation(region.location.file, region.comment),
        "Nothing here breaks `\(region.rule)`, so this comment silences nothing.")
    }
    return diagnostics
  }
}
