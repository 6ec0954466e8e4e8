import ScreenTypes
import SourceModel

/// Types that hold themselves with ever larger type arguments, such as a `Node[T]` that holds a `Node[[T]]`.
extension Linker {
  /// That a member passes a type parameter of its type to one of another type.
  private struct Passing {
    let from: Int32
    let to: Int32
    let member: MemberID
    /// True where it is passed as a part of a larger type.
    let isPart: Bool
  }

  /// Reports what a type holds that makes it endless, and gives that the type of an error. To be asked where the types of
  /// members are resolved. Linear in the members of types with type parameters.
  mutating func refuseEndlessTypes() {
    let found = program.declarations.indices.flatMap { passings(in: $0) }
    guard found.contains(where: \.isPart) else { return }
    var next: [Int32: [Int]] = [:]
    for passing in found { next[passing.from, default: []].append(Int(passing.to)) }
    let component = Components.find(program.declarations.count) { next[Int32($0)] ?? [] }
    var told: Set<MemberID> = []
    for passing in found
    where passing.isPart && component[Int(passing.from)] == component[Int(passing.to)]
      && told.insert(passing.member).inserted
    {
      let member = program.members[passing.member]
      let owner = program.opened(member.owner)
      report(
        .typeMismatch, SourceLocation(member.file, member.typeRange),
        "Each \(owner) holds in `\(member.name)` one with larger type arguments, so the type has no end.",
        help: "Pass type parameters on as they are, or name a type without any.",
        related: [RelatedPlace("declared here", program.location(of: DeclarationID(passing.from)))])
      // The type that is named stays, so that it is not told to be unused.
      let parameters = program.typeParameters(ofType: program[member.owner].type)
      members[passing.member].type = member.type.replacing { part in
        guard case .applied(let bare, let arguments) = part.kind else { return nil }
        return TypeID(
          .applied(
            bare,
            arguments.map { argument in
              parameters.contains { argument.holds(program[$0].type) } ? .error : argument
            }))
      }
    }
  }

  private func passings(in declaration: DeclarationID) -> [Passing] {
    let parameters = program.typeParameters(ofType: program[declaration].type)
    if parameters.isEmpty || program[declaration].kind == .extended { return [] }
    var found: [Passing] = []
    for member in program[declaration].members
    where program.members[member].storage >= 0 || program.members[member].kind == .enumCase {
      _ = members[member].type.replacing { part in
        // What is called later holds nothing yet.
        if case .function = part.kind { return part }
        guard case .applied(let bare, let arguments) = part.kind else { return nil }
        for (argument, taken) in zip(arguments, program.typeParameters(ofType: bare)) {
          for parameter in parameters where argument.holds(program[parameter].type) {
            found.append(
              Passing(
                from: parameter.index, to: taken.index, member: member,
                isPart: argument != program[parameter].type))
          }
        }
        return nil
      }
    }
    return found
  }
}

extension Program {
  /// A declared type as it is seen in its own code, with its type parameters.
  fileprivate func opened(_ declaration: DeclarationID) -> TypeID {
    let type = self[declaration].type
    return TypeID(.applied(type, typeParameters(ofType: type).map { self[$0].type }))
  }
}

extension TypeID {
  /// True where another type is this one or a part of it.
  fileprivate func holds(_ other: TypeID) -> Bool {
    var isFound = false
    _ = replacing { part in
      if part == other { isFound = true }
      return nil
    }
    return isFound
  }
}
