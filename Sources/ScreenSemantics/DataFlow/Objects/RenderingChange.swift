import ScreenSyntax
import ScreenTypes
import SourceModel

/// A source that is changed while a view is drawn, and the code of the view that leads to it.
public struct RenderingChange: Sendable {
  /// The write.
  public var write: Access
  /// The view, or the declaration of the derived value, whose code leads to the write.
  public var owner: DeclarationID
  /// The derived value whose body leads to the write; none where an expression in a body of views does.
  public var derived: MemberID
  /// The file of the expression.
  public var file: FileID
  /// The whole expression in a body of views.
  public var root: CodeID
  /// The parameter of a view or struct that the expression is a closure for.
  public var called = MemberID.none
  /// Where it is called while rendering, of a struct.
  public var call: Access?
}

extension DataFlowGraph {
  /// True where a local of a body of views stands for an object that the body made: nobody else changes it.
  public func isMadeByBody(local slot: Int32, unit: Int32, _ model: SemanticModel) -> Bool {
    let flow = ObjectFlow(model, self)
    flow.run = flow.newRun(unit)
    return flow.local(slot).objects == .fresh
  }

  /// True where an expression in a body of views gives an object that evaluating it makes: another one each time.
  public func makesObject(_ code: CodeID, unit: Int32, _ model: SemanticModel) -> Bool {
    let flow = ObjectFlow(model, self)
    flow.run = flow.newRun(unit)
    return flow.expression(code).objects == .fresh
  }

  /// What is changed while views are drawn, by the order of the writes, then of the views.
  ///
  /// A change of an object that the code made itself is none: the values of locals, parameters and results are
  /// followed from where objects are made, through calls, to where they are changed. Where it is not known whose data
  /// is changed, nothing is said.
  public func changesWhileRendering(_ model: SemanticModel) -> [RenderingChange] {
    let program = model.program
    let candidates = sourceWrites.units.filter { unit in
      guard rendered.contains(unit) else { return false }
      let member = units.member(unit)
      return member.isNone || program[member].kind == .fragment
    }
    let flow = ObjectFlow(model, self)
    var found = RenderedClosures(model, self).changes(flow)
    for unit in candidates.sorted() {
      let owner = owner(ofUnit: unit, program)
      for (root, change) in flow.changesInViews(of: unit) where change.object.contains(.shared) {
        let write = accesses(in: change.unit).first {
          $0.code == change.code && $0.isImmediate && ($0.kind == .write || $0.kind == .announce)
        }
        guard let write else { continue }
        let isDerived = !change.derived.isNone
        found.append(
          RenderingChange(
            write: write, owner: isDerived ? program[change.derived].owner : owner, derived: change.derived,
            file: flow.file(of: unit), root: root))
      }
    }
    return found.enumerated().sorted {
      ($0.element.write.unit, $0.element.write.code, $0.offset) < (
        $1.element.write.unit, $1.element.write.code, $1.offset
      )
    }.map(\.element)
  }
}
