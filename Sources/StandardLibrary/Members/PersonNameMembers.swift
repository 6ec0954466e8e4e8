import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let personNameNames = [
    "PersonNameComponents", "PersonNameComponents.FormatStyle", "PersonNameComponentsFormatter",
  ]

  /// What a person is called.
  static let personNameMembers: [LibraryMember] = parts + styles

  private static let parts: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "PersonNameComponents",
        "init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil)",
        isTotal: true, "A name by the parts that are known."
      ) { call in
        func part(_ place: Int) -> String? { call.isOmitted(place) ? nil : call.arguments[place].text }
        return Value(
          PersonNameValue(
            prefix: part(0), given: part(1), middle: part(2), family: part(3), suffix: part(4),
            nickname: part(5)))
      }
    ]
    + [
      ("namePrefix", "What stands before the name, as `Dr.` does.", \PersonNameValue.prefix),
      ("givenName", "The first name.", \.given), ("middleName", "The name between.", \.middle),
      ("familyName", "The name of the family.", \.family),
      ("nameSuffix", "What stands behind the name, as `Jr.` does.", \.suffix),
      ("nickname", "What friends say.", \.nickname),
    ].map {
      (name: String, documentation: String, path: WritableKeyPath<PersonNameValue, String?> & Sendable) in
      stored(
        "PersonNameComponents", "\(name): String?", documentation,
        set: { (person: inout PersonNameValue, value) in person[keyPath: path] = value.text }
      ) { $0[keyPath: path].map { .string($0) } ?? .null }
    }

  private static let styles: [LibraryMember] = [
    LibraryMember(
      .method, of: "PersonNameComponents", "formatted() -> String", isTotal: true,
      since: .since(iOS: 15, macOS: 12), "The first name and that of the family."
    ) { call in call.name(.medium) },
    LibraryMember(
      .method, of: "PersonNameComponents", "formatted(_ style: PersonNameComponents.FormatStyle) -> String",
      isTotal: true, since: .since(iOS: 15, macOS: 12), "The name in a style."
    ) { call in call.name(PersonNameValue.Style(call.arguments[0])) },
    LibraryMember(
      .staticMethod, of: "PersonNameComponents.FormatStyle",
      "name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle",
      isTotal: true,
      since: .since(iOS: 15, macOS: 12), "So much of a name."
    ) { call in call.arguments[0] },
    LibraryMember(
      .initializer, of: "PersonNameComponentsFormatter", "init()", isTotal: true, "Writes names."
    ) { _ in .tuple(ArrayBox([])) },
    LibraryMember(
      .method, of: "PersonNameComponentsFormatter", "string(from components: PersonNameComponents) -> String",
      isTotal: true, "The first name and that of the family."
    ) { call in .string(call.content(0, PersonNameValue.self)?.text(.medium) ?? "") },
    LibraryMember(
      .staticMethod, of: "PersonNameComponentsFormatter",
      "localizedString(from components: PersonNameComponents, style: PersonNameComponents.FormatStyle.Style) -> String",
      isTotal: true, "So much of a name."
    ) { call in
      .string(call.content(0, PersonNameValue.self)?.text(PersonNameValue.Style(call.arguments[1])) ?? "")
    },
  ]
}

extension PersonNameValue.Style {
  /// The style of a case; the usual one for another value.
  fileprivate init(_ value: Value) {
    self = .medium
    if case .choice(_, let place) = value { self = Self(rawValue: Int(place)) ?? .medium }
  }
}

extension LibraryCall {
  /// The receiver in a style.
  fileprivate func name(_ style: PersonNameValue.Style) -> Value {
    .string(receiver.content(PersonNameValue.self)?.text(style) ?? "")
  }
}
