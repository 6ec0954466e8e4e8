import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A key path as a function.
final class KeyPathBody: FunctionBody, ComparedFunction {
  let components: [CodeID]
  let frame: Frame

  init(_ components: [CodeID], _ frame: Frame) {
    self.components = components
    self.frame = frame
  }

  /// As it is written: `\.name`.
  var text: String {
    "\\." + components.map { frame.nodes[$0].name.text }.joined(separator: ".")
  }

  /// The steps by what they lead to; what stands in brackets is not compared.
  var likeness: AnyHashable? {
    if components.contains(where: { frame.nodes[$0].kind == .subscripting }) { return nil }
    return components.map { id in
      let (node, reference) = (frame.nodes[id], frame.references[id])
      return Step(kind: node.kind, name: node.name, reference: reference.kind, index: reference.index)
    }
  }

  private struct Step: Hashable {
    let kind: CodeKind
    let name: Name
    let reference: Reference.Kind
    let index: Int32
  }

  override func call(_ arguments: [Value], _ evaluator: Evaluator) throws -> Value {
    try evaluator.follow(components, from: arguments.first ?? .void, frame)
  }
}
