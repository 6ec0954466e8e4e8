import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Declared views that hold others, where code makes them: `Card(title: "Lakes") { … }`.
extension FileChecker {
  /// A closure whose views fill a slot, or without one are those that a layout places.
  struct FilledSlot {
    let slot: MemberID
    let closure: CodeID
  }

  /// The closures among arguments that give a declared view its views.
  mutating func filledSlots(by arguments: CodeItems, of declaration: DeclarationID) -> [FilledSlot] {
    let isLayout = program[declaration].isLayout
    guard isLayout || program[declaration].kind.isView else { return [] }
    var filled: [FilledSlot] = []
    for argument in arguments {
      if !isLayout { makeClosure(ofFunction: argument, for: declaration) }
      guard code[code[argument].first].kind == .closure else { continue }
      let (label, closure) = (code[argument].name, code[argument].first)
      let isContent = label.isEmpty || label == Self.content
      if isLayout {
        if isContent { filled.append(FilledSlot(slot: .none, closure: closure)) }
      } else if let slot = program.members(of: declaration).first(where: {
        program[$0].kind == .slot && (program[$0].name == label || isContent && program[$0].name.isEmpty)
      }) ?? (label.isEmpty ? slotLeft(by: arguments, of: declaration) : nil) {
        filled.append(FilledSlot(slot: slot, closure: closure))
      }
    }
    return filled
  }

  /// The one slot that is left for a closure without a label, where each function that the view takes is given by its label.
  private mutating func slotLeft(by arguments: CodeItems, of declaration: DeclarationID) -> MemberID? {
    func isGiven(_ name: Name) -> Bool { arguments.contains { code[$0].name == name } }
    let slots = program.members(of: declaration).filter {
      program[$0].kind == .slot && !isGiven(program[$0].name)
    }
    let takesClosure = program.parameters(of: declaration).contains {
      isFunction(program[$0].type) && !isGiven(program[$0].label)
    }
    return slots.count == 1 && !takesClosure ? slots[0] : nil
  }

  /// Makes the name of a function that is given for a slot, `content: EmptyView.init`, the closure that calls it.
  private mutating func makeClosure(ofFunction argument: CodeID, for declaration: DeclarationID) {
    let (label, value) = (code[argument].name, code[argument].first)
    let node = code[value]
    guard !label.isEmpty, node.kind == .name || node.kind == .member,
      let slot = program.members(of: declaration).first(where: {
        program[$0].kind == .slot && program[$0].name == label
      }),
      isFunction(value, node)
    else { return }
    let given = program[slot].parameters.enumerated().map { place, _ in
      addArgument(addParameter(place, at: node.range), at: node.range)
    }
    let call = addCall(of: addNode(node), given, at: node.range)
    parser.draft.nodes[value] = closure(giving: call, node.range)
  }

  private mutating func isFunction(_ value: CodeID, _ node: CodeNode) -> Bool {
    if node.kind == .member, node.name == Names.initializer { return true }
    guard case .function = infer(value).kind else { return false }
    return true
  }

  /// The arguments that fill no slot.
  mutating func others(_ arguments: CodeItems, than filled: [FilledSlot]) -> CodeItems {
    if filled.isEmpty { return arguments }
    let others = arguments.filter { argument in !filled.contains { $0.closure == code[argument].first } }
    let list = parser.draft.addList(Array(others))
    return code.items(list)
  }

  /// Makes a call that makes a declared view, of a type that its arguments told, one with views in its slots.
  mutating func fill(_ filled: [FilledSlot], of type: TypeID, _ node: CodeNode, _ id: CodeID) {
    let call = reference(id)
    let declaration = call.declaration
    var view = viewInCode(.declared, node.range)
    view.target = declaration.index
    let firstUse = stacks.uses.count
    // By which of several Inits it is made comes behind all parameters.
    let number = program.initializerNumber(of: declaration).map { [$0] } ?? []
    for (place, member) in (program.parameters(of: declaration) + number).enumerated() {
      let value = checked.argumentMaps[call.map.advanced(by: 1 + place)]
      if value.isNone { continue }
      var argument = use(of: value, program[member].type, form(of: member))
      argument.member = member
      stacks.uses.append(argument)
    }
    for filling in filled {
      if filling.slot.isNone {
        view.content = buildViews(of: filling.closure, given: []).views
        continue
      }
      let types = program.parameters[program[filling.slot].parameters].map {
        program.type($0.type, in: type)
      }
      let built = buildViews(of: filling.closure, given: types)
      let whole = range(filling.closure)
      var content = AttributeUse(
        position: -1, form: .views, type: .view, range: whole,
        nameRange: SourceRange(whole.start + 1, whole.start + 1))
      content.member = filling.slot
      content.views = built.views
      content.slot = built.slot
      content.slotCount = Int32(types.count)
      stacks.uses.append(content)
    }
    view.attributes = addUses(from: firstUse)
    note(id, Reference(.view, Int(add(inCode: view).index)))
  }

  /// How the value of a parameter is read.
  private mutating func form(of member: MemberID) -> AttributeUse.Form {
    if program[member].kind == .binding { return .binding }
    return isFunction(program[member].type) ? .function : .expression
  }
}
