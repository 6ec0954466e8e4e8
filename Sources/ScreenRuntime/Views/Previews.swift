import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import StandardLibrary

extension ViewHost {
  /// Lowers the body of an App or a Preview; that of a Preview in the colour scheme and on the page that its attributes
  /// ask for.
  func lowerPreview(
    _ view: ViewInstance, of declaration: DeclarationID, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws {
    let program = runnable.program
    var layout: PreviewLayoutValue?
    var device: String?
    var scheme: Value?
    for index in program[declaration].members where program.isLook(index) {
      let plan = runnable.members[index]
      let value =
        plan.kind == .computed
        ? try evaluator.getter(index, view: view, receiver: .void) : view.field(plan.field)
      switch plan.type {
      case LibraryTypes.previewLayout: layout = value.content(PreviewLayoutValue.self)
      case .string: device = evaluator.describe(value)
      // Looks are of three types, and this is the third: a ColorScheme.
      default: scheme = value
      }
    }
    let body = { [self] in
      var views: [NodeIndex] = []
      try lowerBody(view, lowering, into: &views)
      return views
    }
    if layout == nil, device == nil, scheme == nil { return nodes += try body() }
    guard let scheme, let look = LibraryCases.ColorScheme(scheme) else {
      nodes.append(lowering.preview(lowering.group(try body()), layout: layout, device: device))
      return
    }
    let view = try injecting(scheme, key: "colorScheme") { lowering.group(try body()) }
    nodes.append(
      lowering.box(
        .colorScheme(dark: look == .dark), lowering.preview(view, layout: layout, device: device)))
  }
}
