import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewRules {
  static let missingAsset = Rule(
    .viewMissingAsset, .warning, "A picture or colour that is not there",
    whatHappens:
      "Nothing is drawn in its place. The console says “No image named 'rock' found in asset catalog for …”, of a colour “No color named …”.",
    why: """
      Names of pictures and colours are texts, written in the screen or in the model data: nothing checks them before the picture is \
      looked for.
      """,
    repair: "Put a file or colour set of that name into `Assets`, or write the name of one that is there.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Rock"><Body><Image name="⟦turtlerok⟧" label="A rock"/></Body></View>
          """#,
        good: #"""
          <View name="Rock"><Body><Image name="turtlerock" label="A rock"/></Body></View>
          """#, foundBy: .data,
        data: RuleExample.Data(
          path: "Assets/turtlerock.svg", bad: "<svg xmlns='http://www.w3.org/2000/svg'/>\n",
          good: "<svg xmlns='http://www.w3.org/2000/svg'/>\n")),
      RuleExample(
        bad: #"""
          <View name="Sign"><Body><Text modifiers=".foregroundStyle(Color(⟦'Brnad'⟧))">Open</Text></Body></View>
          """#,
        good: #"""
          <View name="Sign"><Body><Text modifiers=".foregroundStyle(Color('Brand'))">Open</Text></Body></View>
          """#, foundBy: .data,
        data: RuleExample.Data(
          path: "Assets/Colors.xcassets/Brand.colorset/Contents.json", bad: brand, good: brand)),
    ],
    nearMiss: #"""
      <View name="Rock"><Let name="number" type="Int"/><Body><Image name="rock{number}" label="A rock"/></Body></View>
      """#,
    whenToLeaveIt: "Where the app that takes these screens brings the picture.",
    localVisits: [
      .files { context, file in
        if context.options.pictures != nil { context.reportColors(of: file) }
      },
      .views(["Image"]) { context, use in
        guard let pictures = context.options.pictures,
          context.options.ownFiles.map({ use.file < FileID($0) }) ?? true
        else { return }
        let checked = context.model.files[use.file]
        let view = checked.views[use.view]
        for attribute in [Names.name, Assets.decorative, Names.value] {
          guard let given = checked.attribute(attribute, of: view) else { continue }
          if given.form == .literal, !given.constant.isNone,
            case .string(let name) = checked.constants[given.constant]
          {
            context.reportPicture(name, at: SourceLocation(use.file, given.range), pictures)
          } else if !given.code.isNone {
            for (literal, name) in checked.pictureNames(in: given.code, isName: attribute != Names.value) {
              context.reportPicture(name, at: context.location(use.file, literal), pictures)
            }
          }
        }
      },
    ]
  )
}

/// A colour set as Xcode writes it.
private let brand = #"""
  {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.1", "green": "0.2", "blue": "0.6", "alpha": "1.000"}}}]}
  """#

private enum Assets {
  static let decorative: Name = "decorative"
  static let image: Name = "Image"
}

extension CheckedFile {
  /// The literal names of pictures among those that an expression may give.
  fileprivate func pictureNames(in expression: CodeID, isName: Bool) -> [(CodeID, String)] {
    let node = code[expression]
    switch node.kind {
    case .stringLiteral: return isName ? [(expression, code.string(node))] : []
    case .ternary:
      return pictureNames(in: node.second, isName: isName)
        + code.items(node.list).flatMap { pictureNames(in: $0, isName: isName) }
    case .binary where node.op == .coalesce: return pictureNames(in: node.second, isName: isName)
    case .call:
      let callee = code[node.first]
      guard !isName, callee.kind == .name, callee.name == Assets.image,
        let first = code.items(node.list).first,
        code[first].name == .none || code[first].name == Assets.decorative
      else { return [] }
      return pictureNames(in: code[first].first, isName: true)
    // A name that is made in another way is not known.
    default: return []
    }
  }
}

extension RuleContext {
  /// Reports names of colours that no colour set and no system has, in code and in elements.
  fileprivate func reportColors(of file: FileID) {
    if let own = options.ownFiles, file >= FileID(own) { return }
    let checked = model.files[file]
    for id in checked.code.nodes.indices where checked.code[id].kind == .call {
      let node = checked.code[id]
      guard checked.code[node.first].name == LintNames.color, checked.reference(id).kind == .library,
        let first = checked.code.items(node.list).first, checked.code[first].name == .none
      else { continue }
      for (literal, name) in checked.pictureNames(in: checked.code[first].first, isName: true) {
        reportColor(name, at: location(file, literal))
      }
    }
    for view in checked.views where view.kind == .element && view.element == LintNames.color {
      guard let given = checked.attribute(Names.name, of: view), given.form == .literal,
        !given.constant.isNone, case .string(let name) = checked.constants[given.constant]
      else { continue }
      reportColor(name, at: SourceLocation(file, given.range))
    }
  }

  private func reportColor(_ name: String, at place: SourceLocation) {
    if name.isEmpty || options.colors[name] != nil || StandardLibrary.systemColor(named: name) != nil {
      return
    }
    let nearest = Suggestion.nearest(to: name, among: options.colors.names)
    report(
      "The folder Assets has no colour set `\(name)`, so grey is drawn.", at: place,
      help: nearest.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? "Put a folder `\(name).colorset` into a catalogue in `Assets`.")
  }

  fileprivate func reportPicture(_ name: String, at place: SourceLocation, _ pictures: KnownPictures) {
    if name.isEmpty || pictures.contains(name) { return }
    let nearest = Suggestion.nearest(to: name, among: pictures.names())
    report(
      "The folder Assets has no picture `\(name)`.", at: place,
      help: nearest.map { "There is `\($0)`, which is spelt nearly the same." }
        ?? "Put a file of that name into `Assets`.")
  }
}
