import ScreenCompiler
import SourceModel

/// What makes a finding of one package the same as a finding of another: the rule and the place. How views are
/// reached, which the words tell, may differ.
struct ToldFinding: Hashable {
  /// The folder of the package that was checked, without links.
  var root: String
  /// The file, without links.
  let path: String
  private let range: SourceRange
  private let rule: RuleID

  /// A finding of a compilation whose package is at `root`.
  init(_ finding: Diagnostic, _ compilation: Compilation, _ root: String) {
    self.root = root
    let file = finding.location.file
    let known = compilation.files.indices.contains(file) ? compilation.files.path(file) : ""
    let place = FileSystem.join(compilation.package.root, compilation.package.relative(known))
    path = FileSystem.real(place) ?? place
    range = finding.location.range
    rule = finding.rule
  }
}
