import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The code of each file as it was parsed: every expression, block and chain that an attribute, a text or a member has.
enum CodeRoots {
  static func text(_ compilation: Compilation) -> String {
    let model = compilation.model
    return model.program.files.indices.map { file in
      let checked = model.files[file]
      var lines = PlacedLines()
      var inside: SourceRange?
      let roots = all(checked, in: file, model).map { ($0, checked.code[$0].range) }.sorted {
        ($0.1.start, $1.1.end) < ($1.1.start, $0.1.end)
      }
      for (root, range) in roots where inside?.contains(range) != true {
        inside = range
        lines.add(range, checked.code.dump(root))
      }
      return "\(model.program.files[file].source.path)\n" + lines.text()
    }.joined()
  }

  /// Code that something of a file leads to; some of it lies inside other code of it.
  private static func all(_ checked: CheckedFile, in file: FileID, _ model: SemanticModel) -> [CodeID] {
    let program = model.program
    var roots = checked.views.flatMap { view in
      [view.code, checked.iteration(of: view).id, checked.iteration(of: view).children]
        + checked.code.items(view.patterns)
    }
    roots += checked.attributes.map(\.code) + checked.modifiers.map(\.call)
    for index in program.declarations(in: file) {
      roots.append(program.declarations[index].extended)
      for member in program.declarations[index].members {
        roots += [model.values, model.getters, model.setters, model.willSets, model.didSets].map {
          $0[member].code
        }
        roots += program.members[member].parameters.map { program.parameters[$0].defaultValue }
      }
    }
    return roots.filter { !$0.isNone }
  }
}
