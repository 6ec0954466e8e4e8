import ScreenTypes
import SourceModel

extension Linker {
  /// Notes what is declared twice, so that nothing is said of uses that only one of the two may accept.
  mutating func noteRedeclared() {
    var places: Set<SourceLocation> = []
    for index in program.files.indices where !program.files[index].diagnostics.isEmpty {
      note(program.files[index].diagnostics, in: &places)
    }
    note(diagnostics, in: &places)
    if places.isEmpty { return }
    for id in program.declarations.indices {
      let declared = program[id]
      let isRedeclared = places.contains(program.location(of: id))
      let whole = SourceLocation(declared.file, declared.range)
      if isRedeclared { program.redeclared[program.location(of: id)] = whole }
      for member in declared.members {
        if isRedeclared {
          program.redeclared[program.location(of: member)] = whole
          for parameter in program.parameters[program[member].parameters] {
            program.redeclared[SourceLocation(declared.file, parameter.range)] = whole
          }
        } else if places.contains(program.location(of: member)) {
          program.redeclared[program.location(of: member)] = SourceLocation(
            declared.file, program.files[declared.file].xml[program[member].node].range)
        }
      }
    }
  }

  private func note(_ diagnostics: [Diagnostic], in places: inout Set<SourceLocation>) {
    for diagnostic in diagnostics where diagnostic.rule == .syntaxDuplicateDeclaration {
      guard let first = diagnostic.related.first else { continue }
      places.insert(first.location)
      places.insert(diagnostic.location)
    }
  }
}
