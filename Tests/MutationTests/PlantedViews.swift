import Foundation

/// What is put into a view to make it faulty.
struct Planted {
  /// Goes behind a State, or before the Body.
  var member = ""
  /// Opens the Body.
  var view = ""
  /// Stands beside the view in its module.
  var declaration = ""
}

/// A State of a view, where faults about states are planted.
struct PlantedState {
  /// Its name.
  var name: String
  /// Its type: `Bool`, `Int` or `String`.
  var type: String

  /// A value of its type, as an attribute.
  var start: String {
    switch type {
    case "Bool": "false"
    case "Int": "0"
    default: "a"
    }
  }

  /// Code that changes something of its type.
  func change(_ target: String) -> String {
    switch type {
    case "Bool": "\(target).toggle()"
    case "Int": "\(target) += 1"
    default: "\(target) += 'x'"
    }
  }

  /// A control for something of its type.
  func control(_ target: String) -> String {
    switch type {
    case "Bool": "<Toggle isOn=\"$\(target)\">Planted</Toggle>"
    case "Int": "<Stepper value=\"$\(target)\">Planted</Stepper>"
    default: "<TextField title=\"Planted\" text=\"$\(target)\"/>"
    }
  }

  /// A value made of it.
  var derived: String {
    switch type {
    case "Bool": "!\(name)"
    case "Int": "\(name) * 2"
    default: "\(name).uppercased()"
    }
  }

  /// A text that shows something of its type.
  func shown(_ target: String) -> String {
    type == "Bool" ? "<Text>{\(target) ? 'on' : 'off'}</Text>" : "<Text>{\(target)}</Text>"
  }

  /// A State of its type.
  func declared(_ name: String) -> String { "<State name=\"\(name)\" type=\"\(type)\" value=\"\(start)\"/>" }
}

extension Plant {
  private static let end = #"</(Screen|View|Preview|App|ButtonStyle|Modifier)>"#

  /// Plants beside each State of a simple type that a view has.
  static func beside(
    _ name: String, _ rules: String..., change: @escaping @Sendable (PlantedState) -> Planted?
  ) -> Plant {
    Plant(name: name, rules: rules) { text in
      matches(of: #"<State name="(\w+)" type="(Bool|Int|String)"[^>]*/>"#, in: text).compactMap { match in
        let state = PlantedState(name: match.groups[1], type: match.groups[2])
        guard let planted = change(state),
          let body = text.range(of: "<Body>", range: match.range.upperBound..<text.endIndex)
        else { return nil }
        let between = match.range.upperBound..<body.lowerBound
        if text.range(of: end, options: .regularExpression, range: between) != nil { return nil }
        return mutant("\(state.name): \(state.type)", text, planted, match.range.upperBound, body)
      }
    }
  }

  /// Plants into each Screen and View.
  static func intoBodies(
    _ name: String, _ rules: String...,
    change: @escaping @Sendable (_ view: String, _ members: String) -> Planted?
  ) -> Plant {
    Plant(name: name, rules: rules, isAnywhere: true) { text in
      matches(of: #"<(?:Screen|View) name="(\w+)"[^>]*>"#, in: text).compactMap { match in
        guard let body = text.range(of: "<Body>", range: match.range.upperBound..<text.endIndex) else {
          return nil
        }
        let between = match.range.upperBound..<body.lowerBound
        if text.range(of: end, options: .regularExpression, range: between) != nil { return nil }
        let start = text[body.upperBound...].drop(while: \.isWhitespace)
        guard !start.hasPrefix("<ToolbarItem"), !start.hasPrefix("<Let"),
          let planted = change(match.groups[1], String(text[between]))
        else { return nil }
        return mutant(match.groups[1], text, planted, body.lowerBound, body)
      }
    }
  }

  private static func mutant(
    _ label: String, _ text: String, _ planted: Planted, _ member: String.Index, _ body: Range<String.Index>
  ) -> Mutant? {
    var result = text
    if !planted.declaration.isEmpty {
      guard let module = text.range(of: "</Module>", options: .backwards) else { return nil }
      result.insert(contentsOf: planted.declaration + "\n", at: module.lowerBound)
    }
    result.insert(contentsOf: planted.view, at: body.upperBound)
    if !planted.member.isEmpty { result.insert(contentsOf: "\n" + planted.member + "\n", at: member) }
    return Mutant(label: label, text: result)
  }
}
