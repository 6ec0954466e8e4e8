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

/// Two views of one Picker with one tag.
public struct RepeatedTag: Sendable {
  /// The tag as text.
  public var tag: String
  /// The first view that has it, from 0.
  public var first: Int
  /// The next one.
  public var second: Int
  /// What is read of both.
  public var labels: (String, String)
}

/// Which of some loops have two rows with one id? Of each loop that is drawn the first two such rows are kept. Its rows are
/// lowered one by one.
final class RowWatch: LoweringDriver {
  /// Rows of one loop by their ids.
  private typealias Rows = [Value: (index: Int, key: Value, element: Value)]

  private let sites: Set<RowSite>
  /// Loops that were drawn; with two rows that have one id, if there are any.
  private(set) var found: [RowSite: RepeatedID?] = [:]
  /// The loops being lowered, innermost last.
  private var open: [(site: RowSite, rows: Rows)] = []

  init(_ sites: Set<RowSite>) { self.sites = sites }

  func mayShare(rows site: RowSite, withLinks: Bool) -> Bool { !sites.contains(site) }

  func willLowerPage() { open = [] }

  func willLower(rows site: RowSite) {
    open.append((site, [:]))
    if sites.contains(site), found[site] == nil { found[site] = .some(nil) }
  }

  func willLower(row index: Int, _ key: Value, _ element: Value, _ host: ViewHost) {
    guard let site = open.last?.site, sites.contains(site),
      let first = open[open.count - 1].rows.updateValue((index, key, element), forKey: key),
      let known = found[site], known == nil
    else { return }
    found[site] = RepeatedID(
      id: host.describe(key), first: first.index, second: index, elements: (first.element, element),
      keys: (first.key, key))
  }

  func didLower(rows site: RowSite, count: Int) { open.removeLast() }
}

extension ScreenRun {
  /// Draws the page as it appears, and gives for each of some loops that are drawn then two rows with one id, or nil
  /// where all ids differ.
  public func repeatedIDs(in sites: Set<RowSite>) throws -> [RowSite: RepeatedID?] {
    let watch = RowWatch(sites)
    _ = try host.driven(by: watch) { try appear() }
    return watch.found
  }

  /// Gives for each of some Pickers that are on the page two views with one tag, or nil where all tags differ.
  public func repeatedTags(in sites: Set<RowSite>) -> [RowSite: RepeatedTag?] {
    var found: [RowSite: RepeatedTag?] = [:]
    if sites.isEmpty { return found }
    for control in host.controls {
      let site = RowSite(file: control.site.code.id, view: control.site.view)
      if !sites.contains(site) { continue }
      if case .some(.some) = found[site] { continue }
      let choices = control.registration.choices
      var places: [Value: Int] = [:]
      found[site] = .some(nil)
      for (place, choice) in choices.enumerated() {
        guard let first = places.updateValue(place, forKey: choice.value) else { continue }
        found[site] = RepeatedTag(
          tag: evaluator.describe(choice.value), first: first, second: place,
          labels: (choices[first].label, choice.label))
        break
      }
    }
    return found
  }
}
