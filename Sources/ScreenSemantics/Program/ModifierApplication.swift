import ScreenSyntax
import ScreenTypes
import SourceModel
import Synchronization

/// One modifier of a chain.
public struct ModifierApplication: Sendable {
  /// What it is.
  public enum Kind: UInt8, Sendable {
    /// A modifier of the catalogue.
    case catalog
    /// A function of an `Extension of="View"`.
    case function
    /// A function of the declared view itself, which gives another one like it; before all others of its chain.
    case own
    /// `.when(condition) { chain }`.
    case when
    /// A property that an `Extension of="View"` adds, and what is called on it: `.backport.framed()`.
    case property
    /// A modifier that could not be resolved.
    case faulty
  }

  /// What it is.
  public let kind: Kind
  /// Which signature of the definition.
  public let overload: UInt8
  /// The call; of a `property` its whole expression.
  public var call: CodeID
  /// The place in the catalogue, or the `MemberID`; of a `when` where its `inner` chain begins; of a `property` the slot in which
  /// the view lies that it is asked of.
  public let target: Int32
  private var argumentsStart = ArgumentPlace(0)
  /// Where the `arguments` end; of a `when`, which has one, the `inner` chain.
  private var end: Int32 = 0

  /// A modifier of a kind that has no `inner` chain.
  init(
    _ kind: Kind, target: Int32 = -1, overload: UInt8 = 0, call: CodeID,
    arguments: Range<ArgumentPlace> = .none
  ) {
    self.kind = kind
    self.overload = overload
    self.call = call
    self.target = target
    (argumentsStart, end) = (arguments.lowerBound, arguments.upperBound.index)
  }

  /// A `when` with the place of its condition in the argument maps.
  init(call: CodeID, condition: ArgumentPlace, inner: Range<ModifierID>) {
    kind = .when
    overload = 0
    self.call = call
    (target, end) = (inner.lowerBound.index, inner.upperBound.index)
    argumentsStart = condition
  }

  /// One expression per parameter, none where it was left out; in `CheckedFile.argumentMaps`.
  @inline(__always) public var arguments: Range<ArgumentPlace> {
    let end = kind == .when ? argumentsStart.index + 1 : end
    return Range(uncheckedBounds: (argumentsStart, ArgumentPlace(end)))
  }

  /// The function.
  public var member: MemberID { MemberID(target) }

  /// The inner chain of a `when`, in `CheckedFile.modifiers`.
  public var inner: Range<ModifierID> {
    kind == .when ? ModifierID(target)..<ModifierID(end) : .none
  }

  /// The same for code and argument maps that lie further behind. Not for a `when`.
  func shifted(nodes: Int32, maps: Int32) -> ModifierApplication {
    assert(kind != .when)
    var copy = self
    copy.call.index += nodes
    copy.argumentsStart.index += maps
    copy.end += maps
    return copy
  }
}
