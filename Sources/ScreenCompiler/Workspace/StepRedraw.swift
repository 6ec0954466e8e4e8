import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// A view that SwiftUI updates after a step.
public struct StepRedraw: Hashable, Sendable {
  /// The view's name.
  public let view: String
  /// The source whose change is the reason, such as `Store.orders`.
  public let source: String
  /// Why, in a few words: `reads it through filteredLandmarks`.
  public let reason: String

  /// The views on the page after a step that SwiftUI updates for what it wrote, each once for each source.
  package static func all(_ outcome: StepOutcome, in map: FlowMap, _ compilation: Compilation) -> [StepRedraw]
  {
    var found: [StepRedraw] = []
    var seen: Set<MemberID> = []
    for write in outcome.writes where seen.insert(write.member).inserted {
      guard let place = map.sources.firstIndex(where: { $0.member == write.member }) else { continue }
      for redraw in map.redraws(place, compilation) where outcome.views.contains(redraw.view) {
        found.append(StepRedraw(view: redraw.view, source: write.source, reason: redraw.reason))
      }
    }
    return found
  }
}
