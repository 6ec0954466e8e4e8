import SourceModel

/// A way to write screens otherwise that keeps what they do.
enum Refactoring: String, CaseIterable {
  /// Makes a view of its own of an element.
  case extract
  /// Puts what a view shows in its place.
  case inline
  /// Lets a view change what it is given.
  case bind

  /// The protocol's kind of the action.
  var kind: String {
    switch self {
    case .extract: "refactor.extract"
    case .inline: "refactor.inline"
    case .bind: "refactor.rewrite"
    }
  }

  /// What the action is called at a place; nil where it is not to be had.
  func title(at place: RefactoringPlace) -> String? {
    switch self {
    case .extract: place.isView ? "Extract to View" : nil
    case .inline:
      place.shown.flatMap { place.program[$0].kind == .view ? "Inline \(place.program[$0].name)" : nil }
    case .bind:
      place.member.flatMap { member in
        let declared = place.program[member]
        let owner = place.program[declared.owner]
        return declared.kind == .constant && declared.isParameter && owner.kind.isView
          && !owner.hasInitializer
          ? "Make a Binding of \(declared.name)" : nil
      }
    }
  }

  /// The edits. Throws `ResponseError` where something keeps them from being made.
  func edits(at place: RefactoringPlace) throws -> [SourceEdit] {
    switch self {
    case .extract: try ViewExtraction(place).edits()
    case .inline: try ViewInlining(place).edits()
    case .bind: try BindingConversion(place).edits()
    }
  }
}
