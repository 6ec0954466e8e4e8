import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let a11yContrast: RuleID = "a11y/contrast" }

extension A11yRules {
  static let contrast = Rule(
    .a11yContrast, .note, "Text that stands out too little from its background",
    whatHappens: "Some people cannot read it, and nobody can in sunlight.",
    why:
      "The Web Content Accessibility Guidelines (1.4.3) want a ratio of 4.5 to 1 between a text's colour and the colour "
      + "behind it.",
    repair:
      "Choose a darker or a lighter colour for the text or for what lies behind it, or leave the text "
      + "its own colour, which stands out in light and in dark.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Sign">
            <Body><Text modifiers=".foregroundColor(.yellow).background(⟦.white⟧)">Open</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Sign">
            <Let name="color" type="Color"/>
            <Body>
              <VStack>
                <Text modifiers=".foregroundColor(.black).background(.yellow)">Open</Text>
                <Text modifiers=".foregroundColor(color).background(.white)">Open</Text>
                <Image systemName="star" modifiers=".foregroundColor(.yellow).background(.white)"/>
                <Text modifiers=".foregroundColor(.secondary).background(.white)">Open</Text>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Board">
            <Let name="platform" type="String"/>
            <Body>
              <VStack modifiers=".padding().background(.black)">
                <Text modifiers=".foregroundColor(.white)">Departures</Text>
                <HStack>
                  <Text modifiers=".bold().foregroundColor(⟦.black⟧)">Platform</Text>
                  <Text modifiers=".foregroundColor(.yellow)">{platform}</Text>
                </HStack>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Board">
            <Let name="platform" type="String"/>
            <Body>
              <VStack modifiers=".padding().background(.black)">
                <Text modifiers=".foregroundColor(.white)">Departures</Text>
                <HStack>
                  <Text modifiers=".bold().foregroundColor(.black).padding().background(.white)">Platform</Text>
                  <Text modifiers=".foregroundColor(.yellow)">{platform}</Text>
                </HStack>
              </VStack>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Banner">
            <Let name="words" type="[String]"/>
            <Body>
              <HStack modifiers=".foregroundColor(.white)">
                <ForEach items="words" as="word" id="\.self">
                  <Text modifiers=".padding().background(⟦.yellow⟧).cornerRadius(8)">{word}</Text>
                </ForEach>
              </HStack>
            </Body>
          </View>
          """#,
        good: #"""
          <View name="Banner">
            <Let name="words" type="[String]"/>
            <Body>
              <HStack modifiers=".foregroundColor(.white)">
                <ForEach items="words" as="word" id="\.self">
                  <Text modifiers=".padding().foregroundColor(.black).background(.yellow).cornerRadius(8)">{word}</Text>
                </ForEach>
              </HStack>
            </Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <View name="Card"><Slot/><Body><Group modifiers=".background(.white)"><Content/></Group></Body></View>
        <View name="Shop">
          <Let name="isDark" type="Bool"/>
          <Body>
            <VStack modifiers=".background(.black)">
              <Card><Text modifiers=".foregroundColor(.black)">In a view that paints</Text></Card>
              <List><Text modifiers=".foregroundColor(.black)">In a list, whose rows have a colour</Text></List>
              <ZStack><Color value="{.white}"/><Text modifiers=".foregroundColor(.black)">Over a colour</Text></ZStack>
              <Text modifiers=".foregroundColor(.black).background(LinearGradient(colors: [.white, .yellow], startPoint: .top, endPoint: .bottom))">Over a gradient</Text>
              <Text modifiers=".foregroundColor(isDark ? .white : .black)">Of a colour that changes</Text>
              <Text modifiers=".foregroundColor(.black).when(isDark) { .background(.white) }">On what may be white</Text>
              <If condition="!isDark"><Text modifiers=".foregroundColor(.black)">In a condition</Text></If>
              <Text modifiers=".foregroundColor(.black).background(.white.opacity(0.9))">On what is seen through</Text>
              <Text modifiers=".foregroundColor(.black)">On views of its own<Background><Circle modifiers=".fill(.white)"/></Background></Text>
              <Button action="print(1)" modifiers=".buttonStyle(.borderedProminent).foregroundColor(.black)">With a style</Button>
              <Button action="print(1)"><Image systemName="star" modifiers=".foregroundColor(.black).accessibilityLabel('Rate')"/></Button>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "For large text, from 18 points on, where 3 to 1 is enough, and for mere decoration.",
    localVisits: [
      .files(where: { !TextColors.lowContrasts($0.checked, $0.options.colors).isEmpty }) { context, file in
        context.reportContrasts(file)
      }
    ]
  )
}

extension TextColors {
  /// The texts of a file that stand out too little, with the ratio; each pair of colours once.
  fileprivate static func lowContrasts(
    _ checked: CheckedFile, _ known: KnownColors
  ) -> [(front: Found, back: Found, ratio: Double, isOnDark: Bool)] {
    if !hasBackground(checked, known) { return [] }
    let all = TextColors(checked, known)
    var seen: Set<[CodeID]> = []
    return all.texts().compactMap { text in
      guard let (front, back) = all.colors(of: text) else { return nil }
      let (ratio, isOnDark) = front.color.contrast(with: back.color)
      guard ratio < 4.5, seen.insert([front.code, back.code]).inserted else { return nil }
      return (front, back, ratio, isOnDark)
    }
  }
}

extension RuleContext {
  fileprivate func reportContrasts(_ file: FileID) {
    for (front, back, ratio, isOnDark) in TextColors.lowContrasts(model.files[file], options.colors) {
      // What stands nearer to the text is what was chosen for it.
      let isFront = front.distance < back.distance
      let (near, far) = isFront ? (front, back) : (back, front)
      let tenths = Int(ratio * 10)
      report(
        "\(isFront ? "Text of this colour" : "The text") has a contrast of \(tenths / 10).\(tenths % 10) to 1 with "
          + "\(isFront ? "the" : "this") background\(isOnDark ? " on a dark screen" : ""); to be read, it needs 4.5 to 1.",
        at: location(file, near.code),
        related: [
          RelatedPlace(isFront ? "the background" : "the colour of the text", location(file, far.code))
        ],
        help: isFront
          ? "Give the text a colour that differs more from it in brightness, or change the background."
          : "Make the text darker or lighter, or the background.")
    }
  }
}
