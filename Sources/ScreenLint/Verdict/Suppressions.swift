import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Comments that silence rules: `disable-next RULE reason` for the next element, `disable RULE` … `enable RULE` for
/// a region. Commas join rules: `disable-next RULE, RULE reason`.
struct Suppressions {
  private struct Region {
    var rule: RuleID
    var location: SourceLocation
    /// The comment, and the name of the rule in it.
    var comment: Mention
    /// The comment that ends the region, if one does, and the name in that.
    var end: Mention?
    var isUsed = false
  }

  /// A comment, and where it names a rule.
  private struct Mention: Hashable {
    var comment: SourceRange
    var name: SourceRange
  }

  /// Regions by file, in source order.
  private var regions: IDArray<FileID, [Region]>
  private var diagnostics: [Diagnostic] = []
  private let program: Program
  private static let commands = ["disable-next", "disable", "enable"]

  /// The comments of all files of a program, or of some.
  init(_ program: Program, only files: [FileID]? = nil) {
    self.program = program
    regions = IDArray(repeating: [], count: program.files.count)
    for index in files ?? Array(program.files.indices) where program.files[index].store.hasDirectives {
      read(program.files[index], index)
    }
  }

  private mutating func read(_ file: ParsedFile, _ id: FileID) {
    var open: [(rule: RuleID, comment: Mention)] = []
    let source = file.source
    let end = UInt32(source.bytes.count)
    let xml = file.xml
    for directive in xml.directives {
      let location = SourceLocation(id, directive.range)
      let (command, named) = Self.words(of: directive, in: source)
      guard Self.commands.contains(command), !named.isEmpty else {
        reportShape(command, location)
        continue
      }
      for (rule, range) in named {
        let mention = Mention(comment: directive.range, name: range)
        guard RuleCatalog.knows(rule) else {
          reportUnknown(rule, SourceLocation(id, range))
          continue
        }
        switch command {
        case "disable-next":
          let element = directive.nextElement.isNone ? .zero : xml[directive.nextElement].range
          add(rule, SourceLocation(id, element), mention)
        case "disable": open.append((rule, mention))
        default:
          guard let place = open.lastIndex(where: { $0.rule == rule }) else {
            useless(
              location, "Nothing before this comment disables `\(rule)`, so there is nothing to enable.")
            continue
          }
          let start = open.remove(at: place)
          let region = SourceRange(start.comment.comment.end, directive.range.start)
          add(rule, SourceLocation(id, region), start.comment, closedBy: mention)
        }
      }
    }
    for start in open {
      add(start.rule, SourceLocation(id, SourceRange(start.comment.comment.end, end)), start.comment)
    }
  }

  private mutating func add(
    _ rule: RuleID, _ location: SourceLocation, _ comment: Mention, closedBy end: Mention? = nil
  ) {
    regions[location.file].append(
      Region(rule: rule, location: location, comment: comment, end: end))
  }

  /// The command and the rules that a comment names: the first word after it, and each that a comma joins to it. What
  /// follows is the reason.
  private static func words(of directive: XMLDirective, in source: SourceFile) -> (
    command: String, rules: [(rule: RuleID, range: SourceRange)]
  ) {
    let bytes = source.bytes
    var at = Int(directive.text.start)
    let end = Int(directive.text.end)
    while at < end, bytes[at] != UInt8(ascii: ":") { at += 1 }
    at += 1
    func skipBlanks() { while at < end, bytes[at] <= 0x20 { at += 1 } }
    func word() -> SourceRange {
      skipBlanks()
      let start = at
      while at < end, bytes[at] > 0x20, bytes[at] != UInt8(ascii: ",") { at += 1 }
      return SourceRange(start, at)
    }
    let command = source.text(word())
    var rules: [(rule: RuleID, range: SourceRange)] = []
    while true {
      let name = word()
      if name.count == 0 { break }
      rules.append((RuleID(source.text(name)), name))
      skipBlanks()
      guard at < end, bytes[at] == UInt8(ascii: ",") else { break }
      at += 1
    }
    return (command, rules)
  }

  private mutating func reportShape(_ command: String, _ location: SourceLocation) {
    let isKnown = Self.commands.contains(command)
    let usual =
      "It is written `screenwright:disable-next flow/unused-state` and the reason; `disable` and `enable` bound a region."
    diagnostics.append(
      Diagnostic(
        .metaUnknownRule, .warning,
        isKnown
          ? "This comment names no rule, so it silences nothing."
          : command.isEmpty
            ? "This comment speaks to screenwright and names no command."
            : "There is no command `\(command)` for comments, so this one silences nothing.",
        at: location,
        help: isKnown
          ? "Name the rule: `screenwright:\(command) flow/unused-state` and the reason."
          : Suggestion.text(for: command, among: Self.commands, otherwise: usual)))
  }

  private mutating func reportUnknown(_ rule: RuleID, _ location: SourceLocation) {
    diagnostics.append(
      Diagnostic(
        .metaUnknownRule, .warning, "There is no rule `\(rule)`, so this comment silences nothing.",
        at: location, help: RuleCatalog.suggestion(for: rule.id),
        fixes: RuleCatalog.nearest(to: rule.id).map {
          [FixIt("Change it to `\($0)`", .suggested, [SourceEdit(location, $0)])]
        } ?? []))
  }

  private mutating func useless(_ location: SourceLocation, _ message: String, and end: SourceRange? = nil) {
    let source = program.files[location.file].source
    let edits = [location.range, end].compactMap { $0 }.map { range in
      SourceEdit(SourceLocation(location.file, source.wholeLine(range)), "")
    }
    diagnostics.append(
      Diagnostic(
        .metaUselessSuppression, .warning, message, at: location,
        help: end == nil ? "Remove the comment." : "Remove the comment, and the one that ends its region.",
        fixes: [FixIt(end == nil ? "Remove the comment" : "Remove both comments", .safe, edits)]))
  }

  /// The first comment that silences a finding, or nil; all that do are used. A finding is silenced at its own place, not
  /// at related ones.
  mutating func comment(silencing finding: Diagnostic) -> SourceLocation? {
    let file = finding.location.file
    guard regions.indices.contains(file) else { return nil }
    var comment: SourceRange?
    for index in regions[file].indices
    where regions[file][index].rule == finding.rule
      && regions[file][index].location.range.contains(finding.location.range)
    {
      regions[file][index].isUsed = true
      comment = comment ?? regions[file][index].comment.comment
    }
    return comment.map { SourceLocation(finding.location.file, $0) }
  }

  /// True for a rule that a package without an App may break only in an app that uses it: what it says hangs on what
  /// others pass, inject, write or load.
  private func mayBeBrokenElsewhere(_ rule: RuleID) -> Bool {
    guard program.app.isNone else { return false }
    return RuleCatalog.rule(rule)?.traits.contains(.dependsOnUse) ?? false
  }

  /// What is wrong with the comments themselves; after all findings were shown to them. Where an earlier phase found errors,
  /// rules may have been silent for their sake, so that no comment is called useless.
  mutating func faults(isComplete: Bool) -> [Diagnostic] {
    if !isComplete { return diagnostics }
    func isUseless(_ region: Region) -> Bool { !region.isUsed && !mayBeBrokenElsewhere(region.rule) }
    for file in regions {
      for (place, region) in file.enumerated() where isUseless(region) {
        let location = SourceLocation(region.location.file, region.comment.comment)
        // Comments that name several rules stand for several regions, one after the other.
        let together = file.filter { $0.comment.comment == region.comment.comment }
        guard together.allSatisfy(isUseless), Set(together.map(\.end?.comment)).count == 1 else {
          uselessName(region)
          continue
        }
        if file[..<place].contains(where: { $0.comment.comment == region.comment.comment }) { continue }
        let rules = together.map { "`\($0.rule)`" }.joined(separator: ", ")
        useless(
          location, "Nothing here breaks \(rules), so this comment silences nothing.",
          and: region.end?.comment)
      }
    }
    return diagnostics
  }

  /// Reports one of several rules that a comment names; the others silence something, or end elsewhere.
  private mutating func uselessName(_ region: Region) {
    let file = region.location.file
    let source = program.files[file].source
    let edits = [region.comment, region.end].compactMap { $0 }.map { mention in
      SourceEdit(
        SourceLocation(file, Self.cut(mention, source) ?? source.wholeLine(mention.comment)), "")
    }
    diagnostics.append(
      Diagnostic(
        .metaUselessSuppression, .warning, "Nothing here breaks `\(region.rule)`.",
        at: SourceLocation(file, region.comment.name), help: "Leave it out of the comment.",
        fixes: [FixIt("Leave it out", .safe, edits)]))
  }

  /// The text to remove with a rule's name that commas part from others; nil where it is the only one.
  private static func cut(_ mention: Mention, _ source: SourceFile) -> SourceRange? {
    let bytes = source.bytes
    var (start, end) = (Int(mention.name.start), Int(mention.name.end))
    while bytes[end] <= 0x20 { end += 1 }
    if bytes[end] == UInt8(ascii: ",") {
      end += 1
      while bytes[end] <= 0x20 { end += 1 }
      return SourceRange(start, end)
    }
    while bytes[start - 1] <= 0x20 { start -= 1 }
    return bytes[start - 1] == UInt8(ascii: ",") ? SourceRange(start - 1, Int(mention.name.end)) : nil
  }
}
