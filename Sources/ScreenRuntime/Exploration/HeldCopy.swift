import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// A state that holds a copy of a datum that lies in some array, too, known by its id, as long as both are the same.
package struct HeldCopy {
  let view: UInt64
  let field: Int32
  let member: MemberID
  let value: Value
  let id: Value
  /// The source in whose array the datum lies.
  let source: MemberID
}
