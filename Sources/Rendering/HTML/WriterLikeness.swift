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
    /// Where the bytes begin, and the first of the places in `ends` at which a text stands, or the view ends.
    let start: Int
    let firstEnd: Int
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

  /// The places in `bytes` at which texts stand, and views end.
  private(set) var ends: [Int] = []
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
    let copy = UnsafeMutablePointer<Copy>.allocate(capacity: 1)
    copy.initialize(
      to: Copy(
        place: isWhole ? place : Copy.nowhere, isDisabled: isDisabled, asked: noted.asked,
        numbers: noted.numbers, written: written, start: bytes.count, firstEnd: ends.count,
        next: newest[noted.view.likeness]))
    newest[noted.view.likeness] = UnsafePointer(copy)
    if !isWhole { return }
    var from = noted.start
    out.withBytes { written in
      for cut in noted.cuts + [out.count..<out.count] {
        bytes.append(UnsafeBufferPointer(rebasing: written[from..<cut.lowerBound]))
        ends.append(bytes.count)
        from = cut.upperBound
      }
    }
  }

  // MARK: Repeated parts

  /// The copy that was written last.
  fileprivate(set) var lastCopy = Range(uncheckedBounds: (0, 0))
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
  /// Writes a view that is like others: from what was written for one of them, where there is such.
  mutating func writeAlike(_ index: Int32, _ node: RenderNode, _ place: Place) {
    guard !hasGuides, pending.isClear, hanging < 0, !alike.isRecording, spokenLabel.isEmpty,
      spokenValue.isEmpty, pictureFit == .stretch, let view = pointers.alike(index, node)
    else { return writeSound(index, node, place) }
    var next = alike.newest(of: view)
    while let copy = next {
      if copy.pointee.place == place.bits, copy.pointee.isDisabled == (disabledDepth > 0),
        copy.pointee.written <= remaining, numbers(in: view, of: copy.pointee.asked) == copy.pointee.numbers
      {
        return write(view, as: copy, place)
      }
      next = copy.pointee.next
    }
    if !dependsOnItself(view) || !alike.begin(view, at: out.count) { return writeSound(index, node, place) }
    let before = remaining
    writeSound(index, node, place)
    alike.end(out, place.bits, isDisabled: disabledDepth > 0, written: before - remaining)
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
      if isNumber(pointers.text(place, of: view)) { found |= 1 &<< UInt64(place) }
      rest &= rest &- 1
    }
    return found
  }

  /// Writes a view from a copy. Of a row, the list notes that it is repeated, with the element around it.
  private mutating func write(_ view: AlikeView, as copy: UnsafePointer<AlikeViews.Copy>, _ place: Place) {
    remaining -= copy.pointee.written
    let start = out.count
    var from = copy.pointee.start
    var end = copy.pointee.firstEnd
    var text = 0
    while true {
      let upTo = alike.ends[end]
      out.append(UnsafeBufferPointer(start: alike.bytes.base + from, count: upTo &- from))
      if text == view.textCount { break }
      out.appendText(pointers.text(pointers.runs[Int(pointers.text(text, of: view).firstRun)].text))
      from = upTo
      end &+= 1
      text &+= 1
    }
    alike.lastCopy = Range(uncheckedBounds: (start, out.count))
    if !place.isRow { alike.repeats(from: start, to: out.count) }
  }
}
