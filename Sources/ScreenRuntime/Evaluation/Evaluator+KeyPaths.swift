import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A key path as a function.
final class KeyPathBody: FunctionBody {
  let components: [Int32]
  let frame: Frame

  init(_ components: [Int32], _ frame: Frame) {
    self.components = components
    self.frame = frame
  }

  /// As it is written: `\.name`.
  var text: String {
    "\\." + components.map { frame.nodes[Int($0)].name.text }.joined(separator: ".")
  }

  override func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value {
    try evaluator.follow(components, from: arguments.first ?? .void, frame)
  }
}

extension Evaluator {
  /// A key path as a function from root to value.
  func keyPath(_ node: CodeNode, _ frame: Frame) -> Value {
    let components = frame.items(node.list).map { $0 }
    return .function(FunctionBox(body: KeyPathBody(components, frame)))
  }

  /// The value that the key path at `id` leads to from `root`; without a key path, what identifies `root`.
  func value(atKeyPath id: Int32, of root: Value, _ frame: Frame) throws -> Value {
    if id < 0 { return try identity(of: root) }
    let node = frame.nodes[Int(id)]
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

  func follow(_ components: [Int32], from root: Value, _ frame: Frame) throws -> Value {
    var value = root
    for component in components {
      guard let next = try follow(component, from: value, frame) else { return .null }
      value = next
    }
    return value
  }

  /// One step of a key path; nil where an optional step ends it.
  private func follow(_ component: Int32, from base: Value, _ frame: Frame) throws -> Value? {
    let node = frame.nodes[Int(component)]
    let reference = frame.references[Int(component)]
    let value: Value
    switch reference.kind {
    case .member:
      value = try dereferenced(try get(reference.index, of: base, frame, component), component, frame)
    case .library: value = try libraryCall(Int(reference.index), receiver: base, [], frame, component)
    case .element:
      if case .tuple(let parts) = base, Int(reference.index) < parts.count {
        value = parts[Int(reference.index)]
      } else {
        value = .void
      }
    case .rawValue: value = try rawValue(of: base)
    case .keyPath: value = try identity(of: base)
    default: value = base
    }
    if case .null = value {
      if node.flags.contains(.optional) { return nil }
      if node.flags.contains(.unwrapped) { throw nilFault(component, frame) }
    }
    return value
  }
}
