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
