import ScreenSyntax
import ScreenTypes
import SourceModel

/// What all `Init`s of a view together say: what callers may pass, and for each member what it starts with.
///
/// Of one, that is what it says. Of several, a hidden parameter tells by which of them the view is made, and a member that they give
/// different values has all of them, and takes the one of that `Init`. What one of them takes has, where another makes the view, the
/// value that this hands on by `self.init(…)`, or none, as nothing reads it then.
extension DeclarationCollector {
  private typealias Places = ViewInitializer.Places
  private typealias Share = ViewInitializer.Share
  private typealias Slot = ViewInitializer.Slot

  /// All `Init`s of a view, while they are joined.
  private struct Joined {
    let all: [ViewInitializer]
    /// The last `Init` that each hands on to; itself where it hands on to none.
    var roots: [Int]
    /// How many stand before it in the longest row of those that hand on.
    var depths: [Int]
    var slots: [Slot] = []
    var isSound: Bool

    init(_ all: [ViewInitializer]) {
      self.all = all
      roots = Array(all.indices)
      depths = all.map { _ in 0 }
      isSound = all.allSatisfy(\.isRead)
    }

    /// The slot of a parameter.
    func slot(named name: Name) -> Int? { slots.firstIndex { $0.name == name } }
  }

  /// Gives the members at `owned` what the `Init`s of their view say, and moves what these take before them. False where something
  /// is told, now or before.
  mutating func join(_ readings: [ViewInitializer], of owned: Range<MemberID>) -> Bool {
    var joined = Joined(readings)
    for place in readings.indices { addSlots(of: place, &joined) }
    for place in readings.indices where !readings[place].handsOn.isNone { handOn(place, &joined) }
    for member in owned { give(member, &joined) }
    if joined.isSound { order(joined, owned) }
    return joined.isSound
  }

  private mutating func refuse(
    _ rule: RuleID, _ range: SourceRange, _ message: String, help: String?, related: [RelatedPlace] = [],
    _ joined: inout Joined
  ) {
    report(rule, range, message, help: help, related: related)
    joined.isSound = false
  }

  // MARK: What callers pass

  /// The name by which elements give a parameter: its label, or the one inside where it has none.
  private func outerName(_ parameter: CodeID) -> Name {
    let node = parser.tree[parameter]
    return node.first.isNone ? node.name : parser.tree[node.first].name
  }

  private func defaultValue(_ parameter: CodeID) -> CodeID? {
    let parts = parser.tree.items(parser.tree[parameter].list)
    return parts.count > 1 ? parts[1] : nil
  }

  private func type(of parameter: CodeID) -> CodeID {
    parser.tree.items(parser.tree[parameter].list).first ?? .none
  }

  private mutating func addSlots(of place: Int, _ joined: inout Joined) {
    for parameter in joined.all[place].parameters {
      let one = Places.one(place)
      let value = defaultValue(parameter)
      let index: Int
      if let known = joined.slot(named: outerName(parameter)) {
        index = known
        // Of one Init, two of a name are told already.
        if joined.slots[known].written != place { reportDifference(parameter, joined.slots[known], &joined) }
        joined.slots[known].takers.insert(one)
        if value == nil { joined.slots[known].needs.insert(one) }
      } else {
        index = joined.slots.count
        joined.slots.append(
          Slot(
            name: outerName(parameter), parameter: parameter, written: place, takers: one,
            needs: value == nil ? one : []))
      }
      if let value {
        joined.slots[index].shares.append(
          Share(
            places: one, value: value, written: place,
            needsDecoding: joined.all[place].signatureNeedsDecoding))
      }
    }
  }

  /// Reports a parameter that another `Init` takes as something else: elements tell by names alone what they give.
  private mutating func reportDifference(_ parameter: CodeID, _ slot: Slot, _ joined: inout Joined) {
    let (own, other) = (type(of: parameter), type(of: slot.parameter))
    guard words(own) != words(other) else { return }
    refuse(
      .typeMismatch, parser.tree[own].range,
      "Another Init of this view takes `\(slot.name)` as \(decoded(parser.tree[other].range)), so an element cannot tell which is meant.",
      help: "Give one of them another label.",
      related: [RelatedPlace("declared here", location(parser.tree[other].range))], &joined)
  }

  /// A type as it is written, without what a function may do besides giving a value, and without blanks.
  private func words(_ type: CodeID) -> String {
    decoded(parser.tree[type].range).split(separator: " ").filter { $0 != "async" && $0 != "throws" }.joined()
  }

  /// Follows `self.init(…)`: what it passes is what the other one's parameters are here.
  private mutating func handOn(_ place: Int, _ joined: inout Joined) {
    var (from, passed) = (place, Set([place]))
    while !joined.all[from].handsOn.isNone {
      let call = parser.tree[joined.all[from].handsOn]
      let arguments = Array(parser.tree.items(call.list))
      let found = callee(of: arguments, from: from, joined)
      guard let (target, values) = found, passed.insert(target).inserted else {
        // What another one hands on to is told there.
        guard from == place || found?.0 == place else { return }
        return refuse(
          .typeExtraArgument, call.range,
          found == nil
            ? "No other Init of the view takes this." : "These initialisers hand on to each other.",
          help: "Name the parameters of another Init, in their order; one of them assigns the members.",
          &joined)
      }
      for (parameter, value) in zip(joined.all[target].parameters, values) {
        guard let slot = joined.slot(named: outerName(parameter)) else { continue }
        let isDefault = value == nil
        guard let value = value ?? defaultValue(parameter) else { continue }
        // What it is was given with what this one takes.
        if !isDefault, passes(value, slot, from, joined) { continue }
        if joined.slots[slot].takers.contains(place) {
          return refuse(
            .syntaxInvalidCode, parser.tree[value].range,
            "This Init takes `\(joined.slots[slot].name)` itself, and gives the other one something else by that name.",
            help: "Give one of the parameters another label.",
            related: [RelatedPlace("declared here", location(parser.tree[parameter].range))], &joined)
        }
        joined.slots[slot].shares.append(
          Share(
            places: .one(place), value: value, written: isDefault ? target : from,
            needsDecoding: isDefault
              ? joined.all[target].signatureNeedsDecoding : joined.all[from].needsDecoding))
      }
      from = target
      joined.depths[target] = max(joined.depths[target], passed.count - 1)
    }
    joined.roots[place] = from
  }

  /// The `Init` that takes what another one passes, and what each of its parameters is given; nil where none does.
  private func callee(of arguments: [CodeID], from: Int, _ joined: Joined) -> (Int, [CodeID?])? {
    for other in joined.all.indices where other != from {
      if let values = match(arguments, joined.all[other].parameters) { return (other, values) }
    }
    return nil
  }

  /// True for a value that is what an `Init` takes for a slot, as it is.
  private func passes(_ value: CodeID, _ slot: Int, _ place: Int, _ joined: Joined) -> Bool {
    let node = parser.tree[value]
    guard node.kind == .name, let own = joined.all[place].places[node.name] else { return false }
    return outerName(joined.all[place].parameters[own]) == joined.slots[slot].name
  }

  /// For each parameter the argument that it is given, nil where it has its default; nil where these do not fit.
  private func match(_ arguments: [CodeID], _ parameters: [CodeID]) -> [CodeID?]? {
    var values = [CodeID?](repeating: nil, count: parameters.count)
    var next = 0
    for id in arguments {
      let argument = parser.tree[id]
      let isTrailing = argument.flags.contains(.trailing) && argument.name.isEmpty
      while next < parameters.count {
        let parameter = parser.tree[parameters[next]]
        let label = parameter.first.isNone ? Name.none : parser.tree[parameter.first].name
        if label == argument.name || isTrailing && defaultValue(parameters[next]) == nil { break }
        guard defaultValue(parameters[next]) != nil else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      values[next] = argument.first
      next += 1
    }
    for (parameter, value) in zip(parameters, values) where value == nil && defaultValue(parameter) == nil {
      return nil
    }
    return values
  }

  // MARK: What members start with

  /// Gives a member what the `Init`s say of it.
  private mutating func give(_ member: MemberID, _ joined: inout Joined) {
    var shares: [Share] = []
    var without: Places = []
    for place in joined.all.indices {
      let root = joined.roots[place]
      guard let value = joined.all[root].given[member] else {
        without.insert(.one(place))
        continue
      }
      if let known = shares.firstIndex(where: { $0.written == root }) {
        shares[known].places.insert(.one(place))
      } else {
        shares.append(
          Share(
            places: .one(place), value: value, written: root, needsDecoding: joined.all[root].needsDecoding))
      }
    }
    if !without.isEmpty, !joined.isSound { return }
    if shares.isEmpty { return keep(member, &joined) }
    if !without.isEmpty {
      guard !awaitsValue(member) else { return reportNotGiven(member, in: without, &joined) }
      shares.append(
        Share(
          places: without, value: ownValue(of: member), written: -1,
          needsDecoding: members[member].value?.needsDecoding ?? false))
    }
    if let slot = passedSlot(member, &shares, joined) { return merge(slot, with: member, shares, &joined) }
    give(member, shares, &joined)
  }

  /// Leaves a member that no `Init` names as it is. What has a value already is no parameter any more.
  private mutating func keep(_ member: MemberID, _ joined: inout Joined) {
    if awaitsValue(member) { return reportNotGiven(member, in: .first(joined.all.count), &joined) }
    if members[member].kind == .variable, !members[member].isStatic,
      members[member].value != nil || members[member].source != nil
    {
      members[member].kind = .constant
    }
  }

  private mutating func reportNotGiven(_ member: MemberID, in places: Places, _ joined: inout Joined) {
    for place in joined.all.indices where places.contains(place) && joined.roots[place] == place {
      refuse(
        .typeMissingArgument, joined.all[place].header.nameRange,
        "This initialiser gives `\(members[member].name)` no value.",
        help: "Assign it here, or give it a `value`.",
        related: [RelatedPlace("declared here", location(members[member].nameRange))], &joined)
    }
  }

  /// What a member has where an `Init` gives it nothing: what its attribute says, or nil.
  private mutating func ownValue(of member: MemberID) -> CodeID {
    guard let value = members[member].value else {
      return addNode(CodeNode(.nilLiteral, members[member].typeRange))
    }
    return addNode(CodeNode(.interpolation, value.range))
  }

  /// The slot that a member can stand for, as each `Init` that takes it gives the member nothing else; what is left in `shares` is
  /// what the others give. Nil where the member has values of its own.
  private func passedSlot(_ member: MemberID, _ shares: inout [Share], _ joined: Joined) -> Int? {
    let found = shares.map { slot($0, passedTo: member, joined) }
    guard let slot = found.lazy.compactMap({ $0 }).first else { return nil }
    var others: [Share] = []
    for (share, own) in zip(shares, found) where own != slot {
      // A Let of which an Init makes more than it takes is made once for each view.
      if !members[member].kind.isPassedOn || !share.places.isDisjoint(with: joined.slots[slot].takers) {
        return nil
      }
      others.append(share)
    }
    shares = others
    return slot
  }

  /// The slot that a value is, where the member can stand for it; nil for other values.
  private func slot(_ share: Share, passedTo member: MemberID, _ joined: Joined) -> Int? {
    guard share.written >= 0 else { return nil }
    let reading = joined.all[share.written]
    let written = parser.tree[share.value].name
    guard parser.tree[share.value].kind == .name, let place = reading.places[written],
      let slot = joined.slot(named: outerName(reading.parameters[place])), joined.slots[slot].member.isNone,
      written == members[member].name
        || members[member].kind == .binding && isNamedOnce(written, in: reading.node)
    else { return nil }
    switch members[member].kind {
    case .constant, .variable, .binding, .observedObject, .bindable: return slot
    case .state, .stateObject, .gestureState, .focusState, .accessibilityFocusState, .appStorage,
      .sceneStorage, .environmentObject,
      .environment, .published, .computed, .function, .enumCase, .fragment, .slot:
      return nil
    }
  }

  /// True for a parameter that the code of an Init names in one place only, so that it may have the name of a member instead.
  private func isNamedOnce(_ parameter: Name, in node: XMLNodeID) -> Bool {
    source.text(xml[node].range).words.count { $0 == parameter.text } == 2
  }

  /// Makes a member the parameter that it is given as it is; `others` is what it is where some `Init`s give it something else.
  private mutating func merge(
    _ slot: Int, with member: MemberID, _ others: [Share], _ joined: inout Joined
  ) {
    let parameter = joined.slots[slot].parameter
    joined.slots[slot].member = member
    if parser.tree[parameter].flags.contains(.computed) { members[member].traits.insert(.isAutoclosure) }
    joined.slots[slot].shares += others
    let name = members[member].name
    let label = parser.tree[parameter].first
    members[member].key =
      label.isNone ? Names.underscore : parser.tree[label].name == name ? .none : parser.tree[label].name
    var type = type(of: parameter)
    if members[member].kind == .binding {
      guard let bound = boundType(type) else {
        return refuse(
          .typeMismatch, parser.tree[type].range, "`\(name)` is a Binding, and this is none.",
          help: "Write `Binding[…]` around the type.", &joined)
      }
      type = bound
    }
    if types[member].isNone {
      types[member] = HeaderType(type)
      members[member].typeRange = parser.tree[type].range
    } else if differs(types[member], type) {
      return refuse(
        .typeMismatch, parser.tree[type].range,
        "`\(name)` is declared \(decoded(members[member].typeRange)), and this Init takes another type for it.",
        help: "Write the same type at both.",
        related: [RelatedPlace("declared here", location(members[member].typeRange))], &joined)
    }
    setDefault(of: member, joined.slots[slot], joined)
    if members[member].value != nil, members[member].kind == .constant { members[member].kind = .variable }
  }

  /// Gives a parameter what it is where a caller does not pass it.
  private mutating func setDefault(of member: MemberID, _ slot: Slot, _ joined: Joined) {
    if !slot.shares.isEmpty {
      let value = value(of: slot.shares, &members[member].choice)
      members[member].value = value
    }
    if slot.needs != .first(joined.all.count) { members[member].traits.insert(.mayBeLeftOut) }
    if joined.all.count > 1, !slot.shares.isEmpty { members[member].traits.insert(.followsInitializer) }
  }

  /// Where the values of some `Init`s stand: the first of them, and all in a `choice` where they are several.
  private mutating func value(of shares: [Share], _ choice: inout CodeID) -> CodeSource {
    if shares.count > 1 {
      var items: [CodeID] = []
      for share in shares {
        let range = parser.tree[share.value].range
        items.append(addNode(parser.integerLiteral(Int(share.places.rawValue), range)))
        var node = CodeNode(.argument, range)
        node.first = share.value
        if share.written < 0 {
          node.name = parser.tree[share.value].kind == .nilLiteral ? Names.none : Names.value
        }
        if share.needsDecoding { node.flags.insert(.encoded) }
        items.append(addNode(node))
      }
      var node = CodeNode(.arrayLiteral, parser.tree[shares[0].value].range)
      node.list = parser.draft.addList(items, named: node.range.start)
      choice = addNode(node)
    }
    // What is declared tells the type where nothing else does.
    let told = shares.first { $0.written < 0 } ?? shares[0]
    return CodeSource(
      range: parser.tree[told.value].range, needsDecoding: told.needsDecoding, isValue: told.written < 0)
  }

  /// Notes that a member is given values.
  private mutating func give(_ member: MemberID, _ shares: [Share], _ joined: inout Joined) {
    let kind = members[member].kind
    let range = parser.tree[shares[0].value].range
    switch kind {
    case .constant, .variable:
      // It follows the parameters at each rendering, as the view is made anew.
      // A value that every Init replaces tells the type all the same, and is forgotten then.
      if !types[member].isNone {
        members[member].value = nil
      } else if members[member].value == nil {
        refuse(
          .syntaxMissingAttribute, members[member].nameRange,
          "`\(members[member].name)` has no type, and the Init gives it its value.",
          help: "Add `type=\"…\"`.", &joined)
      }
      members[member].kind = .computed
      members[member].traits.insert(.isLazy)
      let value = value(of: shares, &members[member].choice)
      members[member].getter = value
    case .state, .stateObject, .gestureState, .observedObject, .bindable:
      let value = value(of: shares, &members[member].choice)
      members[member].value = value
    case .binding:
      refuse(
        .syntaxInvalidCode, range, "A Binding of a view is one that it is passed, and this is another value.",
        help:
          "Take it by its name, `\(members[member].name): Binding[\(decoded(members[member].typeRange))]`, and write `_\(members[member].name) = \(members[member].name)`; one "
          + "that is made has a `get` and a `set`: `<Binding name=\"\(members[member].name)\" get=\"…\" set=\"…\"/>`.",
        &joined)
    case .environmentObject, .environment, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage,
      .published, .computed,
      .function, .enumCase, .fragment, .slot:
      refuse(
        .syntaxInvalidCode, range,
        "`\(members[member].name)` is \(kind.element.withArticle), which an Init gives no value.",
        help: kind == .appStorage || kind == .sceneStorage
          ? "Say its key and its first value where it is declared: `key=\"…\" value=\"…\"`; a key may have parts, as "
            + "`key=\"count-{id}\"`." : "Remove it.",
        &joined)
    }
  }

  // MARK: The order of members

  /// Puts what the `Init`s take, in their order, before the other members.
  private mutating func order(_ joined: Joined, _ owned: Range<MemberID>) {
    var taken: [MemberID] = []
    if joined.all.count > 1 {
      taken.append(members.endIndex)
      appendNumber(of: joined.all[0])
    }
    // What one hands on, which its locals may be part of, is there before the other one's own.
    for place in joined.all.indices.sorted(by: { (joined.depths[$0], $0) < (joined.depths[$1], $1) }) {
      let first = joined.slots.filter { $0.first(in: joined.all.indices, by: joined.depths) == place }
      for slot in first {
        taken.append(slot.member.isNone ? members.endIndex : slot.member)
        if slot.member.isNone { append(slot, joined) }
      }
      for local in joined.all[place].locals {
        taken.append(members.endIndex)
        members.append(local.member)
        types.append(local.type)
      }
    }
    let merged = Set(taken)
    let order = taken + owned.filter { !merged.contains($0) }
    let (ordered, headers) = (order.map { members[$0] }, order.map { types[$0] })
    for (place, member) in ordered.enumerated() {
      members[owned.lowerBound.advanced(by: place)] = member
      types[owned.lowerBound.advanced(by: place)] = headers[place]
    }
    if joined.all.count == 1 { return }
    for reading in joined.all {
      members.append(reading.header)
      types.append(HeaderType(reading.signature))
    }
  }

  /// Adds what tells by which `Init` a view is made.
  private mutating func appendNumber(of first: ViewInitializer) {
    let range = first.header.nameRange
    var member = Member(
      kind: .variable, file: file, node: first.node, nameRange: range, typeRange: range, isStatic: false,
      isMutating: false)
    member.name = Names.initializerNumber
    member.traits = [.isInitParameter, .mayBeLeftOut]
    members.append(member)
    types.append(HeaderType(Name("Int")))
  }

  /// Adds a parameter that is no member, and that only the values of members name.
  private mutating func append(_ slot: Slot, _ joined: Joined) {
    let node = parser.tree[slot.parameter]
    let type = type(of: slot.parameter)
    let bound = boundType(type)
    var member = Member(
      kind: bound != nil ? .binding : slot.shares.isEmpty ? .constant : .variable, file: file,
      node: joined.all[slot.written].node, nameRange: parser.tree.nameRange(node),
      typeRange: parser.tree[bound ?? type].range, isStatic: false, isMutating: false)
    member.name = slot.name
    member.traits.insert(.isInitParameter)
    if node.flags.contains(.computed) { member.traits.insert(.isAutoclosure) }
    if node.first.isNone {
      member.key = Names.underscore
    } else if slot.name != node.name {
      member.nameRange = parser.tree[node.first].range
      member.key = node.name
    }
    members.append(member)
    types.append(HeaderType(bound ?? type))
    setDefault(of: members.endIndex.advanced(by: -1), slot, joined)
  }
}
