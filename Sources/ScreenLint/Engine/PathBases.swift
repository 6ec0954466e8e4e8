import ScreenSemantics
import ScreenSyntax
import SourceModel

extension CheckedFile {
  /// What stands before each dot of a path, the nearest first: `store.state` and `store` of `store.state.title`.
  func bases(ofPath path: CodeID) -> some Sequence<CodeID> {
    sequence(state: path) { [code] place in
      guard !place.isNone, code[place].kind == .member, case let base = code[place].first, !base.isNone else {
        return nil
      }
      place = base
      return base
    }
  }
}

extension Access {
  /// True for a binding through announced data of an object, `$store.state.title`: what is written to it sets that data, too, whatever
  /// it holds.
  func isSetBack(in model: SemanticModel) -> Bool {
    guard kind == .bind else { return false }
    let checked = model.files[file]
    return checked.bases(ofPath: code).contains { base in
      let reference = checked.reference(base)
      return [.member, .bindingMember].contains(reference.kind)
        && model.program[reference.member].kind == .published
    }
  }
}
