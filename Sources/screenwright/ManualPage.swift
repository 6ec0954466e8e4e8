import LanguageServer

/// A page for man(1), made of what a command says of itself (`--experimental-dump-help`).
struct ManualPage {
  /// The name of its file without `.1`.
  let name: String
  /// The page.
  let text: String

  /// The pages of a command and of each of its subcommands that are shown. `name` is the file of a command which is called as the
  /// subcommand of another, such as `screenwright-preview`; `date` is told at the foot.
  static func all(of dump: JSONValue, named name: String? = nil, version: String, date: String)
    -> [ManualPage]
  {
    let top = dump["command"]
    let path = name.map { $0.split(separator: "-").map(String.init) } ?? [top["commandName"].text ?? ""]
    let commands =
      name == nil
      ? shown(top["subcommands"]).filter { !["help", "preview"].contains($0["commandName"].text) } : []
    let called = commands.map { path + [$0["commandName"].text ?? ""] }
    let root = path[0]
    let others =
      [root] + called.map { $0.joined(separator: "-") } + (commands.isEmpty ? [] : ["\(root)-preview"])
    return zip([top] + commands, [path] + called).map {
      ManualPage($0, called: $1, beside: others, version: version, date: date)
    }
  }

  private init(
    _ command: JSONValue, called path: [String], beside others: [String], version: String, date: String
  ) {
    name = path.joined(separator: "-")
    let own = name
    let arguments = Self.shown(command["arguments"])
    let places = arguments.filter { $0["kind"].text == "positional" }
    let options = arguments.filter { $0["kind"].text != "positional" }
    let about = command["abstract"].text ?? ""
    let brief = about.hasSuffix(".") ? String(about.dropLast()) : about
    let commands = Self.shown(command["subcommands"]).filter { $0["commandName"].text != "help" }
    var text =
      ".TH \"\(name.uppercased())\" 1 \"\(date)\" \"Screenwright \(version)\" \"Screenwright\"\n.nh\n.ad l\n"
    text +=
      ".SH NAME\n\(Self.escaped(name)) \\- \(Self.escaped(brief.prefix(1).lowercased() + brief.dropFirst()))\n"
    text += ".SH SYNOPSIS\n.B \(Self.escaped(path.joined(separator: " ")))\n"
    if !commands.isEmpty { text += ".I command\n[\\fIoptions\\fR]\n" }
    for place in places { text += Self.synopsis(place) + "\n" }
    if !options.isEmpty, commands.isEmpty { text += "[\\fIoptions\\fR]\n" }
    text += ".SH DESCRIPTION\n\(Self.escaped(about))\n"
    text += Self.paragraphs(command["discussion"].text ?? "")
    if !commands.isEmpty {
      text += ".SH COMMANDS\n"
      for one in commands {
        let name = one["commandName"].text ?? ""
        text += ".TP\n.B \(Self.escaped(name))\n\(Self.escaped(one["abstract"].text ?? name))\n"
      }
    }
    if !places.isEmpty { text += ".SH ARGUMENTS\n" + places.map(Self.entry).joined() }
    if !options.isEmpty { text += ".SH OPTIONS\n" + options.map(Self.entry).joined() }
    text += """
      .SH EXIT STATUS
      .TP
      .B 0
      Nothing at or above the failing severity.
      .TP
      .B 1
      Something was found.
      .TP
      .B 2
      The command could not do its work.

      """
    let see = others.filter { $0 != own }.map { ".BR \(Self.escaped($0)) (1)" }
    text += ".SH SEE ALSO\n" + see.joined(separator: " ,\n") + "\n"
    self.text = text
  }

  private static func shown(_ list: JSONValue) -> [JSONValue] {
    list.elements.filter { $0["shouldDisplay"].truth != false }
  }

  /// The lines of a discussion; what is indented stays as it is.
  private static func paragraphs(_ text: String) -> String {
    var out = ""
    var isExample = false
    for line in text.split(separator: "\n") where line.contains(where: { $0 != " " }) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isExample { out += isIndented ? ".PP\n.nf\n" : ".fi\n" }
      if !isIndented { out += ".PP\n" }
      out += escaped(String(line)) + "\n"
      isExample = isIndented
    }
    return out + (isExample ? ".fi\n" : "")
  }

  /// Text in which roff sees no request.
  private static func escaped(_ text: String) -> String {
    var out = ""
    var isStart = true
    for character in text {
      if isStart, character == "." || character == "'" { out += "\\&" }
      switch character {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      default: out.append(character)
      }
      isStart = character == "\n"
    }
    return out
  }

  private static func spelled(_ name: JSONValue) -> String {
    (name["kind"].text == "long" ? "--" : "-") + (name["name"].text ?? "")
  }

  private static func value(_ argument: JSONValue) -> String {
    argument["kind"].text == "flag" ? "" : "\\fI\(escaped(argument["valueName"].text ?? ""))\\fR"
  }

  /// An argument or option: its names, its value, what it is.
  private static func entry(_ argument: JSONValue) -> String {
    let value = value(argument)
    var head = value
    if argument["kind"].text != "positional" {
      let names = argument["names"].elements
      let sorted = names.filter { $0["kind"].text != "long" } + names.filter { $0["kind"].text == "long" }
      head = sorted.map { "\\fB\(escaped(spelled($0)))\\fR" }.joined(separator: ", ")
      if !value.isEmpty { head += " " + value }
    }
    var text = escaped(argument["abstract"].text ?? "")
    let values = argument["allValues"].elements.compactMap(\.text)
    if !values.isEmpty {
      text += "\nOne of \(values.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", "))."
    }
    if let usual = argument["defaultValue"].text, !usual.isEmpty {
      text += "\nThe default is \\fB\(escaped(usual))\\fR."
    }
    return ".TP\n\(head)\n\(text)\n"
  }

  private static func synopsis(_ argument: JSONValue) -> String {
    let text = value(argument) + (argument["isRepeating"].truth == true ? " ..." : "")
    return argument["isOptional"].truth == true ? "[\(text)]" : text
  }
}
