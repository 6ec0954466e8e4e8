import ElementCatalog
import ScreenSemantics
import ScreenTypes

/// How a view arrives on the screen: what it is given, and what is injected around it.
struct Arrival {
  /// Parameters by member.
  var arguments: [MemberID: Value]
  var environment: EnvironmentNode?
  /// True where it is a page that a link pushes.
  var isPushed: Bool
  /// The title of the page before, for the way back.
  var backTitle: String
  var isPresented: Bool
  /// The styles around it.
  var surroundings = LoweringEnvironment()
  /// True where a navigation container is around it.
  var isInNavigation = false
  /// The same container, with what it knows of other pages; nil where none is around it.
  var container: Container?
  /// True where it is there when the app is launched.
  var isAtLaunch = false
  /// True where objects that it misses are made for it, as it is not the App that leads to it.
  var lacksApp = false
  /// The Preview that stands in, and what it gives.
  var standIn: PreviewStandIn?
  /// What the pages on the way did as they appeared, and controls that were used; nil where nothing ran on the way.
  var way: Way?

  /// A navigation container as a view in it was met.
  struct Container {
    let context: NavigationContext
    /// The pages for values that were noted around the view, or before it.
    let destinations: [NavigationContext.Destination]
    /// Those that flags and optionals show.
    var flags: [NavigationContext.Flag]
    /// How many values of the path are those of the view and of the pages before it.
    var below = 0

    init(_ context: NavigationContext) {
      self.context = context
      (destinations, flags) = (context.destinations, context.flags)
    }

    /// Takes what is shown now for what leads to the view.
    mutating func begin() {
      below = context.pathLength
      flags = flags.filter { flag in
        switch try? flag.binding.get() {
        case .bool(false), .null: true
        // Whatever else it holds shows a page.
        default: false
        }
      }
    }
  }

  /// What the handlers of pages did that a view is reached through.
  struct Way {
    /// What they wrote, taken back.
    let writes: UndoLog
    /// What evaluation had come to.
    let progress: RunProgress

    /// Has a run write again what was written on the way. Effects stay those that the run has.
    func repeated(by evaluator: Evaluator) {
      evaluator.restore(progress.keeping(effectsOf: evaluator.progress))
      let writes = UndoLog(copying: writes)
      writes.makeAgain()
      evaluator.undo?.append(writes)
    }
  }
}

/// A Preview whose values a view is drawn with, as the App gives it none with this data.
public struct PreviewStandIn: Sendable {
  /// The Preview.
  public let preview: DeclarationID
  /// The parameters that it gives.
  public internal(set) var parameters: [MemberID]
  /// True where no way from the App leads to the view, so that the environment is the Preview's, too.
  public let isWhole: Bool
}
