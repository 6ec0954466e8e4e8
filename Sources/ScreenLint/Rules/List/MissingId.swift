import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension ListRules {
  static let missingId = Rule(
    .listMissingId, .error, "Rows without an identity",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "Swift says “Referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Place' conform to 'Identifiable'”.",
    why: "Without identity nothing tells which row is which after a change.",
    repair:
      "Give the Struct `conforms=\"Identifiable\"` and a field `id`, or say at the list what tells rows "
      + "apart: `id=\"\\.name\"`.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Place"><Let name="name" type="String"/></Struct>
            <View name="Places">
              <Let name="places" type="[Place]"/>
              <Body><List items="⟦places⟧" as="place"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Place"><Let name="name" type="String"/></Struct>
            <View name="Places">
              <Let name="places" type="[Place]"/>
              <Body><List items="places" as="place" id="\.name"><Text>{place.name}</Text></List></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
        <View name="Places"><Let name="places" type="[Place]"/><Body><List items="places" as="place"><Text>{place.name}</Text></List></Body></View>
      </Module>
      """#,
    visits: [.loops { context, site in context.reportChangingRange(site) }]
  )
}

private enum Counting {
  static let count: Name = "count"
}

extension RuleContext {
  /// Reports a loop over a range that changes, whose rows SwiftUI counts once. Indices of a list are the case of
  /// `list/index-id`.
  fileprivate func reportChangingRange(_ site: LoopSite) {
    switch site.type.kind {
    case .range, .closedRange: break
    // The elements of other lists are told apart by an id, or the checker reports that they are not.
    default: return
    }
    let checked = model.files[site.file]
    let id = checked.iteration(of: checked.views[site.view]).id
    guard id.isNone, site.indexed.isNone, !site.code.isNone,
      program[owner(ofUnit: site.unit)].kind != .preview
    else { return }
    var provenance = Provenance(model, graph)
    var source = provenance.changingSource(of: site.code, in: site.file, unit: site.unit, depth: 0)
    if let found = source, program[found].type != .int { source = nil }
    source = source ?? countedList(in: site.code, checked)
    guard let source else { return }
    report(
      "This range follows `\(program[source].name)`, which changes, and without `id` SwiftUI counts the rows once: “Non-constant range: argument must be an integer literal”.",
      at: location(site.file, site.code),
      related: [RelatedPlace("`\(program[source].name)` is declared here", program.location(of: source))],
      help: "Add `id=\"\\.self\"`: then rows come and go with the numbers.",
      fixes: [identifyingByValue(site)])
  }

  /// The list, or field that holds one, whose count is a part of a range, and that grows or shrinks; or nil.
  private func countedList(in code: CodeID, _ checked: CheckedFile) -> MemberID? {
    for id in checked.code.extent(of: code) {
      guard checked.code[id].kind == .member, checked.code[id].name == Counting.count,
        case let reference = checked.reference(checked.code[id].first), reference.kind == .member
      else { continue }
      var lists = [reference.member]
      if program[reference.member].isParameter {
        lists = graph.arguments(for: reference.member).compactMap {
          $0.reference.kind == .member ? $0.reference.member : nil
        }
      }
      if let list = lists.first(where: { changeOfOrder(ofOneOf: [$0]) != nil }) { return list }
    }
    return nil
  }

  /// Tells rows apart by their value.
  private func identifyingByValue(_ site: LoopSite) -> FixIt {
    let end = model.files[site.file].code[site.code].range.end + 1
    return FixIt(
      "Tell rows apart by their number", .suggested,
      [SourceEdit(SourceLocation(site.file, SourceRange(end, end)), " id=\"\\.self\"")])
  }
}
