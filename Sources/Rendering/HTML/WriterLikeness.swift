import RenderTree

/// A view that is like others, in place.
struct AlikeView {
  let index: Int
  /// Its place in `RenderTree.likenesses`.
  let likeness: Int
  /// The texts in which it differs, counted from the view.
  let texts: UnsafePointer<Int32>
  let textCount: Int
}

extension TreePointers {
  /// What is known of a view that is like others and has characters in all texts in which it differs: such views have the
  /// same facts. Nil for others, and where the tree is damaged.
  @inline(__always)
  func alike(_ index: Int32, _ node: RenderNode) -> AlikeView? {
    let place = Int(node.likeness) &- 1
    guard place < likenesses.count, let all = differingTexts.baseAddress else { return nil }
    let likeness = likenesses[place]
    let first = Int(index) &+ Int(likeness.firstNode)
    guard first >= 0, first &+ Int(likeness.nodeCount) <= nodes.count else { return nil }
    let view = AlikeView(
      index: Int(index), likeness: place, texts: all + Int(likeness.texts.lowerBound),
      textCount: Int(likeness.texts.upperBound &- likeness.texts.lowerBound))
    var text = 0
    while text < view.textCount {
      let node = nodes[view.index &+ Int(view.texts[text])]
      guard node.kind == .text, node.payload >= 0, Int(node.payload) < texts.count else { return nil }
      let run = Int(texts[Int(node.payload)].firstRun)
      guard run >= 0, run < runs.count, runs[run].text.count > 0 else { return nil }
      text &+= 1
    }
    return view
  }

  /// One of the texts in which views that are alike differ.
  @inline(__always)
  func text(_ place: Int, of view: AlikeView) -> TextPayload {
    texts[Int(nodes[view.index &+ Int(view.texts[place])].payload)]
  }

  /// The nodes of a view that is like others.
  @inline(__always)
  func nodes(of view: AlikeView) -> Range<Int> {
    let likeness = likenesses[view.likeness]
    let first = view.index &+ Int(likeness.firstNode)
    return Range(uncheckedBounds: (first, first &+ Int(likeness.nodeCount)))
  }
}

/// What was written for views that others are like.
///
/// What the writer makes of a view follows from its nodes, the characters of its texts, and where it stands. So the bytes
/// between the texts are kept with all that they depend on (`Copy`), and serve the next view of the same likeness. Where
/// a view depends on more, such as the numbers of ids and headings, `spoil` says so, and nothing is kept.
struct AlikeViews: ~Copyable {
  /// The bytes of a view without the characters of the texts in which it differs.
  struct Copy {
    /// Where the view stood; `nowhere` where nothing could be kept.
    let place: UInt8
    static let nowhere = UInt8.max
    let isDisabled: Bool
    /// The texts of which it mattered whether they are numbers, a bit for each, and those that were.
    let asked: UInt64
    let numbers: UInt64
    /// How many nodes were written.
    let written: Int
    /// Where the bytes begin, and the places at which texts stand, and the view ends.
    let start: Int
    let ends: UnsafePointer<Int>
    /// The next copy of the likeness; nil for the last.
    let next: UnsafePointer<Copy>?
  }

  /// The view that is written to be kept.
  private struct Recording {
    let view: AlikeView
    let start: Int
    /// Where the characters of its texts stand, as far as they were written.
    var cuts: [Range<Int>] = []
    var asked: UInt64 = 0
    var numbers: UInt64 = 0
    var isSpoilt = false
  }

  /// The bytes of all copies.
  private(set) var bytes = OutputBuffer(capacity: 64)
  /// The newest copy of each likeness, or nil.
  private let newest: UnsafeMutablePointer<UnsafePointer<Copy>?>
  private let count: Int
  private var recording: Recording?
  /// True while a view is written to be kept.
  private(set) var isRecording = false

  /// A view may stand in a few places; others are written node by node. So are those of which nothing can be kept.
  private static let mostCopies = 4

  init(count: Int) {
    self.count = count
    newest = .allocate(capacity: max(count, 1))
    newest.initialize(repeating: nil, count: count)
  }

  deinit {
    for likeness in 0..<count {
      var copy = newest[likeness]
      while let one = copy {
        copy = one.pointee.next
        one.pointee.ends.deallocate()
        one.deallocate()
      }
    }
    newest.deallocate()
  }

  /// The newest copy of a likeness.
  @inline(__always)
  func newest(of view: AlikeView) -> UnsafePointer<Copy>? { newest[view.likeness] }

  // MARK: Recording

  /// Begins to keep what is written for a view from here on; false where that is of no use.
  fileprivate mutating func begin(_ view: AlikeView, at start: Int) -> Bool {
    var copies = 0
    var copy = newest[view.likeness]
    while let one = copy {
      copies += 1
      copy = one.pointee.next
    }
    guard copies < Self.mostCopies, view.textCount <= 64 else { return false }
    recording = Recording(view: view, start: start)
    isRecording = true
    return true
  }

  /// Notes the characters of a text, and whether it mattered that they are a number.
  mutating func note(_ text: Int32, _ characters: Range<Int>, isNumber: Bool?) {
    guard var noted = recording,
      let place = (0..<noted.view.textCount).first(where: {
        Int(noted.view.texts[$0]) + noted.view.index == Int(text)
      })
    else { return }
    // Each must be written once, in order.
    if place != noted.cuts.count { noted.isSpoilt = true }
    noted.cuts.append(characters)
    if let isNumber {
      noted.asked |= 1 << UInt64(place)
      if isNumber { noted.numbers |= 1 << UInt64(place) }
    }
    recording = noted
  }

  /// Tells that what is being written depends on more than a copy does.
  mutating func spoil() {
    if isRecording { recording?.isSpoilt = true }
  }

  /// Keeps what was written.
  fileprivate mutating func end(
    _ out: borrowing OutputBuffer, _ place: UInt8, isDisabled: Bool, written: Int
  ) {
    isRecording = false
    guard let noted = recording else { return }
    recording = nil
    let isWhole = !noted.isSpoilt && noted.cuts.count == noted.view.textCount
    let cuts = isWhole ? noted.cuts + [out.count..<out.count] : []
    let ends = UnsafeMutablePointer<Int>.allocate(capacity: cuts.count + 1)
    let copy = UnsafeMutablePointer<Copy>.allocate(capacity: 1)
    copy.initialize(
      to: Copy(
        place: isWhole ? place : Copy.nowhere, isDisabled: isDisabled, asked: noted.asked,
        numbers: noted.numbers, written: written, start: bytes.count, ends: ends,
        next: newest[noted.view.likeness]))
    newest[noted.view.likeness] = UnsafePointer(copy)
    var from = noted.start
    out.withBytes { written in
      for (index, cut) in cuts.enumerated() {
        bytes.append(UnsafeBufferPointer(rebasing: written[from..<cut.lowerBound]))
        (ends + index).initialize(to: bytes.count)
        from = cut.upperBound
      }
    }
  }

  // MARK: Repeated parts

  /// What was said of the place of the last row that stands in an element of its own; nil before the first.
  var lastRowIsPhrasing: Bool?
  private var parts: [Range<Int>] = []
  /// The part that may still grow.
  private var lastPart = Range(uncheckedBounds: (0, 0))

  /// Parts of the output that hold no tags but such as were written before.
  var repeated: [Range<Int>] { parts + [lastPart] }

  /// Notes a part that holds no tags but such as were written before.
  @inline(__always)
  mutating func repeats(from start: Int, to end: Int) {
    if lastPart.upperBound != start {
      parts.append(lastPart)
      lastPart = Range(uncheckedBounds: (start, start))
    }
    lastPart = Range(uncheckedBounds: (lastPart.lowerBound, end))
  }

  /// Moves all parts, as something came before them.
  mutating func moveParts(by count: Int) {
    parts = repeated.filter { !$0.isEmpty }.map { $0.lowerBound + count..<$0.upperBound + count }
    lastPart = 0..<0
    if let last = parts.popLast() { lastPart = last }
  }
}

extension HTMLWriter {
  /// True where views may be written from copies: nothing waits for what is written next.
  private var takesCopies: Bool {
    !hasGuides && pending.isClear && hanging < 0 && !alike.isRecording && spokenLabel.isEmpty
      && spokenValue.isEmpty && pictureFit == .stretch
  }

  /// Writes a view that is like others: from what was written for one of them, where there is such.
  mutating func writeAlike(_ index: Int32, _ node: RenderNode, _ place: Place) {
    guard takesCopies, let view = pointers.alike(index, node) else { return writeSound(index, node, place) }
    let start = out.count
    if let copy = copy(of: view, at: place.bits) {
      write(view, as: copy)
      // The element around a row is the list's.
      if !place.isRow { alike.repeats(from: start, to: out.count) }
      return
    }
    if !dependsOnItself(view) || !alike.begin(view, at: start) { return writeSound(index, node, place) }
    let before = remaining
    writeSound(index, node, place)
    alike.end(out, place.bits, isDisabled: disabledDepth > 0, written: before - remaining)
  }

  /// Writes rows of a list from `first` on, as long as there are copies for them; gives the first that is not written.
  mutating func writeCopies(of first: Int32, in place: Place) -> Int32 {
    guard takesCopies, alike.lastRowIsPhrasing == place.phrasing else { return first }
    var inner = place.inside(.horizontal)
    inner.isRow = true
    let bits = inner.bits
    let start = out.count
    var index = first
    while let row = pointers.node(index), row.likeness > 0, row.kind != .region, row.kind != .presentation,
      let view = pointers.alike(index, row), finder.knows(view, axis: .horizontal, depth: listDepth),
      let copy = copy(of: view, at: bits)
    {
      out.append("<span role=\"listitem\">", if: place.phrasing, else: "<li>")
      write(view, as: copy)
      out.append("</span>", if: place.phrasing, else: "</li>\n")
      index = row.nextSibling.raw
    }
    if out.count > start { alike.repeats(from: start, to: out.count) }
    return index
  }

  /// The copy that is what would be written for a view.
  @inline(__always)
  private func copy(of view: AlikeView, at place: UInt8) -> UnsafePointer<AlikeViews.Copy>? {
    var next = alike.newest(of: view)
    while let copy = next {
      if copy.pointee.place == place, copy.pointee.isDisabled == (disabledDepth > 0),
        copy.pointee.written <= remaining, numbers(in: view, of: copy.pointee.asked) == copy.pointee.numbers
      {
        return copy
      }
      next = copy.pointee.next
    }
    return nil
  }

  /// True where nothing in a view asks for more than the view: no control with a place of its own, no page, no list.
  private func dependsOnItself(_ view: AlikeView) -> Bool {
    for node in pointers.nodes[pointers.nodes(of: view)] {
      switch node.kind {
      case .group, .stack, .grid, .text, .image, .shape, .divider, .spacer, .scroll, .box: break
      case .control, .link, .list, .map, .navigation, .presentation, .region: return false
      }
    }
    return true
  }

  /// The texts that are numbers, of those that are asked for.
  @inline(__always)
  private func numbers(in view: AlikeView, of asked: UInt64) -> UInt64 {
    var found: UInt64 = 0
    var rest = asked
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      let text = pointers.text(place, of: view)
      if pointers.runs[Int(text.firstRun)].text.count <= Self.longestNumber, isNumber(text) {
        found |= 1 &<< UInt64(place)
      }
      rest &= rest &- 1
    }
    return found
  }

  /// Writes a view from a copy.
  @inline(__always)
  private mutating func write(_ view: AlikeView, as copy: UnsafePointer<AlikeViews.Copy>) {
    remaining &-= copy.pointee.written
    var from = copy.pointee.start
    var text = 0
    while true {
      let end = copy.pointee.ends[text]
      out.append(UnsafeBufferPointer(start: alike.bytes.base + from, count: end &- from))
      if text == view.textCount { break }
      out.appendText(pointers.text(pointers.runs[Int(pointers.text(text, of: view).firstRun)].text))
      from = end
      text &+= 1
    }
  }
}
