import SourceModel
import Testing

@testable import ScreenLint

/// Rules that see only what meets a condition miss nothing.
@Suite("Conditions of visits")
struct ConditionTests {
  /// A screen with one fault for each rule that has a condition. Of every third the walk must wait until all files are
  /// checked, as a local holds a closure; every fifth is right.
  private static func screen(_ number: Int) -> String {
    let isRight = number % 5 == 0
    let action =
      number % 3 == 0 ? "let show = { (count: Int) in print(count) }; show(\(number))" : "print(\(number))"
    return """
      <View name="Screen\(number)">
        <State name="count" type="Int" value="\(isRight ? 1 : 0)"/>
        <State name="size" type="String" value="\(isRight ? "small" : "huge")"/>
        <State name="isAsking" type="Bool" value="false"/>
        <State name="names" type="[String]" value="{['Lake', 'Sea']}"/>
        <Struct name="Tea"><Var name="isHot" type="Bool" value="false"/></Struct>
        <State name="tea" type="Tea" value="{Tea()}"/>
        <Body>
          <VStack>
            <Button action="\(action); isAsking = true" modifiers="\(isRight ? "" : ".toggleStyle(.switch)")">Ask
              <Alert isPresented="$isAsking" title="Order">
                <Button action="print(1)">Now</Button>
                \(isRight ? "" : "<Button action=\"print(2)\">Later</Button>")
                <Button role="cancel">Cancel</Button>
              </Alert>
            </Button>
            <Stepper value="$count" in="{1...20}">{count}</Stepper>
            <Picker title="Size" selection="$size"><Text modifiers=".tag('small')">Small</Text></Picker>
            <Image name="lake" modifiers="\(isRight ? ".accessibilityHidden(true)" : ".padding()")"/>
            <Image name="sea" modifiers=".accessibilityHidden(true)\(isRight ? "" : ".id(UUID())")"/>
            <Image systemName="\(isRight ? "heart" : "hart")"/>
            <ForEach items="names.enumerated()" as="row" id="\\.element">
              <Text modifiers="\(isRight ? "" : ".id(row.offset)")">{row.element}</Text>
            </ForEach>
            <Button action="names.removeFirst()">Fewer</Button>
            <Button action="var hot = tea; hot.isHot = true; \(isRight ? "tea = hot" : "print(1)")">{tea.isHot}</Button>
            <Text modifiers=".font(.title)\(isRight ? "" : ".font(.body)")">Title</Text>
            <Text modifiers=".accessibilityLabel('Sum\(isRight ? "" : " {count}")')">Sum</Text>
            <Text modifiers=".foregroundColor(.white).background(\(isRight ? ".black" : ".yellow"))">Sign</Text>
            <Text>{TimeZone(identifier: '\(isRight ? "Asia/Tokyo" : "Europe/Berlin")')?.secondsFromGMT() ?? 0}</Text>
          </VStack>
        </Body>
      </View>
      """
  }

  private static let rules: Set<RuleID> = [
    "view/overridden-modifier", "a11y/contrast", "select/tag-mismatch", "view/range", "present/alert-buttons",
    "view/style-mismatch", "a11y/missing-label", "view/unknown-symbol", "list/unstable-id",
    "list/index-id", "syntax/invalid-literal", "flow/lost-write", "type/unknown-zone",
  ]

  @Test("Many files on all cores: each fault is found")
  func manyFiles() {
    let files = (0..<200).map(Self.screen)
    let now = LintLab.lint(files: files)
    for (file, _) in files.enumerated() {
      let found = now.diagnostics.filter { $0.location.file == FileID(file) && Self.rules.contains($0.rule) }
      #expect(Set(found.map(\.rule)) == (file % 5 == 0 ? [] : Self.rules), "file \(file)")
    }
  }

  @Test("Every rule with a condition has its fault in the screens above")
  func allRules() {
    let conditional = RuleCatalog.all.filter { rule in
      (rule.localVisits + rule.visits).contains { visit in
        switch visit {
        case .files(where: .some, _), .views(_, where: .some, _): true
        case .files(where: nil, _), .views(_, where: nil, _), .declarations, .members, .loops: false
        }
      }
    }
    #expect(Set(conditional.map(\.id)) == Self.rules)
  }

  @Test("Settings decide which conditions are asked")
  func settings() {
    var options = LintOptions()
    options.severities = ["view/range": Severity?.none, "a11y/contrast": Severity?.none]
    options.platforms.iOS = 15
    let files = [Self.screen(1), Self.screen(3)]
    let now = LintLab.lint(files: files, options: options)
    let expected = Self.rules.subtracting(["view/range", "a11y/contrast", "present/alert-buttons"])
    #expect(Set(now.diagnostics.map(\.rule)).intersection(Self.rules) == expected)
  }
}
