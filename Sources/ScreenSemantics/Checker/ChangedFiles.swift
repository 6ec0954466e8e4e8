import ScreenSyntax
import ScreenTypes
import SourceModel

/// The files of a linked program that are to be checked, as what an earlier check found in them no longer holds.
///
/// A file that was not read again means what it meant as long as all that other files see of each other is the same, with
/// the same numbers: what they declare, of which types, in which order. Where that has changed, all files are checked.
/// Linear in the changed files, and in what was reported of the others.
struct ChangedFiles {
  /// Their places, in order.
  let places: [FileID]
  /// True where nothing of an earlier check holds.
  let isAll: Bool

  /// Those that are known, in order; what was found in all others holds.
  init(only places: [FileID]) { (self.places, isAll) = (places, false) }

  init(_ program: Program, after earlier: SemanticModel?) {
    if let earlier, let places = Self.find(program, after: earlier) {
      (self.places, isAll) = (places, false)
    } else {
      (places, isAll) = (Array(program.files.indices), true)
    }
  }

  /// All checked files: those that were checked now, in the order of `places`, and the others.
  func completed(_ made: [CheckedFile], _ earlier: CheckedFiles?) -> [CheckedFile] {
    guard !isAll, let earlier else { return made }
    var files = Array(earlier)
    for (place, file) in zip(places, made) { files[place.position] = file }
    return files
  }

  private static func find(_ program: Program, after earlier: SemanticModel) -> [FileID]? {
    let before = earlier.program
    guard program.files.count == before.files.count, program.declarations.count == before.declarations.count,
      program.members.count == before.members.count, program.parameters.count == before.parameters.count,
      program.byName.hasSamePackages(as: before.byName),
      program.protocols == before.protocols, program.assets == before.assets,
      // What is declared twice is known by its places.
      program.redeclared.isEmpty, before.redeclared.isEmpty
    else { return nil }
    var changed = program.files.indices.filter { program.files[$0].store !== before.files[$0].store }
    guard changed.allSatisfy({ program.shows($0, as: before) }) else { return nil }
    let read = Set(changed)
    for file in earlier.files.indices where !read.contains(file) {
      if earlier.files[file].diagnostics.contains(where: { $0.names(oneOf: read) }) { changed.append(file) }
    }
    return changed.sorted()
  }
}

extension Program {
  /// True where other files see the same of a file here as in another program, by the same numbers. Where in the file it
  /// stands is no matter.
  fileprivate func shows(_ file: FileID, as other: Program) -> Bool {
    let places = declarations(in: file)
    guard places == other.declarations(in: file) else { return false }
    return places.allSatisfy { place in
      let (now, before) = (declarations[place], other.declarations[place])
      return now.looks(like: before)
        && now.members.allSatisfy { shows($0, of: now.kind, as: other) }
    }
  }

  private func shows(_ id: MemberID, of kind: DeclarationKind, as other: Program) -> Bool {
    let (now, before) = (self[id], other[id])
    guard now.looks(like: before) else { return false }
    for place in now.parameters where !parameters[place].looks(like: other.parameters[place]) { return false }
    // The values of cases, and the labels of what they hold, are read where they are used.
    return kind != .enumeration
      || text(now.typeRange, of: now.file) == other.text(before.typeRange, of: before.file)
        && now.value.map { text($0.range, of: now.file) }
          == before.value.map { other.text($0.range, of: before.file) }
  }

  private func text(_ range: SourceRange, of file: FileID) -> String {
    files[file].source.text(range)
  }
}

extension Declaration {
  /// True where users see no difference, but for its members.
  fileprivate func looks(like other: Declaration) -> Bool {
    kind == other.kind && conformances == other.conformances && isPrivate == other.isPrivate
      && name == other.name && file == other.file && members == other.members && type == other.type
      && subject == other.subject && body.isNone == other.body.isNone
      && hasRefusedInitializer == other.hasRefusedInitializer
  }
}

extension Member {
  /// True where users see no difference, but for its parameters and what is written of an enum's case.
  fileprivate func looks(like other: Member) -> Bool {
    kind == other.kind && isStatic == other.isStatic && isMutating == other.isMutating
      && traits == other.traits && name == other.name
      && owner == other.owner && file == other.file && type == other.type && key == other.key
      && storage == other.storage && parameters == other.parameters
      && valueCode.flags == other.valueCode.flags && getterCode.flags == other.getterCode.flags
      && setterCode.flags == other.setterCode.flags && (source == nil) == (other.source == nil)
  }
}

extension Parameter {
  fileprivate func looks(like other: Parameter) -> Bool {
    label == other.label && name == other.name && type == other.type && isInOut == other.isInOut
      && unwrapsItself == other.unwrapsItself && hasDefault == other.hasDefault
  }
}

extension Diagnostic {
  /// True where it says something of a place in one of some files, which may have moved.
  fileprivate func names(oneOf files: Set<FileID>) -> Bool {
    related.contains { files.contains($0.location.file) }
      || fixes.contains { $0.edits.contains { files.contains($0.location.file) } }
  }
}
