import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let viewUnavailable: RuleID = "view/unavailable" }

extension ViewRules {
  static let unavailable = Rule(
    .viewUnavailable, .error, "Something that a platform of the app lacks",
    whatHappens:
      "The app does not compile: “'NavigationStack' is only available in iOS 16.0 or newer”, or “… is unavailable in macOS”.",
    why: """
      The settings name the oldest systems that the app runs on (`platforms: [iOS 15, macOS 12]`). What came with a later one, \
      or is not there at all, cannot be used without asking for the platform first.
      """,
    repair:
      "Show it under `<If condition=\"platform == .iOS\">`, use what the older system has, or raise the version in the settings.",
    examples: [
      RuleExample(
        bad: #"""
          <Screen name="Home"><Body><NavigationStack><Text>Home</Text></NavigationStack></Body></Screen>
          """#,
        good: #"""
          <Screen name="Home"><Body><NavigationView><Text>Home</Text></NavigationView></Body></Screen>
          """#, foundBy: .data,
        data: RuleExample.Data(
          path: "screenwright.yml", bad: "platforms: iOS 15\n", good: "platforms: iOS 15\n")),
      RuleExample(
        bad: #"""
          <Screen name="Teas">
            <State name="teas" type="[String]" value="{['Green']}"/>
            <Body>
              <VStack>
                <EditButton/>
                <List><ForEach items="teas" as="tea" id="\.self" onDelete="teas.remove(atOffsets: $0)"><Text>{tea}</Text></ForEach></List>
              </VStack>
            </Body>
          </Screen>
          """#,
        good: #"""
          <Screen name="Teas">
            <State name="teas" type="[String]" value="{['Green']}"/>
            <Body>
              <VStack>
                <If condition="platform == .iOS"><EditButton/></If>
                <List><ForEach items="teas" as="tea" id="\.self" onDelete="teas.remove(atOffsets: $0)"><Text>{tea}</Text></ForEach></List>
              </VStack>
            </Body>
          </Screen>
          """#, foundBy: .data,
        data: RuleExample.Data(
          path: "screenwright.yml", bad: "platforms: [iOS 15, macOS 12]\n",
          good: "platforms: [iOS 15, macOS 12]\n")),
    ],
    nearMiss: NearMiss(
      #"""
      <Module>
        <Modifier name="Inset"><Body><Content modifiers=".listStyle(.insetGrouped)"/></Body></Modifier>
        <Screen name="Teas">
          <Let name="teas" type="[String]" value="{['Green', 'Black']}"/>
          <Body>
            <VStack>
              <If condition="platform == .iOS"><List items="teas" as="tea" id="\.self" modifiers=".modifier(Inset())"><Text>{tea}</Text></List></If>
              <Else><List items="teas" as="tea" id="\.self"><Text>{tea}</Text></List></Else>
            </VStack>
          </Body>
        </Screen>
      </Module>
      """#, path: "screenwright.yml", data: "platforms: [iOS 15, macOS 12]\n"),
    whenToLeaveIt: "Never: raise the version in the settings where older systems do not matter."
  ) { context in
    if context.options.platforms.isEmpty { return }
    let own = context.options.ownFiles ?? context.model.files.count
    var guards: PlatformGuards?
    for file in context.model.files.indices.prefix(own) {
      for use in context.lateUses(in: file) {
        let lacking = Availability.Platform.allCases.filter { use.isLacking(on: $0, context.options) }
        if lacking.isEmpty || context.isAnyClass(use.declaration) { continue }
        let found = guards ?? PlatformGuards(context)
        guards = found
        let shown = found.platforms(at: use.location)
        for platform in lacking where shown.contains(PlatformSet(platform)) {
          context.report(use, lackingOn: platform)
        }
      }
    }
  }
}

extension CatalogueUse {
  /// True for what the oldest version of a platform lacks.
  fileprivate func isLacking(on platform: Availability.Platform, _ options: LintOptions) -> Bool {
    guard let oldest = options.platforms[platform] else { return false }
    return since[platform].map { $0 > oldest } ?? true
  }
}

extension RuleContext {
  fileprivate func report(_ use: CatalogueUse, lackingOn platform: Availability.Platform) {
    guard let oldest = options.platforms[platform] else { return }
    let name = text(use.location)
    let other: Availability.Platform = platform == .iOS ? .macOS : .iOS
    let message =
      use.since[platform].map {
        "`\(name)` came with \(platform.rawValue) \($0), and the settings say that the app runs on \(platform.rawValue) \(oldest)."
      }
      ?? "\(platform.rawValue) has no `\(name)`, and the settings say that the app runs on \(platform.rawValue) \(oldest)."
    let help =
      use.since[platform].map {
        "Use what \(platform.rawValue) \(oldest) has, or write `\(platform.rawValue) \($0)` in `platforms`."
      } ?? "Use it under `<If condition=\"platform == .\(other.rawValue)\">`."
    report(message, at: use.location, help: help)
  }
}
