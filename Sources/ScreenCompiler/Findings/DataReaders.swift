import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Adds to faults in model data which view first needs the field.
enum DataReaders {
  /// The faults with the first place added that reads the field which each is about.
  static func name(_ faults: [Diagnostic], in model: SemanticModel) -> [Diagnostic] {
    if faults.isEmpty { return faults }
    let program = model.program
    var members: [SourceLocation: MemberID] = [:]
    for index in program.members.indices { members[program.location(of: index)] = index }
    return faults.map { fault in
      guard fault.rule.group == "data",
        let field = fault.related.lazy.compactMap({ members[$0.location] }).first,
        let reader = firstReader(of: field, in: model)
      else { return fault }
      var fault = fault
      fault.related.append(RelatedPlace("first needed here", reader))
      return fault
    }
  }

  /// The first code in the body or members of a view, in file order, that names a member.
  private static func firstReader(of field: MemberID, in model: SemanticModel) -> SourceLocation? {
    for id in model.files.indices {
      let file = model.files[id]
      let views = model.program.declarations(in: id).contains {
        model.program.declarations[$0].kind.hasBody
      }
      guard views else { continue }
      var best: SourceRange?
      for place in file.references.indices {
        let reference = file.references[place]
        guard reference.kind == .member, reference.member == field else { continue }
        let range = file.code[place].range
        if range.start < (best?.start ?? .max) { best = range }
      }
      if let best { return SourceLocation(id, best) }
    }
    return nil
  }
}
