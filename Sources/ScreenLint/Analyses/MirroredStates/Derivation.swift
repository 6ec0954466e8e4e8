import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which sources is the value of an assignment computed from?
///
/// Answer: the members, sorted; nil where it depends on anything else as well.
/// Cost: linear in the code of the value, and of the computed values and functions that it reads, each once.
/// Limits: computed values are followed 16 deep; what varies, writes or uses a local on the way has no answer.
struct Derivation {
  let model: SemanticModel
  let graph: DataFlowGraph
  /// Units in which some call gives another value each time.
  private let varying: Set<Int32>

  private static let depthLimit = 16

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
    varying = Set(graph.varying.map(\.unit))
  }

  private var program: Program { _read { yield model.program } }

  /// The sources that an assigned value is computed from, sorted; nil where it depends on anything else: on a local,
  /// on what an action did before, or on the time.
  ///
  /// What `isKnown` says of a part of the expression is taken as given, and `parameter` is a local that is.
  func inputs(
    ofWrite write: Int32, parameter: Int32 = -1, isKnown: (CodeID) -> Bool = { _ in false }
  ) -> [MemberID]? {
    let access = graph.accesses[Int(write)]
    let value = graph.assignedValue(write)
    let checked = model.files[access.file]
    guard !value.isNone, usesNoLocals(value, checked, parameter) else { return nil }
    let range = checked.code[value].range
    if varying.contains(access.unit),
      graph.varying.contains(where: {
        $0.file == access.file && range.contains(checked.code[$0.code].range)
      })
    {
      return nil
    }
    var known: [SourceRange] = []
    for id in checked.code.extent(of: value).reversed() where isKnown(id) {
      known.append(checked.code[id].range)
    }
    var found: Set<MemberID> = []
    var seen: Set<Int32> = []
    for read in graph.accesses(ofValue: value, before: write, checked) {
      let place = checked.code[read.code].range
      if known.contains(where: { $0.contains(place) }) { continue }
      guard add(read, &found, &seen, 0) else { return nil }
    }
    return found.sorted()
  }

  /// Notes the sources behind a use; false where it does more than read.
  private func add(_ access: Access, _ found: inout Set<MemberID>, _ seen: inout Set<Int32>, _ depth: Int)
    -> Bool
  {
    switch access.kind {
    case .write, .bind, .announce: return false
    case .read, .call, .pass: break
    }
    let member = program[access.member]
    if program.isObjectData(access.member) || (program.isSource(access.member) && member.getter == nil) {
      found.insert(access.member)
      return true
    }
    switch member.kind {
    case .computed, .function, .binding:
      let unit = graph.units.getter(access.member)
      if !seen.insert(unit).inserted { return true }
      guard depth < Self.depthLimit, !varying.contains(unit), !graph.sourceWrites.contains(unit) else {
        return false
      }
      return graph.accesses(in: unit).allSatisfy { add($0, &found, &seen, depth + 1) }
    // What is stored is there already: nothing more is found behind it.
    default: return true
    }
  }

  /// True where every local in an expression is a parameter of a closure in it, or the given one.
  func usesNoLocals(_ value: CodeID, _ checked: CheckedFile, _ parameter: Int32 = -1) -> Bool {
    var used: [Int32] = []
    var own: [Range<Int32>] = []
    for id in checked.code.extent(of: value) {
      let reference = checked.references[id]
      if reference.kind == .local {
        if checked.code[id].kind == .closure {
          own.append(reference.index..<(reference.index + max(0, reference.extra)))
        } else if reference.index != parameter {
          used.append(reference.index)
        }
      }
    }
    return used.allSatisfy { slot in own.contains { $0.contains(slot) } }
  }
}
