import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What evaluation needs to know of a member, small enough to be looked at often.
struct MemberPlan {
  var kind: MemberKind
  var isStatic: Bool
  var isMutating: Bool
  /// True where it has a `get` or a body.
  var hasGetter: Bool
  var hasSetter: Bool
  /// True where its type is a `Binding`.
  var isBindingType: Bool
  /// True where a change of it is announced.
  var isAnnounced: Bool
  /// True where code runs before or after it changes.
  var isObserved: Bool
  /// True where its value is computed when it is first read.
  var isLazy: Bool
  /// True for what a protocol asks for: a value has its own.
  var isRequirement: Bool
  /// True where code in it may name type parameters, its own or those of its type.
  var isGeneric: Bool
  /// Position among the stored members of its declaration, or of an enum's cases; -1 for none.
  var field: Int32
  var owner: DeclarationID
  var file: FileID
  var type: TypeID
}

/// A checked package made ready to run: members by position, code by file.
///
/// One is shared by all pages of a package on one thread.
public final class RunnableProgram {
  let model: SemanticModel
  let program: Program
  let members: Table<MemberID, MemberPlan>
  /// What the members lie in.
  private let known: RunnableMembers
  /// The looks that the package's `Appearance` declarations set.
  let declaredAppearance: [DeclaredAppearance]
  /// The texts of the run's language; nil where literals stand for themselves.
  private let localization: Localization?
  /// The colours of the package's `Assets`.
  let colors: KnownColors
  /// The pictures of the package; nil where it has no `Assets` of its own.
  let pictures: KnownPictures?
  private var loaded: IDArray<FileID, FileCode?>
  private var plans: IDArray<DeclarationID, DeclarationPlan?>
  /// What is known of getters, by member.
  var purity: IDArray<MemberID, Purity>
  /// True where a declared style may stand behind any control.
  public let declaresStyles: Bool
  /// True where a type says by code of its own which of its values are equal, or what their hashes are made of.
  var declaresEquality: Bool { known.declaresEquality }
  /// True where a view reads from the environment whether a search field is in use.
  var asksForSearch: Bool { known.asksForSearch }

  /// The steps of previews that have some.
  private(set) lazy var previewSteps = Dictionary(
    uniqueKeysWithValues: DeclaredScenario.all(.preview, in: model).map { ($0.declaration, $0) })

  /// Makes `model` ready. Linear in the number of members, unless they are known; the code of a file is laid out when it
  /// is first used.
  public init(
    _ model: SemanticModel, members known: RunnableMembers? = nil, localization: Localization? = nil,
    colors: KnownColors = KnownColors(), pictures: KnownPictures? = nil
  ) {
    self.pictures = pictures
    self.colors = colors
    self.localization = localization
    let known = known ?? RunnableMembers(model)
    self.model = model
    program = model.program
    declaredAppearance = known.appearance
    declaresStyles = known.declaresStyles
    members = known.plans
    self.known = known
    loaded = IDArray(repeating: nil, count: model.files.count)
    plans = IDArray(repeating: nil, count: model.program.declarations.count)
    purity = IDArray(repeating: .none, count: model.program.members.count)
  }

  /// True where some state is of a struct with an `id`, so that it may be a copy of a datum.
  private(set) lazy var mayHoldCopies = program.members.contains { member in
    member.kind == .state
      && program.declaration(of: member.type.wrapped ?? member.type).map {
        !program.members(of: $0, named: Name("id")).isEmpty
      } ?? false
  }

  /// What the run's language has for a key that code looks up; nil where it has nothing.
  func text(ofKey key: String) -> Value? { localization?.text(ofKey: key) }

  /// The code of a file.
  func code(_ file: FileID) -> FileCode {
    if let code = loaded[file] { return code }
    let code = FileCode(
      file, model.files[file], texts: localization?.texts(of: file, model) ?? [],
      lookups: localization == nil ? [] : LocalizedKey.lookups(in: file, model))
    loaded[file] = code
    return code
  }

  /// The plan of a declaration.
  func plan(_ declaration: DeclarationID) -> DeclarationPlan {
    if let plan = plans[declaration] { return plan }
    let plan = DeclarationPlan(declaration, self)
    plans[declaration] = plan
    return plan
  }
}
