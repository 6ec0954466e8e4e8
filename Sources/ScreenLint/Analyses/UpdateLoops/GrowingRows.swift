import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A handler of a row that runs when the row appears, and adds to the list that the row belongs to.
struct GrowingRow {
  /// The declaration whose body holds it.
  var owner: DeclarationID
  /// Its name in the chain: `onAppear` or `task`.
  var location: SourceLocation
  /// The code that runs.
  var action: SourceLocation
  /// The list.
  var list: MemberID
}

/// Which rows add to their own list whenever one appears?
///
/// Answer: the handlers on rows that are the list's elements as they are, and that add without a condition.
/// Cost: linear in the views of files with such handlers, and in the functions that they call, 8 deep.
/// Limits: where a condition may end it, nothing is found; nor through a list that is made of the other.
struct GrowingRows {
  private let context: RuleContext
  private static let depthLimit = 8

  init(_ context: RuleContext) { self.context = context }

  func find() -> [GrowingRow] {
    var found: [GrowingRow] = []
    let handlers = context.graph.handlers
    var place = 0
    while place < handlers.count {
      let file = handlers[place].file
      var ours: [CodeID: Handler] = [:]
      while place < handlers.count, handlers[place].file == file {
        if handlers[place].watched.isNone, !handlers[place].body.isNone {
          ours[handlers[place].action] = handlers[place]
        }
        place += 1
      }
      if !ours.isEmpty { find(ours, context.model.files[file], &found) }
    }
    return found
  }

  /// Finds those among the handlers of a file, which are known by their actions.
  private func find(_ handlers: [CodeID: Handler], _ checked: CheckedFile, _ found: inout [GrowingRow]) {
    for view in checked.views where view.kind == .forEach {
      guard let list = checked.boundMember(view.code), context.program.isSource(list) else { continue }
      for row in view.content.map({ checked.views[checked.viewLists[$0]] }) {
        guard row.kind == .element || row.kind == .declared else { continue }
        for application in row.modifiers.map({ checked.modifiers[$0] })
        where application.kind == .catalog {
          guard let last = application.arguments.last,
            let handler = handlers[checked.argumentMaps[last]]
          else { continue }
          if let row = self.row(application, handler, list, checked) { found.append(row) }
        }
      }
    }
  }

  private func row(
    _ application: ModifierApplication, _ handler: Handler, _ list: MemberID, _ checked: CheckedFile
  ) -> GrowingRow? {
    let owner = context.owner(ofUnit: handler.unit)
    let range = checked.code[handler.body].range
    let isGrowing = context.graph.accesses(in: handler.unit).contains { access in
      !access.code.isNone && access.root == handler.body && range.contains(checked.code[access.code].range)
        && adds(access, to: list, depth: 0)
    }
    guard isGrowing, context.program[owner].kind != .preview else { return nil }
    return GrowingRow(
      owner: owner, location: checked.name(of: application, in: handler.file),
      action: SourceLocation(handler.file, range), list: list)
  }

  /// True where an access always adds to a list, itself or by the function that it calls.
  private func adds(_ access: Access, to list: MemberID, depth: Int) -> Bool {
    guard !access.flags.contains(.conditional), depth < Self.depthLimit else { return false }
    switch access.kind {
    case .write: return access.member == list && isAddition(access)
    case .call:
      return context.graph.accesses(in: context.graph.units.getter(access.member)).contains {
        $0.isImmediate && adds($0, to: list, depth: depth + 1)
      }
    case .read, .bind, .pass, .announce: return false
    }
  }

  private static let adding: SmallSet<Name> = ["append", "insert"]

  /// True for `+=` and calls that add elements.
  private func isAddition(_ write: Access) -> Bool {
    guard !write.code.isNone, write.flags.contains(.update) else { return false }
    let code = context.model.files[write.file].code
    for node in code.following(write.code).lazy.map({ code[$0] }) where node.first == write.code {
      switch node.kind {
      case .member: return Self.adding.contains(node.name)
      case .assignment: return node.op == .addAssign
      // Some other node that begins with it; the one that tells comes later.
      default: continue
      }
    }
    return false
  }
}

extension CheckedFile {
  /// Where a modifier is named in its chain.
  func name(of application: ModifierApplication, in file: FileID) -> SourceLocation {
    let callee = code[code[application.call].first]
    let end = callee.range.end
    return SourceLocation(file, SourceRange(end - UInt32(callee.name.utf8.count), end))
  }
}
