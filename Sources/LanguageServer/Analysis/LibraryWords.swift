import ScreenTypes
import StandardLibrary

/// The words by which an attribute gives a value of a type of the library: `leading`, `red`, `title`.
enum LibraryWords {
  /// All of them, cases first.
  static func all(of type: TypeID) -> [String] {
    let library = StandardLibrary.shared
    guard case .builtin = type.kind else { return [] }
    let cases = (library.cases(of: type) ?? []).map(\.text)
    let others = library.memberNames(of: type, isStatic: true).filter { name in
      library.members(of: type, named: name, isStatic: true).contains {
        let entry = library.entries[Int($0)]
        return entry.member.form == .staticProperty && entry.result == type
      }
    }
    return cases + others.map(\.text).filter { !cases.contains($0) }
  }

  /// True for a type with such words.
  static func has(_ type: TypeID) -> Bool { !all(of: type).isEmpty }
}
