import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension Evaluator {
  /// A key path as a function from root to value.
  func keyPath(_ node: CodeNode, _ frame: Frame) -> Value {
    let components = frame.items(node.list).map { $0 }
    return .function(FunctionBox(body: KeyPathBody(components, frame)))
  }

  /// The value that the key path at `id` leads to from `root`; without a key path, what identifies `root`.
  func value(atKeyPath id: CodeID, of root: Value, _ frame: Frame) throws -> Value {
    if id.isNone { return try identity(of: root) }
    let node = frame.nodes[id]
    guard node.kind == .keyPath else {
      let value = try evaluate(id, frame)
      if case .function(let function) = value { return try call(function, [root]) }
      return value
    }
    var value = root
    for component in frame.items(node.list) {
      guard let next = try follow(component, from: value, frame) else { return .null }
      value = next
    }
    return value
  }

  /// Changes what the key path at `id` leads to in the value of `base`.
  func modifyAlong(
    _ id: CodeID, _ base: CodeID, _ frame: Frame, _ change: (inout Value) throws -> Void
  ) throws {
    guard case .function(let function) = try evaluate(id, frame), let path = function.body as? KeyPathBody
    else { return }
    if isReference(base, frame) {
      var object = try evaluate(base, frame)
      if !isBroken { try modify(path.components[...], in: &object, path.frame, change) }
      return
    }
    try modify(base, frame, inPlace: false) { [self] in
      try modify(path.components[...], in: &$0, path.frame, change)
    }
  }

  /// Changes what steps of a key path lead to from a value.
  func modify(
    _ steps: ArraySlice<CodeID>, in base: inout Value, _ frame: Frame, _ change: (inout Value) throws -> Void
  ) throws {
    guard let step = steps.first else { return try change(&base) }
    let reference = frame.references[step]
    let isUnwrapped = frame.nodes[step].flags.contains(.unwrapped)
    func inner(_ value: inout Value) throws {
      if isUnwrapped, case .null = value { throw nilFault(step, frame) }
      try modify(steps.dropFirst(), in: &value, frame, change)
    }
    switch reference.kind {
    case .member: try modifyField(reference.member, of: &base, frame, step, inPlace: false, inner)
    case .element:
      guard var box = base.takeTuple() else { return }
      defer { base = .tuple(box) }
      try own(&box)
      if Int(reference.index) < box.count { try box.change { try inner(&$0[Int(reference.index)]) } }
    case .library:
      guard let set = library.entries[Int(reference.index)].member.setter else { return }
      var part = try libraryCall(Int(reference.index), receiver: base, [], frame, step)
      try inner(&part)
      set(&base, part)
    // The checker makes no writable key path of other steps.
    default: break
    }
  }

  func follow(_ components: [CodeID], from root: Value, _ frame: Frame) throws -> Value {
    var value = root
    for component in components {
      guard let next = try follow(component, from: value, frame) else { return .null }
      value = next
    }
    return value
  }

  /// One step of a key path; nil where an optional step ends it.
  private func follow(_ component: CodeID, from base: Value, _ frame: Frame) throws -> Value? {
    let node = frame.nodes[component]
    let reference = frame.references[component]
    let value: Value
    switch reference.kind {
    case .member:
      value = try dereferenced(try get(reference.member, of: base, frame, component), component, frame)
    case .library: value = try libraryCall(Int(reference.index), receiver: base, [], frame, component)
    case .element:
      if case .tuple(let parts) = base, Int(reference.index) < parts.count {
        value = parts[Int(reference.index)]
      } else {
        value = .void
      }
    case .rawValue: value = reference.index == 3 ? try identifier(of: base) : try rawValue(of: base)
    case .keyPath: value = try identity(of: base)
    // A step that names nothing, as in `\.self`, stays where it is.
    default: value = base
    }
    if node.flags.isDisjoint(with: [.optional, .unwrapped]) { return value }
    if case .null = value {
      if node.flags.contains(.optional) { return nil }
      throw nilFault(component, frame)
    }
    return value.outOfOptional
  }
}
