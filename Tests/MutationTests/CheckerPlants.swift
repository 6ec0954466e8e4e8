/// Changes that make right code wrong, each about one thing that the checker decides: whether a name is declared, which
/// parameter an argument meets, which type an expression has. Whatever the checker lets pass is a wrong decision.
extension Plant {
  static let decisions: [Plant] = [
    change("An initialiser's label misspelt", #"\b([A-Z]\w*)\(([a-z]\w*): (?=\w)"#) {
      "\($0[1])(\($0[2])q: "
    },
    change("An initialiser's argument left out", #"\b([A-Z]\w+)\(([a-z]\w*): [\w.]+, "#) { "\($0[1])(" },
    change("An argument for a method that takes none", #"\b([a-z]\w*\.\w+)\(\)"#) { "\($0[1])(7)" },
    change("Text for a number", #"\b([a-z]\w*): (\d+)(?=[,)])"#) { "\($0[1]): 'planted'" },
    change("A number for text", #"\b([a-z]\w*): '[^'{}]*'(?=[,)])"#) { "\($0[1]): 7" },
    change("A method misspelt", #"(action="[^"]*\.[a-z]\w+)\("#) { "\($0[1])q(" },
    change("A condition that is a number", #"condition="[^"]+""#) { _ in "condition=\"7\"" },
    change("Not of a number", #"\{(\w+)\.count\}"#) { "{!\($0[1]).count}" },
    change("Text assigned to a Bool", #"\b(\w+) = (?:true|false)\b(?=[^<>]*")"#) { "\($0[1]) = 'planted'" },
    change("A range assigned to an optional", #"\b(\w+) = nil\b"#) { "\($0[1]) = 0...1" },
    change("A number and a text added", #" \+ 1\b"#) { _ in " + 'planted'" },
    change("A number compared with text", #" == \d+\b"#) { _ in " == 'planted'" },
    change("Text compared with a number", #" == '[^']*'"#) { _ in " == 7" },
    change("A Computed of another type", #"(<Computed name="\w+") type="(?:String|Bool|Int|Double)""#) {
      "\($0[1]) type=\"[Date]\""
    },
    change("A type misspelt", #" type="([A-Z]\w+)""#) { " type=\"\($0[1])q\"" },
    change("A binding to another type", #"(<Binding name="\w+") type="(?:Bool|String|Int)""#) {
      "\($0[1]) type=\"[Date]\""
    },
    change("An optional binding of what is not nil", #"if let (\w+) = [\w.]+(?:\([^()]*\))?"#) {
      "if let \($0[1]) = 7"
    },
    change("A case misspelt", #"(?<=[ (])\.([a-z]\w{2,})(?=[ ,)])(?!\()"#) { ".\($0[1])q" },
    change("A loop over a number", #"items="[a-z][\w.]*""#) { _ in "items=\"7\"" },
    change("A closure with a parameter more", #"\{ (\w+) in "#) { "{ \($0[1]), other in " },
    change("A loop of code over a number", #"\bfor (\w+) in [\w.]+"#) { "for \($0[1]) in 7" },
    change("Branches of two types", #" \? (?:'[^'{}]*'|\d+) : "#) { _ in " ? [7] : " },
    change("A fallback of another type", #" \?\? (?:'[^'{}]*'|\d+|\[\])"#) { _ in " ?? 0...1" },
  ]

  private static func change(
    _ name: String, _ pattern: String, _ change: @escaping @Sendable (_ groups: [String]) -> String
  ) -> Plant {
    .replacing(name, pattern: pattern) { groups, _ in change(groups) }
  }
}
