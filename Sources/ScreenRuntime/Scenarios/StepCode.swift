import ScreenSemantics
import ScreenTypes
import SourceModel

/// The checked code of a step that is declared in a file of the package.
public struct StepCode: Sendable {
  /// The file.
  public let file: FileID
  /// The place of the attribute in the file's attributes.
  public let attribute: AttributeID

  /// Code of an attribute.
  public init(file: FileID, attribute: AttributeID) {
    self.file = file
    self.attribute = attribute
  }
}

extension ScreenRun {
  /// The value of the code of a step in the scope of a view.
  func evaluate(_ code: StepCode, view: ViewInstance?) throws -> Value {
    let file = runnable.code(code.file)
    let frame = Frame(file, size: file.slotCount, view: view)
    return try host.attributeValue(code.attribute, frame)
  }

  /// Ends everything that runs, but for what is stored: the next page is that of an app that begins.
  func restart() {
    appInstance = nil
    rootView = nil
    focused = nil
    arrivals = [:]
    knowsRoutes = false
    arrivalsBehindControls = nil
    lastLowering = nil
    lastElements = nil
    drawnPage = nil
    shownPages = PageStack()
    host.forgetState()
    evaluator.restart()
    reset()
  }
}
