import ScreenTypes
import SourceModel

/// What may stand at a place of code that is being written: an editor puts `ProbedPlace.word` there, which nothing is called, and
/// the checker notes what it looked for.
public struct ProbedPlace: Sendable {
  /// The word that stands for what is not written yet.
  public static let word: Name = "completionProbe"

  /// What the word stands for.
  public enum Kind: Sendable {
    /// A name in scope; the type is that of the place, where it is known.
    case name(TypeID?)
    /// A name behind `$`.
    case binding
    /// A member of a value.
    case member(of: TypeID)
    /// A member of a type, or a case of it, behind the type's name.
    case staticMember(of: TypeID)
    /// A case or static member behind a dot, of the type of the place.
    case implicitMember(of: TypeID)
    /// A modifier of a chain, by what it is applied to.
    case modifier(of: TypeID)
    /// A key of the environment.
    case environmentKey
  }

  /// What is looked for.
  public let kind: Kind
  /// The names of the body that are in scope, the innermost first.
  public let locals: [Local]
  /// The declaration around; none outside of one.
  public let owner: DeclarationID
  /// The type of `self`; `.error` where there is none.
  public let selfType: TypeID
  /// True where the code belongs to the type itself.
  public let isStatic: Bool
  /// The type that is wanted of a member; nil where that is not known.
  public fileprivate(set) var wish: TypeID?
}

extension FileChecker {
  /// Notes what is looked for where a word stands that nothing is called; nothing for any other word.
  @inline(never)
  mutating func noteProbe(_ word: Name, _ kind: ProbedPlace.Kind) {
    guard word == ProbedPlace.word else { return }
    checked.probes.append(
      ProbedPlace(
        kind: kind, locals: scope.names(from: 0).reversed().map { checked.locals[$0] }, owner: owner,
        selfType: selfType, isStatic: bodyContext.isStatic))
  }

  /// Notes what is wanted of the member that a word stands for.
  @inline(never)
  mutating func noteWish(_ word: Name, _ wanted: TypeID?) {
    guard word == ProbedPlace.word, !checked.probes.isEmpty else { return }
    checked.probes[checked.probes.count - 1].wish = wanted
  }
}
