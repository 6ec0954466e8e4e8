/// What Swift's own libraries have, by name. It is asked for what the library here lacks, so that nobody is told that something does
/// not exist which does.
public enum SwiftNames {
  /// A type, or a protocol, of Swift's libraries.
  private struct Owner {
    /// Whose library it is of.
    let maker: String
    /// What it conforms to.
    let bases: [Substring]
    /// Its members: `count`, `split(separator:)`.
    let members: [Substring]
  }

  /// The types by name; read when one is first asked for.
  private static let owners: [Substring: Owner] = {
    var owners: [Substring: Owner] = [:]
    for (maker, table) in [("Apple", membersOfFrameworks), ("Swift", members)] {
      for line in table.split(separator: "\n") {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        owners[fields[0]] = Owner(
          maker: maker, bases: fields[1].split(separator: ","), members: fields[2].split(separator: " "))
      }
    }
    return owners
  }()

  private static let typeNames = Set(types.split { $0 == " " || $0 == "\n" })
  private static let viewNames = Set(views.split { $0 == " " || $0 == "\n" })
  private static let modifierNames = Set(modifiers.split { $0 == " " || $0 == "\n" })
  private static let keyNames = Set(environmentKeys.split { $0 == " " || $0 == "\n" })

  /// The type of Swift's or Apple's libraries among some names that has a member, of its own or of what it conforms to, with whose it
  /// is, `Swift’s Array`; nil for none.
  /// With `labels`, a function that takes arguments of these labels, some of which it may do without; an empty one is none.
  public static func owner(of member: String, labels: [String]? = nil, among types: [String]) -> String? {
    types.first { has(member, labels, of: Substring($0)) }.map {
      "\(owners[Substring($0)]?.maker ?? "")’s \($0)"
    }
  }

  /// In whose libraries a type is, `Swift` or `Apple`; nil for one that is in none which apps use.
  public static func maker(ofType name: String) -> String? {
    if typeNames.contains(Substring(name)) { return "Swift" }
    return viewNames.contains(Substring(name)) ? "Apple" : nil
  }

  /// True for a modifier of SwiftUI's views.
  public static func isModifier(_ name: String) -> Bool { modifierNames.contains(Substring(name)) }

  /// True for a key of SwiftUI's environment.
  public static func isEnvironmentKey(_ name: String) -> Bool { keyNames.contains(Substring(name)) }

  private static func has(_ member: String, _ labels: [String]?, of type: Substring) -> Bool {
    guard let owner = owners[type] else { return false }
    return owner.members.contains { isForm($0, of: member, labels) }
      || owner.bases.contains { has(member, labels, of: $0) }
  }

  /// True for `split(maxSplits:whereSeparator:)` of `split`, with labels that are among these in this order.
  private static func isForm(_ form: Substring, of name: String, _ labels: [String]?) -> Bool {
    let base = form.prefix { $0 != "(" }
    guard base == name, let labels else { return base == name }
    let forms = form.dropFirst(base.count + 1).split(separator: ":").dropLast()
    return takes(labels, forms.map { $0 == "_" ? "" : String($0) })
  }

  /// True where some labels are among those of a function, in their order; it may do without the others.
  public static func takes(_ labels: [String], _ all: [String]) -> Bool {
    var left = labels[...]
    for label in all where left.first == label { left.removeFirst() }
    return left.isEmpty
  }
}
