import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A place in the running screen that an element definition may ask about.
struct Site {
  let frame: Frame
  let view: ViewID
  let identity: UInt64

  var code: FileCode { frame.code }
}

/// Turns checked views into a render tree: evaluates what they need and calls the definitions of their elements.
final class ViewHost: LoweringHost {
  let evaluator: Evaluator
  let runnable: RunnableProgram
  var store: StateStore
  let catalog = ElementCatalog.shared
  var settings: RunSettings
  let names: CatalogPlaces
  /// What AppStorage and SceneStorage keep, also where the app ends.
  let storedValues = StoredValues()

  /// Places of the elements being lowered, innermost last.
  @exclusivity(unchecked) var sites = ContiguousArray<Site>()
  /// What is injected around the view being lowered.
  var environment: EnvironmentNode?
  /// What shows the view being lowered, if something that can be dismissed does.
  var presentation: Presentation?
  /// The navigation container around the view being lowered.
  var navigation: NavigationContext?
  /// The lowering under way.
  unowned(unsafe) var lowering: Lowering?
  /// Controls of the page, in order.
  var controls: [RunControl] = []
  /// The labels on the page that were asked whether they are held down.
  var pressable: Set<String> = []
  /// Actions of views that appeared in this rendering, and of watched values that changed, in order.
  var pending: [PendingAction] = []
  /// The readers on the page that is lowered, and the sizes they had when it was laid out last, by identity.
  var readers: [ReaderPlace] = []
  var readerSizes: [UInt64: SizeValue] = [:]
  /// What may show further pages, as the page under way says.
  var shown: [ShownSource] = []
  /// What decides whether further pages and presentations are shown, while a site is walked.
  var switches: [BindingBox] = []
  /// The declared views that were lowered while a site is walked.
  var loweredViews: Set<Int32>?
  /// How many rows of outlines stand around the row being lowered.
  var outlineDepth = 0
  /// How many presentations are open around the view being lowered.
  var layer = 0
  /// Gives the file name of the page of a destination; nil where no pages are written.
  var pageName: ((PageRequest) -> String)?
  /// Notes what a search for routes wants to know; nil while a page is rendered.
  var observer: RouteObserver?
  /// Notes what steps need to know of the page beside its tree; nil where nobody does any.
  var notes: PageNotes?
  /// What is reached, where that is noted.
  var reached: Reached?
  /// The row that is lowered to be kept as what others are made of.
  unowned(unsafe) var recordedRow: RowPlan?
  /// Looks at the ids of rows; nil where nobody asks.
  var watch: RowWatch?
  /// What a proof wants of the page; nil where none is under way.
  var proof: ProofDrawing?
  /// True inside an element that lays its views out the same if some are left out.
  var isArranged = false
  /// False to lower each row by itself.
  var sharesRows = true
  /// True to fold rows of lists that are alike (`RenderNode.Kind.alike`).
  var foldsRows = false
  /// True where objects that nothing provides are made by their types.
  var providesMissingObjects = false
  /// Objects made so, by type.
  var madeObjects: [TypeID: Value] = [:]
  /// Initial values that replace those of states, by member.
  var presets: [Int32: Value] = [:]
  /// A navigation link whose pushed page is to be found again in this rendering.
  var followed: [UInt64: Site] = [:]
  var followedEnvironments: [UInt64: EnvironmentNode?] = [:]

  init(evaluator: Evaluator, store: StateStore) {
    self.evaluator = evaluator
    runnable = evaluator.runnable
    self.store = store
    settings = evaluator.settings
    names = CatalogPlaces.shared
  }

  // MARK: Going back

  /// What the host keeps from one page to the next, and of the page that was lowered last.
  struct Moment {
    fileprivate let store: StateStore
    fileprivate let contents: StateStore.Contents
    fileprivate let controls: [RunControl]
    fileprivate let pressable: Set<String>
    fileprivate let providesMissingObjects: Bool
    fileprivate let madeObjects: [TypeID: Value]
    fileprivate let presets: [Int32: Value]
    fileprivate let notes: PageNotes?
  }

  /// What it keeps now.
  var moment: Moment {
    get {
      Moment(
        store: store, contents: store.contents, controls: controls, pressable: pressable,
        providesMissingObjects: providesMissingObjects, madeObjects: madeObjects, presets: presets,
        notes: notes)
    }
    set {
      store = newValue.store
      store.contents = newValue.contents
      (controls, pressable) = (newValue.controls, newValue.pressable)
      (providesMissingObjects, madeObjects) = (newValue.providesMissingObjects, newValue.madeObjects)
      (presets, notes) = (newValue.presets, newValue.notes)
      pending = []
      shown = []
    }
  }

  // MARK: Views

  /// Lowers a list of views.
  func lower(
    _ views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    for place in views {
      try lower(view: frame.viewLists[place], frame, identity, lowering, into: &nodes)
    }
  }

  /// Lowers one view with its chain.
  func lower(
    view id: ViewID, _ frame: Frame, _ parent: UInt64, _ lowering: Lowering, into nodes: inout [NodeIndex]
  ) throws {
    let node = frame.views[id]
    let identity = Identity.child(parent, id)
    if proof == nil { return try lower(id, node, frame, identity, lowering, into: &nodes) }
    if leavesOut(id, node, frame) { return }
    try enterView(node, frame) { try lower(id, node, frame, identity, lowering, into: &nodes) }
  }

  private func lower(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    if node.modifiers.isEmpty && (node.parts.isEmpty || !hasAttachments(node, frame.code)) {
      try lowerCore(id, node, frame, identity, lowering, into: &nodes)
    } else {
      append(try lowerChain(id, node, frame, identity, lowering), lowering, into: &nodes)
    }
  }

  /// Appends a node, or the views of a group.
  @inline(__always)
  func append(_ index: NodeIndex, _ lowering: Lowering, into nodes: inout [NodeIndex]) {
    if index.isNone { return }
    let node = lowering.tree.nodes[Int(index.raw)]
    if node.kind != .group {
      nodes.append(index)
      return
    }
    var child = node.firstChild
    while !child.isNone {
      let next = lowering.tree.nodes[Int(child.raw)].nextSibling
      append(child, lowering, into: &nodes)
      child = next
    }
  }

  /// Lowers what stands at a place, without its chain.
  func lowerCore(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    switch node.kind {
    case .element, .part:
      append(try lowerElement(id, node, frame, identity, lowering), lowering, into: &nodes)
    case .declared: try lowerDeclared(id, node, frame, identity, lowering, into: &nodes)
    case .conditional: try lowerConditional(id, node, frame, identity, lowering, into: &nodes)
    case .switching: try lowerSwitch(id, node, frame, identity, lowering, into: &nodes)
    case .forEach: try lowerRows(id, node, frame, identity, lowering, into: &nodes)
    case .letBinding:
      if let attribute = node.attributes.first {
        frame[node.local] = try attributeValue(attribute, frame)
      }
    case .fragment: try lowerFragment(node, frame, identity, lowering, into: &nodes)
    case .content: try lowerSlot(id, node, frame, identity, lowering, into: &nodes)
    case .text:
      if let attribute = node.attributes.first {
        let value = try attributeValue(attribute, frame)
        if case .opaque = value {
          append(try lowering.view(value), lowering, into: &nodes)
        } else {
          nodes.append(lowering.text(value))
        }
      }
    case .branch, .switchCase: try lower(node.content, frame, identity, lowering, into: &nodes)
    }
  }

  /// Forgets the places inside the one that is left.
  @inline(__always)
  func leaveSites(to depth: Int) {
    while sites.count > depth { sites.removeLast() }
  }

  /// Calls the definition of an element.
  func lowerElement(
    _ id: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering
  ) throws -> NodeIndex {
    let depth = sites.count
    try evaluator.visit(frame.code, .none)
    sites.append(Site(frame: frame, view: id, identity: identity))
    let wasArranged = isArranged
    let wasAmongRows = lowering.isAmongRows
    lowering.isAmongRows = false
    if proof != nil { enterElement(node) }
    defer {
      lowering.isAmongRows = wasAmongRows
      leaveSites(to: depth)
      isArranged = wasArranged
    }
    let use = ElementUse(values: try values(of: id, node, frame), site: depth)
    if node.local >= 0 {
      if node.target == names.geometryReader {
        return try lowerReader(node, frame, identity, use, lowering)
      } else if node.target == names.asyncImage {
        frame[node.local] = picture(at: use[0], of: depth)
      }
    }
    if isNavigation(node) {
      return try withNavigation(use, node, identity) {
        try registerDestinations(in: node, frame, identity)
        return try names.drawings[Int(node.target)].lower(lowering, use)
      }
    }
    let index = try names.drawings[Int(node.target)].lower(lowering, use)
    recordedRow?.note(id, self, frame.code, lowering)
    return index
  }

  /// The attributes of an element by position; `.void` for those that are left out.
  func values(of id: ViewID, _ node: ViewNode, _ frame: Frame) throws -> [Value] {
    let code = frame.code
    switch code.viewArguments[id] {
    case .constant(let values): return values
    case .varies: break
    case .unknown:
      if node.attributes.allSatisfy({ evaluator.isConstant(attribute: $0, code) }) {
        let values = try evaluatedValues(node, frame)
        code.viewArguments[id] = .constant(values)
        return values
      }
      code.viewArguments[id] = .varies
    }
    return try evaluatedValues(node, frame)
  }

  private func evaluatedValues(_ node: ViewNode, _ frame: Frame) throws -> [Value] {
    let count = names.attributeCounts[Int(node.target)]
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(.void) }
    for place in node.attributes {
      let attribute = frame.attributes[place]
      if attribute.position >= 0 && Int(attribute.position) < values.count {
        values[Int(attribute.position)] = try attributeValue(place, frame)
      }
    }
    return values
  }

  /// A value that becomes text: only its static type tells what is an optional, and how its parts print.
  private func shown(_ value: Value, as type: TypeID) -> Value {
    if type == .string || type == .int { return value }
    switch type.kind {
    case .optional, .array, .slice, .dictionary, .tuple, .set:
      return .string(evaluator.describe(value, as: type))
    // Values of other types print alike, whatever their static type.
    default: return value
    }
  }

  /// The value of an attribute.
  func attributeValue(_ place: AttributeID, _ frame: Frame) throws -> Value {
    let code = frame.code
    let attribute = frame.attributes[place]
    switch attribute.form {
    case .literal, .name:
      return !attribute.constant.isNone && attribute.constant < code.constants.endIndex
        ? code.constants[attribute.constant] : .void
    case .expression:
      if case .constant(let value) = code.attributeConstancy[place] { return value }
      var value = try evaluator.evaluate(attribute.code, frame)
      if attribute.type == .any { value = shown(value, as: frame.types[attribute.code]) }
      if case .unknown = code.attributeConstancy[place] {
        code.attributeConstancy[place] =
          evaluator.isConstant(attribute.code, code) ? .constant(value) : .varies
      }
      return value
    case .binding:
      let value = try evaluator.evaluate(attribute.code, frame)
      if case .binding = value { return value }
      if case .null = value { return value }
      return .binding(BindingBox(get: { value }, set: nil))
    case .action:
      let slots = attribute.slot >= 0 ? (0..<attribute.slotCount).map { attribute.slot + $0 } : []
      return .function(
        FunctionBox(body: ClosureBody(block: attribute.code, frame: frame, parameters: slots)))
    case .function: return try evaluator.evaluate(attribute.code, frame)
    case .views: return .void
    }
  }
}

/// Something that shows pages besides a tap on a link.
enum ShownSource {
  /// The path of a container.
  case path(NavigationContext)
  /// A flag or an optional.
  case flag(PushTarget, BindingBox)
}

/// An action that runs after a rendering.
struct PendingAction {
  let action: Value
  let arguments: [Value]
  /// True for a `task`, which begins when all that appears with its view has been told so.
  var isTask = false
}
