import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowRules {
  static let bindingToCopy = Rule(
    .flowBindingToCopy, .error, "A binding into a computed copy",
    whatHappens:
      "Swift says “Cannot find '$favorites' in scope”; a binding built by hand changes a copy, and the edit is lost.",
    why: """
      A filtered, sorted or otherwise computed collection is made anew whenever it is read. What a control writes \
      into such a copy never reaches the source.
      """,
    repair: "Bind to the source: loop over all of it, and leave out with `<If>` what is not to be shown.",
    examples: [
      RuleExample(
        bad: """
          <Module>
            <Struct name="Landmark" conforms="Identifiable">
              <Let name="id" type="Int"/><Var name="name" type="String"/><Var name="isFavorite" type="Bool"/>
            </Struct>
            <View name="Favorites">
              <Binding name="landmarks" type="[Landmark]"/>
              <Computed name="favorites" type="[Landmark]">landmarks.filter { $0.isFavorite }</Computed>
              <Body>
                <ForEach items="⟦$favorites⟧" as="$landmark">
                  <Toggle isOn="$landmark.isFavorite">{landmark.name}</Toggle>
                </ForEach>
              </Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <Struct name="Landmark" conforms="Identifiable">
              <Let name="id" type="Int"/><Var name="name" type="String"/><Var name="isFavorite" type="Bool"/>
            </Struct>
            <View name="Favorites">
              <Binding name="landmarks" type="[Landmark]"/>
              <Body>
                <ForEach items="$landmarks" as="$landmark">
                  <If condition="landmark.isFavorite">
                    <Toggle isOn="$landmark.isFavorite">{landmark.name}</Toggle>
                  </If>
                </ForEach>
              </Body>
            </View>
          </Module>
          """)
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Landmark" conforms="Identifiable">
          <Let name="id" type="Int"/><Var name="name" type="String"/><Var name="isFavorite" type="Bool"/>
        </Struct>
        <View name="Favorites">
          <Binding name="landmarks" type="[Landmark]"/>
          <Computed name="favorites" type="[Landmark]">landmarks.filter { $0.isFavorite }</Computed>
          <Body>
            <VStack>
              <Text>{favorites.count} favorites</Text>
              <ForEach items="$landmarks" as="$landmark"><Toggle isOn="$landmark.isFavorite">{landmark.name}</Toggle></ForEach>
            </VStack>
          </Body>
        </View>
      </Module>
      """#
  ) { context in
    for fault in context.facts.readOnlyPaths {
      guard let source = fault.source else { continue }
      let member = context.program[fault.member]
      let node = context.model.files[fault.file].code[fault.code]
      let range = fault.isRoot ? node.range : node.nameRange
      context.report(
        "`\(member.name)` is computed from `\(context.program[source].name)` whenever it is read; what is written to this copy is lost.",
        at: SourceLocation(fault.file, range),
        related: [
          RelatedPlace("`\(member.name)` is computed here", context.program.location(of: fault.member)),
          RelatedPlace("this is the source", context.program.location(of: source)),
        ],
        help:
          "Bind to the source, \(context.sourcePath(source)): loop over it and leave out rows with `<If>`, or bind to the element at its index."
      )
    }
  }
}

extension RuleContext {
  /// What to write for a binding to a source, for messages.
  fileprivate func sourcePath(_ id: MemberID) -> String {
    let member = program[id]
    return program[member.owner].kind.isObject
      ? "`\(member.name)` of \(program[member.owner].name)" : "`$\(member.name)`"
  }
}
