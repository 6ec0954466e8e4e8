import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// How names of a type stand in JSON.
enum JSONKeys {
  /// The key of a stored property.
  static func key(of member: Member, _ coding: JSONCodingValue) -> String {
    if !member.key.isEmpty { return coding.hasSnakeCase ? snakeCase(member.key.text) : member.key.text }
    return coding.hasSnakeCase ? snakeCase(member.name.text) : member.name.text
  }

  /// `first_name` of `firstName`.
  static func snakeCase(_ name: String) -> String {
    var text = ""
    let characters = Array(name)
    for (place, character) in characters.enumerated() {
      let startsWord =
        place > 0 && character.isUppercase
        && (!characters[place - 1].isUppercase
          || place + 1 < characters.count && characters[place + 1].isLowercase)
      if startsWord { text += "_" }
      text += character.lowercased()
    }
    return text
  }

  /// True for an enum whose cases carry nothing: each stands in JSON as its raw value.
  static func hasRawValues(_ id: DeclarationID, _ program: Program) -> Bool {
    program.cases(of: id).allSatisfy { program[$0].type == .void }
  }

  /// The keys of what a case carries: labels, and places for parts without.
  static func labels(ofCase index: Int, _ plan: DeclarationPlan) -> [String] {
    guard index < plan.payloadTypes.count, plan.payloadTypes[index] != .void else { return [] }
    if case .tuple(let types, let names) = plan.payloadTypes[index].kind {
      return types.indices.map { place in
        place < names.count && !names[place].isEmpty ? names[place].text : "_\(place)"
      }
    }
    return [plan.payloadLabels[index]?.text ?? "_0"]
  }
}
