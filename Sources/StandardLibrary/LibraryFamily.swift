import ScreenTypes
import SourceModel
import Synchronization

extension StandardLibrary {
  /// Entries that belong to some types and are read together when one of them is first asked for.
  final class Family: Sendable {
    /// How many bits of an entry's place are its position in the family.
    static let positionBits = 16
    /// The bits of an entry's place that are its position in the family.
    static let positionMask = (1 << positionBits) - 1

    /// The types whose members may be here; none for functions.
    let heads: [Head]
    private let members: @Sendable () -> [LibraryMember]
    /// The table as an unmanaged reference, 0 before it is read. It lives as long as the process.
    private let known = Atomic<UInt>(0)

    /// A family of types that are written as cases of `Head`, or by name.
    init(
      _ heads: [Head] = [], named names: [String] = [], _ members: @escaping @Sendable () -> [LibraryMember]
    ) {
      self.heads = heads + names.map { .builtin(Name($0)) }
      self.members = members
    }

    /// The entries, read by the first who asks.
    func table(_ index: Int, types: NameMap<TypeID>) -> FamilyTable {
      if let address = UnsafeRawPointer(bitPattern: known.load(ordering: .acquiring)) {
        return Unmanaged<FamilyTable>.fromOpaque(address).takeUnretainedValue()
      }
      return read(index, types: types)
    }

    private func read(_ index: Int, types: NameMap<TypeID>) -> FamilyTable {
      let table = FamilyTable(members(), family: index, types: types)
      let fresh = Unmanaged.passRetained(table)
      let (isFirst, address) = known.compareExchange(
        expected: 0, desired: UInt(bitPattern: fresh.toOpaque()), ordering: .acquiringAndReleasing)
      if isFirst { return table }
      fresh.release()
      return Unmanaged<FamilyTable>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
    }
  }

  /// The entries of one family by receiver and name.
  final class FamilyTable: @unchecked Sendable {
    /// What a member is found by, as one number: a dictionary of numbers is made without the runtime's looking up what
    /// its keys can do.
    struct Key {
      let packed: UInt64

      init(_ head: Head, _ name: Name, _ isStatic: Bool) {
        packed = head.code << 32 | UInt64(name.id) << 1 | (isStatic ? 1 : 0)
      }

      init(packed: UInt64) { self.packed = packed }

      /// The code of the head.
      var head: UInt64 { packed >> 32 }
      var name: Name { Name(id: UInt32(truncatingIfNeeded: packed & 0xFFFF_FFFF) >> 1) }
      var isStatic: Bool { packed & 1 != 0 }
    }

    let members: [UInt64: [Int32]]
    /// By the numbers of names, which may be large: a family is read when files were.
    let functions: [UInt32: [Int32]]
    /// By the codes of heads.
    let initializers: [UInt64: [Int32]]
    /// As they are written, in order; they live as long as the process, as do the entries.
    private let written: UnsafeBufferPointer<LibraryMember>
    let entries: MadeOnce
    private let types: NameMap<TypeID>

    /// Reads names and receivers; signatures are read when an entry is first asked for.
    init(_ table: [LibraryMember], family: Int, types: NameMap<TypeID>) {
      var members: [UInt64: [Int32]] = [:]
      var functions: [UInt32: [Int32]] = [:]
      var initializers: [UInt64: [Int32]] = [:]
      var reader = SignatureReader(types: types)
      members.reserveCapacity(table.count)
      for (position, member) in table.enumerated() {
        let place = Int32(family << Family.positionBits | position)
        let head = Head(reader.receiver(of: member))
        switch (member.form, head) {
        case (.function, _): functions[reader.name(of: member).id, default: []].append(place)
        case (.initializer, let head?): initializers[head.code, default: []].append(place)
        case (.staticProperty, let head?), (.staticMethod, let head?):
          members[Key(head, reader.name(of: member), true).packed, default: []].append(place)
        case (.property, let head?), (.method, let head?):
          members[Key(head, reader.name(of: member), false).packed, default: []].append(place)
        case (_, nil): continue
        }
      }
      written = .immortal(table)
      entries = MadeOnce(count: table.count)
      self.types = types
      self.members = members
      self.functions = functions
      self.initializers = initializers
    }

    /// All positions.
    var positions: Range<Int> { written.indices }

    /// The entry at a position.
    func entry(_ position: Int) -> Entry {
      let address = entries.value(position) {
        var reader = SignatureReader(types: types)
        let fields = UnsafeMutablePointer<Entry.Fields>.allocate(capacity: 1)
        fields.initialize(to: reader.entry(written.baseAddress! + position))
        return UnsafeRawPointer(fields)
      }
      return Entry(address.assumingMemoryBound(to: Entry.Fields.self))
    }

    /// True if every signature can be read.
    var isValid: Bool {
      var reader = SignatureReader(types: types)
      for position in positions { _ = reader.entry(written.baseAddress! + position) }
      return reader.isValid
    }
  }
}
