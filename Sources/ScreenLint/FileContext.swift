import ElementCatalog
import ScreenSemantics
import SourceModel

/// What the condition of a visit may ask: the headers, the settings, and one file right after its check.
public final class FileContext: FileAtHand {
  /// Settings that change what rules find.
  let options: LintOptions
  /// Which symbols there are; nil where nobody knows.
  private(set) lazy var symbolMemory = options.symbols.map { SymbolMemory($0) }

  /// Conditions on files, with their numbers.
  private var ofFiles: [(number: Int, isMet: @Sendable (FileContext) -> Bool)] = []
  /// Conditions on views by element of the catalogue, with their numbers.
  private var ofViews: [[(number: Int, isMet: @Sendable (FileContext, ViewUse) -> Bool)]]

  /// Asks the conditions of some rules' visits, which are numbered in their order.
  init(_ program: Program, _ bodies: BodyTables, _ rules: [Rule], _ options: LintOptions) {
    self.options = options
    let catalog = ElementCatalog.shared
    ofViews = Array(repeating: [], count: catalog.elements.count)
    super.init(program, bodies)
    for (number, visit) in rules.lazy.flatMap(\.visits).filter(\.isConditional).enumerated() {
      switch visit {
      case .files(where: let isMet?, _): ofFiles.append((number, isMet))
      case .views(let elements, where: let isMet?, _):
        for place in elements.compactMap({ catalog.element(named: $0) }) {
          ofViews[place].append((number, isMet))
        }
      default: break
      }
    }
  }

  /// Marks what meets a condition.
  public override func screen() {
    for (number, isMet) in ofFiles where isMet(self) { mark(for: number) }
    let uses = uses
    for place in uses.indices {
      let element = Int(uses.address(place).pointee.element)
      for (number, isMet) in ofViews[element] where isMet(self, uses[place]) { mark(for: number, use: place) }
    }
  }
}

extension Linter {
  /// What looks at each file right after its check, for a run with the same options.
  public static func screening(_ options: LintOptions) -> Screening {
    let rules = rules(options)
    return { FileContext($0, $1, rules, options) }
  }
}
