import ScreenSyntax
import ScreenTypes
import SourceModel

/// Words of SwiftData. There is no store of models here, and each word is told once: what is declared by it is read as what
/// stands in its place, so that those who use it are right.
extension DeclarationCollector {
  /// What the place of models is.
  static let helpForModels = """
    Models are objects that the app keeps: an `<Observable>` holds them in a `<Var>` of type `[…]`, a view finds it by \
    `<Environment name="…" type="…"/>` and inserts and deletes there; Documentation/FromSwiftUI.md shows it.
    """

  /// Reads a `<Model>` as an `<Observable>`, with a report; false for any other.
  mutating func readsAsObservable(_ node: XMLNodeID) -> Bool {
    let element = xml[node]
    guard element.name == Self.model else { return false }
    let observable = DeclarationKind.observable.element
    report(
      .syntaxUnknownElement, element.nameRange, "`<Model>` is SwiftData’s, whose store is not here.",
      help: Self.helpForModels,
      fixes: [FixIt("Change it to `\(observable)`", .suggested, renaming(node, to: observable))])
    xml.read(element: node, as: Name(observable))
    return true
  }

  /// Reads a `<Query>` as a `<Computed>` whose code is not known, with a report; false for any other.
  mutating func readsAsQuery(_ node: XMLNodeID, in kind: DeclarationKind) -> Bool {
    guard kind.hasBody, xml[node].name == Self.query else { return false }
    report(
      .syntaxUnknownElement, xml[node].nameRange, "`<Query>` asks SwiftData’s store, which is not here.",
      help: """
        Find the object that keeps the models by `<Environment name="store" type="…"/>`, and filter and sort them in a \
        `<Computed>`: `store.teas.filter { $0.isOpen }.sorted(using: KeyPathComparator(\\.name))`.
        """)
    ofModels { $0.collectMember(node, .computed) }
    return true
  }

  private static let model: Name = "Model"
  static let query: Name = "Query"

  /// Attributes that say how SwiftData keeps or fetches a property.
  static let modelAttributes: SmallSet<Name> = [
    "unique", "transient", "inverse", "deleteRule", "originalName", "externalStorage", "filter", "sort",
    "order",
    "animation",
  ]
}
