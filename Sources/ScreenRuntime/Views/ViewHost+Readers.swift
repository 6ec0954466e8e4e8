import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import StandardLibrary

/// A `GeometryReader` on the page being lowered.
struct ReaderPlace {
  /// Its view.
  let node: NodeIndex
  let identity: UInt64
  /// What it told the views inside.
  let told: SizeValue
  /// True for axes in which something bounds it; a scroll view does not along its own.
  let isBounded: (across: Bool, down: Bool)
}

extension ViewHost {
  func columnPath(of site: Int) -> String {
    guard let place = place(site) else { return "" }
    for index in place.frame.views[place.view].attributes {
      let attribute = place.frame.attributes[index]
      guard attribute.position == 1, attribute.form == .expression else { continue }
      return path(fromRow: attribute.code, place.frame) ?? ""
    }
    return ""
  }

  func type(ofAttribute position: Int, at site: Int) -> TypeID {
    guard let place = place(site) else { return .error }
    for index in place.frame.views[place.view].attributes {
      let attribute = place.frame.attributes[index]
      guard attribute.position == position else { continue }
      return attribute.code.isNone ? .string : place.frame.types[attribute.code]
    }
    return .error
  }

  /// The members that an expression takes from the element of a row, as a key path; nil for another expression.
  private func path(fromRow id: CodeID, _ frame: Frame) -> String? {
    guard !id.isNone else { return nil }
    let node = frame.nodes[id]
    switch node.kind {
    case .name: return frame.references[id].kind == .local ? "\\" : nil
    case .member: return path(fromRow: node.first, frame).map { "\($0).\(node.name)" }
    // Other expressions are no path from the row.
    default: return nil
    }
  }

  /// A reader tells the size that it had when the page was laid out last; before that, what frames around it offer.
  func lowerReader(
    _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ use: ElementUse, _ lowering: Lowering
  ) throws -> NodeIndex {
    let place = lowering.place
    proof?.readsSizes = true
    let known = readerSizes[identity]
    // Where a scroll view offers no bound, a reader takes SwiftUI's ten points.
    let size = SizeValue(
      width: place.width.isFinite ? known?.width ?? place.width : 10,
      height: place.height.isFinite ? known?.height ?? place.height : 10)
    frame[node.local] = Value(GeometryValue(size: size))
    lowering.place = (size.width, size.height)
    defer { lowering.place = place }
    let view = try names.drawings[Int(node.target)].lower(lowering, use)
    readers.append(
      ReaderPlace(
        node: view, identity: identity, told: size,
        isBounded: (place.width.isFinite, place.height.isFinite)))
    return view
  }

  func size(of view: NodeIndex, site: Int) -> SizeValue? {
    guard let place = place(site) else { return nil }
    proof?.readsSizes = true
    let identity = Identity.child(Identity.child(place.identity, place.view), -2)
    let known = readerSizes[identity]
    readers.append(
      ReaderPlace(
        node: view, identity: identity, told: known ?? SizeValue(width: 0, height: 0),
        isBounded: (true, true)))
    return known
  }

  /// Lays the page out and keeps the sizes of its readers; true where one has another size than it told.
  func fitReaders(on tree: RenderTree) -> Bool {
    if readers.isEmpty { return false }
    var differs = false
    for (reader, size) in zip(readers, settings.sizes(tree, readers.map(\.node), settings.page)) {
      guard let size else { continue }
      var next = reader.told
      // The layout counts in cells of 8 by 16 points; less is no difference.
      if reader.isBounded.across, abs(size.width - next.width) >= 8 { next.width = size.width }
      if reader.isBounded.down, abs(size.height - next.height) >= 16 { next.height = size.height }
      if next == reader.told { continue }
      readerSizes[reader.identity] = next
      differs = true
    }
    return differs
  }
}
