import ScreenTypes
import SourceModel

/// Which files name what a file declares: by a view, a type, a member or a function, in code or in a header.
///
/// What a change of a file may concern are those, and those that depend on them in turn. Costs one look at each reference of
/// the package.
package struct FileDependencies {
  /// For each file those that name something of it, sorted.
  private let users: [[FileID]]

  /// Finds them.
  package init(_ model: SemanticModel) {
    let program = model.program
    var named = [Set<Int32>](repeating: [], count: program.files.count)
    func note(_ declaration: DeclarationID?, in file: Int) {
      guard let declaration, !declaration.isNone else { return }
      let home = program[declaration].file.index
      if Int(home) != file { named[Int(home)].insert(Int32(file)) }
    }
    func note(_ type: TypeID, in file: Int) {
      switch type.kind {
      case .declared(let declaration, _): note(declaration, in: file)
      case .applied(let bare, let arguments):
        note(bare, in: file)
        for argument in arguments { note(argument, in: file) }
      case .optional(let part), .array(let part), .slice(let part), .set(let part), .range(let part),
        .closedRange(let part), .sequence(let part), .inOut(let part), .binding(let part),
        .metatype(let part):
        note(part, in: file)
      case .dictionary(let key, let value), .keyPath(let key, let value),
        .writableKeyPath(let key, let value):
        note(key, in: file)
        note(value, in: file)
      case .tuple(let parts, _): for part in parts { note(part, in: file) }
      case .function(let parameters, let result):
        for part in parameters { note(part, in: file) }
        note(result, in: file)
      case .error, .void, .bool, .int, .double, .string, .view, .any, .null, .builtin, .parameter: break
      }
    }
    for member in program.members { note(member.type, in: Int(member.file.index)) }
    for declaration in program.declarations where !declaration.subject.isNone {
      note(declaration.subject, in: Int(declaration.file.index))
    }
    for (file, checked) in model.files.enumerated() {
      for view in checked.views where view.kind == .declared {
        note(DeclarationID(view.target), in: file)
      }
      for view in checked.views { note(view.destination, in: file) }
      for type in Set(checked.types) { note(type, in: file) }
      for reference in checked.references {
        switch reference.kind {
        case .member, .staticMember, .enumCase, .function, .ownInitializer, .bindingMember, .fragment:
          note(program.members[reference.member].owner, in: file)
        case .initializer, .viewInitializer: note(DeclarationID(reference.index), in: file)
        // What code names of a type, or makes of it, has it among the types below.
        case .none, .local, .library, .type, .choice, .element, .closureCall, .wrappedValue, .projection,
          .bindingInitializer, .rawValue, .modifier, .configuration, .platform, .newValue, .appearance,
          .objectWillChange, .textRuns, .operatorFunction, .keyPath, .constant, .dynamicType,
          .elementBindings, .view:
          break
        }
      }
    }
    users = named.map { $0.sorted().map { FileID($0) } }
  }

  /// The files that name something of a file, sorted.
  package func users(of file: FileID) -> [FileID] { users[Int(file.index)] }
}
