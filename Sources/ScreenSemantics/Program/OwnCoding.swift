import ScreenTypes
import SourceModel
import StandardLibrary

/// Code by which a type reads and writes JSON itself.
extension Program {
  /// The `init(from: Decoder)` of a type; nil where JSON gives its fields.
  public func initializerFromDecoder(of id: DeclarationID) -> MemberID? {
    initializers(of: id).first(where: isCoding)
  }

  /// The `init(rawValue:)` that an enum declares for itself; nil where each raw value is that of a case.
  package func initializerFromRawValue(of id: DeclarationID) -> MemberID? {
    initializers(of: id).first { member in
      let taken = self[member].parameters
      return taken.count == 1 && parameters[taken.lowerBound].label == Names.rawValue
    }
  }

  /// The `encode(to: Encoder)` of a type; nil where JSON has its fields.
  public func encoding(of id: DeclarationID) -> MemberID? {
    members(of: id, named: Self.encode).first(where: isCoding)
  }

  /// True for one of both, which nobody calls by its name.
  public func isCoding(_ member: MemberID) -> Bool {
    guard self[member].kind == .function, let only = self[member].parameters.first,
      self[member].parameters.count == 1
    else { return false }
    return parameters[only].type == LibraryTypes.decoder || parameters[only].type == LibraryTypes.encoder
  }

  /// True where a value of a type is read from JSON by code, wholly or in part. Linear in the types that it may hold.
  public func isReadByCode(_ type: TypeID) -> Bool {
    var seen: Set<DeclarationID> = []
    var waiting = [type]
    while let type = waiting.popLast() {
      switch type.kind {
      case .optional(let inner), .array(let inner), .set(let inner): waiting.append(inner)
      case .dictionary(let key, let value): waiting += [key, value]
      case .declared, .applied:
        if case .applied(_, let arguments) = type.kind { waiting += arguments }
        guard let id = declaration(of: type), seen.insert(id).inserted else { continue }
        if initializerFromDecoder(of: id) != nil { return true }
        waiting += storedMembers(of: id).map { self[$0].type }
      // Nothing else holds values of the program that JSON has.
      default: continue
      }
    }
    return false
  }

  private static let encode: Name = "encode"
}
