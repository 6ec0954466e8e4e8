import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowLostWrite: RuleID = "flow/lost-write" }

extension FlowRules {
  static let lostWrite = Rule(
    .flowLostWrite, .warning, "A change to a copy that nobody takes",
    whatHappens:
      "Nothing changes on screen: the copy is thrown away at the end of the block. Swift says “Variable 'tea' was written to, but never read”.",
    why:
      "A struct that is put into a `var` is copied. What is changed there never reaches the list or property it came from.",
    repair: "Change it in place, as `teas[index].name = …`, or write the copy back.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Var name="isHot" type="Bool"/></Struct>
            <View name="Teas">
              <State name="teas" type="[Tea]" value="{[Tea(id: 1, isHot: false)]}"/>
              <Func signature="heat(_ index: Int)">
                var tea = teas[index]
                ⟦tea.isHot⟧ = true
              </Func>
              <Body><VStack><ForEach items="teas" as="tea"><Text>{tea.isHot}</Text></ForEach><Button action="heat(0); teas = []">Heat</Button></VStack></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Var name="isHot" type="Bool"/></Struct>
            <View name="Teas">
              <State name="teas" type="[Tea]" value="{[Tea(id: 1, isHot: false)]}"/>
              <Func signature="heat(_ index: Int)">
                teas[index].isHot = true
              </Func>
              <Body><VStack><ForEach items="teas" as="tea"><Text>{tea.isHot}</Text></ForEach><Button action="heat(0); teas = []">Heat</Button></VStack></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Tea"><Var name="isHot" type="Bool"/></Struct>
        <View name="Cup">
          <State name="tea" type="Tea" value="{Tea(isHot: false)}"/>
          <Body><Button action="var hot = tea; hot.isHot = true; tea = hot">{tea.isHot}</Button></Body>
        </View>
      </Module>
      """#,
    localVisits: [
      .files(where: { $0.checked.locals.contains { $0.kind == .variable } }) { context, file in
        let checked = context.model.files[file]
        for id in checked.code.nodes.indices {
          let node = checked.code[id]
          guard node.kind == .variable || node.kind == .optionalBinding, node.flags.contains(.mutable) else {
            continue
          }
          context.reportLostWrite(to: id, in: file, checked)
        }
      }
    ]
  )
}

extension CodeTree {
  /// What the loop runs over whose element a local is; nil for other locals.
  fileprivate func sequence(of local: Int32, _ checked: CheckedFile) -> CodeID? {
    let loop = nodes.first { node in
      node.kind == .forLoop && self[node.first].kind == .bindingPattern
        && checked.reference(node.first).kind == .local && checked.reference(node.first).index == local
    }
    return loop?.second
  }
}

private enum Changes {
  /// Calls of the library that change what they are called on.
  static let calls: SmallSet<Name> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "move", "sort",
    "reverse",
    "swapAt",
  ]
}

extension RuleContext {
  /// Reports the first change of a copy of a struct that is only ever changed.
  fileprivate func reportLostWrite(to declaration: CodeID, in file: FileID, _ checked: CheckedFile) {
    let code = checked.code
    let node = code[declaration]
    let isOptional = node.kind == .optionalBinding
    let value = isOptional ? node.first : node.second
    let named = isOptional ? declaration : node.first
    guard !value.isNone, isOptional || code[named].kind == .bindingPattern,
      case let local = checked.reference(named), local.kind == .local, isStruct(checked.type(value)),
      let source = source(of: value, checked)
    else { return }
    var lost: CodeID?
    // The name is known to the end of the body; a block that ends earlier holds all of its uses.
    for use in code.following(declaration) {
      let node = code[use]
      if node.range.start < code[declaration].range.start && node.kind == .closure { break }
      guard node.kind == .name, case let reference = checked.references[use], reference.kind == .local,
        reference.index == local.index, code[named].name == node.name
      else { continue }
      guard let target = changed(through: use, checked) else { return }
      lost = lost ?? target
    }
    guard let lost else { return }
    report(
      "`\(code[named].name)` is a copy of what `\(program[source].name)` holds: this change is lost with it.",
      at: location(file, lost),
      related: [RelatedPlace("the copy is made here", location(file, value))],
      help: "Change it in place, or write the copy back.")
  }

  /// What changes a name or a part of it: the target of an assignment, or a call whose result nobody takes; nil where the name
  /// is used in another way.
  private func changed(through name: CodeID, _ checked: CheckedFile) -> CodeID? {
    let code = checked.code
    var part = name
    for parent in code.following(name, limit: 63) {
      let node = code[parent]
      guard node.first == part else { continue }
      switch node.kind {
      case .member, .subscripting, .forceUnwrap: part = parent
      case .assignment: return part == name ? nil : part
      case .call: return isChange(parent, checked) && isStatement(parent, code) ? parent : nil
      // Any other use takes the value.
      default: return nil
      }
    }
    return nil
  }

  /// True for a call that changes what it is called on.
  private func isChange(_ call: CodeID, _ checked: CheckedFile) -> Bool {
    let callee = checked.code[checked.code[call].first]
    guard callee.kind == .member else { return false }
    let reference = checked.reference(call)
    if reference.kind == .function { return program[reference.member].isMutating }
    return Changes.calls.contains(callee.name)
  }

  /// True where nobody takes what an expression gives.
  private func isStatement(_ id: CodeID, _ code: CodeTree) -> Bool {
    code.following(id, limit: 8).contains { code[$0].kind == .expressionStatement && code[$0].first == id }
  }

  private func isStruct(_ type: TypeID) -> Bool {
    program.declaration(of: type.wrapped ?? type).map { program[$0].kind == .structure } ?? false
  }

  /// The source that a value is taken from whole: a path, an element of a list, or the first that is found; or nil.
  private func source(of value: CodeID, _ checked: CheckedFile) -> MemberID? {
    var id = value
    for _ in 0..<16 {
      let node = checked.code[id]
      let reference = checked.reference(id)
      if reference.kind == .member || reference.kind == .staticMember {
        let member = reference.member
        if program.isSource(member) || program.isObjectData(member) { return member }
        if program[member].kind == .computed { return nil }
      }
      if reference.kind == .local, let list = checked.code.sequence(of: reference.index, checked) {
        id = list
        continue
      }
      switch node.kind {
      case .member, .subscripting, .forceUnwrap, .call, .optionalChain, .chainStep: id = node.first
      // What else is made is a value of its own.
      default: return nil
      }
    }
    return nil
  }
}
