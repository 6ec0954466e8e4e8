import ScreenCompiler
import ScreenRuntime
import ScreenSemantics
import SourceModel

/// One package as it was compiled last, and as it was when it could last be drawn.
///
/// Nothing of it changes, so that all clients read it at the same time.
final class PackageVersion: @unchecked Sendable {
  /// What was compiled last.
  let current: Compilation
  /// What pages are drawn of: the last without errors; nil where there was none yet.
  let drawn: Compilation?
  /// What is wrong now.
  let findings: [Finding]
  /// Counts what is drawn; another number means other pages.
  let number: Int
  /// The flow of data of what is drawn, once somebody looks at it.
  private let lateFlow: LateFlow?
  /// False until all rules were asked: then `findings` and `marks` are those of the version before, unless errors keep it from
  /// being drawn.
  let isLinted: Bool
  /// What was drawn before, to which pages go back where a rule finds an error once it is asked.
  private let last: (drawn: Compilation?, flow: LateFlow?)?

  /// All that can be looked at.
  let targets: [ScreenTarget]

  /// What is found, but for notes, in the files that declare what can be looked at.
  let marks: [ScreenTarget: FileMark]

  /// How much is found in a file.
  struct FileMark: Equatable {
    /// The file.
    let path: String
    fileprivate(set) var count = 0
    /// How heavy the worst of it is.
    fileprivate(set) var worst = Severity.note
  }

  /// A version that follows another, of which no rules were asked, or those that may find errors: enough to draw its pages.
  init(_ compilation: Compilation, after before: PackageVersion?) {
    current = compilation
    let isSound = compilation.drawingErrors.isEmpty
    if isSound, let before {
      (findings, marks) = (before.findings, before.marks)
    } else {
      (findings, marks) = Self.told(compilation)
    }
    drawn = isSound ? compilation : before?.drawn
    number = (before?.number ?? 0) + (isSound ? 1 : 0)
    lateFlow = isSound ? LateFlow(compilation) : before?.lateFlow
    targets = ScreenTarget.all(in: (drawn ?? compilation).model.program, of: compilation.package.name)
    isLinted = false
    last = isSound ? before.map { ($0.drawn, $0.lateFlow) } : nil
  }

  /// The same version once all rules were asked. Where they find errors that keep it from being drawn, pages are those of before
  /// again.
  init(_ version: PackageVersion, linted compilation: Compilation) {
    current = compilation
    (findings, marks) = Self.told(compilation)
    isLinted = true
    last = nil
    if let last = version.last, !compilation.drawingErrors.isEmpty {
      (drawn, lateFlow) = last
      number = version.number + 1
      targets = ScreenTarget.all(in: (drawn ?? compilation).model.program, of: compilation.package.name)
    } else {
      drawn = version.drawn
      lateFlow = version.lateFlow
      number = version.number
      targets = version.targets
    }
  }

  /// The flow of data of what is drawn; nil where nothing is. Costs the walk of the whole package when it is asked first.
  var flow: FlowMap? { lateFlow?.map }

  private static func told(_ compilation: Compilation) -> ([Finding], [ScreenTarget: FileMark]) {
    let findings = Finding.all(compilation.drawingFindings, in: compilation.files)
    return (findings, marks(findings, compilation.model.program, of: compilation.package.name))
  }

  private static func marks(_ findings: [Finding], _ program: Program, of package: String)
    -> [ScreenTarget: FileMark]
  {
    var found: [String: FileMark] = [:]
    for finding in findings where finding.severity != .note {
      var mark = found[finding.file] ?? FileMark(path: finding.file)
      mark.count += 1
      mark.worst = max(mark.worst, finding.severity)
      found[finding.file] = mark
    }
    if found.isEmpty { return [:] }
    var marks: [ScreenTarget: FileMark] = [:]
    for id in program.declarations.indices {
      guard let mark = found[program.files[program[id].file].store.path],
        let target = ScreenTarget(id, in: program, of: package), marks[target] == nil
      else { continue }
      marks[target] = mark
    }
    return marks
  }

  /// The scenarios that fail, and why. Runs all of them, on all cores.
  func failures() -> [ScreenTarget: String] {
    guard current.drawingErrors.isEmpty else { return [:] }
    let program = current.model.program
    var found: [ScreenTarget: String] = [:]
    do {
      var results = try ScenarioRunner(current).run()
      try SnapshotFolder(current.package).compare(&results)
      for result in results {
        guard let failure = result.failures.first,
          let target = ScreenTarget(result.scenario.declaration, in: program, of: name)
        else { continue }
        found[target] = failure.message
      }
    } catch {
      // What cannot be read is told where pages are drawn.
      return [:]
    }
    return found
  }

  /// The name by which a workspace calls it.
  var name: String { current.package.name }

  /// The errors that keep its pages from being drawn anew.
  var errors: [Finding] {
    drawn != nil && current.drawingErrors.isEmpty ? [] : findings.filter { $0.severity == .error }
  }
}

/// All packages that are served, at one time.
struct PackageVersions: Sendable {
  /// The packages, in the order of the workspace.
  var packages: [PackageVersion] = []
  /// Why they could not be read anew; nil where they could.
  var fault: String?
  /// The scenarios that failed, and why, once they were run; the packages by their names.
  var failures: [String: [ScreenTarget: String]] = [:]
}
