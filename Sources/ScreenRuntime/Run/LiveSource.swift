import ScreenSemantics
import ScreenTypes

/// A source of truth of a page that runs, with what it holds.
package struct LiveSource {
  /// The declared member.
  package let member: MemberID
  /// Tells apart the sources of one member, in the order in which they were found, from 0.
  package let number: Int
  /// What it holds.
  package let value: Value
  let place: Place

  enum Place {
    case view(ViewInstance, Int32)
    case object(ObjectBox)
    case constant(MemberID)
  }

  /// True for a state of this view.
  func isOf(_ view: ViewInstance?) -> Bool {
    if case .view(let owner, _) = place { return owner === view }
    return false
  }

  /// Changes what it holds, as an assignment in code does.
  func modify(_ evaluator: Evaluator, _ change: (inout Value, Frame) throws -> Void) throws {
    let owner = evaluator.runnable.plan(evaluator.runnable.program[member].owner)
    switch place {
    case .view(let view, let field):
      let frame = Frame(owner.code, size: 0, view: view)
      if case .binding(let box) = view.field(field) {
        try evaluator.change(through: box, false) { try change(&$0, frame) }
      } else {
        try evaluator.modifyField(field, of: view, false) { try change(&$0, frame) }
      }
    case .object(let object):
      let frame = Frame(owner.code, size: 0, view: nil)
      var base = Value.object(object)
      try evaluator.modifyField(member, of: &base, frame, .none, inPlace: false) {
        try change(&$0, frame)
      }
    case .constant(let member):
      var value = evaluator.statics[member] ?? value
      try change(&value, Frame(owner.code, size: 0, view: nil))
      evaluator.setStatic(member, value)
      evaluator.noteChange()
    }
  }
}
