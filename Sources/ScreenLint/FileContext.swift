import ElementCatalog
import ScreenSemantics
import SourceModel

/// What the condition of a visit may ask: the headers, the settings, and one file right after its check.
public final class FileContext: FileAtHand {
  /// Settings that change what rules find.
  let options: LintOptions
  /// Which symbols there are; nil where nobody knows.
  private(set) lazy var symbolMemory = options.symbols.map {
    SymbolMemory($0, files: program.files.count)
  }

  /// Conditions on files.
  private let ofFiles: [FileCondition]
  /// Conditions on views, those of one element of the catalogue side by side.
  private let ofViews: [ViewCondition]
  /// Where those of each element begin, and their end after the last.
  private let starts: [Int]

  private struct FileCondition {
    let number: Int
    let isMet: @Sendable (FileContext) -> Bool
  }

  private struct ViewCondition {
    let number: Int
    let isMet: @Sendable (FileContext, ViewUse) -> Bool
  }

  /// Asks the conditions of some rules' visits, which are numbered in their order.
  init(_ program: Program, _ bodies: BodyTables, _ rules: [Rule], _ options: LintOptions) {
    self.options = options
    let catalog = ElementCatalog.shared
    var files: [FileCondition] = []
    var views: [[ViewCondition]] = Array(repeating: [], count: catalog.elements.count)
    var number = 0
    for rule in rules {
      for visit in rule.visits where visit.isConditional {
        switch visit {
        case .files(where: let isMet?, _): files.append(FileCondition(number: number, isMet: isMet))
        case .views(let elements, where: let isMet, _):
          for place in elements.compactMap({ catalog.element(named: $0) }) {
            views[place].append(ViewCondition(number: number, isMet: isMet))
          }
        case .files(where: nil, _), .declarations, .members, .loops: break
        }
        number += 1
      }
    }
    var (all, starts): ([ViewCondition], [Int]) = ([], [0])
    for conditions in views {
      all += conditions
      starts.append(all.count)
    }
    ofFiles = files
    ofViews = all
    self.starts = starts
    super.init(program, bodies)
  }

  /// Marks what meets a condition.
  public override func screen() {
    ofFiles.withUnsafeBufferPointer { conditions in
      for place in conditions.indices where conditions[place].isMet(self) {
        mark(for: conditions[place].number)
      }
    }
    let uses = uses
    starts.withUnsafeBufferPointer { starts in
      ofViews.withUnsafeBufferPointer { conditions in
        for place in uses.indices {
          let element = Int(uses.address(place).pointee.element)
          for next in starts[element]..<starts[element + 1] where conditions[next].isMet(self, uses[place]) {
            mark(for: conditions[next].number, use: place)
          }
        }
      }
    }
  }
}

extension Linter {
  /// What looks at each file right after its check, for a run with the same options.
  public static func screening(_ options: LintOptions) -> Screening {
    let rules = dearestFirst.filter { rule in
      rule.visits.contains(where: \.isConditional) && !options.isOff(rule.id)
    }
    return { FileContext($0, $1, rules, options) }
  }
}
