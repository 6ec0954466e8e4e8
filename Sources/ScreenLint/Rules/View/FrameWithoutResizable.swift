import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let viewFrameWithoutResizable: RuleID = "view/frame-without-resizable" }

extension ViewRules {
  static let frameWithoutResizable = Rule(
    .viewFrameWithoutResizable, .warning, "A picture that its frame does not resize",
    whatHappens:
      "The picture is drawn in its own size, and reaches beyond the frame over what stands beside it.",
    why: """
      A frame offers a view a size; an Image takes its own unless it is `.resizable()`. The views around it see the \
      frame, not the picture.
      """,
    repair: "Add `.resizable()` first, and `.scaledToFit()` or `.scaledToFill()` to keep its proportions.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Rock"><Body><Image name="rock" label="A rock" modifiers=".⟦frame⟧(width: 60, height: 60)"/></Body></View>
          """#,
        good: #"""
          <View name="Rock"><Body><Image name="rock" label="A rock" modifiers=".resizable().frame(width: 60, height: 60)"/></Body></View>
          """#,
        fixed: #"""
          <View name="Rock"><Body><Image name="rock" label="A rock" modifiers=".resizable().scaledToFit().frame(width: 60, height: 60)"/></Body></View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Rock">
            <Body><Image value="{Image('rock')}" modifiers=".scaledToFit().⟦frame⟧(height: 60).accessibilityLabel('A rock')"/></Body>
          </View>
          """#,
        good: #"""
          <View name="Rock">
            <Body><Image value="{Image('rock')}" modifiers=".resizable().scaledToFit().frame(height: 60).accessibilityLabel('A rock')"/></Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <View name="Rock"><Body><Image systemName="star" modifiers=".frame(width: 60, height: 60)"/></Body></View>
      """#,
    whenToLeaveIt: "Where the picture is known to be no larger than the frame.",
    localVisits: [
      .views(["Image"]) { context, use in context.reportFrame(of: use) }
    ]
  )
}

private enum Pictures {
  static let image: Name = "Image"
  static let decorative: Name = "decorative"
  static let resizable: Name = "resizable"
  static let frame: Name = "frame"
  static let width: Name = "width"
  static let height: Name = "height"
  static let clipping: SmallSet<Name> = ["clipped", "clipShape", "mask", "cornerRadius"]
}

extension RuleContext {
  fileprivate func reportFrame(of use: ViewUse) {
    let checked = model.files[use.file]
    let view = checked.views[use.view]
    if view.modifiers.isEmpty || checked.attribute(LintNames.systemName, of: view) != nil { return }
    if let value = checked.attribute(Names.value, of: view), !isPicture(value.code, checked) { return }
    var frame: ModifierApplication?
    for index in view.modifiers {
      let modifier = checked.modifiers[index]
      if checked.isOpen(index..<index.advanced(by: 1)) {
        if frame == nil { return }
        continue
      }
      let name = checked.name(of: modifier)
      if frame == nil {
        if name == Pictures.resizable { return }
        let isSized = [Pictures.width, Pictures.height].contains {
          !checked.argument($0, of: modifier).isNone
        }
        if name == Pictures.frame, isSized { frame = modifier }
      } else if Pictures.clipping.contains(name) {
        return
      }
    }
    guard let frame, !fits(view, in: frame, checked) else { return }
    let tree = xml(use.file)
    var fixes: [FixIt] = []
    if let chain = tree.attribute(Names.modifiers, of: view.xml),
      chain.value.contains(checked.code[frame.call].range)
    {
      let start = SourceLocation(use.file, SourceRange(chain.value.start, chain.value.start))
      fixes = [
        FixIt("Make it resizable", .suggested, [SourceEdit(start, ".resizable().scaledToFit()")])
      ]
    }
    report(
      "This Image is not resizable: it keeps its own size and leaves the frame.",
      at: SourceLocation(use.file, checked.nameRange(of: frame)),
      related: [RelatedPlace("the picture", elementName(use.file, use.view))],
      help: "Add `.resizable()` before the frame, with `.scaledToFit()` to keep its proportions.",
      fixes: fixes)
  }

  /// True for code that makes an Image of a picture, and nothing of that.
  private func isPicture(_ code: CodeID, _ checked: CheckedFile) -> Bool {
    guard !code.isNone, case let call = checked.code[code], call.kind == .call,
      case let callee = checked.code[call.first], callee.kind == .name, callee.name == Pictures.image,
      let first = checked.code.items(call.list).first
    else { return false }
    return checked.code[first].name == .none || checked.code[first].name == Pictures.decorative
  }

  /// True for a picture of the package that is no larger than a frame of literal size.
  private func fits(_ view: ViewNode, in frame: ModifierApplication, _ checked: CheckedFile) -> Bool {
    guard let pictures = options.pictures,
      let given = checked.attribute(Names.name, of: view)
        ?? checked.attribute(Pictures.decorative, of: view),
      given.form == .literal, !given.constant.isNone,
      case .string(let name) = checked.constants[given.constant],
      let size = pictures.size(name)
    else { return false }
    func holds(_ label: Name, _ length: Int) -> Bool {
      let value = checked.argument(label, of: frame)
      if value.isNone { return true }
      let node = checked.code[value]
      switch node.kind {
      case .integerLiteral: return checked.code.integers[node.literal] >= length
      case .doubleLiteral: return checked.code.doubles[node.literal] >= Double(length)
      // What is computed may be anything.
      default: return false
      }
    }
    return holds(Pictures.width, size.width) && holds(Pictures.height, size.height)
  }
}
