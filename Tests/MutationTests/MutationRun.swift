import Foundation
import ScreenCompiler
import SourceModel
import TestFixtures

/// What became of the mutants of one kind.
struct PlantResult: Sendable {
  var name: String
  var rules: [String]
  var planted = 0
  var found = 0
  var equivalent: [String] = []
  var missed: [String] = []
  var misattributed: [String] = []
}

/// Plants every fault into copies of the project's packages and lints each.
enum MutationRun {
  static let packages = ["FruitMart", "Landmarks", "Lessons", "Recipes"]
  /// The most mutants of one kind in one package, and of faults that any view can have; places beyond are passed
  /// over evenly.
  static let limits = (ofKind: 8, inBodies: 2)
  /// Rules whose findings are notes.
  private static let notes: Set<String> = [
    "name/shadowed", "flow/over-broad-dependency", "flow/forwarded-only", "truth/contradictory-flags",
    "nav/cycle", "a11y/contrast", "data/unknown-field",
  ]

  static let results: [PlantResult] = {
    var results = Plant.all.map { PlantResult(name: $0.name, rules: $0.rules) }
    for package in packages {
      guard let copy = try? TemporaryPackage(copyOf: "Screens/" + package),
        (try? PackageLocator.locate(copy.path).first) != nil
      else { continue }
      for (index, plant) in Plant.all.enumerated() {
        var all: [(file: String, mutant: Mutant)] = []
        // Faults of scenarios are found by running them.
        for file in copy.files("").filter({ $0.hasSuffix(plant.ending) && !$0.contains("Scenarios/") }) {
          guard let text = try? copy.read(file) else { continue }
          all += plant.mutants(text).map { (file, $0) }
        }
        let count = min(plant.isAnywhere ? limits.inBodies : limits.ofKind, all.count)
        for place in 0..<count {
          let (file, mutant) = all[place * all.count / count]
          run(mutant, of: plant, "\(package)/\(file)", file, copy, &results[index])
        }
      }
    }
    return results
  }()

  private static func run(
    _ mutant: Mutant, of plant: Plant, _ path: String, _ file: String, _ copy: TemporaryPackage,
    _ result: inout PlantResult
  ) {
    guard let original = try? copy.read(file) else { return }
    defer { try? copy.write(file, original) }
    guard (try? copy.write(file, mutant.text)) != nil,
      let diagnostics = diagnostics(copy, isDrawn: plant.isDrawn)
    else {
      return
    }
    result.planted += 1
    let label = "`\(path)`: `\(mutant.label)`"
    let isFound = diagnostics.contains {
      result.rules.contains($0.rule.id) && ($0.severity > .note || notes.contains($0.rule.id))
    }
    if isFound {
      result.found += 1
    } else if let reason = Equivalence.reason(result.name, mutant) {
      result.equivalent.append("\(label): \(reason)")
    } else if let other = diagnostics.first(where: { $0.severity == .error }) {
      result.misattributed.append("\(label): \(other.rule.id), \(other.message)")
    } else {
      result.missed.append(label)
    }
  }

  /// What is said of a package, also when it is drawn; nil where it cannot be read.
  private static func diagnostics(_ package: TemporaryPackage, isDrawn: Bool) -> [Diagnostic]? {
    guard let location = try? PackageLocator.locate(package.path).first,
      let compiled = try? Compiler.compile(location)
    else { return nil }
    guard isDrawn, compiled.drawingErrors.isEmpty else { return compiled.diagnostics }
    do {
      _ = try OutputWriter.write(
        compiled, to: OutputFolder(of: location), formats: [.text], options: PageOptions())
    } catch let fault as PageFault {
      return compiled.diagnostics + fault.diagnostics
    } catch {
      return nil
    }
    return compiled.diagnostics
  }

  /// The results as a page.
  static var page: String {
    var text = """
      # Mutation check

      Faults planted into the packages under `Screens`, which are clean, one at a time. Each mutant is linted, and drawn
      where the fault is one of running. It is found where a rule that is about the fault speaks, with an error or a
      warning unless it is a rule of notes. An equivalent mutant is one that has no fault.
      `SCREENWRIGHT_REWRITE=1 swift test --filter MutationTests` writes this page.

      | Fault | Expected | Planted | Found | Equivalent | Not found | Other rule |
      | --- | --- | ---: | ---: | ---: | ---: | ---: |

      """
    for result in results {
      let rules = result.rules.map { "`\($0)`" }.joined(separator: ", ")
      text +=
        "| \(result.name) | \(rules) | \(result.planted) | \(result.found) | \(result.equivalent.count) | "
      text += "\(result.missed.count) | \(result.misattributed.count) |\n"
    }
    func list(_ title: String, _ items: (PlantResult) -> [String]) {
      let all = results.flatMap { result in items(result).map { "- \(result.name), \($0)\n" } }
      if !all.isEmpty { text += "\n## \(title)\n\n" + all.joined() }
    }
    list("Equivalent") { $0.equivalent }
    list("Not found") { $0.missed }
    list("Found by another rule only") { $0.misattributed }
    return text
  }
}
