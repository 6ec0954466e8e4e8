import ScreenSemantics
import ScreenTypes
import SourceModel

/// Fixes that declare what is assigned as a source, which the checker makes without knowing who uses its view.
enum SourceFixes {
  /// Leaves out those that would make a State of what callers pass: it would be set from outside.
  static func fit(_ found: inout [Diagnostic], _ model: SemanticModel, _ graph: DataFlowGraph) {
    for place in found.indices where !found[place].fixes.isEmpty {
      guard RuleCatalog.rule(found[place].rule)?.traits.contains(.triesToChange) == true else { continue }
      found[place].fixes.removeAll { fix in
        fix.edits.contains { $0.text == "State" && isPassed(to: $0.location, model.program, graph) }
      }
    }
  }

  /// True where callers pass the member whose element's name stands at a place.
  private static func isPassed(to place: SourceLocation, _ program: Program, _ graph: DataFlowGraph) -> Bool {
    let xml = program.files[place.file].xml
    return program.members.indices.contains { index in
      let member = program.members[index]
      return member.file == place.file && xml[member.node].nameRange == place.range
        && !graph.arguments(for: index).isEmpty
    }
  }
}
