import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What one worker keeps from file to file. Belongs to one thread.
final class CheckerMemory {
  /// Names seen before.
  let names: NameCache
  let stacks = CheckerStacks()
  /// Chains of modifiers, and other code.
  let chains: TextMemory
  let code: TextMemory
  /// Only one thread reads or writes it, so exclusive access need not be checked.
  private let found: UnsafeMutablePointer<Found>
  private var draft: CheckedFileDraft
  private var codeDraft: CodeDraft
  /// What checked files lie in.
  let tables: TableMemory

  /// Which members of a library type are asked for.
  enum Query: UInt32 {
    /// Properties and methods.
    case instance
    /// Methods.
    case methods
    /// Static properties and methods.
    case statics
    /// Static properties.
    case staticProperties
    /// Static methods.
    case staticMethods
    /// Initialisers, whatever the name.
    case initializers
  }

  /// What was found in the library.
  private struct Found {
    var index = PairIndex(capacity: 1024)
    var places: [LibraryPlaces] = []
    var functions = PairIndex(capacity: 256)
    var functionPlaces: [LibraryPlaces] = []
    var substitutions = PairIndex(capacity: 256)
    var substituted: [TypeID] = []
    var statics = PairIndex(capacity: 256)
    var staticMembers: [LibraryMeaning] = []
    var instances = PairIndex(capacity: 256)
    var instanceMembers: [LibraryMeaning] = []
    var literals = PairIndex(capacity: 64)
    var literalValues: [Value?] = []
  }

  /// The memory of a worker on so many files that has seen nothing yet.
  init(files: Int = 1) {
    names = NameCache(files: files)
    chains = TextMemory(files: files)
    code = TextMemory(files: files)
    tables = TableMemory(files: files)
    draft = CheckedFileDraft(in: tables)
    codeDraft = CodeDraft(in: tables)
    found = .allocate(capacity: 1)
    found.initialize(to: Found())
  }

  deinit {
    found.deinitialize(count: 1)
    found.deallocate()
    stacks.free()
    chains.free()
    code.free()
  }

  /// The places in the library of a type's members of one name; valid for the life of the process.
  func members(_ query: Query, of type: TypeID, named name: Name) -> LibraryPlaces {
    let place = found.pointee.index.insert(type.raw, name.id << 3 | query.rawValue)
    if place == found.pointee.places.count {
      found.pointee.places.append(.immortal(Self.find(query, type, name)))
    }
    return found.pointee.places[place]
  }

  /// The places in the library of a type's initialisers; valid for the life of the process.
  func initializers(of type: TypeID) -> LibraryPlaces { members(.initializers, of: type, named: .none) }

  /// The places in the library of the functions of one name; valid for the life of the process.
  func functions(named name: Name) -> LibraryPlaces {
    let place = found.pointee.functions.insert(1, name.id)
    if place == found.pointee.functionPlaces.count {
      found.pointee.functionPlaces.append(.immortal(StandardLibrary.shared.functions(named: name)))
    }
    return found.pointee.functionPlaces[place]
  }

  // MARK: What was found out before

  /// A generic type with a type in place of its only parameter; nil where it was not noted yet.
  func substituted(_ type: TypeID, _ only: TypeID) -> TypeID? {
    found.pointee.substitutions.find(type.raw, only.raw).map { found.pointee.substituted[$0] }
  }

  func noteSubstituted(_ type: TypeID, _ only: TypeID, _ made: TypeID) {
    let place = found.pointee.substitutions.insert(type.raw, only.raw)
    if place == found.pointee.substituted.count { found.pointee.substituted.append(made) }
  }

  /// The static member of a library type, found by `find` when it is first asked for.
  @inline(__always)
  func staticMember(_ name: Name, of type: TypeID, _ find: () -> LibraryMeaning) -> LibraryMeaning {
    let place = found.pointee.statics.insert(type.raw, name.id << 1 | 1)
    if place == found.pointee.staticMembers.count { found.pointee.staticMembers.append(find()) }
    return found.pointee.staticMembers[place]
  }

  /// The member that the library gives the values of a type, found by `find` when it is first asked for.
  @inline(__always)
  func instanceMember(_ name: Name, of type: TypeID, _ find: () -> LibraryMeaning) -> LibraryMeaning {
    let place = found.pointee.instances.insert(type.raw, name.id << 1 | 1)
    if place == found.pointee.instanceMembers.count { found.pointee.instanceMembers.append(find()) }
    return found.pointee.instanceMembers[place]
  }

  /// The value that plain text stands for where a library type is wanted; nil where it is none.
  func literal(_ text: UnsafeBufferPointer<UInt8>, of type: TypeID) -> Value? {
    // Addresses, colours, dates and identifiers are no names, of which there are few.
    let first = text.first ?? 0
    guard type != LibraryTypes.url, type != LibraryTypes.uuid, first != UInt8(ascii: "#"), first &- 0x30 > 9
    else {
      return StandardLibrary.shared.literal(String(decoding: text, as: UTF8.self), of: type)
    }
    let place = found.pointee.literals.insert(type.raw, names.intern(text).id)
    if place == found.pointee.literalValues.count {
      found.pointee.literalValues.append(
        StandardLibrary.shared.literal(String(decoding: text, as: UTF8.self), of: type))
    }
    return found.pointee.literalValues[place]
  }

  // MARK: Room for the next file

  /// An empty draft with the room that earlier files needed.
  func lendDraft() -> CheckedFileDraft {
    var lent = CheckedFileDraft(in: tables)
    swap(&lent, &draft)
    return lent
  }

  /// Code that goes on from `tree`, with the room that earlier files needed.
  func lendCode(startingWith tree: CodeTree = CodeTree()) -> CodeDraft {
    var lent = CodeDraft(in: tables)
    swap(&lent, &codeDraft)
    lent.append(contentsOf: tree)
    return lent
  }

  /// Takes back what was lent; what it held has been copied.
  func keep(_ lentDraft: inout CheckedFileDraft, _ lentCode: inout CodeDraft) {
    swap(&lentDraft, &draft)
    draft.clear()
    swap(&lentCode, &codeDraft)
    codeDraft.clear()
  }

  private static func find(_ query: Query, _ type: TypeID, _ name: Name) -> [Int32] {
    let library = StandardLibrary.shared
    func members(isStatic: Bool, _ form: LibraryMember.Form?) -> [Int32] {
      library.members(of: type, named: name, isStatic: isStatic).filter {
        form == nil || library.entries[Int($0)].member.form == form
      }
    }
    return switch query {
    case .instance: members(isStatic: false, nil)
    case .methods: members(isStatic: false, .method)
    case .statics: members(isStatic: true, nil)
    case .staticProperties: members(isStatic: true, .staticProperty)
    case .staticMethods: members(isStatic: true, .staticMethod)
    case .initializers: library.initializers(of: type)
    }
  }
}

/// What a name means in the library; a reference to nothing where it means nothing.
struct LibraryMeaning {
  var reference = Reference.none
  var type = TypeID.error
}

/// The places of entries of the library.
typealias LibraryPlaces = UnsafeBufferPointer<Int32>
