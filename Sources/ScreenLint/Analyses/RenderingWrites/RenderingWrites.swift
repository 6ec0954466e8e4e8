import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleContext {
  /// Reports the expressions that lead to a write while rendering: one finding for each view.
  func reportMutation(_ write: Access, _ changes: ArraySlice<RenderingChange>) {
    var sites: [DeclarationID: [SourceLocation]] = [:]
    var order: [DeclarationID] = []
    let found = changes.map { (owner: $0.owner, place: place(of: $0)) }.sorted {
      ($0.place.file, $0.place.range.start) < ($1.place.file, $1.place.range.start)
    }
    for site in found {
      if sites[site.owner] == nil { order.append(site.owner) }
      if sites[site.owner, default: []].contains(site.place) { continue }
      sites[site.owner, default: []].append(site.place)
    }
    for owner in order {
      guard let places = sites[owner], let first = places.first else { continue }
      let target = write.member < 0 ? "the object" : "`\(program[write.target].name)`"
      var related = [RelatedPlace("\(target) is changed here", location(of: write))]
      related += places.dropFirst().map { RelatedPlace("this leads to the same change", $0) }
      if let change = changes.first(where: { place(of: $0) == first }), !change.called.isNone {
        let name = program[change.called].name
        related.append(
          change.call.map { RelatedPlace("`\(name)` is called here, while rendering", location(of: $0)) }
            ?? RelatedPlace(
              "\(program[program[change.called].owner].name) calls `\(name)` while it is drawn",
              program.location(of: change.called)))
      }
      if write.member >= 0 {
        related.append(RelatedPlace("\(target) is declared here", program.location(of: write.target)))
      }
      let message =
        write.kind == .announce
        ? "Rendering this announces a change of an object, which asks for rendering again."
        : "Rendering this changes \(target), which is \(sourceNoun(write.target)): views must not change the data they show."
      report(
        message, at: first, related: related,
        help: "Change it in an action, in `.onAppear` or in `.onChange`, and only read it here.")
    }
  }

  private func sourceNoun(_ id: MemberID) -> String {
    let member = program[id]
    if member.isStatic { return "a static variable" }
    if program[member.owner].kind.isObject { return "announced by \(program[member.owner].name)" }
    return member.kind.element.withArticle
  }

  /// The expression of the body, or the body of the derived value, that leads to a change.
  private func place(of change: RenderingChange) -> SourceLocation {
    guard !change.derived.isNone, let code = program[change.derived].getter else {
      return location(change.file, change.root)
    }
    let file = program[change.derived].file
    var range = code.range
    let bytes = bytes(file)
    while range.start < range.end, bytes[Int(range.start)] <= 0x20 { range.start += 1 }
    while range.start < range.end, bytes[Int(range.end) - 1] <= 0x20 { range.end -= 1 }
    return SourceLocation(file, range)
  }
}
