import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel
import TestFixtures
import Testing

/// What becomes of a package where all safe fixes are applied.
struct Healing {
  /// Findings that it did not have before.
  var added: [String] = []
  /// Reads and writes of what is still declared that are gone, where the code that held them is not.
  var lost: [String] = []
  /// Pages that show something else than before, or stop.
  var changedPages: [String] = []

  /// Nil where there is no safe fix.
  init?(_ package: TemporaryPackage) throws {
    guard let location = try PackageLocator.locate(package.path).first else { return nil }
    let before = try Compiler.compile(location)
    guard before.diagnostics.contains(where: { $0.fixes.contains { $0.safety == .safe } }) else { return nil }
    let outcome = try FixApplier.apply([before], unsafe: false, overrides: [], dryRun: true)
    guard outcome.fixes > 0, let after = outcome.compilations.first else { return nil }
    // A line that could not be read may hold another error behind the first.
    let errors = Set(before.diagnostics.filter { $0.severity == .error }.map { Self.line($0, before) })
    let known = Self.counts(before.diagnostics.map(Self.words))
    let left = after.diagnostics.filter { !errors.contains(Self.line($0, after)) }
    added = Self.counts(left.map(Self.words)).filter { $0.value > known[$0.key] ?? 0 }.keys.sorted()
    if before.diagnostics.contains(where: { $0.severity == .error }) { return }
    lost = Self.lost(before, after)
    let healed = Self.pages(after)
    changedPages = Self.pages(before).compactMap { name, page in
      guard let other = healed[name], other != page else { return nil }
      return "\(name)\n\(page)---\n\(other)"
    }.sorted()
  }

  private static func words(_ finding: Diagnostic) -> String { "\(finding.rule.id): \(finding.message)" }

  private static func line(_ finding: Diagnostic, _ compilation: Compilation) -> String {
    let file = compilation.files[finding.location.file]
    return "\(file.path):\(LineIndex(file).position(of: finding.location.range.start).line)"
  }

  private static func counts(_ texts: [String]) -> [String: Int] {
    texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Uses by code that is still there, of members that are still there.
  private static func lost(_ before: Compilation, _ after: Compilation) -> [String] {
    let (old, new) = (before.model.program, after.model.program)
    // A function and a property may have one name; where one of them is gone, its uses are.
    let members = counts(new.members.indices.map { path($0, new) })
    let whole = counts(old.members.indices.map { path($0, old) }).filter {
      (members[$0.key] ?? 0) >= $0.value
    }
    let declared = Set(whole.keys).union(new.declarations.indices.map { "\(new[$0].name)" })
    let left = counts(uses(after))
    var passed: [String: Int] = [:]
    for argument in before.graph.arguments where !declared.contains(path(argument.parameter, old)) {
      guard !argument.code.isNone else { continue }
      let code = before.model.files[argument.file].code
      for access in before.graph.accesses(in: argument.unit)
      where access.file == argument.file && !access.code.isNone {
        if code[argument.code].range.contains(code[access.code].range), let use = use(access, before) {
          passed[use, default: 0] += 1
        }
      }
    }
    return counts(uses(before)).compactMap { use, count in
      let parts = use.split(separator: " ").map(String.init)
      guard parts.count == 3, declared.contains(parts[0]), declared.contains(parts[2]) else { return nil }
      let missing = count - (left[use] ?? 0) - (passed[use] ?? 0)
      return missing > 0 ? "\(use), \(missing) times" : nil
    }.sorted()
  }

  private static func uses(_ compilation: Compilation) -> [String] {
    compilation.graph.accesses.compactMap { use($0, compilation) }
  }

  /// Who uses a member, how, and which.
  private static func use(_ access: Access, _ compilation: Compilation) -> String? {
    let (program, units) = (compilation.model.program, compilation.graph.units)
    guard !access.member.isNone, access.kind != .call, access.kind != .pass else { return nil }
    let member = units.member(access.unit)
    let user =
      member.isNone
      ? "\(program[compilation.graph.owner(ofUnit: access.unit, program)].name)" : path(member, program)
    return "\(user) \(access.kind) \(path(access.member, program))"
  }

  private static func path(_ member: MemberID, _ program: Program) -> String {
    "\(program[program[member].owner].name).\(program[member].name)"
  }

  /// Each screen and preview as text, or the fault that it stops with.
  private static func pages(_ compilation: Compilation) -> [String: String] {
    var found: [String: String] = [:]
    let program = compilation.model.program
    guard compilation.drawingErrors.isEmpty else { return [:] }
    for id in program.declarations.indices
    where [.screen, .preview, .view].contains(program.declarations[id].kind) {
      let maker = PageMaker(compilation, options: PageOptions())
      let name = "\(program.declarations[id].name)"
      do {
        let tree = try program[id].kind == .preview ? maker.tree(ofPreview: id) : maker.tree(of: id)
        found[name] = String(decoding: maker.bytes(tree, .text, title: "Page"), as: UTF8.self)
      } catch let fault as PageFault {
        found[name] = fault.diagnostics.map(\.message).joined(separator: "\n")
      } catch {
        found[name] = "\(error)"
      }
    }
    return found
  }
}
