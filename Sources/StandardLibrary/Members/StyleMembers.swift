import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// Styles written as a call, the page style of tab views, and whether a list is edited.
  static var styleMembers: [LibraryMember] {
    namedInitializers
      + tintedStyles.map { name, style, value in
        let type = TypeID.library(Name(style))
        return LibraryMember(
          .initializer, of: name, "init(tint: Color) -> \(style)",
          "The \(value) \(style); the tint is drawn where the chain says `.tint`."
        ) { _ in
          shared.choice(Name(value), of: type) ?? .void
        }
      } + [
        pageStyle(.staticMethod, "TabViewStyle", "page"), pageStyle(.initializer, "PageTabViewStyle", "init"),
        LibraryMember(
          .staticMethod, of: "IndexViewStyle",
          "page(backgroundDisplayMode: PageTabViewStyle.IndexDisplayMode) -> IndexViewStyle",
          "The dots of pages, with or without a background."
        ) { _ in
          shared.choice("page", of: .library("IndexViewStyle")) ?? .void
        },
        LibraryMember(
          .initializer, of: "PageIndexViewStyle",
          "init(backgroundDisplayMode: PageTabViewStyle.IndexDisplayMode) -> IndexViewStyle",
          "The dots of pages, with or without a background."
        ) { _ in
          shared.choice("page", of: .library("IndexViewStyle")) ?? .void
        },
        LibraryMember(
          .staticMethod, of: "ButtonBorderShape", "roundedRectangle(radius: Double) -> ButtonBorderShape",
          since: .since(iOS: 15, macOS: 14), "A rectangle with round corners; all have the same radius here."
        ) { _ in shared.choice("roundedRectangle", of: .library("ButtonBorderShape")) ?? .void },
        LibraryMember(.property, of: "EditMode", "isEditing: Bool", "True while a list is being edited.") {
          call in
          .bool(LibraryCases.EditMode(call.receiver) ?? .inactive != .inactive)
        },
      ]
  }

  private static var namedInitializers: [LibraryMember] {
    namedStyles.map { name, style, value in
      let type = TypeID.library(Name(style))
      let since = controlTypes.first { $0.name == style }?.availability(of: value) ?? .always
      return LibraryMember(
        .initializer, of: name, "init() -> \(style)", since: since, "The \(value) \(style)."
      ) { _ in
        shared.choice(Name(value), of: type) ?? .void
      }
    }
  }

  /// Styles that SwiftUI also makes with a tint.
  private static let tintedStyles = namedStyles.filter {
    ["SwitchToggleStyle", "CircularProgressViewStyle", "LinearProgressViewStyle"].contains($0.name)
  }

  private static func pageStyle(
    _ form: LibraryMember.Form, _ receiver: String, _ name: String
  ) -> LibraryMember {
    LibraryMember(
      form, of: receiver, "\(name)(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle",
      "Tabs as pages side by side, with dots unless it says `.never`."
    ) { call in
      let mode = TypeID.library("PageTabViewStyle.IndexDisplayMode")
      if call.arguments[0] == shared.choice("never", of: mode) { return Value(PagesWithoutDotsValue()) }
      return shared.choice("page", of: .library("TabViewStyle")) ?? .void
    }
  }
}
