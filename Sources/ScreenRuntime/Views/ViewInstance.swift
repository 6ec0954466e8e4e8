import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// One view, modifier, style, app or preview of a page: the values of its stored members.
///
/// An instance that owns state, or whose `Init` made more than values, stays the same from one rendering to the next; others are made
/// anew.
final class ViewInstance {
  unowned(unsafe) let plan: DeclarationPlan
  let identity: UInt64
  /// What the type parameters of its view stand for, as far as its use tells.
  var typeArguments: [TypeID: TypeID] = [:]
  private(set) var fields: [Value]
  /// What the caller put between the tags and into named slots, by member.
  var slots: [Int32: SlotContent] = [:]
  /// What `configuration` is in a style.
  var configuration: StyleConfiguration?
  /// Lowers what `<Content/>` stands for in a modifier or style, or a view of the style's configuration.
  var lowerContent: ((ViewHost, StyleProperty) throws -> [NodeIndex])?
  /// Values of members that were computed, until something is written.
  @exclusivity(unchecked) private var computed: [ComputedValue] = []
  /// What its `Init` made; nil where no use made it.
  var given: [MemberID: Value]?
  /// The parameters of which its `Init` made that, by field.
  private var origins: [Int32: Value] = [:]
  /// True in a proof where what it was given can be read, and may not write what the proof is about.
  var isTame = false
  /// The rendering in which it was last shown.
  var pass = 0
  /// Its place among those that renderings asked for, in order.
  var turn = 0

  init(_ plan: DeclarationPlan, identity: UInt64) {
    self.plan = plan
    self.identity = identity
    fields = plan.emptyFields
  }

  init(_ plan: DeclarationPlan, identity: UInt64, fields: [Value]) {
    self.plan = plan
    self.identity = identity
    self.fields = fields
  }

  func field(_ index: Int32) -> Value {
    index >= 0 && Int(index) < fields.count ? fields[Int(index)] : .void
  }

  func setField(_ index: Int32, _ value: Value) {
    if index >= 0 && Int(index) < fields.count { fields[Int(index)] = value }
    if !computed.isEmpty { computed = [] }
  }

  /// What a use gives an instance, and the states with which one begins that is made.
  struct Given {
    fileprivate var fields: [(field: Int32, value: Value)] = []
    fileprivate var states: [(field: Int32, value: Value)] = []
    fileprivate let slots: [Int32: SlotContent]
    fileprivate let configuration: StyleConfiguration?
    fileprivate let made: [MemberID: Value]?
    fileprivate let origins: [Int32: Value]
  }

  /// What it was given last, and its states where it was just made.
  func given(_ evaluator: Evaluator, withStates: Bool) -> Given {
    var given = Given(slots: slots, configuration: configuration, made: self.given, origins: origins)
    for (place, member) in plan.stored.enumerated() {
      let field = Int32(place)
      if !evaluator.members[member].kind.isOwnedByView {
        given.fields.append((field, self.field(field)))
      } else if withStates {
        given.states.append((field, self.field(field)))
      }
    }
    return given
  }

  /// Gives it again what it was given; a log takes note of the states that it has now.
  func take(_ given: Given, _ undo: UndoLog?) {
    for (field, value) in given.states {
      undo?.note(self, field)
      setField(field, value)
    }
    for (field, value) in given.fields { setField(field, value) }
    (self.given, origins) = (given.made, given.origins)
    (slots, configuration) = (given.slots, given.configuration)
  }

  /// Forgets what the `Init` made of parameters that have other values now, and all plain values that it made of parameters, which may
  /// have led to data that changed. Closures and bindings count as others each time, as they may lead elsewhere.
  func forgetMade() {
    let before = origins
    for need in plan.made.lazy.flatMap(\.needs) { origins[need] = field(need) }
    guard given != nil else { return given = [:] }
    for made in plan.made where !made.needs.isEmpty {
      let place = made.isLocal ? plan.stored.firstIndex(of: made.member).map { Int32($0) } : nil
      let lasts = (place.map { field($0) } ?? given?[made.member]).map { Self.hasIdentity($0) } ?? false
      if lasts, made.needs.allSatisfy({ Self.isSame(before[$0], field($0)) }) { continue }
      given?[made.member] = nil
      if let place { setField(place, .void) }
    }
  }

  /// True for an object, and for what the library makes, such as a timer: another one is not the same.
  private static func hasIdentity(_ value: Value) -> Bool {
    switch value {
    case .object, .opaque: true
    // Any other value is what it holds.
    default: false
    }
  }

  private static func isSame(_ before: Value?, _ now: Value) -> Bool {
    switch (before, now) {
    case (nil, _), (_, .binding), (_, .function): false
    case (.object(let before)?, .object(let now)): before === now
    // Other values are what they hold.
    case (let before?, _): Evaluator.areEqual(before, now)
    }
  }

  /// The value that a member was computed to be at a time, if it was.
  func computed(_ member: MemberID, epoch: Int) -> ComputedValue? {
    computed.first { $0.member == member && $0.epoch == epoch }
  }

  /// Keeps a computed value until something is written.
  func keep(_ value: ComputedValue) {
    if let place = computed.firstIndex(where: { $0.member == value.member }) {
      computed[place] = value
    } else {
      computed.append(value)
    }
  }

  /// The instance as `self` in code.
  var asValue: Value {
    .opaque(OpaqueBox(type: .view, content: ViewInstanceHolder(self), description: plan.name))
  }

  /// The binding that `$member` is.
  func binding(
    to member: MemberID, _ plan: MemberPlan, _ evaluator: Evaluator, _ frame: Frame, _ id: CodeID
  ) throws -> BindingBox {
    if plan.kind == .computed || (plan.kind == .binding && plan.hasGetter) {
      return BindingBox(
        get: { [unowned evaluator, self] in
          let value = try evaluator.getter(member, view: self, receiver: .void)
          if case .binding(let box) = value, !plan.isBindingType { return try box.get() }
          return value
        },
        set: plan.hasSetter
          ? { [unowned evaluator, self] in
            try evaluator.callSetter(member, view: self, receiver: .void, $0)
            evaluator.noteChange()
          } : nil)
    }
    if case .binding(let box) = field(plan.field), !plan.isBindingType || plan.kind != .state { return box }
    if plan.kind == .environmentObject { _ = try evaluator.selfMember(member, id, frame) }
    let place = plan.field
    let isWritable = plan.kind.isOwnedState
    return BindingBox(
      get: { [unowned evaluator, self] in
        evaluator.reads?.note(.field(self, place))
        return field(place)
      },
      set: isWritable
        ? { [unowned evaluator, self] in
          evaluator.undo?.note(self, place)
          setField(place, $0)
          evaluator.noteChange()
        } : nil,
      modify: isWritable
        ? { [unowned evaluator, self] in try evaluator.modifyField(place, of: self, true, $0) } : nil)
  }
}

/// What a member of a view was computed to be, and what that took.
struct ComputedValue {
  let member: MemberID
  let epoch: Int
  let value: Value
  let steps: Int
  /// How many calls were open.
  let depth: Int
}

/// An instance inside a value.
final class ViewInstanceHolder: LoweredValue, @unchecked Sendable {
  let instance: ViewInstance
  init(_ instance: ViewInstance) { self.instance = instance }

  func lower(_ host: ViewHost, _ lowering: Lowering) throws -> NodeIndex {
    try DeclaredView(copying: instance, host.evaluator).lower(host, lowering)
  }
}

/// Views that a caller hands to a slot: their place and the frame they were written in.
final class SlotContent {
  let frame: Frame
  let views: Range<ViewPlace>
  let identity: UInt64
  /// Slots of the names that the slot's parameters have in the views.
  let parameters: [Int32]

  init(_ frame: Frame, _ views: Range<ViewPlace>, identity: UInt64, parameters: [Int32] = []) {
    self.frame = frame
    self.views = views
    self.identity = identity
    self.parameters = parameters
  }
}
