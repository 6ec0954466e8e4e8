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

    /// The entries in order; they live as long as the process.
    let entries: UnsafeBufferPointer<Entry.Fields>
    let members: [UInt64: [Int32]]
    /// By the numbers of names, which may be large: a family is read when files were.
    let functions: [UInt32: [Int32]]
    /// By the codes of heads.
    let initializers: [UInt64: [Int32]]
    /// True if every signature could be read.
    let isValid: Bool

    init(_ table: [LibraryMember], family: Int, types: NameMap<TypeID>) {
      let entries = UnsafeMutableBufferPointer<Entry.Fields>.allocate(capacity: table.count)
      var members: [UInt64: [Int32]] = [:]
      var functions: [UInt32: [Int32]] = [:]
      var initializers: [UInt64: [Int32]] = [:]
      var reader = SignatureReader(types: types)
      members.reserveCapacity(table.count)
      for (position, member) in table.enumerated() {
        let entry = reader.entry(member)
        let place = Int32(family << Family.positionBits | position)
        entries.initializeElement(at: position, to: entry)
        let head = Head(entry.receiver)
        switch (member.form, head) {
        case (.function, _): functions[entry.name.id, default: []].append(place)
        case (.initializer, let head?): initializers[head.code, default: []].append(place)
        case (.staticProperty, let head?), (.staticMethod, let head?):
          members[Key(head, entry.name, true).packed, default: []].append(place)
        case (.property, let head?), (.method, let head?):
          members[Key(head, entry.name, false).packed, default: []].append(place)
        case (_, nil): continue
        }
      }
      self.entries = UnsafeBufferPointer(entries)
      self.members = members
      self.functions = functions
      self.initializers = initializers
      isValid = reader.isValid
    }
  }
}
