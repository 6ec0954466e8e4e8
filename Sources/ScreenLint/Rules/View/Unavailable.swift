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
      """
      Show it under `<If condition="#available(iOS 16, *)">`, in code under `if #available(iOS 16, *)`, or in what has \
      `available="iOS 16, *"`; what a platform has not at all under `<If condition="platform == .iOS">`. Or use what the older \
      system has, or raise the version in the settings.
      """,
    examples: [
      RuleExample(
        bad: #"""
          <Screen name="Home"><Body><NavigationStack><Text>Home</Text></NavigationStack></Body></Screen>
          """#,
        good: #"""
          <Screen name="Home">
            <Body>
              <If condition="#available(iOS 16, *)"><NavigationStack><Text>Home</Text></NavigationStack></If>
              <Else><NavigationView><Text>Home</Text></NavigationView></Else>
            </Body>
          </Screen>
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
    for file in context.model.files.indices.prefix(own) {
      for use in context.lateUses(in: file) {
        let lacking = Availability.Platform.allCases.filter { platform in
          context.options.platforms[platform].map { use.isLacking(on: platform, $0) } ?? false
        }
        if lacking.isEmpty || context.isAnyClass(use.declaration) { continue }
        let running = context.platformGuards.versions(at: use.location)
        for platform in lacking {
          if let oldest = running[platform] { context.report(use, lackingOn: platform, asked: oldest) }
        }
      }
    }
  }
}

extension CatalogueUse {
  /// True for what a version of a platform lacks.
  fileprivate func isLacking(on platform: Availability.Platform, _ version: PlatformVersion) -> Bool {
    since[platform].map { $0 > version } ?? true
  }
}

extension RuleContext {
  /// Reports what a platform lacks, where it runs from a version on that is asked for.
  fileprivate func report(
    _ use: CatalogueUse, lackingOn platform: Availability.Platform, asked: PlatformVersion
  ) {
    guard let oldest = options.platforms[platform], use.isLacking(on: platform, max(oldest, asked)) else {
      return
    }
    let (name, system) = (text(use.location), platform.rawValue)
    let other: Availability.Platform = platform == .iOS ? .macOS : .iOS
    let ran =
      asked > oldest
      ? "what is around it asks for \(system) \(asked)"
      : "the settings say that the app runs on \(system) \(oldest)"
    guard let since = use.since[platform] else {
      return report(
        "\(system) has no `\(name)`, and \(ran).", at: use.location,
        help: "Use it under `<If condition=\"platform == .\(other.rawValue)\">`.")
    }
    let version = "\(system) \(since)"
    report(
      "`\(name)` came with \(version), and \(ran).", at: use.location,
      help: asked > oldest
        ? "Ask for `\(version)` there."
        : "Use it under `#available(\(version), *)`, use what \(system) \(oldest) has, or write `\(version)` in `platforms`."
    )
  }
}
