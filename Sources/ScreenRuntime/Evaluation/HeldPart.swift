import ScreenSemantics
import ScreenSyntax
import ScreenTypes

/// A part of a place that was evaluated before what is written there.
struct HeldPart {
  let expression: CodeID
  let frame: Frame
  let value: Value
}
