import ScreenSemantics
import SourceModel

/// What a later compilation of a package goes on from, and first findings are told by: what the stages gave, without the graph, the
/// data and what rules found out, which are made anew.
struct EarlierPackage {
  let parsed: ParsedPackage
  let check: EarlierCheck
  /// What reading, linking and checking found.
  let found: [Diagnostic]
  /// What local visits of rules found.
  let local: [Diagnostic]
  /// What was told.
  let told: [Diagnostic]
  /// The files of the package.
  let files: SourceFiles

  /// Nil for what was compiled in no update.
  init?(_ compilation: Compilation) {
    guard let stages = compilation.stages else { return nil }
    let checked = stages.loaded.checked
    local = stages.answers.local
    parsed = checked.parsed
    check = EarlierCheck(checked.model, checked.graph)
    found = checked.diagnostics
    told = compilation.diagnostics
    files = compilation.files
  }
}
