import ScreenSyntax
import ScreenTypes
import SourceModel

/// A `ForEach`, or a list with items, and what rules ask of each.
public struct LoopSite: Sendable {
  /// What tells rows apart.
  public enum Key: Sendable {
    /// The elements themselves, by their `id`.
    case elements
    /// The whole element: `\.self`.
    case whole
    /// A path, by the name at its end, and the member that it is, or none.
    case path(Name, MemberID)
    /// Other code.
    case other
  }

  /// The file.
  public var file: FileID
  /// The unit of code it belongs to.
  public var unit: Int32
  /// The view in the file.
  public var view: ViewID
  /// The member whose value the rows are, where a path of stored members leads to it; none for other code.
  public var list: MemberID
  /// The member over whose indices the loop runs: `names.indices`, `0 upTo names.count`, or `names.enumerated()` by
  /// `\.offset`; none for other code.
  public var indexed: MemberID
  /// The nodes of code that the list is made of, the whole last; none where it has no code.
  public var items: Range<CodeID>
  /// Whether that code may itself put together a list that holds an element twice; what it reads is not looked at.
  public var repeats: Bool
  /// The type of the list; of a binding that of its value.
  public var type: TypeID
  /// What tells the rows apart.
  public var key: Key
  /// True where each row has a binding to its element: `as="$item"`.
  public var bindsElements: Bool

  /// The code of the list; none where it has none.
  public var code: CodeID { items.last ?? .none }
  /// The type of the elements, or `error`.
  public var element: TypeID { type.element ?? .error }
}

extension LoopSite {
  /// The loop of a view at a position of the walk; `repeats` says whether the code of its list may put it together.
  init(
    _ view: UnsafePointer<ViewNode>, _ iteration: Iteration, repeats: Bool, in checked: CheckedFile,
    _ members: Table<MemberID, Member>, at position: FlowPosition
  ) {
    let items = view.pointee.code
    let type = checked.type(items)
    self.init(
      file: position.file, unit: position.unit, view: position.view, list: checked.list(at: items, members),
      indexed: checked.indexed(by: items, id: iteration.id), items: checked.code.extent(of: items),
      repeats: repeats, type: type.bound ?? type, key: checked.key(iteration.id),
      bindsElements: iteration.bindingLocal >= 0)
  }
}

/// Names by which indices of a list are told.
private enum IndexNames {
  static let indices: Name = "indices"
  static let count: Name = "count"
  static let enumerated: Name = "enumerated"
  static let array: Name = "Array"
  static let offset: Name = "offset"
  static let firstIndex: Name = "firstIndex"
}

extension CheckedFile {
  /// The member at the end of a path, where all members before it are stored; none for other code.
  fileprivate func list(at path: CodeID, _ members: Table<MemberID, Member>) -> MemberID {
    if path.isNone { return .none }
    var (list, id) = (MemberID.none, path)
    while true {
      let (node, reference) = (code[id], references[id])
      let isMember = [.member, .staticMember, .bindingMember].contains(reference.kind)
      if isMember, list.isNone {
        list = reference.member
      } else if isMember, !members.address(reference.member).pointee.isStored {
        return .none
      }
      switch node.kind {
      case .name, .bindingName, .selfReference: return list
      case .member where isMember: id = node.first
      // Code that computes leads to no list that is stored.
      default: return .none
      }
    }
  }

  /// The member over whose indices a loop runs; none for other code.
  public func indexed(by items: CodeID, id: CodeID) -> MemberID {
    if items.isNone { return .none }
    let node = code[items]
    switch node.kind {
    case .member where node.name == IndexNames.indices: return held(node.first)
    case .binary where node.op == .halfOpenRange:
      let end = code[node.second]
      return end.kind == .member && end.name == IndexNames.count ? held(end.first) : .none
    case .call:
      if code[node.first].kind == .name, code[node.first].name == IndexNames.array,
        let argument = code.items(node.list).first, code[code[argument].first].kind != .call
      {
        return indexed(by: code[argument].first, id: id)
      }
      guard !id.isNone, code[id].kind == .keyPath, let step = code.items(code[id].list).first,
        code[step].name == IndexNames.offset
      else { return .none }
      return enumerated(by: items)
    // Over anything else a loop runs by elements, or by numbers that are no list’s.
    default: return .none
    }
  }

  /// The member whose elements `names.enumerated()` gives with their indices, also in `Array(…)`; none for other code.
  public func enumerated(by items: CodeID) -> MemberID {
    if items.isNone || code[items].kind != .call { return .none }
    var call = code[items]
    if code[call.first].kind == .name, let argument = code.items(call.list).first {
      call = code[code[argument].first]
    }
    guard call.kind == .call, case let callee = code[call.first], callee.kind == .member,
      callee.name == IndexNames.enumerated
    else { return .none }
    return held(callee.first)
  }

  /// The member in which `names.firstIndex(of: name)` looks an index up, or whose place in an enumeration `local.offset` is,
  /// or the first of the two names of its elements, where `row` is the loop that they run in; none for other code.
  public func indexed(at id: CodeID, in row: ViewNode) -> MemberID {
    let node = code[id]
    switch node.kind {
    case .forceUnwrap: return indexed(at: node.first, in: row)
    case .binary where node.op == .coalesce: return indexed(at: node.first, in: row)
    case .call where code[node.first].kind == .member && code[node.first].name == IndexNames.firstIndex:
      return held(code[node.first].first)
    case .member where node.name == IndexNames.offset:
      let local = reference(node.first)
      return local.kind == .local && local.index == row.local ? enumerated(by: row.code) : .none
    case .name:
      let local = reference(id)
      return local.kind == .local && iteration(of: row).parts > 0 && local.index == row.local + 1
        ? enumerated(by: row.code) : .none
    // Anything else is no index of a list.
    default: return .none
    }
  }

  /// The member that an expression names.
  private func held(_ id: CodeID) -> MemberID {
    let reference = reference(id)
    return reference.kind == .member || reference.kind == .staticMember ? reference.member : .none
  }

  /// What the `id` of a loop tells rows apart by.
  fileprivate func key(_ id: CodeID) -> LoopSite.Key {
    if id.isNone { return .elements }
    guard code[id].kind == .keyPath else { return .other }
    guard let step = code.items(code[id].list).last else { return .whole }
    let reference = references[step]
    return .path(code[step].name, reference.kind == .member ? reference.member : .none)
  }
}
