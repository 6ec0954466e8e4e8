import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowWriteOnlyState: RuleID = "flow/write-only-state" }

extension FlowRules {
  static let writeOnlyState = Rule(
    .flowWriteOnlyState, .warning, "A State that is written and never read",
    traits: [.needsWholePackage], yieldsTo: [.relatedText(.syntaxInvalidLiteral)],
    whatHappens: "The view is updated at every write and looks the same.",
    why:
      "What is written has no effect: either something that should show it is missing, or the State is left over.",
    repair: "Show it where that was forgotten, or remove it together with what writes it.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Counter">
            <State name="⟦count⟧" type="Int" value="0"/>
            <Body><Button action="count += 1">Count</Button></Body>
          </View>
          """#,
        good: #"""
          <View name="Counter">
            <State name="count" type="Int" value="0"/>
            <Body><Button action="count += 1">Counted {count}</Button></Body>
          </View>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Line"><Let name="title" type="() -> String"/><Let name="act" type="() -> Void"/></Struct>
        <View name="LineView"><Let name="line" type="Line"/><Body><Button action="line.act()">{line.title()}</Button></Body></View>
        <View name="Counter">
          <State name="count" type="Int" value="0"/>
          <Body><LineView line="{Line(title: { count.description }, act: { count += 1 })}"/></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Never: show it or remove it.",
    visits: [
      .members([.focusState, .accessibilityFocusState]) { context, id in
        let usage = context.graph.usage[id]
        guard usage.writes > 0, usage.binds == 0, context.facts.isUnderstood[context.program[id].owner],
          let write = context.graph.uses(of: id).first(where: { $0.kind == .write })
        else { return }
        let isOfReader = context.program[id].kind == .accessibilityFocusState
        context.report(
          "No \(isOfReader ? "view" : "field") has this focus, so that setting `\(context.program[id].name)` moves nothing, and it is set back at once.",
          at: context.program.location(of: id),
          related: [RelatedPlace("it is written here", context.location(of: write))],
          help: isOfReader
            ? "Give it to the view: `.accessibilityFocused($\(context.program[id].name))`."
            : "Give it to the field: `.focused($\(context.program[id].name))`.")
      },
      .members([.state]) { context, id in
        let member = context.program[id]
        let usage = context.graph.usage[id]
        // A preview has states for the bindings of what it shows.
        guard usage.isWritten, usage.reads == 0, context.facts.isUnderstood[member.owner],
          usage.writes > 0 || context.program[member.owner].kind != .preview,
          usage.binds == 0 || context.isOnlyWrittenBelow(id, usage.binds)
        else { return }
        let uses = context.graph.uses(of: id)
        let first = uses.first { $0.kind == .write } ?? uses.first { $0.kind == .bind }
        context.report(
          "`\(member.name)` is written and never read, so what is written has no effect.",
          at: context.program.location(of: id),
          related: first.map {
            [
              RelatedPlace(
                $0.kind == .write ? "it is written here" : "it is written through this binding",
                context.location(of: $0))
            ]
          } ?? [],
          help: "Read it where it should show, or remove it with what writes it.")
      },
      .members([.variable]) { context, id in
        let (member, usage) = (context.program[id], context.graph.usage[id])
        guard usage.writes > 0, usage.reads == 0, usage.binds == 0, usage.calls == 0,
          context.program[member.owner].kind.isObject, context.isPrivateValue(id),
          !member.traits.contains(.isObserved), context.facts.isUnderstood[member.owner]
        else { return }
        let write = context.graph.uses(of: id).first { $0.kind == .write }
        context.report(
          "The private Var `\(member.name)` is written and never read, so what is written has no effect.",
          at: context.program.location(of: id),
          related: write.map { [RelatedPlace("it is written here", context.location(of: $0))] } ?? [],
          help: "Read it where it is needed, or remove it with what writes it.")
      },
    ]
  )
}

extension RuleContext {
  /// True for a private member that holds plain values: nobody else reads it, and nothing lives by it, as a timer would.
  func isPrivateValue(_ id: MemberID) -> Bool {
    let member = program[id]
    guard !member.isStatic,
      let written = xml(member.file).attribute(Names.isPrivate, of: member.node),
      text(SourceLocation(member.file, written.value)) == "true"
    else { return false }
    return isPlain(member.type)
  }

  private func isPlain(_ type: TypeID) -> Bool {
    switch type.kind {
    case .bool, .int, .double, .string: return true
    case .optional(let part), .array(let part), .set(let part): return isPlain(part)
    case .dictionary(let key, let value): return isPlain(key) && isPlain(value)
    case .tuple(let parts, _): return parts.allSatisfy { isPlain($0) }
    case .declared(let declaration, _): return program[declaration].kind == .enumeration
    case .error, .void, .view, .any, .null, .builtin, .slice, .sequence, .range, .closedRange, .binding,
      .function,
      .inOut, .keyPath, .writableKeyPath, .metatype, .parameter, .applied:
      return false
    }
  }

  /// True where each of the bindings to a state goes to a view that only writes it.
  fileprivate func isOnlyWrittenBelow(_ id: MemberID, _ binds: Int32) -> Bool {
    let passed = graph.arguments(in: program[id].file).filter { $0.isBinding && $0.bound == id }
    return passed.count == Int(binds)
      && passed.allSatisfy { argument in
        let parameter = program[argument.parameter]
        let usage = graph.usage[argument.parameter]
        return parameter.kind == .binding && usage.writes > 0 && usage.reads == 0 && usage.binds == 0
          && facts.isUnderstood[parameter.owner]
      }
  }
}
