import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowMutationInBody: RuleID = "flow/mutation-in-body" }

extension FlowRules {
  static let mutationInBody = Rule(
    .flowMutationInBody, .error, "A source is changed while rendering",
    traits: [.dependsOnUse],
    whatHappens: "SwiftUI says “Modifying state during view update, this will cause undefined behavior.” or "
      + "“Publishing changes from within view updates is not allowed, this will cause undefined behavior.”",
    why: """
      A body only says what is shown. If showing it changes the data it is made from, every update asks for the next \
      one, and what the user sees depends on how often SwiftUI happens to render.
      """,
    repair: "Move the change into an action, or into a handler such as `.onAppear { … }`.",
    examples: [
      RuleExample(
        bad: """
          <View name="Sub">
            <Binding name="isFavorite" type="Bool"/>
            <Computed name="label" type="String">⟦isFavorite = false; return isFavorite.description⟧</Computed>
            <Body><Text>{label}</Text></Body>
          </View>
          """,
        good: """
          <View name="Sub">
            <Binding name="isFavorite" type="Bool"/>
            <Body><Button action="isFavorite = false">{isFavorite.description}</Button></Body>
          </View>
          """),
      RuleExample(
        bad: """
          <Module>
            <ObservableObject name="Store">
              <Published name="visits" type="Int" value="0"/>
              <Func signature="countVisit() -> Int">visits += 1; return visits</Func>
            </ObservableObject>
            <View name="Counter">
              <ObservedObject name="store" type="Store"/>
              <Body><Text>{⟦store.countVisit()⟧} visits</Text></Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <ObservableObject name="Store">
              <Published name="visits" type="Int" value="0"/>
              <Func signature="countVisit()">visits += 1</Func>
            </ObservableObject>
            <View name="Counter">
              <ObservedObject name="store" type="Store"/>
              <Body><Text modifiers=".onAppear { store.countVisit() }">{store.visits} visits</Text></Body>
            </View>
          </Module>
          """),
      RuleExample(
        bad: """
          <Module>
            <ObservableObject name="Tally">
              <Published name="votes" type="[String]" value="{[]}"/>
            </ObservableObject>
            <View name="Result">
              <ObservedObject name="tally" type="Tally"/>
              <Func signature="addVote(to tally: Tally)">tally.votes.append("Ann")</Func>
              <Computed name="line" type="String">⟦addVote(to: tally); return tally.votes.joined(separator: ", ")⟧</Computed>
              <Body><Text>{line}</Text></Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <ObservableObject name="Tally">
              <Published name="votes" type="[String]" value="{[]}"/>
            </ObservableObject>
            <View name="Result">
              <ObservedObject name="tally" type="Tally"/>
              <Func signature="addVote(to tally: Tally)">tally.votes.append("Ann")</Func>
              <Computed name="line" type="String">
                let copy = Tally(votes: tally.votes)
                addVote(to: copy)
                return copy.votes.joined(separator: ", ")
              </Computed>
              <Body><Text>{line}</Text></Body>
            </View>
          </Module>
          """),
      RuleExample(
        bad: """
          <Module>
            <ObservableObject name="Tally">
              <Published name="votes" type="[String]" value="{[]}"/>
              <Func signature="close() -> String">votes.append("end"); return votes.joined(separator: ", ")</Func>
            </ObservableObject>
            <ObservableObject name="Office">
              <Published name="tallies" type="[Tally]" value="{[Tally()]}"/>
              <Func signature="current() -> Tally">let all = tallies; return all.last ?? Tally()</Func>
            </ObservableObject>
            <View name="Result">
              <EnvironmentObject name="office" type="Office"/>
              <Body><Text>{⟦office.current().close()⟧}</Text></Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <ObservableObject name="Tally">
              <Published name="votes" type="[String]" value="{[]}"/>
              <Func signature="close() -> String">votes.append("end"); return votes.joined(separator: ", ")</Func>
            </ObservableObject>
            <ObservableObject name="Office">
              <Published name="tallies" type="[Tally]" value="{[Tally()]}"/>
              <Func signature="copy() -> Tally">Tally(votes: tallies.last?.votes ?? [])</Func>
            </ObservableObject>
            <View name="Result">
              <EnvironmentObject name="office" type="Office"/>
              <Body><Text>{office.copy().close()}</Text></Body>
            </View>
          </Module>
          """),
      RuleExample(
        bad: """
          <Module>
            <ObservableObject name="Store">
              <Published name="visits" type="Double" value="0"/>
              <Func signature="next() -> Double">visits += 1; return visits</Func>
            </ObservableObject>
            <Extension of="View"><Func signature="wide(_ store: Store) -> some View">padding(store.next())</Func></Extension>
            <View name="Counter">
              <ObservedObject name="store" type="Store"/>
              <Body><Text modifiers="⟦.wide(store)⟧">Visits</Text></Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <ObservableObject name="Store">
              <Published name="visits" type="Double" value="0"/>
              <Func signature="next() -> Double">visits += 1; return visits</Func>
            </ObservableObject>
            <Extension of="View"><Func signature="wide(_ store: Store) -> some View">padding(store.visits)</Func></Extension>
            <View name="Counter">
              <ObservedObject name="store" type="Store"/>
              <Body><Button action="print(store.next())" modifiers=".wide(store)">Visits</Button></Body>
            </View>
          </Module>
          """),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Tally">
              <Published name="votes" type="[String]" value="{[]}"/>
              <Func signature="add(_ vote: String)">votes.append(vote)</Func>
            </ObservableObject>
            <ObservableObject name="Office">
              <Published name="tallies" type="[Tally]" value="{[Tally()]}"/>
              <Func signature="forEachTally(_ body: (Tally) -> Void)">for tally in tallies { body(tally) }</Func>
            </ObservableObject>
            <View name="Result">
              <EnvironmentObject name="office" type="Office"/>
              <Computed name="line" type="String">⟦office.forEachTally { $0.add("end") }; return "Closed: \(office.tallies.count)"⟧</Computed>
              <Body><Text>{line}</Text></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Tally">
              <Published name="votes" type="[String]" value="{[]}"/>
              <Func signature="add(_ vote: String)">votes.append(vote)</Func>
            </ObservableObject>
            <ObservableObject name="Office">
              <Published name="tallies" type="[Tally]" value="{[Tally()]}"/>
              <Func signature="forEachTally(_ body: (Tally) -> Void)">for tally in tallies { body(tally) }</Func>
            </ObservableObject>
            <View name="Result">
              <EnvironmentObject name="office" type="Office"/>
              <Computed name="line" type="String">
                var all = 0
                office.forEachTally { all += $0.votes.count }
                let sum = Tally()
                office.forEachTally { sum.add($0.votes.joined(separator: " ")) }
                return "\(all): " + sum.votes.joined(separator: ", ")
              </Computed>
              <Body><Text>{line}</Text></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="Line"><Let name="make" type="() -> String"/><Body><Text>{make()}</Text></Body></View>
            <View name="Framed"><Let name="make" type="() -> String"/><Body><GroupBox><Line make="make"/></GroupBox></Body></View>
            <View name="Lines">
              <State name="count" type="Int" value="0"/>
              <Body><Framed make="⟦count += 1; return count.description⟧"/></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Line"><Let name="make" type="(Int) -> String"/><Body><Text>{make(1)}</Text></Body></View>
            <View name="Lines">
              <State name="count" type="Int" value="0"/>
              <Body><VStack><Line make="(count + $0).description"/><Button action="count += 1">More</Button></VStack></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Tally"><Published name="votes" type="[String]" value="{[]}"/></ObservableObject>
            <View name="Result">
              <ObservedObject name="tally" type="Tally"/>
              <Func signature="run(_ body: () -> Void)">body()</Func>
              <Func signature="line() -> String">
                let both = (new: Tally(), old: tally)
                let close = { both.old.votes.append("end") }
                run(close)
                return tally.votes.joined(separator: ", ")
              </Func>
              <Body><Text>{⟦line()⟧}</Text></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Tally"><Published name="votes" type="[String]" value="{[]}"/></ObservableObject>
            <View name="Result">
              <ObservedObject name="tally" type="Tally"/>
              <Func signature="run(_ body: () -> Void)">body()</Func>
              <Func signature="line() -> String">
                let both = (new: Tally(), old: tally)
                let close = { both.new.votes.append("end") }
                run(close)
                return both.new.votes.joined(separator: ", ")
              </Func>
              <Body><Text>{line()}</Text></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <View name="Counter">
            <State name="count" type="Int" value="0"/>
            <State name="seen" type="Int" value="0"/>
            <Func signature="next(_ number: Binding&lt;Int&gt;) -> Int">number.wrappedValue += 1; return number.wrappedValue</Func>
            <Func signature="after(_ number: Binding&lt;Int&gt;) -> Int">next(number)</Func>
            <Computed name="line" type="String">⟦let shown = $seen; shown.wrappedValue = 1; return "\(seen)"⟧</Computed>
            <Body><Text>{line} {⟦after($count)⟧}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Counter">
            <State name="count" type="Int" value="0"/>
            <State name="seen" type="Int" value="0"/>
            <Func signature="next(_ number: Binding&lt;Int&gt;) -> () -> Void">{ number.wrappedValue += 1 }</Func>
            <Func signature="sum(_ number: Binding&lt;Int&gt;) -> Int">var sum = number.wrappedValue; sum += 1; return sum</Func>
            <Computed name="line" type="String">var shown = $seen; shown = $count; return "\(shown.wrappedValue)"</Computed>
            <Body><Button action="next($count)(); seen += 1">{line} {sum($count)} {seen}</Button></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Line"><Let name="title" type="() -> String"/><Let name="act" type="() -> Void"/></Struct>
            <View name="LineView"><Let name="line" type="Line"/><Body><Button action="line.act()">{line.title()}</Button></Body></View>
            <View name="Lines">
              <State name="count" type="Int" value="0"/>
              <Body><LineView line="{Line(title: ⟦{ count += 1; return count.description }⟧, act: { count = 0 })}"/></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Line"><Let name="title" type="() -> String"/><Let name="act" type="() -> Void"/></Struct>
            <View name="LineView"><Let name="line" type="Line"/><Body><Button action="line.act()">{line.title()}</Button></Body></View>
            <View name="Lines">
              <State name="count" type="Int" value="0"/>
              <Body><LineView line="{Line(title: { count.description }, act: { count += 1 })}"/></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Line"><Var name="title" type="() -> String"/><Func signature="shout() -> String">title().uppercased()</Func></Struct>
        <View name="Lines">
          <State name="count" type="Int" value="0"/>
          <Computed name="all" type="[Line]">[Line(title: { count.description }), Line(title: { count += 1; return "last" })]</Computed>
          <Func signature="next() -> Line">Line(title: { count += 1; return count.description })</Func>
          <Computed name="text" type="String">var line = next(); line = all[0]; return line.shout()</Computed>
          <Body><Button action="print(next().shout())">{text} {all.first?.title() ?? "none"}</Button></Body>
        </View>
      </Module>
      """#
  ) { context in
    var changes = context.graph.changesWhileRendering(context.model).filter {
      !context.isUnseen($0.write.member) && !context.isOfFreshObject($0.write)
    }[...]
    while let first = changes.first {
      // Of the changes that one unit makes, the first one stands for all.
      let ofUnit = changes.prefix { $0.write.unit == first.write.unit }
      context.reportMutation(first.write, ofUnit.prefix { $0.write.code == first.write.code })
      changes = changes.dropFirst(ofUnit.count)
    }
    for index in context.program.declarations.indices
    where context.program.declarations[index].kind.drivesControl {
      context.reportConfigurationChanges(by: index)
    }
  }
}

extension RuleContext {
  /// Reports what a style draws that changes what its toggle or disclosure group is bound to, or runs the action of its button.
  fileprivate func reportConfigurationChanges(by style: DeclarationID) {
    let checked = model.files[program[style].file]
    for id in program.members(of: style) {
      guard let getter = program[id].getter, graph.rendered.contains(graph.units.getter(id)),
        let use = graph.renderingUse(of: graph.units.getter(id)),
        let place = checked.code.nodes.indices.first(where: {
          getter.range.contains(checked.code[$0].range) && checked.changesControl(at: $0)
            && !checked.isInClosure($0, within: getter.range)
        })
      else { continue }
      let isButton = program[style].kind == .primitiveButtonStyle
      let change =
        isButton
        ? "runs the action of the button"
        : program[style].kind == .toggleStyle
          ? "changes what the toggle is bound to" : "opens or closes the disclosure group"
      report(
        "Rendering this \(change): views must not change the data they show.",
        at: location(use.file, use.code),
        related: [
          RelatedPlace(
            isButton ? "it is run here" : "it is changed here", location(program[style].file, place))
        ],
        help:
          "Do it in an action or a gesture, such as `.onTapGesture { … }`, and only read `configuration` here."
      )
    }
  }

  /// True for data of an object that a view makes for itself as it is made, in a function that views around it call on what they just
  /// made: nobody observes it yet.
  fileprivate func isOfFreshObject(_ write: Access) -> Bool {
    guard !write.base.isNone, case let holder = program[write.base], holder.kind == .observedObject,
      holder.value != nil, case let function = graph.units.member(write.unit), !function.isNone
    else { return false }
    return program[function].owner == holder.owner && program[function].kind == .function
  }

  /// True for data of an Observable that nothing reads while it is drawn: no view is drawn again as it changes.
  fileprivate func isUnseen(_ id: MemberID) -> Bool {
    guard !id.isNone, program[program[id].owner].kind == .observable else { return false }
    return !graph.uses(of: id).contains {
      $0.kind == .bind || $0.kind == .read && graph.rendered.contains($0.unit)
    }
  }

  /// Reports the expressions that lead to a write while rendering: one finding for each view.
  fileprivate func reportMutation(_ write: Access, _ changes: ArraySlice<RenderingChange>) {
    var sites: [DeclarationID: [SourceLocation]] = [:]
    var order: [DeclarationID] = []
    let found = changes.map { (owner: $0.owner, place: place(of: $0)) }.sorted {
      ($0.place.file, $0.place.range.start) < ($1.place.file, $1.place.range.start)
    }
    for site in found {
      if sites[site.owner] == nil { order.append(site.owner) }
      if sites[site.owner, default: []].contains(site.place) { continue }
      sites[site.owner, default: []].append(site.place)
    }
    for owner in order {
      guard let places = sites[owner], let first = places.first else { continue }
      let target = write.member.isNone ? "the object" : "`\(program[write.member].name)`"
      var related = [RelatedPlace("\(target) is changed here", location(of: write))]
      related += places.dropFirst().map { RelatedPlace("this leads to the same change", $0) }
      if let change = changes.first(where: { place(of: $0) == first }), !change.called.isNone {
        let name = program[change.called].name
        related.append(
          change.call.map { RelatedPlace("`\(name)` is called here, while rendering", location(of: $0)) }
            ?? RelatedPlace(
              "\(program[program[change.called].owner].name) calls `\(name)` while it is drawn",
              program.location(of: change.called)))
      }
      if !write.member.isNone {
        related.append(RelatedPlace("\(target) is declared here", program.location(of: write.member)))
      }
      let message =
        write.kind == .announce
        ? "Rendering this announces a change of an object, which asks for rendering again."
        : "Rendering this changes \(target), which is \(sourceNoun(write.member)): views must not change the data they show."
      report(
        message, at: first, related: related,
        help: "Change it in an action, in `.onAppear` or in `.onChange`, and only read it here.")
    }
  }

  private func sourceNoun(_ id: MemberID) -> String {
    let member = program[id]
    if member.isStatic { return "a static variable" }
    if program[member.owner].kind.isObject { return "announced by \(program[member.owner].name)" }
    return member.kind.element.withArticle
  }

  /// The expression of the body, or the body of the derived value, that leads to a change.
  private func place(of change: RenderingChange) -> SourceLocation {
    guard !change.derived.isNone, let code = program[change.derived].getter else {
      return location(change.file, change.root)
    }
    let file = program[change.derived].file
    var range = code.range
    let bytes = bytes(file)
    while range.start < range.end, bytes[Int(range.start)] <= 0x20 { range.start += 1 }
    while range.start < range.end, bytes[Int(range.end) - 1] <= 0x20 { range.end -= 1 }
    return SourceLocation(file, range)
  }
}

extension CheckedFile {
  /// True for `configuration.isOn = …`, `configuration.isOn.toggle()` and `configuration.trigger()`, and of `isExpanded`.
  fileprivate func changesControl(at id: CodeID) -> Bool {
    guard let property = references[id].configurationProperty, property.isBound || property == .trigger else {
      return false
    }
    let isTrigger = property == .trigger
    return code.following(id, limit: 63).contains { parent in
      let node = code[parent]
      guard node.first == id else { return false }
      return isTrigger
        ? node.kind == .call : node.kind == .assignment || node.kind == .member && node.name == "toggle"
    }
  }

  /// True for code in a closure that stands in a part of the file.
  fileprivate func isInClosure(_ id: CodeID, within range: SourceRange) -> Bool {
    code.following(id, limit: 255).contains {
      code[$0].kind == .closure && range.contains(code[$0].range) && code[$0].range.contains(code[id].range)
    }
  }
}
