import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// Tells what was written from what was noted before each write.
struct WriteReader {
  let evaluator: Evaluator
  private(set) var writes: [SourceWrite] = []

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// A place that may have been noted several times.
  private enum Place: Hashable {
    case object(ObjectIdentifier)
    case field(ObjectIdentifier, Int32)
    case source(MemberID)
  }

  /// Reads all of a log, of each place the first note.
  mutating func read(_ log: UndoLog) {
    var seen: Set<Place> = []
    for entry in log.entries {
      switch entry {
      case .object(let object, let fields, _):
        guard seen.insert(.object(ObjectIdentifier(object))).inserted,
          let declaration = evaluator.runnable.program.declaration(of: object.type)
        else { continue }
        let plan = evaluator.runnable.plan(declaration)
        for (field, member) in plan.stored.enumerated() where field < fields.count {
          compare(member, fields[field], object.fields[field])
        }
      case .field(let view, let field, let before):
        guard seen.insert(.field(ObjectIdentifier(view), field)).inserted,
          field >= 0, Int(field) < view.plan.stored.count
        else { continue }
        compare(view.plan.stored[Int(field)], before, view.field(field))
      case .source(let source, let before):
        if !source.member.isNone, seen.insert(.source(source.member)).inserted {
          compare(source.member, before, source.value)
        }
      case .stored(let values, let key, let member, let before):
        // What `UserDefaults` keeps belongs to no member.
        guard !member.isNone, seen.insert(.source(member)).inserted else { continue }
        compare(member, before ?? initial(member), values[key] ?? initial(member))
      case .owned: continue
      }
    }
  }

  /// The value of a stored member that nothing was written to.
  private func initial(_ member: MemberID) -> Value {
    // Where it cannot be had, the views that read it have failed already.
    (try? evaluator.initialValue(of: member, view: nil)) ?? .null
  }

  /// Reads which static variables differ.
  mutating func read(statics before: [MemberID: Value]) {
    for member in evaluator.statics.keys.sorted() {
      guard let old = before[member], let new = evaluator.statics[member] else { continue }
      compare(member, old, new)
    }
  }

  private mutating func compare(_ member: MemberID, _ before: Value, _ after: Value) {
    if before == after { return }
    let program = evaluator.runnable.program
    let declared = program[member]
    let source = "\(program[declared.owner].name).\(declared.name)"
    var parts: [(part: String, before: String, after: String)] = []
    differences(before, after, declared.type, "", &parts)
    for part in parts {
      writes.append(
        SourceWrite(
          source: source, member: member, part: part.part, before: part.before,
          after: part.after))
    }
  }

  /// The part in which two values of a type differ, such as `[2].isFavorite`, and what it was and is, as text; an empty
  /// part for all of them, where they differ in several.
  func difference(_ before: Value, _ after: Value, of type: TypeID) -> (
    part: String, before: String, after: String
  ) {
    var parts: [(part: String, before: String, after: String)] = []
    differences(before, after, type, "", &parts)
    return parts.count == 1 ? parts[0] : ("", text(before, type), text(after, type))
  }

  /// More parts than these are told as a whole.
  private static let mostParts = 4

  /// The smallest parts in which two values differ, where they are few.
  private func differences(
    _ before: Value, _ after: Value, _ type: TypeID, _ path: String,
    _ found: inout [(part: String, before: String, after: String)]
  ) {
    var inner: [(part: String, before: String, after: String)] = []
    if case .array(let old) = before, case .array(let new) = after, old.count == new.count {
      for place in 0..<old.count where old[place] != new[place] {
        if inner.count > Self.mostParts { break }
        differences(old[place], new[place], type.element ?? .any, "\(path)[\(place)]", &inner)
      }
    } else if let (plan, old) = fields(before), let (_, new) = fields(after), old.count == new.count {
      for (field, member) in plan.stored.enumerated() where field < old.count && old[field] != new[field] {
        let declared = evaluator.runnable.program[member]
        differences(old[field], new[field], declared.type, "\(path).\(declared.name)", &inner)
      }
    }
    if inner.isEmpty || inner.count > Self.mostParts {
      inner = [(path, text(before, type), text(after, type))]
    }
    found += inner
  }

  /// The fields of a struct.
  private func fields(_ value: Value) -> (DeclarationPlan, [Value])? {
    let box: StructBox
    switch value {
    case .structure(let own): box = own
    case .row(let row): box = row.copied()
    // Nothing else has fields of its own.
    default: return nil
    }
    guard let declaration = evaluator.runnable.program.declaration(of: box.type) else { return nil }
    return (evaluator.runnable.plan(declaration), box.fields)
  }

  /// The longest text of a value.
  private static let longest = 160

  private func text(_ value: Value, _ type: TypeID) -> String {
    let text =
      if let string = value.text { "\"\(string)\"" } else {
        evaluator.describe(value, as: type.wrapped != nil ? type.wrapped ?? type : type)
      }
    return text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
  }
}
