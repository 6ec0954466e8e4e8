import ScreenSemantics
import ScreenTypes
import SourceModel

/// What runs reached of a package's views and code.
public struct Reached: Sendable {
  /// A view or a piece of code, by its file and its place there.
  public struct Place: Hashable, Sendable {
    /// The file.
    public let file: Int32
    /// The place in the file's views, or in its code.
    public let index: Int32

    /// A place.
    public init(file: Int32, index: Int32) {
      self.file = file
      self.index = index
    }
  }

  /// Declared views that were drawn, by their declarations.
  public internal(set) var views: Set<Int32> = []
  /// Branches of `If` and `Switch` that were taken.
  public internal(set) var branches: Set<Place> = []
  /// `If`s of which no branch was taken.
  public internal(set) var passed: Set<Place> = []
  /// `ForEach`es that had rows.
  public internal(set) var filled: Set<Place> = []
  /// `ForEach`es that had none.
  public internal(set) var empty: Set<Place> = []
  /// Presentations that were up.
  public internal(set) var presented: Set<Place> = []
  /// Code of handlers that ran, by their blocks.
  public internal(set) var handlers: Set<Place> = []

  /// Nothing.
  public init() {}

  /// Adds what others reached.
  public mutating func formUnion(_ other: Reached) {
    views.formUnion(other.views)
    branches.formUnion(other.branches)
    passed.formUnion(other.passed)
    filled.formUnion(other.filled)
    empty.formUnion(other.empty)
    presented.formUnion(other.presented)
    handlers.formUnion(other.handlers)
  }
}

extension ScreenRun {
  /// True to note what is reached; rows are then lowered one by one. Set it before the first page is rendered.
  public var measuresReach: Bool {
    get { host.reached != nil }
    set {
      host.reached = newValue ? host.reached ?? Reached() : nil
      host.sharesRows = !newValue
    }
  }

  /// What was reached so far, where that is noted.
  public var reached: Reached { host.reached ?? Reached() }
}

extension ViewHost {
  /// Notes that the code of a handler runs.
  func noteHandler(_ function: FunctionBox) {
    guard reached != nil, let body = function.body as? ClosureBody else { return }
    reached?.handlers.insert(Reached.Place(file: body.frame.code.id.index, index: body.block.index))
  }

  /// The action of a control as its style is given it: that it runs is noted, where such is noted.
  func noted(_ action: FunctionBox) -> FunctionBox {
    if reached == nil { return action }
    return FunctionBox(
      body: NativeBody(0) { [unowned self] _ in
        noteHandler(action)
        return try evaluator.call(action, [])
      })
  }
}
