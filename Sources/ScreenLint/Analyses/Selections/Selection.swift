import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which tags may the selection of a view meet?
///
/// Answer: the tags of the views in it with their types, and literals where they are written out; of a loop all that its tags may be,
/// where that is written out: cases, their raw values, or what a Computed of an Enum gives. `isKnown` tells whether there may be others.
/// Cost: linear in the views inside, and of declared views and fragments in them, 8 deep.
/// Limits: what a slot brings is not known; other tags that are computed have a type and no literal.
struct Selection {
  /// A tag that a view in a selection has.
  struct Tag {
    var type: TypeID
    /// The literal's text, or nil for what is computed.
    var literal: String?
    var location: SourceLocation
    /// True for the id of a row, which stands for a tag that nobody wrote.
    var isRowID = false
    /// True for one that is there at times only.
    var isConditional = false
    /// What the tags of a loop may be, each as a literal's text; nil where that is not known.
    fileprivate(set) var choices: [String]?
    /// True for one of a loop over cases, or over what is written out.
    fileprivate(set) var isOfCases = false
    /// Its code, in the file of its place.
    fileprivate var code = CodeID.none

    /// The literals' texts that it may have; nil where they are not known.
    var texts: [String]? { literal.map { [$0] } ?? choices }
  }

  /// The bytes of its attribute.
  let range: SourceRange
  /// The type of what is selected.
  let type: TypeID
  /// The same with the optional, as it is written; of several that are selected the type of each.
  let written: TypeID
  /// True where nothing need be selected.
  let takesNil: Bool
  /// What it is bound to, if that is known.
  let bound: MemberID?
  private(set) var tags: [Tag] = []
  /// False where views may bring tags that nobody knows.
  private(set) var isKnown = true
  /// True where views of declarations were left out.
  private(set) var isElsewhere = false
  /// A tag that a loop makes of something else than what tells its elements apart, so that two may be alike; or nil.
  private(set) var repeated: Tag?
  /// A tab with a TabItem, or an option of a picker, that has no tag, nor has anything in it; or nil.
  private(set) var untagged: SourceLocation?

  private let isList, isTabView, isPicker: Bool
  private let model: SemanticModel?

  /// The selection of a view, or nil where it has none. Without the model, tags in the views of declarations and
  /// fragments are left out.
  init?(_ use: ViewUse, _ checked: CheckedFile, _ program: Program, _ model: SemanticModel?) {
    let view = checked.views[use.view]
    guard let given = checked.attribute(LintNames.selection, of: view), !given.code.isNone else { return nil }
    var type = checked.type(given.code)
    type = type.bound ?? type
    if type.isError { return nil }
    takesNil = type.wrapped != nil
    type = type.wrapped ?? type
    if case .set(let item) = type.kind { type = item }
    written = takesNil ? TypeID(.optional(type)) : type
    range = given.range
    bound = checked.boundMember(given.code)
    self.type = type
    self.model = model
    isList = view.element == Names.list
    isTabView = view.element == LintNames.tabView
    isPicker = view.element == LintNames.picker
    let file = use.file
    if view.element == Names.table {
      // Cells may hold tags of their own; a row is told apart by its id.
      for index in view.content {
        let rows = checked.views[checked.viewLists[index]]
        if rows.kind == .forEach { isKnown = isKnown && addIds(of: rows, checked, file, program) }
      }
      for part in view.parts { addRows(in: checked.viewLists[part], checked, file, program) }
    } else {
      collect(view.content, checked, file, program, depth: 0)
    }
  }

  /// True where a tag has the type of what is selected, or none that is known.
  var hasTagOfItsType: Bool { tags.contains { $0.type.isError || ($0.type.wrapped ?? $0.type) == type } }

  /// Two tags that are written alike and there at all times, or nil.
  var twins: (Tag, Tag)? {
    var first: [String: Tag] = [:]
    for tag in tags where !tag.isConditional {
      guard let text = tag.literal else { continue }
      if let other = first.updateValue(tag, forKey: text), other.type == tag.type { return (other, tag) }
    }
    return nil
  }

  /// A written tag that has another type than what is selected, or nil.
  var stray: Tag? {
    tags.first { tag in
      guard !tag.type.isError else { return false }
      if !takesNil, tag.type.wrapped != nil { return true }
      guard tag.literal != nil else { return false }
      let given = tag.type.wrapped ?? tag.type
      return given != type && given != .any && given != .null
    }
  }

  private mutating func collect(
    _ content: Range<ViewPlace>, _ checked: CheckedFile, _ file: FileID, _ program: Program, depth: Int,
    inRow: Bool = false
  ) {
    for index in content {
      let view = checked.views[checked.viewLists[index]]
      if let tag = Tag(of: view, checked, file) {
        tags.append(tag)
        continue
      }
      switch view.kind {
      case .element where isTabView && view.element == LintNames.tab:
        // What it holds is chosen by nothing but its value.
        if let value = checked.attribute(Names.value, of: view) { addValue(value, checked, file) }
      case .element:
        // The tags in a selection inside are its own.
        if checked.attribute(LintNames.selection, of: view) != nil { continue }
        // What code gives may bring tags of its own.
        if view.element == Self.givenByCode, view.content.isEmpty {
          isKnown = false
          continue
        }
        if isList && view.content.isEmpty { continue }
        let (count, wasKnown, wasElsewhere) = (tags.count, isKnown, isElsewhere)
        let before = untagged
        // Of a List, what a stack holds is one row, and a loop there makes none.
        let isRow = isList && !Self.holdsRows.contains(view.element ?? .none)
        collect(view.content, checked, file, program, depth: depth, inRow: inRow || isRow)
        if tags.count == count, isKnown == wasKnown, isElsewhere == wasElsewhere {
          // What an option or a control holds is no option of its own.
          if isPicker, !Self.holdsOptions.contains(view.element ?? .none) { untagged = before }
          noteUntagged(view, checked, file, program)
        }
      case .conditional, .branch, .switching, .switchCase:
        let count = tags.count
        collect(view.content, checked, file, program, depth: depth, inRow: inRow)
        for place in tags.indices[count...] { tags[place].isConditional = true }
      case .forEach:
        let (count, before) = (tags.count, untagged)
        collect(view.content, checked, file, program, depth: depth, inRow: inRow)
        // What has no tag in a loop has the id of its element.
        untagged = before
        if tags.count == count, !inRow { isKnown = isKnown && addIds(of: view, checked, file, program) }
        let elements = LoopElements(of: view, checked, program, model)
        for place in tags.indices[count...] {
          tags[place].literal = nil
          tags[place].isOfCases = elements != nil && tags[place].location.file == file
          tags[place].choices =
            tags[place].isOfCases ? elements?.texts(ofTag: tags[place].isRowID ? nil : tags[place].code) : nil
          if repeated == nil, tags[place].location.file == file, !tags[place].code.isNone,
            !checked.isIdentity(tags[place].code, ofElementsOf: view)
          {
            repeated = tags[place]
          }
        }
      case .fragment, .declared:
        let (count, wasKnown) = (tags.count, isKnown)
        collectDeclared(view, program, depth: depth + 1, inRow: inRow)
        if model != nil, tags.count == count, isKnown == wasKnown {
          noteUntagged(view, checked, file, program)
        }
      case .content: isKnown = false
      case .letBinding, .text, .part: break
      }
    }
  }

  /// The value of a Tab, which is its tag.
  private mutating func addValue(_ value: AttributeUse, _ checked: CheckedFile, _ file: FileID) {
    guard !value.code.isNone else {
      isKnown = false
      return
    }
    tags.append(
      Tag(
        type: checked.type(value.code), literal: checked.literalText(value.code),
        location: SourceLocation(file, value.range), code: value.code))
  }

  /// Notes a view in which no tag was found, where it must be a tab or an option.
  private mutating func noteUntagged(
    _ view: ViewNode, _ checked: CheckedFile, _ file: FileID, _ program: Program
  ) {
    guard untagged == nil, !checked.isOpen(view.modifiers) else { return }
    let isChoice =
      isTabView
      ? view.parts.contains { checked.views[checked.viewLists[$0]].catalogName == LintNames.tabItem }
      : isPicker && isOption(view, checked)
    if isChoice { untagged = SourceLocation(file, program.files[file].xml[view.xml].nameRange) }
  }

  /// True for what stands for an option of a picker, and not for what divides or holds options: a text or picture, or a stack of
  /// such, but none that holds a control.
  private func isOption(_ view: ViewNode, _ checked: CheckedFile) -> Bool {
    guard let element = view.element else { return false }
    return Self.options.contains(element)
      || Self.stacks.contains(element) && view.content.allSatisfy { isPartOfOption($0, checked) }
  }

  private func isPartOfOption(_ place: ViewPlace, _ checked: CheckedFile) -> Bool {
    let view = checked.views[checked.viewLists[place]]
    switch view.kind {
    case .element:
      return isOption(view, checked) || view.element.map(Self.besides.contains) == true
    case .conditional, .branch, .switching, .switchCase, .forEach:
      return view.content.allSatisfy { isPartOfOption($0, checked) }
    case .text, .letBinding: return true
    case .part, .declared, .fragment, .content: return false
    }
  }

  private static let options: SmallSet<Name> = ["Text", "Image", "Label"]
  private static let stacks: SmallSet<Name> = ["HStack", "VStack", "ZStack"]
  /// What stands beside texts and pictures in an option.
  private static let besides: SmallSet<Name> = [
    "Spacer", "Divider", "Color", "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse",
    "EmptyView",
  ]
  /// What stands in a picker without being an option.
  private static let holdsOptions: SmallSet<Name> = ["Section", "Group", "AnyView"]
  private static let givenByCode: Name = "AnyView"
  /// What stands in a List without being one row of it.
  private static let holdsRows: SmallSet<Name> = ["Section", "Group", "DisclosureGroup"]

  /// The tags of views that another declaration or a fragment brings.
  private mutating func collectDeclared(_ view: ViewNode, _ program: Program, depth: Int, inRow: Bool) {
    guard let model else {
      isElsewhere = true
      return
    }
    let isFragment = view.kind == .fragment
    let home =
      isFragment ? program[view.member].file : program[view.declaration].file
    let views = isFragment ? model.fragments[view.member] : model.bodies[view.declaration]
    guard depth <= 8, let views else {
      isKnown = false
      return
    }
    collect(views, model.files[home], home, program, depth: depth, inRow: inRow)
  }

  /// The ids of TableRows that are written one by one.
  private mutating func addRows(in id: ViewID, _ checked: CheckedFile, _ file: FileID, _ program: Program) {
    let view = checked.views[id]
    guard view.element == LintNames.tableRow else {
      for place in view.content { addRows(in: checked.viewLists[place], checked, file, program) }
      return
    }
    guard let value = checked.attribute(Names.value, of: view), !value.code.isNone,
      let type = Self.idType(of: checked.type(value.code), program)
    else {
      isKnown = false
      return
    }
    tags.append(
      Tag(type: type, literal: nil, location: SourceLocation(file, value.range), isRowID: true))
  }

  /// The type of what tells values of a type apart; nil for a declared type without an `id`.
  private static func idType(of element: TypeID, _ program: Program) -> TypeID? {
    guard let declaration = program.declaration(of: element) else { return element }
    return program[declaration].members.first { program.members[$0].name == Names.id }
      .map { program.members[$0].type }
  }

  /// The tag that a loop gives to its views: the id of the element. False where it is not known.
  private mutating func addIds(
    of view: ViewNode, _ checked: CheckedFile, _ file: FileID, _ program: Program
  ) -> Bool {
    guard !view.code.isNone else { return false }
    var items = checked.type(view.code)
    items = items.bound ?? items
    guard let element = items.element else { return false }
    var type = element
    let id = checked.id(of: view)
    if !id.isNone {
      let path = checked.code[id]
      if path.kind != .keyPath { return false }
      if !checked.code.items(path.list).isEmpty {
        guard let value = checked.type(id).keyPath?.value else { return false }
        type = value
      }
    } else {
      guard let found = Self.idType(of: element, program) else { return false }
      type = found
    }
    let range = checked.code[view.code].range
    tags.append(Tag(type: type, literal: nil, location: SourceLocation(file, range), isRowID: true))
    return true
  }
}

extension Selection.Tag {
  /// The tag that a view is given; nil where it has none.
  fileprivate init?(of view: ViewNode, _ checked: CheckedFile, _ file: FileID) {
    for index in view.modifiers {
      let application = checked.modifiers[index]
      guard application.kind == .catalog,
        checked.code[checked.code[application.call].first].name == Names.tag,
        let argument = application.arguments.first, !checked.argumentMaps[argument].isNone
      else { continue }
      let code = checked.argumentMaps[argument]
      self.init(
        type: checked.type(code), literal: checked.literalText(code),
        location: SourceLocation(file, checked.code[code].range), code: code)
      return
    }
    return nil
  }
}

extension Program {
  /// The raw value of a case as a literal's text; nil for one that is counted, or not written as plain text.
  func rawText(ofCase id: MemberID) -> String? {
    let member = self[id]
    guard let value = member.value else {
      return rawType(of: member.owner) == .string ? member.name.text : nil
    }
    let text = files[member.file].source.text(value.range)
    return text.hasPrefix("{") || text.contains("&") ? nil : text
  }
}

extension CheckedFile {
  /// True for code that gives the element of a loop, its place in an enumeration, or what the loop tells elements apart by, also
  /// as an optional: two elements never give the same, unless the loop itself takes them for one.
  fileprivate func isIdentity(_ id: CodeID, ofElementsOf loop: ViewNode) -> Bool {
    let node = code[id]
    switch node.kind {
    case .cast: return isIdentity(node.first, ofElementsOf: loop)
    case .call:
      let items = code.items(node.list)
      guard items.count == 1, Self.wrapping.contains(code[node.first].name) else { return false }
      return isIdentity(code[items[0]].first, ofElementsOf: loop)
    case .name:
      let local = reference(id)
      guard local.kind == .local else { return false }
      return local.index == loop.local || iteration(of: loop).parts > 0 && local.index == loop.local + 1
    case .member:
      let local = reference(node.first)
      guard local.kind == .local, local.index == loop.local else { return false }
      let key = self.id(of: loop)
      let name = key.isNone ? Names.id : code.items(code[key].list).last.map { code[$0].name }
      return node.name == name
    // Any other code may give two elements the same.
    default: return false
    }
  }

  /// What makes an optional of a value.
  private static let wrapping: SmallSet<Name> = ["Optional", "some"]

  /// A literal as it is compared: a number or Bool as written, a string's characters, a case's name.
  func literalText(_ id: CodeID) -> String? {
    let node = code[id]
    switch node.kind {
    case .integerLiteral: return String(code.integers[node.literal])
    case .booleanLiteral: return node.a == 1 ? "true" : "false"
    case .stringLiteral: return code.string(node)
    case .implicitMember, .member:
      let kind = reference(id).kind
      return kind == .choice || kind == .enumCase ? node.name.text : nil
    // What is no literal is not known.
    default: return nil
    }
  }

  /// The case that code names, `Size.small`, where it takes its raw value; none for other code.
  func caseOfRawValue(_ id: CodeID) -> MemberID {
    let node = code[id]
    guard node.kind == .member, reference(id).kind == .rawValue, reference(id).index == 0,
      case let named = reference(node.first), named.kind == .enumCase
    else { return .none }
    return named.member
  }

  /// The literal that a state of this file starts with, whose value is given; nil for nil and for what is computed.
  func startText(of state: MemberID, _ value: CheckedBody, _ program: Program) -> String? {
    let member = program[state]
    switch member.kind {
    case .state, .published, .appStorage, .sceneStorage: break
    // No other member holds a selection that somebody can set.
    default: return nil
    }
    if !value.code.isNone {
      let raw = caseOfRawValue(value.code)
      return raw.isNone ? literalText(value.code) : program.rawText(ofCase: raw)
    }
    guard !value.constant.isNone else { return nil }
    switch constants[value.constant] {
    case .int(let number): return String(number)
    case .bool(let value): return value ? "true" : "false"
    case .null: return nil
    // Strings and cases are compared as they are written.
    default: break
    }
    let home = program.files[member.file]
    guard let written = home.xml.attribute(Names.value, of: member.node) else { return nil }
    let text = home.source.text(written.value)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}
