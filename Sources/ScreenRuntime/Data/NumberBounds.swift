import ModelData
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The literal bounds of all Steppers and Sliders, by the property that they are bound to; finds numbers of the model
/// data outside them. Linear in the package and in the data; data that no such control shows is not looked at.
struct NumberBounds {
  private struct Bounds {
    var lower: Double
    var upper: Double
    var element: Name
    var location: SourceLocation
  }

  private var fields: [MemberID: [Bounds]] = [:]

  init(_ program: Program, _ graph: DataFlowGraph) {
    for control in graph.bounds {
      note(
        Bounds(
          lower: control.lower, upper: control.upper, element: control.element,
          location: SourceLocation(control.file, control.range)), for: control.member)
    }
    if fields.isEmpty { return }
    followBindings(program, graph)
    fields = fields.mapValues {
      $0.sorted { ($0.location.file, $0.location.range.start) < ($1.location.file, $1.location.range.start) }
    }
  }

  /// Keeps bounds of a property, each pair of numbers once. True where they are new.
  @discardableResult
  private mutating func note(_ bounds: Bounds, for member: MemberID) -> Bool {
    let isKnown = fields[member]?.contains { $0.lower == bounds.lower && $0.upper == bounds.upper } ?? false
    if !isKnown { fields[member, default: []].append(bounds) }
    return !isKnown
  }

  /// What is bound to a view's Binding has the bounds that the view sets.
  private mutating func followBindings(_ program: Program, _ graph: DataFlowGraph) {
    var waiting = fields.keys.sorted { $0.index > $1.index }
    while let binding = waiting.popLast() {
      guard program[binding].kind == .binding else { continue }
      for argument in graph.arguments(for: binding) where !argument.attribute.isNone {
        guard let source = argument.property else { continue }
        var isNew = false
        for bounds in fields[binding] ?? [] where note(bounds, for: source) { isNew = true }
        if isNew { waiting.append(source) }
      }
    }
  }

  /// The properties with bounds.
  var properties: some Collection<MemberID> { fields.keys }

  /// Those of some scalars of a file that are numbers outside the bounds of the controls that show them.
  func faults(
    among scalars: [DataScalar], of data: DataArena, file: FileID, _ program: Program
  ) -> [Diagnostic] {
    scalars.compactMap { found in
      guard !found.isString, let bounds = fields[found.field] else { return nil }
      let text = data.source.text(found.range)
      guard let value = Double(text) else { return nil }
      let broken = bounds.filter { value < $0.lower || value > $0.upper }
      if broken.isEmpty { return nil }
      let (lower, upper) = (Self.text(broken[0].lower), Self.text(broken[0].upper))
      return Diagnostic(
        .viewRange, .warning,
        "`\(program[found.field].name)` is \(text) here, outside \(lower)...\(upper).",
        at: SourceLocation(file, data.place(found.range)),
        related: broken.prefix(4).map {
          RelatedPlace("the bounds of this \($0.element)", $0.location)
        } + [
          RelatedPlace("`\(program[found.field].name)` is declared here", program.location(of: found.field))
        ],
        help: "Put a number within the bounds into the data, or widen them.")
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? number.description
  }
}
