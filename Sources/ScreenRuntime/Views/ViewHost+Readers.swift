import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  func columnPath(of site: Int) -> Value? {
    guard let place = place(site) else { return nil }
    for index in place.frame.views[place.view].attributes {
      let attribute = place.frame.attributes[index]
      guard attribute.position == 1, attribute.form == .expression else { continue }
      return steps(fromRow: attribute.code, place.frame).map {
        .function(FunctionBox(body: KeyPathBody($0, place.frame)))
      }
    }
    return nil
  }

  func bring(_ value: Value, at site: Int) -> Bool {
    guard let place = place(site) else { return false }
    let local = place.frame.views[place.view].local
    if local < 0 { return false }
    place.frame[local] = value
    return true
  }

  func hasRows(_ site: Int) -> Bool {
    guard let place = place(site) else { return false }
    let node = place.frame.views[place.view]
    return node.local >= 0 && table.does(.rows, node.target)
  }

  func lowerColumns(
    of table: Int, for element: Value, at row: Int, _ lowering: Lowering
  ) throws -> [NodeIndex] {
    guard let place = place(table), let row = self.place(row) else { return [] }
    let node = place.frame.views[place.view]
    let frame = place.frame.copied()
    frame[node.local] = element
    var cells: [NodeIndex] = []
    try lower(node.content, frame, Identity.child(row.identity, place.view), lowering, into: &cells)
    return cells
  }

  func titles(ofColumnsIn site: Int) -> [Value] {
    guard let place = place(site) else { return [] }
    return titles(ofColumnsIn: place.frame.views[place.view], place.frame)
  }

  private func titles(ofColumnsIn view: ViewNode, _ frame: Frame) -> [Value] {
    view.content.flatMap { index in
      let column = frame.views[frame.viewLists[index]]
      if column.kind == .forEach { return titles(ofColumnsIn: column, frame) }
      guard column.kind == .element || column.kind == .part, table.does(.column, column.target),
        let title = column.attributes.first(where: { frame.attributes[$0].position == 0 })
      else { return [] }
      // One that names the row has no title without it.
      return (try? attributeValue(title, frame)).map { [$0] } ?? []
    }
  }

  func identity(of value: Value) throws -> Value { try evaluator.identity(of: value) }

  func type(ofAttribute position: Int, at site: Int) -> TypeID {
    guard let place = place(site) else { return .error }
    for index in place.frame.views[place.view].attributes {
      let attribute = place.frame.attributes[index]
      guard attribute.position == position else { continue }
      return attribute.code.isNone ? .string : place.frame.types[attribute.code]
    }
    return .error
  }

  /// The members that an expression takes from the element of a row one after the other; nil for another expression.
  private func steps(fromRow id: CodeID, _ frame: Frame) -> [CodeID]? {
    guard !id.isNone else { return nil }
    let node = frame.nodes[id]
    switch node.kind {
    case .name: return frame.references[id].kind == .local ? [] : nil
    case .member: return steps(fromRow: node.first, frame).map { $0 + [id] }
    // Other expressions are no path from the row.
    default: return nil
    }
  }

  /// A reader tells the size that it had when the page was laid out last; before that, what frames around it offer.
  func lowerReader(
    _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ use: ElementUse, _ lowering: Lowering
  ) throws -> NodeIndex {
    let place = lowering.place
    let known = readSize(identity)
    // Where a scroll view offers no bound, a reader takes SwiftUI's ten points.
    let size = SizeValue(
      width: place.width.isFinite ? known?.width ?? place.width : 10,
      height: place.height.isFinite ? known?.height ?? place.height : 10)
    frame[node.local] = Value(GeometryValue(size: size))
    lowering.place = (size.width, size.height)
    defer { lowering.place = place }
    let view = try table[node.target].lower(lowering, use)
    add(
      SizeReaders.Reader(
        node: view, identity: identity, told: size,
        isBounded: (place.width.isFinite, place.height.isFinite)))
    return view
  }

  func onMeasured(_ view: NodeIndex, of transform: Value, _ action: Value, site: Int) throws {
    guard let size = size(of: view, site: site) else {
      if let place = place(site) { store.keepWatching(place.identity) }
      return
    }
    let value = try call(transform, Value(GeometryValue(size: size)))
    onChange(of: value, action, isInitial: true, site: site)
  }

  func size(of view: NodeIndex, site: Int) -> SizeValue? {
    guard let place = place(site) else { return nil }
    let identity = Identity.child(Identity.child(place.identity, place.view), -2)
    let known = readSize(identity)
    add(
      SizeReaders.Reader(
        node: view, identity: identity, told: known ?? SizeValue(width: 0, height: 0),
        isBounded: (true, true)))
    return known
  }
}
