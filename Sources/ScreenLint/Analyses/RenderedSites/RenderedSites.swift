import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which of some places of code run while a view is drawn?
///
/// Answer: each of them, with the closure that it stands in where a view or struct is given that and calls it while drawing.
/// Cost: linear in the places; where some run later, also in the functions that views and structs are given.
/// Limits: initial values and previews do not count; what a closure inside of another does is not followed.
extension RuleContext {
  /// A place of code that runs while a view is drawn.
  struct SiteWhileRendering {
    var site: CodeSite
    /// The closure that it stands in; nil for code of a view, or of what that calls.
    var closure: RenderedClosure?
  }

  /// Those of some places that run while a view is drawn: code of views and of what they call, then that of closures.
  func sitesWhileRendering(_ sites: Table<Int, CodeSite>) -> [SiteWhileRendering] {
    let sites = sites.filter { program[owner(ofUnit: $0.unit)].kind != .preview }
    func isDrawn(_ site: CodeSite) -> Bool { !site.isDeferred && graph.rendered.contains(site.unit) }
    let drawn = sites.filter { isDrawn($0) && !graph.units.isValue($0.unit) && !isMadeOnce($0.unit) }
      .map { SiteWhileRendering(site: $0, closure: nil) }
    let others = sites.filter { !isDrawn($0) }
    if others.isEmpty { return drawn }
    let closures = graph.closuresCalledWhileRendering(model)
    if closures.isEmpty { return drawn }
    return drawn
      + others.compactMap { site in
        closures.first { runs(site, in: $0) }.map { SiteWhileRendering(site: site, closure: $0) }
      }
  }

  /// True for a unit that comes to run while the object of a StateObject is made, which SwiftUI asks for once, as the view comes.
  func isMadeOnce(_ unit: Int32) -> Bool { graph.renderingUse(of: unit).map(isForStateObject) ?? false }

  /// True for a use in what a StateObject of another view is given.
  func isForStateObject(_ use: Access) -> Bool {
    guard !use.code.isNone else { return false }
    let code = model.files[use.file].code
    return graph.arguments(in: use.file).contains { argument in
      program[argument.parameter].kind == .stateObject && !argument.code.isNone
        && code[argument.code].range.contains(code[use.code].range)
    }
  }

  /// Where a view calls a closure while it is drawn.
  func callWhileRendering(of closure: RenderedClosure) -> RelatedPlace {
    RelatedPlace(
      "`\(program[closure.parameter].name)` is called here, while rendering", location(of: closure.call))
  }

  /// Where a view makes code run that does not belong to a view; empty for code of the view itself.
  func renderingView(of site: SiteWhileRendering) -> [RelatedPlace] {
    if let closure = site.closure { return [callWhileRendering(of: closure)] }
    guard let use = graph.renderingUse(of: site.site.unit), case let view = owner(ofUnit: use.unit),
      view != owner(ofUnit: site.site.unit)
    else { return [] }
    return [RelatedPlace("\(program[view].name) runs it here, while it is drawn", location(of: use))]
  }

  private func runs(_ site: CodeSite, in closure: RenderedClosure) -> Bool {
    guard closure.unit == site.unit else { return false }
    if closure.code.isNone { return !site.isDeferred }
    let code = model.files[site.file].code
    let range = code[site.code].range
    return closure.file == site.file && code[closure.code].range.contains(range)
      && !holdsClosure(closure.code, around: range, code)
  }

  /// True where a closure inside another stands around a range: it may be kept, and run later.
  private func holdsClosure(_ outer: CodeID, around range: SourceRange, _ code: CodeTree) -> Bool {
    code.extent(of: outer).dropLast().contains { code[$0].kind == .closure && code[$0].range.contains(range) }
  }
}
