import ScreenSemantics
import ScreenTypes
import SourceModel

extension RuleID { package static let listUnorderedSource: RuleID = "list/unordered-source" }

extension ListRules {
  static let unorderedSource = Rule(
    .listUnorderedSource, .warning, "Rows of what has no order",
    whatHappens:
      "The rows stand in another order each time the app starts, and may change places when one is added. Screenwright draws them in one order; Swift does not.",
    why: "A dictionary and a set keep no order of their own: Swift seeds their hashes anew at each start.",
    repair: "Sort what the rows are made of: `items=\"tags.sorted()\"`, best in a Computed.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Tags">
            <Let name="tags" type="Set[String]"/>
            <Body><List items="⟦tags⟧" as="tag" id="\.self"><Text>{tag}</Text></List></Body>
          </View>
          """#,
        good: #"""
          <View name="Tags">
            <Let name="tags" type="Set[String]"/>
            <Body><List items="tags.sorted()" as="tag" id="\.self"><Text>{tag}</Text></List></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Tags">
            <Let name="tags" type="Set[String]"/>
            <Body><List items="tags.sorted()" as="tag" id="\.self"><Text>{tag}</Text></List></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <View name="Prices">
            <Let name="prices" type="[String: Int]"/>
            <Computed name="names" type="[String]">Array(prices.keys)</Computed>
            <Body><ForEach items="⟦names.filter { $0 != 'Tea' }⟧" as="name" id="\.self"><Text>{name}</Text></ForEach></Body>
          </View>
          """#,
        good: #"""
          <View name="Prices">
            <Let name="prices" type="[String: Int]"/>
            <Computed name="names" type="[String]">prices.keys.sorted()</Computed>
            <Body><ForEach items="names.filter { $0 != 'Tea' }" as="name" id="\.self"><Text>{name}</Text></ForEach></Body>
          </View>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Cup"><Let name="name" type="String"/><Let name="kind" type="String"/></Struct>
        <View name="Cups">
          <Let name="cups" type="[Cup]"/>
          <Computed name="kinds" type="[String]">let groups = Dictionary(grouping: cups) { $0.kind }; return groups.map { $0.key }.sorted()</Computed>
          <Body><ForEach items="kinds" as="kind" id="\.self"><Text>{kind}</Text></ForEach></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where there is never more than one row.",
    visits: [
      .loops { context, site in
        if site.code.isNone { return }
        var order = ListOrder(context.model, context.graph)
        guard case .none(let type) = order.order(site.code, site.file) else { return }
        let isSet = if case .set = type.kind { true } else { false }
        let place = context.location(site.file, site.code)
        let fixes =
          [.string, .int, .double].contains(site.element) && !context.isOperator(site)
          ? [
            FixIt(
              "Sort the rows", .suggested,
              [
                SourceEdit(
                  SourceLocation(place.file, SourceRange(place.range.end, place.range.end)), ".sorted()")
              ])
          ] : []
        context.report(
          "These rows are made of a \(isSet ? "set" : "dictionary"), which has no order: they stand in another one at each start.",
          at: place, help: "Sort them, best in a Computed: `.sorted()`, or `.sorted { $0.key lt $1.key }`.",
          fixes: fixes)
      }
    ]
  )
}

extension RuleContext {
  /// True for rows behind whose code nothing can be called without parentheses.
  fileprivate func isOperator(_ site: LoopSite) -> Bool {
    switch model.files[site.file].code[site.code].kind {
    case .name, .member, .call: false
    // What else a list is made by may be an operator.
    default: true
    }
  }
}
