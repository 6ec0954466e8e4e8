import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a rule may ask, and where it reports.
public final class RuleContext {
  /// The checked package.
  public let model: SemanticModel
  /// Who reads, writes and reaches what.
  public let graph: DataFlowGraph
  /// Answers that several rules share.
  public let facts: PackageFacts
  /// Settings that change what rules find.
  public let options: LintOptions
  /// The rule that is running, or the part of it.
  let part: RulePart
  /// What was found, and what only a run of the screen can tell.
  var findings = RuleFindings()

  /// What conditions ask of the platform.
  private(set) lazy var platformGuards = PlatformGuards(self)
  /// For versions of iOS that were asked about: whether the package uses what came with them, or later.
  private var usesSince: [PlatformVersion: Bool] = [:]

  init(
    _ model: SemanticModel, _ graph: DataFlowGraph, _ facts: PackageFacts, _ options: LintOptions,
    _ part: RulePart
  ) {
    self.model = model
    self.graph = graph
    self.facts = facts
    self.options = options
    self.part = part
  }

  /// The rule that is running.
  var rule: Rule { _read { yield part.rule } }

  /// The headers; lent, as copying them would count references to what all cores share.
  public var program: Program { _read { yield model.program } }

  /// True where the package uses what came with a version of iOS, or later. Looks once for each version.
  func usesAnything(since version: PlatformVersion) -> Bool {
    if let known = usesSince[version] { return known }
    let found = model.files.indices.contains { isUsed(since: version, in: $0) }
    usesSince[version] = found
    return found
  }

  /// True for a place that is shown on a phone or tablet, too. The first question where nothing names the Mac alone costs a look
  /// at all code.
  func mayRunOnPhone(_ location: SourceLocation) -> Bool {
    !options.isForMacOnly && platformGuards.versions(at: location).iOS != nil
  }

  /// Reports a finding of the running rule, with its own severity unless another is given.
  public func report(
    _ message: String, at location: SourceLocation, severity: Severity? = nil, related: [RelatedPlace] = [],
    help: String? = nil, fixes: [FixIt] = []
  ) {
    findings.diagnostics.append(
      Diagnostic(
        rule.id, severity ?? rule.severity, message, at: location, related: related, help: help,
        fixes: fixes.isEmpty ? fixes : fixes.filter { !changesMembersOfInit($0) }))
  }

  /// True for a fix that changes something of a view with an `<Init>` outside of its Body: the Init might have to be changed with it.
  private func changesMembersOfInit(_ fix: FixIt) -> Bool {
    fix.edits.contains { edit in
      program.declarations(in: edit.location.file).contains { id in
        let (declaration, place) = (program[id], edit.location.range)
        guard declaration.hasInitializer, declaration.range.contains(place) else { return false }
        return declaration.body.isNone || !xml(declaration.file)[declaration.body].range.contains(place)
      }
    }
  }

  /// Reports a finding unless the running rule has reported one at the same place before.
  func reportOnce(
    _ message: String, at location: SourceLocation, related: [RelatedPlace], help: String, fixes: [FixIt] = []
  ) {
    if findings.diagnostics.contains(where: { $0.location == location }) { return }
    findings.onlyFirst.append(findings.diagnostics.count)
    report(message, at: location, related: related, help: help, fixes: fixes)
  }

  /// What was found since the last time.
  func takeFindings() -> RuleFindings {
    defer { findings = RuleFindings() }
    return findings
  }

  /// Reports a finding of the running rule if a run of the screen confirms it.
  public func suspect(
    _ message: String, of suspect: UpdateSuspect, at location: SourceLocation, related: [RelatedPlace],
    help: String
  ) {
    findings.suspicions.append(
      Suspicion(
        suspect: suspect,
        finding: Diagnostic(rule.id, rule.severity, message, at: location, related: related, help: help)))
  }

  /// Reports two rows of a list with one id if drawing the list finds such.
  func suspectRows(
    of list: ListSuspect, at location: SourceLocation, related: [RelatedPlace] = [], help: String
  ) {
    findings.lists.append(
      ListSuspicion(
        suspect: list,
        finding: Diagnostic(rule.id, rule.severity, "", at: location, related: related, help: help)))
  }

  // MARK: Rows

  /// The member by which rows are told apart: the end of the key path, or the `id` of the elements; nil where the
  /// whole element tells them apart.
  func rowKey(of site: LoopSite) -> MemberID? {
    switch site.key {
    case .elements: program.identity(of: site.element)
    case .path(_, let member): member.isNone ? nil : member
    case .whole, .other: nil
    }
  }

  /// The list of a loop, as it is written.
  func items(of site: LoopSite) -> CodeID { model.files[site.file].views[site.view].code }

  /// The place that tells how rows are told apart: the `id` of a loop, or else its list.
  func keyPlace(of site: LoopSite) -> SourceLocation {
    let checked = model.files[site.file]
    let view = checked.views[site.view]
    let id = checked.id(of: view)
    return location(site.file, id.isNone ? view.code : id)
  }

  // MARK: Places

  /// The place of a node of code.
  public func location(_ file: FileID, _ code: CodeID) -> SourceLocation {
    SourceLocation(file, model.files[file].code[code].range)
  }

  /// The place of an access; of a fragment or slot the name of the member.
  public func location(of access: Access) -> SourceLocation {
    access.code.isNone ? program.location(of: access.member) : location(access.file, access.code)
  }

  /// True for code in the closures of a `Binding(get:set:)`, which end within so many nodes.
  func isInMadeBinding(_ code: CodeID, in file: FileID, limit: Int = .max) -> Bool {
    let checked = model.files[file]
    let range = checked.code[code].range
    return checked.code.following(code, limit: limit).contains { id in
      let node = checked.code.nodes.address(id)
      return node.pointee.kind == .call && checked.reference(id).kind == .bindingInitializer
        && node.pointee.range.contains(range)
    }
  }

  /// The text at a place.
  public func text(_ location: SourceLocation) -> String {
    program.files[location.file].source.text(location.range)
  }

  /// What stands at a place, as a message quotes code: of what is longer than a line holds easily, without what stands in the
  /// parentheses and braces of its calls.
  func quoted(_ location: SourceLocation) -> String {
    let whole = text(location)
    if whole.count <= 60 { return whole }
    var short = ""
    var (depth, isHidden) = (0, false)
    var quote: Character?
    for character in whole {
      if quote != nil {
        if character == quote { quote = nil }
      } else if "\"'".contains(character) {
        quote = character
      } else if ")}]".contains(character) {
        depth -= 1
        if depth == 0, isHidden { short.append("…") }
      }
      if depth == 0 { short.append(character) }
      isHidden = depth > 0
      if quote == nil, "({[".contains(character) { depth += 1 }
    }
    return short
  }

  /// The bytes of a file.
  func bytes(_ file: FileID) -> [UInt8] { program.files[file].source.bytes }

  /// The elements of a file.
  func xml(_ file: FileID) -> XMLTree { program.files[file].xml }

  /// The name of a view's element.
  func elementName(_ file: FileID, _ view: ViewID) -> SourceLocation {
    let node = model.files[file].views[view]
    return SourceLocation(file, node.isInCode ? node.range : xml(file)[node.xml].nameRange)
  }

  /// Where a view reaches another: the element's name, the destination's name, or the code.
  func location(of edge: ViewEdge) -> SourceLocation {
    if !edge.code.isNone { return location(edge.file, edge.code) }
    guard !edge.view.isNone else { return program.location(of: graph.nodes.declaration(edge.from)) }
    let place = elementName(edge.file, edge.view)
    if edge.kind == .push {
      let node = model.files[edge.file].views[edge.view].xml
      if let attribute = xml(place.file).attribute(Names.destination, of: node) {
        return SourceLocation(place.file, attribute.value)
      }
    }
    return place
  }

  /// The element of a declaration or member by its kind's name, where its tag opens.
  func elementName(of member: MemberID) -> SourceLocation {
    SourceLocation(program[member].file, xml(program[member].file)[program[member].node].nameRange)
  }

  /// The declaration whose code a unit is.
  public func owner(ofUnit unit: Int32) -> DeclarationID {
    let member = graph.units.member(unit)
    return member.isNone ? DeclarationID(unit) : program[member].owner
  }

  /// The name of a view node for messages.
  func name(ofNode node: Int32) -> String {
    let member = graph.nodes.member(node)
    if !member.isNone { return program[member].name.text }
    return name(of: graph.nodes.declaration(node))
  }

  /// The name of a declaration for messages.
  func name(of id: DeclarationID) -> String {
    let declaration = program[id]
    if declaration.kind == .preview {
      if !declaration.name.isEmpty { return "the preview “\(declaration.name)”" }
      return declaration.subject.isNone
        ? "this preview" : "the preview of \(program[declaration.subject].name)"
    }
    return declaration.name.text
  }
}
