import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowRecursiveView: RuleID = "flow/recursive-view" }

extension FlowRules {
  static let recursiveView = Rule(
    .flowRecursiveView, .error, "A view that contains itself",
    whatHappens:
      "The app stops when the view is shown: the body never ends (“EXC_BAD_ACCESS”, stack overflow).",
    why: "Each copy shows another copy inside, and nothing ends it.",
    repair:
      "Show the inner copy only while there is something left to show: in a `<ForEach>` over its "
      + "parts, or under an `<If>`.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Comment">
            <Let name="text" type="String"/>
            <Body>
              <VStack>
                <Text>{text}</Text>
                <⟦Comment⟧ text="{text}"/>
              </VStack>
            </Body>
          </View>
          """#,
        good: #"""
          <Module>
            <Struct name="Reply" conforms="Identifiable">
              <Let name="id" type="Int"/><Let name="text" type="String"/><Let name="replies" type="[Reply]"/>
            </Struct>
            <View name="Comment">
              <Let name="reply" type="Reply"/>
              <Body>
                <VStack>
                  <Text>{reply.text}</Text>
                  <ForEach items="reply.replies" as="inner"><Comment reply="{inner}"/></ForEach>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Card"><Slot/><Body><GroupBox><Content/></GroupBox></Body></View>
            <View name="Comment">
              <Let name="text" type="String"/>
              <Body><Card><Text>{text}</Text><⟦Comment⟧ text="{text}"/></Card></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Card"><Slot/><Body><GroupBox><Content/></GroupBox></Body></View>
            <View name="Comment">
              <Let name="texts" type="[String]"/>
              <Body><Card><Text>{texts.count}</Text><If condition="!texts.isEmpty"><Comment texts="{texts.dropLast()}"/></If></Card></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <View name="Countdown">
        <Let name="number" type="Int"/>
        <Body><VStack><Text>{number}</Text><If condition="number gt 0"><Countdown number="{number - 1}"/></If></VStack></Body>
      </View>
      """#,
    whenToLeaveIt: "Never: it is always a fault."
  ) { context in
    let graph = context.graph
    let chosen = graph.edges.indices.filter {
      let edge = graph.edges[$0]
      return !edge.isConditional && edge.kind != .push
        && graph.isAlwaysPlaced(at: edge.frame)
    }
    for cycle in ViewCycle.find(graph, chosen) {
      guard let first = cycle.first else { continue }
      let names = cycle.map { context.name(ofNode: graph.edges[$0].from) }
      let chain = names + [names[0]]
      context.report(
        "\(names[0]) contains itself with nothing to end it: \(chain.joined(separator: " → ")).",
        at: context.location(of: graph.edges[first]),
        related: cycle.dropFirst().map {
          let edge = graph.edges[$0]
          return RelatedPlace(
            "\(context.name(ofNode: edge.from)) shows \(context.name(ofNode: edge.to)) here",
            context.location(of: edge))
        },
        help: "Put the inner one under an `<If>` or a `<ForEach>` that ends, or behind a link.")
    }
  }
}
