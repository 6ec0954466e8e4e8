import ScreenSemantics
import ScreenTypes
import SourceModel

/// A `ForEach`, or a list with items.
public struct RowSite: Hashable, Sendable {
  /// The file.
  public var file: FileID
  /// The view in the file.
  public var view: ViewID

  /// A place of rows.
  public init(file: FileID, view: ViewID) {
    self.file = file
    self.view = view
  }
}

/// Two rows of one `ForEach` with one id.
public struct RepeatedID: Sendable {
  /// The id as text.
  public var id: String
  /// The first row that has it, from 0.
  public var first: Int
  /// The next one.
  public var second: Int
  /// The elements of both.
  public var elements: (Value, Value)
  /// The ids of both.
  public var keys: (Value, Value)
}

/// Looks at the ids of the rows of some loops while a page is drawn.
final class RowWatch {
  let sites: Set<RowSite>
  /// Loops that were drawn; with two rows that have one id, if there are any.
  private(set) var found: [RowSite: RepeatedID?] = [:]

  init(_ sites: Set<RowSite>) { self.sites = sites }

  /// Notes that a loop is drawn.
  func begin(_ site: RowSite) { if found[site] == nil { found[site] = .some(nil) } }

  /// Rows of one loop by their ids.
  typealias Rows = [Value: (index: Int, key: Value, element: Value)]

  /// Notes a row of a loop, of which `rows` came before.
  func add(
    _ index: Int, _ key: Value, _ element: Value, to rows: inout Rows, at site: RowSite, _ id: () -> String
  ) {
    guard let first = rows.updateValue((index, key, element), forKey: key) else { return }
    add(
      RepeatedID(
        id: id(), first: first.index, second: index, elements: (first.element, element),
        keys: (first.key, key)),
      at: site)
  }

  /// Notes two rows of one loop; of each loop the first two count.
  private func add(_ repeated: RepeatedID, at site: RowSite) {
    if let known = found[site], known == nil { found[site] = repeated }
  }
}

extension ScreenRun {
  /// Draws the page as it appears, and gives for each of some loops that are drawn then two rows with one id, or nil
  /// where all ids differ.
  public func repeatedIDs(in sites: Set<RowSite>) throws -> [RowSite: RepeatedID?] {
    let watch = RowWatch(sites)
    host.watch = watch
    defer { host.watch = nil }
    _ = try appear()
    return watch.found
  }
}
