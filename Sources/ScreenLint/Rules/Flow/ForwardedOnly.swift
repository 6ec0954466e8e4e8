import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let flowForwardedOnly: RuleID = "flow/forwarded-only" }

extension FlowRules {
  static let forwardedOnly = Rule(
    .flowForwardedOnly, .note, "A parameter that views only hand on",
    traits: [.needsWholePackage, .dependsOnUse],
    whatHappens: "Every view on the way is updated when it changes, and every caller has to pass it.",
    why:
      "Views that do not use a value should not know of it: three of them must be changed whenever its type or name does.",
    repair:
      "Put the value into an object that a view above gives to the environment; the view that needs it "
      + "takes it from there.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Page">
              <Let name="⟦user⟧" type="String"/>
              <Body><VStack><Text>Page</Text><Panel user="{user}"/></VStack></Body>
            </View>
            <View name="Panel">
              <Let name="user" type="String"/>
              <Body><GroupBox><Header user="{user}"/></GroupBox></Body>
            </View>
            <View name="Header">
              <Let name="user" type="String"/>
              <Body><HStack><Text>Hello</Text><Badge user="{user}"/></HStack></Body>
            </View>
            <View name="Badge">
              <Let name="user" type="String"/>
              <Body><Text>{user}</Text></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Session"><Published name="user" type="String" value=""/></ObservableObject>
            <View name="Page">
              <StateObject name="session" type="Session"/>
              <Body><VStack modifiers=".environmentObject(session)"><Text>Page</Text><Panel/></VStack></Body>
            </View>
            <View name="Panel"><Body><GroupBox><Header/></GroupBox></Body></View>
            <View name="Header"><Body><HStack><Text>Hello</Text><Badge/></HStack></Body></View>
            <View name="Badge">
              <EnvironmentObject name="session" type="Session"/>
              <Body><TextField title="Name" text="$session.user"/></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Panel">
          <Let name="user" type="String"/>
          <Body><GroupBox><Header user="{user}"/></GroupBox></Body>
        </View>
        <View name="Header">
          <Let name="user" type="String"/>
          <Body><HStack><Text>Hello</Text><Badge user="{user}"/></HStack></Body>
        </View>
        <View name="Badge">
          <Let name="user" type="String"/>
          <Body><Text>{user}</Text></Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the views between are used with other values elsewhere and must stay independent of the environment."
  ) { context in
    context.reportForwarded()
  }
}

/// Parameters that are only handed on, and to which parameters.
private struct Forwarding {
  /// For each member the arguments that hand it on whole.
  var arguments: [MemberID: [Int32]] = [:]
  /// How many views in a row only hand a parameter on, from it on.
  var lengths: [MemberID: Int] = [:]

  static let depthLimit = 64
}

extension RuleContext {
  fileprivate func reportForwarded() {
    var forwarding = Forwarding()
    for (index, argument) in graph.arguments.enumerated() {
      guard let origin = handedOn(argument), program[program[argument.parameter].owner].kind.isView else {
        continue
      }
      forwarding.arguments[origin, default: []].append(Int32(index))
    }
    // What is used in another way too is not only handed on.
    forwarding.arguments = forwarding.arguments.filter { member, arguments in
      graph.accessesByMember.count(member.index) == arguments.count
    }
    if forwarding.arguments.count < 3 { return }
    var receivers: Set<MemberID> = []
    for arguments in forwarding.arguments.values {
      for argument in arguments { receivers.insert(graph.arguments[Int(argument)].parameter) }
    }
    for member in forwarding.arguments.keys.sorted() where !receivers.contains(member) {
      if length(member, &forwarding, 0) >= 3 { reportChain(member, forwarding) }
    }
  }

  /// The parameter of a view that an argument hands on as it is, or nil.
  private func handedOn(_ argument: Argument) -> MemberID? {
    let reference = argument.reference
    switch argument.kind {
    case .name where reference.kind == .member || reference.kind == .projection: break
    case .bindingName where reference.kind == .member: break
    // What is made of a parameter is no handing on.
    default: return nil
    }
    let member = program[reference.member]
    guard member.isParameter, program[member.owner].kind.isView, facts.isUnderstood[member.owner]
    else { return nil }
    return reference.member
  }

  private func length(_ member: MemberID, _ forwarding: inout Forwarding, _ depth: Int) -> Int {
    if let known = forwarding.lengths[member] { return known }
    guard let arguments = forwarding.arguments[member], depth < Forwarding.depthLimit else { return 0 }
    forwarding.lengths[member] = 0
    var longest = 0
    for argument in arguments {
      longest = max(longest, length(graph.arguments[Int(argument)].parameter, &forwarding, depth + 1))
    }
    forwarding.lengths[member] = longest + 1
    return longest + 1
  }

  private func reportChain(_ member: MemberID, _ forwarding: Forwarding) {
    var views: [String] = []
    var related: [RelatedPlace] = []
    var next = member
    while let arguments = forwarding.arguments[next], views.count < Forwarding.depthLimit {
      let longest = arguments.max {
        forwarding.lengths[graph.arguments[Int($0)].parameter, default: 0]
          < forwarding.lengths[graph.arguments[Int($1)].parameter, default: 0]
      }
      guard let longest else { break }
      let argument = graph.arguments[Int(longest)]
      let owner = program[program[next].owner].name.text
      views.append(owner)
      related.append(
        RelatedPlace("\(owner) hands it on here", location(argument.file, argument.code)))
      next = argument.parameter
    }
    let user = program[next].owner
    report(
      "`\(program[member].name)` is only handed on by \(views.listed); \(program[user].name) is the first view that uses it.",
      at: program.location(of: member), related: related,
      help: program[member].kind.holdsObject
        ? "Give the object by `.environmentObject(…)` above \(views[0]), and declare it as `<EnvironmentObject>` in \(program[user].name)."
        : "Keep it in an object of the environment, or let \(views[0]) take the inner view as a `<Slot>`.")
  }
}
