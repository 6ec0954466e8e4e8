import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  func lowerView(_ value: Value, _ lowering: Lowering) throws -> NodeIndex {
    switch value {
    case .opaque(let box):
      guard let view = box.content as? any LoweredValue else { return lowering.text(value) }
      try evaluator.enter(runnable.code(FileID(0 as Int32)), .none)
      defer { evaluator.leave() }
      return try view.lower(self, lowering)
    case .color, .string, .dataString: return try lowering.view(value)
    case .null, .void: return .none
    // A shape of the program, or a value that is no view, which stands for its text.
    default: return try drawnShape(value, lowering) ?? lowering.text(value)
    }
  }

  func path(of shape: Value, in rect: RectValue) throws -> Value? {
    guard case .structure(let box) = shape, let declaration = runnable.program.declaration(of: box.type),
      runnable.program[declaration].isShape,
      let draw = runnable.program.members(of: declaration, named: "path").first(where: {
        runnable.program[$0].kind == .function
      })
    else { return nil }
    return try evaluator.callFunction(draw, view: nil, receiver: shape, [Value(rect)])
  }

  func drawing(
    _ shape: Value, in place: SizeValue, _ view: (Path, SizeValue) throws -> NodeIndex
  ) throws -> NodeIndex? {
    guard evaluator.declaration(of: shape).map({ runnable.program[$0].isShape }) ?? false else { return nil }
    let reader = nextShape()
    let size = readSize(reader) ?? place
    let rect = RectValue(origin: PointValue(x: 0, y: 0), size: size)
    guard let drawn = try path(of: shape, in: rect)?.content(ShapeValue.self) else { return nil }
    let node = try view(drawn.path, size)
    if !node.isNone {
      add(SizeReaders.Reader(node: node, identity: reader, told: size, isBounded: (true, true)))
    }
    return node
  }

  /// A shape of the program; nil for another value.
  func drawnShape(_ value: Value, _ lowering: Lowering) throws -> NodeIndex? {
    try lowering.outlined(by: value) { lowering.shape(ShapePayload(outline: $0, fill: .foreground)) }
  }
}

extension Evaluator {
  private func view(_ view: any LoweredValue, _ description: String) -> Value {
    .opaque(OpaqueBox(type: .view, content: view, description: description))
  }

  /// A view with the chain of a declared function.
  func chained(_ receiver: Value, _ frame: Frame, _ chain: Range<ModifierID>) -> Value {
    view(ChainedView(receiver, frame, chain), "some View")
  }

  /// A named piece of body as a value.
  func fragmentValue(_ member: MemberID, _ frame: Frame, _ arguments: [Value] = []) -> Value {
    view(FragmentView(member, frame, arguments), runnable.program.members[member].name.text)
  }

  /// A view that code makes.
  func madeView(_ id: ViewID, _ frame: Frame) -> Value { view(MadeView(id, frame), "some View") }

  /// A declared view used in code.
  func viewValue(
    _ declaration: DeclarationID, _ arguments: [MemberID: Value], _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    let types = frame.typeArguments(ofValue: frame.types[frame.nodes[id].first], runnable.program)
    return view(DeclaredView(declaration, arguments, types, id), runnable.plan(declaration).name)
  }

  /// A view with a modifier applied in code.
  func modifiedValue(_ id: CodeID, _ node: CodeNode, _ reference: Reference, _ frame: Frame) throws -> Value {
    let callee = frame.nodes[node.first]
    let base = callee.kind == .member ? try evaluate(callee.first, frame) : frame.selfValue
    return view(ModifiedView(base, frame, reference.modifier), "some View")
  }

  /// `configuration` of a style and its members.
  func configurationMember(_ index: Int32, _ frame: Frame) throws -> Value {
    guard let view = frame.view, let configuration = view.configuration else { return .void }
    let property = StyleProperty(rawValue: index) ?? .whole
    switch property {
    case .whole: return view.asValue
    case .isPressed: return .bool(configuration.isPressed)
    case .isOn, .isExpanded: return try configuration.binding?.get() ?? .bool(false)
    case .role: return configuration.role
    case .isMixed: return .bool(false)
    case .trigger:
      return .function(
        FunctionBox(body: NativeBody(0) { [unowned self] _ in try trigger(configuration) }))
    case .fractionCompleted, .value: return configuration.fraction.map { .double($0) } ?? .null
    case .label, .title, .icon, .content, .currentValueLabel, .minimumValueLabel, .maximumValueLabel:
      if configuration.missing.contains(property) { return .null }
      return self.view(StyleLabel(view, property), property.name)
    }
  }

  /// Runs the action of the control that a style draws.
  func trigger(_ frame: Frame) throws -> Value {
    guard let configuration = frame.view?.configuration else { return .void }
    return try trigger(configuration)
  }

  private func trigger(_ configuration: StyleConfiguration) throws -> Value {
    guard let action = configuration.action else { return .void }
    return try call(action, [])
  }
}
