import ScreenSyntax
import SourceModel
import Synchronization

/// The checked files of a package, by their ids.
///
/// Of a large package most are put away as soon as they are checked and walked, and their memory serves the next: few
/// of them are looked into again. Who asks for one gets it checked anew, from the same bytes to the same tables, and it
/// stays then (Decisions/0012).
public final class CheckedFiles: Sendable {
  /// What was wrong in the bodies of all files, in file order.
  public let diagnostics: [Diagnostic]

  private let program: Program
  /// Those that were kept.
  private let kept: [CheckedFile?]
  /// Those that were checked anew, each where its file was put away, which is written once; nothing elsewhere. Not behind
  /// a lock, as rules on all cores ask for the same few.
  private let again: SharedPlaces<CheckedFile>
  /// Checkers that nobody uses at the moment.
  private let idle = SharedPlaces<Rechecker>(count: 8)

  /// The files of a program; nil for one that was put away, in which nothing was wrong.
  init(_ program: Program, _ files: [CheckedFile?]) {
    self.program = program
    kept = files
    again = SharedPlaces(count: files.contains { $0 == nil } ? files.count : 0)
    diagnostics = MissingConformance.joined(files.flatMap { $0?.diagnostics ?? [] })
  }

  /// How many files there are so that some are put away.
  public static let many = 256

  @inline(never)
  private func checkedAgain(_ index: Int) -> CheckedFile {
    if let known = again.value(at: index) { return known }
    let checker = idle.takeAny() ?? Rechecker()
    defer { idle.putAnywhere(checker) }
    return again.putFirst(checker.check(index, program), at: index)
  }
}

/// Places of objects that any thread may fill or empty, without a lock.
private final class SharedPlaces<Object: AnyObject & Sendable>: @unchecked Sendable {
  private let places: UnsafeMutablePointer<Atomic<UInt>>
  private let count: Int

  init(count: Int) {
    self.count = count
    places = .allocate(capacity: count)
    for place in 0..<count { (places + place).initialize(to: Atomic(0)) }
  }

  deinit {
    for place in 0..<count { object(places[place].load(ordering: .acquiring))?.release() }
    places.deallocate()
  }

  private func object(_ bits: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: bits).map { Unmanaged.fromOpaque($0) }
  }

  /// The object at a place, which is never taken out.
  func value(at place: Int) -> Object? {
    object(places[place].load(ordering: .acquiring))?.takeUnretainedValue()
  }

  /// Puts an object at a place, or gives the one that is there already.
  func putFirst(_ new: Object, at place: Int) -> Object {
    let held = Unmanaged.passRetained(new)
    let (isFirst, known) = places[place].compareExchange(
      expected: 0, desired: UInt(bitPattern: held.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return new }
    held.release()
    return object(known)?.takeUnretainedValue() ?? new
  }

  /// Takes one of the objects out; nil where there is none.
  func takeAny() -> Object? {
    for place in 0..<count {
      if let taken = object(places[place].exchange(0, ordering: .acquiringAndReleasing)) {
        return taken.takeRetainedValue()
      }
    }
    return nil
  }

  /// Puts an object at an empty place, or lets it go where there is none.
  func putAnywhere(_ new: Object) {
    let held = Unmanaged.passRetained(new)
    for place in 0..<count {
      let (isEmpty, _) = places[place].compareExchange(
        expected: 0, desired: UInt(bitPattern: held.toOpaque()), ordering: .acquiringAndReleasing)
      if isEmpty { return }
    }
    held.release()
  }
}

extension CheckedFiles: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// How many files there are.
  public var endIndex: Int { kept.count }

  /// A file; costs its check where it was put away and nobody has asked for it yet. Any thread may ask.
  public subscript(index: Int) -> CheckedFile {
    kept[index] ?? checkedAgain(index)
  }
}

/// Checks files that were put away. Serves one thread at a time.
private final class Rechecker: @unchecked Sendable {
  private let memory = CheckerMemory()
  private let reader: XMLReader

  init() { reader = XMLReader(names: memory.names) }

  /// The elements of a file, which are put away too, are read for the check and not kept.
  func check(_ index: Int, _ program: Program) -> CheckedFile {
    let (file, id) = (program.files[index], FileID(index))
    let document = reader.readAgain(file.source, file: id)
    return Lent.lend(program) { lent in
      withExtendedLifetime(document) {
        var checker = FileChecker(
          lent, source: file.source, file: id, memory, document.tree, file.code)
        let checked = CheckedFile(lasting: checker.checkFile(program.declarations(in: id)).0)
        checker.giveBack()
        return checked
      }
    }
  }
}
