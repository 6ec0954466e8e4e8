import RenderTree

/// The HTML of one row, kept as a template for the rows that are like it.
///
/// What the writer makes of a view follows from its nodes, its texts, pictures and links, and where it stands. So the
/// bytes between those are kept with all that they depend on (`Copy`), and serve the next view of the same likeness. Where
/// a view depends on more, such as the numbers of ids and headings, nothing is kept.
struct AlikeViews: ~Copyable {
  /// What stands between the bytes that are kept.
  enum Part: UInt8 {
    /// The characters of a text.
    case characters
    /// A view with a picture that differs, which is written anew.
    case picture
    /// The address of a link.
    case address
    /// The number of a link.
    case number
    /// Nothing; the view ends.
    case end
  }

  /// Where a part stands.
  struct Cut {
    /// Where the bytes before it end.
    let end: Int
    let part: Part
    /// The text or link, by its place among those that differ; the view to be written, counted from the whole.
    let item: Int32
    /// Where a view stands that is written anew.
    let place: Place
  }

  /// The bytes of a view without those in which it differs.
  struct Copy {
    /// Where the view stood; `nowhere` where nothing could be kept.
    let place: UInt8
    static let nowhere = UInt8.max
    let isDisabled: Bool
    /// The texts of which it mattered whether they are numbers, a bit for each, and those that were.
    let asked: UInt64
    let numbers: UInt64
    /// The links that led somewhere, a bit for each.
    let leads: UInt64
    /// How many nodes were written, without those that are written anew.
    let written: Int
    /// Where the bytes begin, and what stands between them.
    let start: Int
    let cuts: UnsafePointer<Cut>
    /// The next copy of the likeness; nil for the last.
    let next: UnsafePointer<Copy>?
  }

  /// The view that is written to be kept.
  private struct Recording {
    let view: AlikeView
    let start: Int
    let given: Int
    /// What was written of that in which it differs: which part, and where it stands in the output.
    var cuts: [(range: Range<Int>, part: Part, item: Int32, place: Place)] = []
    /// How many nodes were written in views that are written anew.
    var anew = 0
    /// True while such a view is written.
    var isInside = false
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
  /// What was said of the place of the last row that stands in an element of its own; nil before the first.
  var lastRowIsPhrasing: Bool?

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
        one.pointee.cuts.deallocate()
        one.deallocate()
      }
    }
    newest.deallocate()
  }

  /// The newest copy of a likeness.
  @inline(__always)
  func newest(of view: AlikeView) -> UnsafePointer<Copy>? { newest[view.likeness] }

  // MARK: Recording

  /// Begins to keep what is written for a view from here on; false where that is of no use. `given` is that of the page's
  /// outline: where it has changed at the end, nothing can be kept.
  mutating func begin(_ view: AlikeView, at start: Int, _ given: Int) -> Bool {
    var copies = 0
    var copy = newest[view.likeness]
    while let one = copy {
      copies += 1
      copy = one.pointee.next
    }
    guard copies < Self.mostCopies, view.texts.count <= 64, view.links.count <= 64 else { return false }
    recording = Recording(view: view, start: start, given: given)
    isRecording = true
    return true
  }

  /// Notes the characters of a text, and whether it mattered that they are a number.
  mutating func note(_ text: Int32, _ characters: Range<Int>, isNumber: Bool?) {
    guard let place = recording.flatMap({ $0.view.texts.firstIndex(of: text - Int32($0.view.index)) }) else {
      return
    }
    note(.characters, place, characters)
    if let isNumber {
      recording?.asked |= 1 << UInt64(place)
      if isNumber { recording?.numbers |= 1 << UInt64(place) }
    }
  }

  /// Notes the address or the number of a link.
  mutating func note(_ part: Part, ofLink link: Int32, _ bytes: Range<Int>) {
    guard let place = recording.flatMap({ $0.view.links.firstIndex(of: link - Int32($0.view.index)) }) else {
      return
    }
    note(part, place, bytes)
  }

  private mutating func note(_ part: Part, _ item: Int, _ bytes: Range<Int>, _ place: Place = Place()) {
    // Each must be written once.
    if recording?.isInside == true
      || recording?.cuts.contains(where: { $0.part == part && $0.item == item }) == true
    {
      recording?.isSpoilt = true
    }
    recording?.cuts.append((bytes, part, Int32(item), place))
  }

  /// True where a view that is about to be written has a picture in which the whole differs: it is written anew in each.
  func isAnew(_ index: Int32, _ pointers: TreePointers) -> Bool {
    guard let recording, !recording.isInside, !recording.view.images.isEmpty else { return false }
    var at = index
    var depth = 0
    while let node = pointers.node(at), depth < FactFinder.deepest {
      if node.kind == .image { return recording.view.images.contains(at - Int32(recording.view.index)) }
      if node.kind != .box { return false }
      at = node.firstChild.raw
      depth += 1
    }
    return false
  }

  /// Tells that a view is written now that is written anew for each.
  mutating func beginAnew() { recording?.isInside = true }

  /// Notes such a view.
  mutating func endAnew(_ index: Int32, _ bytes: Range<Int>, at place: Place, written: Int) {
    guard let view = recording?.view else { return }
    recording?.isInside = false
    recording?.anew += written
    note(.picture, Int(index) - view.index, bytes, place)
  }

  /// Tells that what is being written depends on more than a copy does.
  mutating func spoil() {
    if isRecording { recording?.isSpoilt = true }
  }

  /// Keeps what was written.
  mutating func end(
    _ out: borrowing OutputBuffer, _ place: UInt8, isDisabled: Bool, leads: UInt64, written: Int, _ given: Int
  ) {
    isRecording = false
    guard let noted = recording else { return }
    recording = nil
    func count(_ part: Part) -> Int { noted.cuts.reduce(0) { $1.part == part ? $0 + 1 : $0 } }
    let isWhole =
      !noted.isSpoilt && noted.given == given && count(.characters) == noted.view.texts.count
      && count(.picture) == noted.view.images.count && count(.number) == noted.view.links.count
      && count(.address) == leads.nonzeroBitCount
    let end = (range: out.count..<out.count, part: Part.end, item: Int32(0), place: Place())
    let all = isWhole ? noted.cuts + [end] : []
    let cuts = UnsafeMutablePointer<Cut>.allocate(capacity: all.count + 1)
    let copy = UnsafeMutablePointer<Copy>.allocate(capacity: 1)
    copy.initialize(
      to: Copy(
        place: isWhole ? place : Copy.nowhere, isDisabled: isDisabled, asked: noted.asked,
        numbers: noted.numbers, leads: leads, written: written - noted.anew, start: bytes.count, cuts: cuts,
        next: newest[noted.view.likeness]))
    newest[noted.view.likeness] = UnsafePointer(copy)
    var from = noted.start
    out.withBytes { written in
      for (index, cut) in all.enumerated() {
        bytes.append(UnsafeBufferPointer(rebasing: written[from..<cut.range.lowerBound]))
        bytes.reserve(16)
        (cuts + index).initialize(to: Cut(end: bytes.count, part: cut.part, item: cut.item, place: cut.place))
        from = cut.range.upperBound
      }
    }
  }
}
