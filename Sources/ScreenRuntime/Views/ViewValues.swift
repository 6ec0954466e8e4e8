import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A view that code hands around as a value.
protocol LoweredValue: AnyObject, Sendable {
  /// Lowers the view.
  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex
}

/// The view that a function of an `Extension of="View"` is called on.
final class ContentView: LoweredValue, @unchecked Sendable {
  var lower: () throws -> NodeIndex
  init(_ lower: @escaping () throws -> NodeIndex) { self.lower = lower }
  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex { try lower() }
}

/// A view with a modifier that code applied to it.
final class ModifiedView: LoweredValue, @unchecked Sendable {
  let base: Value
  let frame: Frame
  let modifier: ModifierID

  init(_ base: Value, _ frame: Frame, _ modifier: ModifierID) {
    self.base = base
    self.frame = frame
    self.modifier = modifier
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    let identity = host.innermost?.identity ?? Identity.root
    let view = host.innermost?.view ?? ViewID(0 as Int32)
    return try host.apply(modifier, view, frame, identity, lowering) { try lowering.view(self.base) }
  }
}

/// A view with the chain of a function of `Extension of="View"`.
final class ChainedView: LoweredValue, @unchecked Sendable {
  let base: Value
  let frame: Frame
  let chain: Range<ModifierID>

  init(_ base: Value, _ frame: Frame, _ chain: Range<ModifierID>) {
    self.base = base
    self.frame = frame
    self.chain = chain
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    let identity = Identity.child(host.innermost?.identity ?? Identity.root, chain.lowerBound)
    let layers = chain.map { ChainLayer.modifier($0) }
    return try host.lower(layers[...], host.innermost?.view ?? ViewID(0 as Int32), frame, identity, lowering)
    {
      try lowering.view(self.base)
    }
  }
}

/// A use of a declared view in code.
final class DeclaredView: LoweredValue, @unchecked Sendable {
  let declaration: DeclarationID
  let arguments: [MemberID: Value]
  let place: CodeID

  init(_ declaration: DeclarationID, _ arguments: [MemberID: Value], _ place: CodeID) {
    self.declaration = declaration
    self.arguments = arguments
    self.place = place
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    let identity = Identity.child(host.innermost?.identity ?? Identity.root, place)
    let view = try host.instance(host.runnable.plan(declaration), identity, arguments: arguments)
    var nodes: [NodeIndex] = []
    try host.lowerBody(view, lowering, into: &nodes)
    return lowering.group(nodes)
  }
}

/// A named piece of body as a value.
final class FragmentView: LoweredValue, @unchecked Sendable {
  let member: MemberID
  let frame: Frame
  let arguments: [Value]

  init(_ member: MemberID, _ frame: Frame, _ arguments: [Value]) {
    self.member = member
    self.frame = frame
    self.arguments = arguments
  }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    guard let views = host.runnable.model.fragments[member], let view = frame.view else { return .none }
    let code = host.runnable.code(host.evaluator.members[member].file)
    let inner = Frame(code, size: code.slotCount, view: view)
    for (slot, argument) in arguments.enumerated() { inner[Int32(slot)] = argument }
    let identity = Identity.child(host.innermost?.identity ?? view.identity, member)
    var nodes: [NodeIndex] = []
    try host.evaluator.enter(code, .none)
    defer { host.evaluator.leave() }
    try host.lower(views, inner, identity, lowering, into: &nodes)
    return lowering.group(nodes)
  }
}

/// The label of the control that a style draws.
final class StyleLabel: LoweredValue, @unchecked Sendable {
  let view: ViewInstance
  init(_ view: ViewInstance) { self.view = view }
  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    lowering.group(try view.lowerContent?(host) ?? [])
  }
}

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
    // A value that is no view stands for its text.
    default: return lowering.text(value)
    }
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

  /// A declared view used in code.
  func viewValue(
    _ declaration: DeclarationID, _ arguments: [MemberID: Value], _ frame: Frame, _ id: CodeID
  ) throws -> Value {
    view(DeclaredView(declaration, arguments, id), runnable.plan(declaration).name)
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
    switch index {
    case 1: return .bool(configuration.isPressed)
    case 2: return try configuration.isOn?.get() ?? .bool(false)
    case 3:
      return .function(
        FunctionBox(body: NativeBody(0) { [unowned self] _ in try trigger(configuration) }))
    case 4: return self.view(StyleLabel(view), "label")
    default: return view.asValue
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
