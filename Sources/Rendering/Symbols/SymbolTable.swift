/// The glyphs all symbols are made of, drawn for this project on a square of 24 units with a round pen 1.8 wide.
///
/// Paths are in the language of `SymbolPath`.
enum SymbolTable {
  /// One drawing.
  struct Glyph: Sendable {
    /// The name of the plain symbol, or what its variants' names begin with.
    let name: String
    /// Which variants there are: `-` plain, `f` fill, `c` circle, `C` circle.fill, `q` square, `Q` square.fill,
    /// `s` slash, `S` slash.fill, `F` filled under the plain name.
    let variants: String
    /// What a screen reader says.
    let label: String
    /// Closed lines that `.fill` fills.
    let outline: StaticString
    /// Lines that are drawn in every variant.
    let strokes: StaticString
    /// Lines inside the outline that `.fill` cuts out.
    let details: StaticString

    init(
      _ name: String, _ variants: String, _ label: String, _ outline: StaticString,
      _ strokes: StaticString = "", _ details: StaticString = ""
    ) {
      self.name = name
      self.variants = variants
      self.label = label
      self.outline = outline
      self.strokes = strokes
      self.details = details
    }
  }

  /// The ring of `.circle`.
  static let ring: StaticString = "o12 12 9.6"
  /// The frame of `.square`.
  static let frame: StaticString = "b3 3 18 18 4"

  static let glyphs = pictures + characters + further + seldom + common + devices

  private static let pictures: [Glyph] = [
    Glyph(
      "plus", "-cCqQ", "Add",
      "",
      "M12 4.2v15.6M4.2 12h15.6"),
    Glyph(
      "minus", "-cCqQ", "Remove",
      "",
      "M4.2 12h15.6"),
    Glyph(
      "xmark", "-cCqQ", "Close",
      "",
      "M5.4 5.4l13.2 13.2M18.6 5.4L5.4 18.6"),
    Glyph(
      "multiply", "-cC", "Multiply",
      "",
      "M5.4 5.4l13.2 13.2M18.6 5.4L5.4 18.6"),
    Glyph(
      "divide", "-cC", "Divide",
      "",
      "M4.2 12h15.6o12 6 .7o12 18 .7"),
    Glyph(
      "equal", "-cCqQ", "Equal",
      "",
      "M4.6 8.8h14.8M4.6 15.2h14.8"),
    Glyph(
      "percent", "-", "Percent",
      "",
      "M18.4 5.6L5.6 18.4o7.2 7.2 2.4o16.8 16.8 2.4"),
    Glyph(
      "number", "-cCqQ", "Number",
      "",
      "M9.4 4L7.6 20M16.4 4l-1.8 16M4.6 9h15.6M3.8 15h15.6"),
    Glyph(
      "at", "-cC", "At",
      "",
      "o12 12 3.8M15.8 8.4v5.2a2.6 2.6 0 0 0 5.2 0V12a9 9 0 1 0-3.6 7.2"),
    Glyph(
      "checkmark", "-cCqQ", "Checkmark",
      "",
      "M4.4 12.9l5.1 5.3L19.6 6"),
    Glyph(
      "exclamationmark", "-cCqQ", "Important",
      "",
      "M12 3.8v11M12 19.6v.1"),
    Glyph(
      "exclamationmark.triangle", "-f", "Warning",
      "M12 3.8l8.9 15.3a1 1 0 0 1-.9 1.5H4a1 1 0 0 1-.9-1.5z",
      "",
      "M12 9.4v4.8M12 17.1v.1"),
    Glyph(
      "info", "-cCqQ", "Info",
      "",
      "M9.6 10.4h2.6v8.8M9.2 19.2h6M12 5v.1"),
    Glyph(
      "questionmark", "-cCsqQ", "Help",
      "",
      "M7.8 8.2a4.3 4.3 0 1 1 6.1 4c-1.2.6-1.9 1.3-1.9 2.6v.6M12 19.7v.1"),
    Glyph(
      "ellipsis", "-cC", "More",
      "",
      "o4.8 12 .6o12 12 .6o19.2 12 .6"),
    Glyph(
      "circle", "-f", "Circle",
      "o12 12 9"),
    Glyph(
      "square", "-fs", "Square",
      "b3.6 3.6 16.8 16.8 3"),
    Glyph(
      "rectangle", "-fs", "Rectangle",
      "b2.6 5.4 18.8 13.2 2.4"),
    Glyph(
      "capsule", "-f", "Capsule",
      "b2.4 6.6 19.2 10.8 5.4"),
    Glyph(
      "triangle", "-f", "Triangle",
      "M12 4l9 15.4H3z"),
    Glyph(
      "diamond", "-f", "Diamond",
      "M12 2.8l9.2 9.2-9.2 9.2L2.8 12z"),
    Glyph(
      "hexagon", "-f", "Hexagon",
      "M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4z"),
    Glyph(
      "seal", "-f", "Seal",
      "M12 3.6A2.9 2.9 0 0 1 16.9 5.2A2.9 2.9 0 0 1 20 9.4A2.9 2.9 0 0 1 20 14.6A2.9 2.9 0 0 1 16.9 18.8A2.9 2.9 0 0 1 12 20.4A2.9 2.9 0 0 1 7.1 18.8A2.9 2.9 0 0 1 4 14.6A2.9 2.9 0 0 1 4 9.4A2.9 2.9 0 0 1 7.1 5.2A2.9 2.9 0 0 1 12 3.6z"
    ),
    Glyph(
      "checkmark.seal", "-f", "Verified",
      "M12 3.6A2.9 2.9 0 0 1 16.9 5.2A2.9 2.9 0 0 1 20 9.4A2.9 2.9 0 0 1 20 14.6A2.9 2.9 0 0 1 16.9 18.8A2.9 2.9 0 0 1 12 20.4A2.9 2.9 0 0 1 7.1 18.8A2.9 2.9 0 0 1 4 14.6A2.9 2.9 0 0 1 4 9.4A2.9 2.9 0 0 1 7.1 5.2A2.9 2.9 0 0 1 12 3.6z",
      "",
      "M8.4 12.4l2.5 2.6 4.8-5.6"),
    Glyph(
      "star", "-fcCsqQ", "Favorite",
      "M12 2.9l2.8 5.8 6.4.9-4.6 4.4 1.1 6.3L12 17.3l-5.7 3 1.1-6.3-4.6-4.4 6.4-.9z"),
    Glyph(
      "heart", "-fcCsS", "Favorite",
      "M12 20.6C6.2 16.5 2.8 13 2.8 8.9 2.8 6 5 3.9 7.6 3.9c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7 2.6 0 4.8 2.1 4.8 5 0 4.1-3.4 7.6-9.2 11.7z"
    ),
    Glyph(
      "sparkle", "-", "Sparkle",
      "M12 2.8c.9 5.6 3.6 8.3 9.2 9.2-5.6.9-8.3 3.6-9.2 9.2-.9-5.6-3.6-8.3-9.2-9.2 5.6-.9 8.3-3.6 9.2-9.2z"),
    Glyph(
      "sparkles", "-", "Sparkles",
      "M10 5.6c.7 4.4 2.8 6.5 7.2 7.2-4.4.7-6.5 2.8-7.2 7.2-.7-4.4-2.8-6.5-7.2-7.2 4.4-.7 6.5-2.8 7.2-7.2z",
      "M18.4 2.8v5M15.9 5.3h5"),
    Glyph(
      "chevron.right", "-cCqQ", "Forward",
      "",
      "M8.6 4.4l7.6 7.6-7.6 7.6"),
    Glyph(
      "chevron.forward", "-cC", "Forward",
      "",
      "M8.6 4.4l7.6 7.6-7.6 7.6"),
    Glyph(
      "chevron.left", "-cCqQ", "Back",
      "",
      "M15.4 4.4L7.8 12l7.6 7.6"),
    Glyph(
      "chevron.backward", "-cC", "Back",
      "",
      "M15.4 4.4L7.8 12l7.6 7.6"),
    Glyph(
      "chevron.up", "-cCqQ", "Up",
      "",
      "M4.4 15.4L12 7.8l7.6 7.6"),
    Glyph(
      "chevron.down", "-cCqQ", "Down",
      "",
      "M4.4 8.6l7.6 7.6 7.6-7.6"),
    Glyph(
      "chevron.up.chevron.down", "-", "Choose",
      "",
      "M6.8 9.4L12 4.2l5.2 5.2M6.8 14.6l5.2 5.2 5.2-5.2"),
    Glyph(
      "arrow.right", "-cCqQ", "Arrow right",
      "",
      "M4 12h15.4M12.8 5.2l6.8 6.8-6.8 6.8"),
    Glyph(
      "arrow.forward", "-cCqQ", "Arrow forward",
      "",
      "M4 12h15.4M12.8 5.2l6.8 6.8-6.8 6.8"),
    Glyph(
      "arrow.left", "-cCqQ", "Arrow left",
      "",
      "M20 12H4.6M11.2 5.2L4.4 12l6.8 6.8"),
    Glyph(
      "arrow.backward", "-cCqQ", "Arrow backward",
      "",
      "M20 12H4.6M11.2 5.2L4.4 12l6.8 6.8"),
    Glyph(
      "arrow.up", "-cCqQ", "Arrow up",
      "",
      "M12 20V4.6M5.2 11.2L12 4.4l6.8 6.8"),
    Glyph(
      "arrow.down", "-cCqQ", "Arrow down",
      "",
      "M12 4v15.4M5.2 12.8l6.8 6.8 6.8-6.8"),
    Glyph(
      "arrow.up.right", "-cCqQ", "Open",
      "",
      "M6 18L17.6 6.4M8.4 6h9.6v9.6"),
    Glyph(
      "arrow.up.arrow.down", "-cCqQ", "Sort",
      "",
      "M7.6 20V4.6M3.8 8.4l3.8-4 3.8 4M16.4 4v15.4M12.6 15.6l3.8 4 3.8-4"),
    Glyph(
      "arrow.left.arrow.right", "-cC", "Swap",
      "",
      "M20 7.6H4.6M8.4 3.8l-4 3.8 4 3.8M4 16.4h15.4M15.6 12.6l4 3.8-4 3.8"),
    Glyph(
      "arrow.clockwise", "-cC", "Refresh",
      "",
      "M19.8 12a7.8 7.8 0 1 1-2.5-5.7l2.3 2.2M19.8 3.6v5.1h-5.1"),
    Glyph(
      "arrow.counterclockwise", "-cC", "Undo",
      "",
      "M4.2 12a7.8 7.8 0 1 0 2.5-5.7L4.4 8.5M4.2 3.6v5.1h5.1"),
    Glyph(
      "arrow.triangle.2.circlepath", "-", "Sync",
      "",
      "M3.6 10.6a8.6 8.6 0 0 1 15-4.2l1.8 2M20.6 3.6v5h-5M20.4 13.4a8.6 8.6 0 0 1-15 4.2l-1.8-2M3.4 20.4v-5h5"
    ),
    Glyph(
      "arrow.uturn.left", "-cC", "Undo",
      "",
      "M8.6 4.4L4 9l4.6 4.6M4.4 9h9.4a5.6 5.6 0 0 1 0 11.2H9"),
    Glyph(
      "arrow.uturn.backward", "-cC", "Undo",
      "",
      "M8.6 4.4L4 9l4.6 4.6M4.4 9h9.4a5.6 5.6 0 0 1 0 11.2H9"),
    Glyph(
      "arrow.uturn.right", "-cC", "Redo",
      "",
      "M15.4 4.4L20 9l-4.6 4.6M19.6 9h-9.4a5.6 5.6 0 0 0 0 11.2H15"),
    Glyph(
      "arrow.uturn.forward", "-cC", "Redo",
      "",
      "M15.4 4.4L20 9l-4.6 4.6M19.6 9h-9.4a5.6 5.6 0 0 0 0 11.2H15"),
    Glyph(
      "arrowshape.turn.up.left", "-f", "Reply",
      "M10 4.6L3 11l7 6.4v-3.8c5.2 0 8.6 1.6 11 5.6-.6-6-4.4-10.4-11-10.8z"),
    Glyph(
      "shuffle", "-", "Shuffle",
      "",
      "M3 7h3.4c2.4 0 3.8 1.6 5.4 5s3 5 5.4 5H21M3 17h3.4c1.4 0 2.5-.6 3.5-1.7M13.9 8.7C14.8 7.6 15.8 7 17.2 7H21M18.4 4.2L21.2 7l-2.8 2.8M18.4 14.2l2.8 2.8-2.8 2.8"
    ),
    Glyph(
      "repeat", "-", "Repeat",
      "",
      "M3.6 11V9.8a3.6 3.6 0 0 1 3.6-3.6h12.4M16.6 3l3.2 3.2-3.2 3.2M20.4 13v1.2a3.6 3.6 0 0 1-3.6 3.6H4.4M7.4 14.6l-3.2 3.2L7.4 21"
    ),
    Glyph(
      "trash", "-fcCs", "Delete",
      "M5.6 7l.9 12.4a1.7 1.7 0 0 0 1.7 1.6h7.6a1.7 1.7 0 0 0 1.7-1.6L18.4 7z",
      "M3.8 6.8h16.4M8.8 6.6V4.5c0-.8.5-1.3 1.3-1.3h3.8c.8 0 1.3.5 1.3 1.3v2.1",
      "M10 10.8l.3 6.4M14 10.8l-.3 6.4"),
    Glyph(
      "pencil", "-cCs", "Edit",
      "M3.8 20.2l1.1-4.6L16.3 4.2a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L8.4 19.1z",
      "",
      "M14 6.6l3.4 3.4"),
    Glyph(
      "square.and.pencil", "-", "Compose",
      "M9.4 14.6l.7-3.2 8-8a1.3 1.3 0 0 1 1.8 0l.7.7a1.3 1.3 0 0 1 0 1.8l-8 8z",
      "M12.4 4.2H6.2A2.4 2.4 0 0 0 3.8 6.6v11.2a2.4 2.4 0 0 0 2.4 2.4h11.2a2.4 2.4 0 0 0 2.4-2.4v-6.2"),
    Glyph(
      "square.and.arrow.up", "-cC", "Share",
      "",
      "M8.4 9H6.8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1.6M12 14.6V2.8M8.2 6.4L12 2.6l3.8 3.8"
    ),
    Glyph(
      "square.and.arrow.down", "-", "Save",
      "",
      "M8.4 9H6.8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1.6M12 2.8v11.8M8.2 11L12 14.8l3.8-3.8"
    ),
    Glyph(
      "square.on.square", "-", "Copy",
      "b8.4 8.4 12 12 2.4",
      "M5.6 15.4a2 2 0 0 1-2-2V5.8a2.2 2.2 0 0 1 2.2-2.2h7.6a2 2 0 0 1 2 2"),
    Glyph(
      "doc.on.doc", "-f", "Copy",
      "b8.6 7.4 10.8 13.6 2",
      "M15 4.8A2 2 0 0 0 13 3H6.6a2 2 0 0 0-2 2v9.4c0 1 .6 1.8 1.6 2"),
    Glyph(
      "scissors", "-", "Cut",
      "",
      "o6.2 17.6 2.8o17.8 17.6 2.8M7.8 15.2L17 3.6M16.2 15.2L7 3.6"),
    Glyph(
      "paperclip", "-cC", "Attachment",
      "",
      "M19.6 11.4l-7.9 7.9a4.9 4.9 0 0 1-6.9-6.9l8.4-8.4a3.3 3.3 0 0 1 4.7 4.7l-8.3 8.3a1.7 1.7 0 0 1-2.4-2.4l7.5-7.5"
    ),
    Glyph(
      "link", "-cC", "Link",
      "",
      "M10.2 13.8a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6l-1.6 1.6M13.8 10.2a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6l1.6-1.6"
    ),
    Glyph(
      "textformat", "-", "Format",
      "",
      "M3 18.6L8 5.4l5 13.2M4.8 14.2h6.4M20.4 11.4v7.2o17.6 15 2.8"),
    Glyph(
      "textformat.size", "-", "Text size",
      "",
      "M2 18.6l3-8 3 8M3.1 15.8h3.8M9.6 18.6L15.4 4.6l5.8 14M11.7 13.6h7.4"),
    Glyph(
      "text.quote", "-", "Quote",
      "",
      "M3.4 4.6v14.8M8 6h12.8M8 12h12.8M8 18h8.4"),
    Glyph(
      "bold", "-", "Bold",
      "",
      "M7 4.4h6.4a3.6 3.6 0 0 1 0 7.2H7zM7 11.6h7.4a4 4 0 0 1 0 8H7z"),
    Glyph(
      "italic", "-", "Italic",
      "",
      "M10 4.6h7.4M6.6 19.4H14M14 4.6l-4 14.8"),
    Glyph(
      "magnifyingglass", "-cC", "Search",
      "",
      "o10.4 10.4 6.6M15.3 15.3l5.4 5.4"),
    Glyph(
      "line.3.horizontal", "-cC", "Menu",
      "",
      "M3.8 6.6h16.4M3.8 12h16.4M3.8 17.4h16.4"),
    Glyph(
      "line.3.horizontal.decrease", "-cC", "Filter",
      "",
      "M3.4 7h17.2M6.6 12h10.8M9.8 17h4.4"),
    Glyph(
      "list.bullet", "-cC", "List",
      "",
      "M9 6h11.4M9 12h11.4M9 18h11.4o4.4 6 .6o4.4 12 .6o4.4 18 .6"),
    Glyph(
      "list.dash", "-", "List",
      "",
      "M9 6h11.4M9 12h11.4M9 18h11.4M3.4 6h1.8M3.4 12h1.8M3.4 18h1.8"),
    Glyph(
      "checklist", "-", "Checklist",
      "",
      "M11.4 6.4h9M11.4 17.6h9M3.2 6.6l1.9 2 3.3-4.2M3.2 17.8l1.9 2 3.3-4.2"),
    Glyph(
      "slider.horizontal.3", "-", "Adjust",
      "",
      "M3.4 6.4h8.8M17.2 6.4h3.4M3.4 12h2.8M11.2 12h9.4M3.4 17.6h9.8M18.2 17.6h2.4o14.7 6.4 2.3o8.7 12 2.3o15.7 17.6 2.3"
    ),
    Glyph(
      "square.grid.2x2", "-f", "Grid",
      "b3.4 3.4 7.2 7.2 1.8b13.4 3.4 7.2 7.2 1.8b3.4 13.4 7.2 7.2 1.8b13.4 13.4 7.2 7.2 1.8"),
    Glyph(
      "square.grid.3x3", "-f", "Grid",
      "b3 3 5 5 1.2b9.5 3 5 5 1.2b16 3 5 5 1.2b3 9.5 5 5 1.2b9.5 9.5 5 5 1.2b16 9.5 5 5 1.2b3 16 5 5 1.2b9.5 16 5 5 1.2b16 16 5 5 1.2"
    ),
    Glyph(
      "rectangle.grid.1x2", "-f", "Rows",
      "b3.4 4 17.2 7 1.8b3.4 13 17.2 7 1.8"),
    Glyph(
      "square.stack", "-f", "Stack",
      "b3.8 8.6 16.4 12 2.4",
      "M6 5.8h12M8.2 3h7.6"),
    Glyph(
      "sidebar.left", "-", "Sidebar",
      "b2.8 4.4 18.4 15.2 2.6",
      "",
      "M9.2 4.6v14.8M5.4 8h1.2M5.4 11h1.2"),
    Glyph(
      "sidebar.leading", "-", "Sidebar",
      "b2.8 4.4 18.4 15.2 2.6",
      "",
      "M9.2 4.6v14.8M5.4 8h1.2M5.4 11h1.2"),
    Glyph(
      "sidebar.trailing", "-", "Sidebar",
      "b2.8 4.4 18.4 15.2 2.6",
      "",
      "M14.8 4.6v14.8M17.4 8h1.2M17.4 11h1.2"),
    Glyph(
      "sidebar.right", "-", "Sidebar",
      "b2.8 4.4 18.4 15.2 2.6",
      "",
      "M14.8 4.6v14.8M17.4 8h1.2M17.4 11h1.2"),
    Glyph(
      "rectangle.portrait.and.arrow.right", "-", "Sign out",
      "",
      "M13 3.8H6.6a1.8 1.8 0 0 0-1.8 1.8v12.8a1.8 1.8 0 0 0 1.8 1.8H13M10.4 12h10M17 8.4l3.6 3.6-3.6 3.6"),
    Glyph(
      "viewfinder", "-c", "Scan",
      "",
      "M4 8.4V6.2A2.2 2.2 0 0 1 6.2 4h2.2M15.6 4h2.2A2.2 2.2 0 0 1 20 6.2v2.2M20 15.6v2.2a2.2 2.2 0 0 1-2.2 2.2h-2.2M8.4 20H6.2A2.2 2.2 0 0 1 4 17.8v-2.2"
    ),
    Glyph(
      "barcode", "-", "Bar code",
      "",
      "M3.6 5v14M6.8 5v14M10 5v14M14 5v14M17 5v14M20.4 5v14"),
    Glyph(
      "qrcode", "-", "QR code",
      "",
      "b3.6 3.6 6.4 6.4 1b14 3.6 6.4 6.4 1b3.6 14 6.4 6.4 1M14 14h2.4v2.6M20.4 14v3.4M14 20.4v-.8M17.4 20.4h3M6.8 6.8v.1M17.2 6.8v.1M6.8 17.2v.1"
    ),
    Glyph(
      "person", "-fcCs", "Person",
      "o12 7.8 4.1M4.2 20.4c.4-4 3.5-6.6 7.8-6.6s7.4 2.6 7.8 6.6z"),
    Glyph(
      "person.2", "-fcC", "People",
      "o8.8 8.4 3.6M2 20c.3-3.7 3.1-6.2 6.8-6.2s6.5 2.5 6.8 6.2z",
      "M15.4 5a3.4 3.4 0 0 1 0 6.8M17 14c2.8.6 4.7 2.8 5 6"),
    Glyph(
      "person.3", "-f", "People",
      "o12 8.6 3.2M6.2 19.4c.2-3.4 2.6-5.6 5.8-5.6s5.6 2.2 5.8 5.6z",
      "o4.6 9.2 2.2o19.4 9.2 2.2M1.4 18.6c.1-2.4 1.3-4 3-4.6M22.6 18.6c-.1-2.4-1.3-4-3-4.6"),
    Glyph(
      "person.crop.circle", "-f", "Account",
      "o12 12 9.2",
      "",
      "o12 9.8 3M6.2 18.6c.9-2.8 3.1-4.3 5.8-4.3s4.9 1.5 5.8 4.3"),
    Glyph(
      "person.badge.plus", "-", "Add person",
      "o9.6 8.2 3.7M2.6 20.2c.4-3.8 3.2-6.2 7-6.2s6.6 2.4 7 6.2z",
      "M19 6.6v5.8M16.1 9.5h5.8"),
    Glyph(
      "figure.walk", "-", "Walking",
      "",
      "o13 4.4 1.6M12.6 8.2l-1 6 3 3 1 4.4M11.6 14l-1.2 3.4-2.6 4M12.4 8.4L9 10.2l-1 3.4M12.8 9l2.4 2.8 3 .8"),
    Glyph(
      "figure.run", "-", "Running",
      "",
      "o15 4.2 1.6M13.6 7.8l-2.6 5 3.4 2.4-.8 5M11 12.8l-2 4-4.6.4M13.6 7.8L9.6 7.4 7 10.6M13.6 7.8l2.2 3.4 3.4.2"
    ),
    Glyph(
      "face.smiling", "-f", "Smile",
      "o12 12 9.2",
      "",
      "M7.8 14a4.9 4.9 0 0 0 8.4 0M8.8 9.4v.4M15.2 9.4v.4"),
    Glyph(
      "hand.thumbsup", "-f", "Like",
      "M7.8 10.8l3.7-7.4c1.7 0 2.6 1.3 2.4 2.9l-.4 3.1h4.9a2 2 0 0 1 2 2.4l-1.3 6.5a2.4 2.4 0 0 1-2.4 2H7.8zM3.6 10.8h4.2v9.5H3.6z",
      "",
      "M7.8 11v9"),
    Glyph(
      "hand.thumbsdown", "-f", "Dislike",
      "M7.8 13.2l3.7 7.4c1.7 0 2.6-1.3 2.4-2.9l-.4-3.1h4.9a2 2 0 0 0 2-2.4l-1.3-6.5a2.4 2.4 0 0 0-2.4-2H7.8zM3.6 13.2h4.2V3.7H3.6z",
      "",
      "M7.8 13V4"),
    Glyph(
      "hand.raised", "-f", "Stop",
      "M6.6 12.4V6.8a1.3 1.3 0 0 1 2.6 0V4.4a1.4 1.4 0 0 1 2.8 0v-.2a1.4 1.4 0 0 1 2.8 0v2a1.3 1.3 0 0 1 2.6 0v8.2c0 4-2.2 6.6-5.8 6.6-3 0-4.6-1.4-6.2-4.2l-2-3.6c-.6-1.2 1-2.2 1.9-1.2z",
      "",
      "M9.2 6.8v4.4M12 4.4v6.4M14.8 6.2v5"),
    Glyph(
      "house", "-fcC", "Home",
      "M3.6 11L12 3.6l8.4 7.4v8a1.6 1.6 0 0 1-1.6 1.6H5.2A1.6 1.6 0 0 1 3.6 19z",
      "",
      "M9.4 20.4v-6h5.2v6"),
    Glyph(
      "building.2", "-f", "Building",
      "M3.4 20.6V5a1.4 1.4 0 0 1 1.4-1.4h6.4A1.4 1.4 0 0 1 12.6 5v15.6zM12.6 20.6V9.4h6.6a1.4 1.4 0 0 1 1.4 1.4v9.8z",
      "",
      "M6.6 7.4h2.8M6.6 11h2.8M6.6 14.6h2.8M15.8 13h1.6M15.8 16.6h1.6"),
    Glyph(
      "bell", "-fcCsS", "Notifications",
      "M12 3.2a6.2 6.2 0 0 0-6.2 6.2c0 5-2 6.4-2 8.2h16.4c0-1.8-2-3.2-2-8.2A6.2 6.2 0 0 0 12 3.2z",
      "M9.6 20.6c1.3 1 3.5 1 4.8 0"),
    Glyph(
      "bookmark", "-fcCs", "Bookmark",
      "M6.4 3.4h11.2v17.2L12 16.3l-5.6 4.3z"),
    Glyph(
      "tag", "-fcCs", "Tag",
      "M3.2 4.8v6.6l9.4 9.4 8.2-8.2-9.4-9.4H4.8a1.6 1.6 0 0 0-1.6 1.6z",
      "",
      "o7.8 7.8 .6"),
    Glyph(
      "flag", "-fcCsqQ", "Flag",
      "M5.4 4.8c4.6-2.4 8.8 2.4 14 0v9.6c-5.2 2.4-9.4-2.4-14 0z",
      "M5.4 3.4v17.8"),
    Glyph(
      "pin", "-fcCs", "Pin",
      "M8.6 3.2h6.8l-.8 6.4 3.4 3.6v1.6H6v-1.6l3.4-3.6z",
      "M12 15v6.4"),
    Glyph(
      "calendar", "-cC", "Calendar",
      "b3.4 4.8 17.2 15.8 2.6",
      "M8 2.8v3.8M16 2.8v3.8",
      "M3.6 10h16.8M8 13.8v.1M12 13.8v.1M16 13.8v.1M8 17.2v.1M12 17.2v.1"),
    Glyph(
      "clock", "-f", "Time",
      "o12 12 9.2",
      "",
      "M12 6.6v5.6l3.8 2.3"),
    Glyph(
      "alarm", "-f", "Alarm",
      "o12 12.8 7.8",
      "M5.2 3.2L2.4 6M18.8 3.2L21.6 6M6.4 18.6l-1.8 2M17.6 18.6l1.8 2",
      "M12 8.6v4.4l2.8 1.8"),
    Glyph(
      "timer", "-c", "Timer",
      "",
      "M12 3.2a8.8 8.8 0 1 1-6.3 2.6M12 3.2v3.4M12 12.4L7.4 8"),
    Glyph(
      "stopwatch", "-f", "Stopwatch",
      "o12 13.4 7.8",
      "M9.6 2.6h4.8M12 2.8v2.6M18.6 6.2l1.4 1.4",
      "M12 9.2v4.4"),
    Glyph(
      "hourglass", "-cC", "Waiting",
      "",
      "M6.4 3h11.2M6.4 21h11.2M7.6 3.2v3.4c0 2.6 4.4 3.4 4.4 5.4s-4.4 2.8-4.4 5.4v3.4M16.4 3.2v3.4c0 2.6-4.4 3.4-4.4 5.4s4.4 2.8 4.4 5.4v3.4"
    ),
    Glyph(
      "camera", "-fcC", "Camera",
      "M8.2 6.6l1.5-2.4h4.6l1.5 2.4h2.8a2.2 2.2 0 0 1 2.2 2.2v8.8a2.2 2.2 0 0 1-2.2 2.2H5.4a2.2 2.2 0 0 1-2.2-2.2V8.8a2.2 2.2 0 0 1 2.2-2.2z",
      "",
      "o12 13 3.6"),
    Glyph(
      "photo", "-fcC", "Photo",
      "b2.8 4.2 18.4 15.6 2.6",
      "",
      "M3.4 16.8l5.2-5.2 4.8 4.8 2.6-2.6 4.6 4.4o15.8 8.8 1.2"),
    Glyph(
      "photo.on.rectangle", "-", "Photos",
      "b2.4 7.4 15.6 12.4 2.2",
      "M6.4 4.4h12.2a3 3 0 0 1 3 3v8.2",
      "M2.8 17.2l4-4 3.8 3.8 2-2 5 4.4"),
    Glyph(
      "video", "-fcCsS", "Video",
      "b2.4 6.4 12.8 11.2 2.4M15.2 10.8l6.2-3.6v9.6l-6.2-3.6z"),
    Glyph(
      "film", "-f", "Film",
      "b2.8 4.6 18.4 14.8 2.2",
      "",
      "M7.2 4.8v14.4M16.8 4.8v14.4M3 9.6h4.2M3 14.4h4.2M16.8 9.6H21M16.8 14.4H21M7.2 12h9.6"),
    Glyph(
      "map", "-fcC", "Map",
      "M3.2 6.4l5.8-2.6 6 2.6 5.8-2.6v13.8L15 20.2l-6-2.6-5.8 2.6z",
      "",
      "M9 4v13.4M15 6.6V20"),
    Glyph(
      "mappin", "-cCs", "Place",
      "o12 6.6 3.8",
      "M12 10.6v10.6"),
    Glyph(
      "mappin.and.ellipse", "-", "Place",
      "o12 6 3.2",
      "M12 9.4v7.4M8 14.2c-3 .5-5 1.6-5 3 0 2 4 3.4 9 3.4s9-1.4 9-3.4c0-1.4-2-2.5-5-3"),
    Glyph(
      "location", "-fcCs", "Location",
      "M20.8 3.2L3.4 10.7l7.4 2.5 2.5 7.4z"),
    Glyph(
      "globe", "-", "Web",
      "",
      "o12 12 9.2M2.8 12h18.4M12 2.8c-5.2 5.6-5.2 12.8 0 18.4 5.2-5.6 5.2-12.8 0-18.4z"),
    Glyph(
      "envelope", "-fcC", "Mail",
      "b2.6 5 18.8 14 2.4",
      "",
      "M3.2 6.8l8.8 6.8 8.8-6.8"),
    Glyph(
      "envelope.open", "-f", "Read mail",
      "M2.8 9.4L12 3.2l9.2 6.2v9a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2z",
      "",
      "M3.2 9.8l8.8 5.6 8.8-5.6"),
    Glyph(
      "tray", "-fcC", "Inbox",
      "M5.8 4.6h12.4l3 8.4v5a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2v-5z",
      "",
      "M3 13h5.4c.2 1.8 1.6 3 3.6 3s3.4-1.2 3.6-3H21"),
    Glyph(
      "archivebox", "-fcC", "Archive",
      "M4.2 8.6h15.6v9.8a2 2 0 0 1-2 2H6.2a2 2 0 0 1-2-2zb2.8 3.6 18.4 5 1.2",
      "",
      "M3.2 8.6h17.6M9.4 12.4h5.2"),
    Glyph(
      "paperplane", "-fcC", "Send",
      "M21.2 2.8L2.6 10.5l7.2 3.7 3.7 7.2z",
      "",
      "M20.6 3.4L9.9 14.1"),
    Glyph(
      "phone", "-fcC", "Call",
      "M7 3.4l2.8 4.9-2.1 2.3c1.3 2.5 3.2 4.4 5.7 5.7l2.3-2.1 4.9 2.8c0 2.2-1.4 3.8-3.6 3.8C10.4 20.8 3.2 13.6 3.2 7c0-2.2 1.6-3.6 3.8-3.6z"
    ),
    Glyph(
      "message", "-fcC", "Message",
      "M12 3.6c5.2 0 9.2 3.4 9.2 7.8S17.2 19.2 12 19.2c-1 0-2-.1-2.9-.4-1.5 1.3-3.3 2-5.3 2 1-1.1 1.6-2.4 1.7-3.8-1.7-1.4-2.7-3.3-2.7-5.6 0-4.4 4-7.8 9.2-7.8z"
    ),
    Glyph(
      "bubble.left", "-f", "Comment",
      "M5.4 4h13.2A2.6 2.6 0 0 1 21.2 6.6v8A2.6 2.6 0 0 1 18.6 17.2h-8.2L5.8 21v-3.8h-.4a2.6 2.6 0 0 1-2.6-2.6v-8A2.6 2.6 0 0 1 5.4 4z"
    ),
    Glyph(
      "bubble.right", "-f", "Comment",
      "M18.6 4H5.4A2.6 2.6 0 0 0 2.8 6.6v8A2.6 2.6 0 0 0 5.4 17.2h8.2l4.6 3.8v-3.8h.4a2.6 2.6 0 0 0 2.6-2.6v-8A2.6 2.6 0 0 0 18.6 4z"
    ),
    Glyph(
      "bubble.left.and.bubble.right", "-f", "Conversation",
      "M4 3h9.4a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H8.6L5 14.8V12H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM10.4 14.6h3.4a4.4 4.4 0 0 0 4.4-4.4V9.2H20a2 2 0 0 1 2 2v4.6a2 2 0 0 1-2 2h-1v2.8l-3.6-2.8h-3a2 2 0 0 1-2-2z"
    ),
    Glyph(
      "text.bubble", "-f", "Comment",
      "M5.4 4h13.2A2.6 2.6 0 0 1 21.2 6.6v8A2.6 2.6 0 0 1 18.6 17.2h-8.2L5.8 21v-3.8h-.4a2.6 2.6 0 0 1-2.6-2.6v-8A2.6 2.6 0 0 1 5.4 4z",
      "",
      "M7 8.6h10M7 12.4h6.6"),
    Glyph(
      "folder", "-fcC", "Folder",
      "M2.8 7A2.2 2.2 0 0 1 5 4.8h4.4l2.2 2.6H19A2.2 2.2 0 0 1 21.2 9.6v7.8a2.2 2.2 0 0 1-2.2 2.2H5a2.2 2.2 0 0 1-2.2-2.2z"
    ),
    Glyph(
      "doc", "-fcC", "Document",
      "M6.6 2.8h7l5.2 5.2v11a2.2 2.2 0 0 1-2.2 2.2h-10a2.2 2.2 0 0 1-2.2-2.2V5a2.2 2.2 0 0 1 2.2-2.2z",
      "",
      "M13.4 3v5.2h5.2"),
    Glyph(
      "doc.text", "-f", "Document",
      "M6.6 2.8h7l5.2 5.2v11a2.2 2.2 0 0 1-2.2 2.2h-10a2.2 2.2 0 0 1-2.2-2.2V5a2.2 2.2 0 0 1 2.2-2.2z",
      "",
      "M13.4 3v5.2h5.2M8.2 12.4h7.6M8.2 16h7.6"),
    Glyph(
      "note.text", "-", "Note",
      "b3.6 3.6 16.8 16.8 2.6",
      "",
      "M7.4 8.4h9.2M7.4 12h9.2M7.4 15.6h5"),
    Glyph(
      "newspaper", "-f", "News",
      "M3 4.8h13.6v13a2.2 2.2 0 0 0 2.2 2.4H5.2A2.2 2.2 0 0 1 3 18zM16.6 8.6H21V18a2.2 2.2 0 0 1-4.4 0z",
      "",
      "M6.2 8.4h7M6.2 12h7M6.2 15.6h4.4"),
    Glyph(
      "book", "-fcC", "Book",
      "M12 6.2C10 4.6 7 4 2.8 4.2v14.2c4.2-.2 7.2.4 9.2 2 2-1.6 5-2.2 9.2-2V4.2C17 4 14 4.6 12 6.2z",
      "",
      "M12 6.4v13.6"),
    Glyph(
      "book.closed", "-f", "Book",
      "M7 3h12v18H7a2.4 2.4 0 0 1-2.4-2.4V5.4A2.4 2.4 0 0 1 7 3z",
      "",
      "M4.8 18.4A2.2 2.2 0 0 1 7 16.4h11.8"),
    Glyph(
      "books.vertical", "-fcC", "Library",
      "b3.2 4 4.4 16.4 1b7.6 4 4.4 16.4 1M13 5.6l3.8-1 4 15-3.8 1z",
      "",
      "M7.6 5v14.6M3.6 8h3.8M8 8h3.8"),
    Glyph(
      "graduationcap", "-f", "Education",
      "M12 4.6L1.8 9.4 12 14.2l10.2-4.8z",
      "M6 11.6v5c1.6 1.4 3.6 2.2 6 2.2s4.4-.8 6-2.2v-5M21.6 9.8v5.4"),
    Glyph(
      "cart", "-fcC", "Cart",
      "M6 7.2h14.8l-2.2 7.6H7.6z",
      "M2 3.6h2.6c.4 0 .6.2.7.6L8 17.4h10.6o9.2 20.4 .7o17.2 20.4 .7"),
    Glyph(
      "cart.badge.plus", "-", "Add to cart",
      "",
      "M2 3.6h2.6c.4 0 .6.2.7.6L8 17.4h10.6M6 7.2h6.8M7.6 14.8h11l.7-2.4M18.6 2.6v6.8M15.2 6h6.8o9.2 20.4 .7o17.2 20.4 .7"
    ),
    Glyph(
      "bag", "-fcC", "Bag",
      "M5.4 7.8h13.2l1 10.8a2 2 0 0 1-2 2.2H6.4a2 2 0 0 1-2-2.2z",
      "M8.4 10.4V6.6a3.6 3.6 0 0 1 7.2 0v3.8"),
    Glyph(
      "basket", "-f", "Basket",
      "M3 9.8h18l-1.8 9a2 2 0 0 1-2 1.6H6.8a2 2 0 0 1-2-1.6z",
      "M7 9.6l3.6-6M17 9.6l-3.6-6",
      "M9 13.2v3.8M12 13.2v3.8M15 13.2v3.8"),
    Glyph(
      "creditcard", "-fcC", "Card",
      "b2.4 5 19.2 14 2.4",
      "",
      "M2.6 9.8h18.8M6 15h3.6"),
    Glyph(
      "banknote", "-f", "Money",
      "b2.4 5.8 19.2 12.4 2",
      "",
      "o12 12 2.8M5.6 12v.1M18.4 12v.1"),
    Glyph(
      "dollarsign", "-cCqQ", "Dollar",
      "",
      "M16.4 7.6c-.4-1.8-2-2.8-4.4-2.8-2.6 0-4.4 1.3-4.4 3.4 0 4.8 9 2.4 9 7.4 0 2.2-1.8 3.6-4.6 3.6s-4.6-1.3-4.8-3.4M12 2.6v18.8"
    ),
    Glyph(
      "gift", "-fcC", "Gift",
      "b3 7.8 18 4.4 1.2M4.8 12.2h14.4v7a1.8 1.8 0 0 1-1.8 1.8H6.6a1.8 1.8 0 0 1-1.8-1.8z",
      "M12 7.6C10.4 3.4 6.6 2.6 6.2 5 6 7 8 7.6 12 7.6zM12 7.6c1.6-4.2 5.4-5 5.8-2.6.2 2-1.8 2.6-5.8 2.6z",
      "M12 8v12.8M3.4 12.2h17.2"),
    Glyph(
      "ticket", "-f", "Ticket",
      "M2.8 6.6h18.4v3.6a1.9 1.9 0 0 0 0 3.6v3.6H2.8v-3.6a1.9 1.9 0 0 0 0-3.6z",
      "",
      "M15 7v1.6M15 11.2v1.6M15 15.4V17"),
    Glyph(
      "shippingbox", "-fcC", "Package",
      "M12 2.6l8.6 4.8v9.2L12 21.4l-8.6-4.8V7.4z",
      "",
      "M3.8 7.6L12 12.2l8.2-4.6M12 12.2v8.8M7.6 5.2l8.4 4.6"),
    Glyph(
      "cube", "-f", "Cube",
      "M12 2.6l8.6 4.8v9.2L12 21.4l-8.6-4.8V7.4z",
      "",
      "M3.8 7.6L12 12.2l8.2-4.6M12 12.2v8.8"),
    Glyph(
      "gear", "-", "Settings",
      "M10.1 5.2L10.4 2.6L13.6 2.6L13.9 5.2L15.5 5.8L17.5 4.2L19.8 6.5L18.2 8.5L18.8 10.1L21.4 10.4L21.4 13.6L18.8 13.9L18.2 15.5L19.8 17.5L17.5 19.8L15.5 18.2L13.9 18.8L13.6 21.4L10.4 21.4L10.1 18.8L8.5 18.2L6.5 19.8L4.2 17.5L5.8 15.5L5.2 13.9L2.6 13.6L2.6 10.4L5.2 10.1L5.8 8.5L4.2 6.5L6.5 4.2L8.5 5.8z",
      "",
      "o12 12 3.2"),
    Glyph(
      "gearshape", "-f", "Settings",
      "M10.1 5.2L10.4 2.6L13.6 2.6L13.9 5.2L15.5 5.8L17.5 4.2L19.8 6.5L18.2 8.5L18.8 10.1L21.4 10.4L21.4 13.6L18.8 13.9L18.2 15.5L19.8 17.5L17.5 19.8L15.5 18.2L13.9 18.8L13.6 21.4L10.4 21.4L10.1 18.8L8.5 18.2L6.5 19.8L4.2 17.5L5.8 15.5L5.2 13.9L2.6 13.6L2.6 10.4L5.2 10.1L5.8 8.5L4.2 6.5L6.5 4.2L8.5 5.8z",
      "",
      "o12 12 3.2"),
    Glyph(
      "wrench", "-", "Tools",
      "M20.6 7.2a5.2 5.2 0 0 1-6.9 6.3l-6.4 6.4a2.2 2.2 0 0 1-3.2-3.2l6.4-6.4a5.2 5.2 0 0 1 6.3-6.9l-3 3 .6 2.6 2.6.6z"
    ),
    Glyph(
      "hammer", "-fcC", "Build",
      "M4 6.4l3-3h6.4l3.4 3.4-3.4 3.2L10.8 7.4 8.2 10z",
      "M12 8.8l8 10.2-1.8 1.8L8.8 11.4"),
    Glyph(
      "paintbrush", "-f", "Paint",
      "M20.6 3.4c-4.4 1.2-8.6 5-11 8.6l2.4 2.4c3.6-2.4 7.4-6.6 8.6-11z",
      "M9 12.8c-2.6 0-3.2 1.8-3.4 3.6-.2 1.6-1 2.8-2.6 3.4 4.6 1.4 8.4 0 8.4-4.2"),
    Glyph(
      "lightbulb", "-fscC", "Idea",
      "M9 16.8c0-2.2-3.4-3.6-3.4-7.6a6.4 6.4 0 0 1 12.8 0c0 4-3.4 5.4-3.4 7.6z",
      "M9.4 19.2h5.2M10.6 21.4h2.8"),
    Glyph(
      "bolt", "-fcCs", "Energy",
      "M13.4 2.6L4.4 13.8h6.4l-1 7.6 9.2-11.4h-6.6z"),
    Glyph(
      "flame", "-fcC", "Flame",
      "M12 21.2c-4.2 0-7-2.9-7-6.8 0-4.8 4.2-6.2 4.8-11.4 3.5 1.5 4.8 4.6 4.6 6.8.9-.4 1.5-1.2 1.8-2.2 2.1 2.1 2.8 4.4 2.8 6.8 0 3.9-2.8 6.8-7 6.8z"
    ),
    Glyph(
      "leaf", "-fcC", "Leaf",
      "M5.4 18.4C2.8 11.4 8.2 4.2 20.4 4c.8 10.8-5.2 17-12 15.4-1.2-.3-2.2-.6-3-1z",
      "",
      "M3.4 21c2.2-5 5.8-8.6 10.8-10.8"),
    Glyph(
      "drop", "-fcC", "Water",
      "M12 2.8c4.2 5.2 6.8 8.2 6.8 11.8a6.8 6.8 0 0 1-13.6 0c0-3.6 2.6-6.6 6.8-11.8z"),
    Glyph(
      "sun.max", "-f", "Sun",
      "o12 12 4.4",
      "M12 2.2v2.2M12 19.6v2.2M2.2 12h2.2M19.6 12h2.2M5.1 5.1l1.5 1.5M17.4 17.4l1.5 1.5M5.1 18.9l1.5-1.5M17.4 6.6l1.5-1.5"
    ),
    Glyph(
      "sunrise", "-f", "Sunrise",
      "M6.4 17.6a5.6 5.6 0 0 1 11.2 0z",
      "M2.4 20.8h19.2M12 8.4V3M9.6 5.2L12 2.8l2.4 2.4M4.4 10.4l1.4 1.2M19.6 10.4l-1.4 1.2"),
    Glyph(
      "moon", "-fcC", "Moon",
      "M20.2 14.6A8.8 8.8 0 0 1 9.4 3.8a8.8 8.8 0 1 0 10.8 10.8z"),
    Glyph(
      "cloud", "-f", "Cloud",
      "M7 19a4.6 4.6 0 0 1-.5-9.2 6 6 0 0 1 11.6 1A4.1 4.1 0 0 1 17.6 19z"),
    Glyph(
      "cloud.rain", "-f", "Rain",
      "M7 15.4a4.4 4.4 0 0 1-.5-8.8 5.8 5.8 0 0 1 11.2 1 3.9 3.9 0 0 1-.4 7.8z",
      "M8.4 18l-1 2.8M12.4 18l-1 2.8M16.4 18l-1 2.8"),
    Glyph(
      "cloud.sun", "-f", "Partly cloudy",
      "M6.4 20a3.9 3.9 0 0 1-.4-7.8 5.1 5.1 0 0 1 9.8.9A3.5 3.5 0 0 1 15.4 20z",
      "M12.4 7.4a4 4 0 1 1 6 5.2M14.6 1.8v1.6M20.6 4.4l-1.2 1.2M22.6 10.2H21M8.6 4.4l1.2 1.2"),
    Glyph(
      "wind", "-", "Wind",
      "",
      "M3 9.4h11.2a2.8 2.8 0 1 0-2.8-2.8M3 13h15.4a3 3 0 1 1-3 3M3 16.6h7.4a2.2 2.2 0 1 1-2.2 2.2"),
    Glyph(
      "thermometer", "-", "Temperature",
      "",
      "M9.6 13.6V5a2.4 2.4 0 0 1 4.8 0v8.6a4.2 4.2 0 1 1-4.8 0zM12 8.4v8.8"),
    Glyph(
      "umbrella", "-f", "Umbrella",
      "M2.8 12.8a9.2 9.2 0 0 1 18.4 0c-1.4-1.6-3.6-1.6-4.8 0-1.2-1.6-3.2-1.6-4.4 0-1.2-1.6-3.2-1.6-4.4 0-1.2-1.6-3.4-1.6-4.8 0z",
      "M12 13v6a2.1 2.1 0 0 0 4.2 0M12 2.4v1.2"),
    Glyph(
      "snowflake", "-cC", "Snow",
      "",
      "M12 2.6v18.8M3.9 7.3l16.2 9.4M20.1 7.3L3.9 16.7M9.4 4.6L12 6.8l2.6-2.2M9.4 19.4l2.6-2.2 2.6 2.2M4 10.6l3.2-1.2-.6-3.4M20 13.4l-3.2 1.2.6 3.4M20 10.6l-3.2-1.2.6-3.4M4 13.4l3.2 1.2-.6 3.4"
    ),
    Glyph(
      "pawprint", "-f", "Pets",
      "o7 9.4 1.7o17 9.4 1.7o10 5.6 1.7o14 5.6 1.7M12 11.4c2.6 0 5 3.2 5 5.8 0 1.8-1.4 2.8-2.8 2.8-1 0-1.4-.4-2.2-.4s-1.2.4-2.2.4C8.4 20 7 19 7 17.2 7 14.6 9.4 11.4 12 11.4z"
    ),
    Glyph(
      "wifi", "-cCs", "Wi-Fi",
      "",
      "M2.4 9a13.6 13.6 0 0 1 19.2 0M5.8 12.6a8.8 8.8 0 0 1 12.4 0M9.2 16.1a4 4 0 0 1 5.6 0M12 19.6v.1"),
    Glyph(
      "antenna.radiowaves.left.and.right", "-", "Signal",
      "",
      "o12 12 1.6M8.4 15.6a5 5 0 0 1 0-7.2M15.6 8.4a5 5 0 0 1 0 7.2M5.4 18.6a9.3 9.3 0 0 1 0-13.2M18.6 5.4a9.3 9.3 0 0 1 0 13.2"
    ),
    Glyph(
      "lock", "-fcCs", "Locked",
      "b4.8 10.2 14.4 11 2.4",
      "M7.8 10V7.2a4.2 4.2 0 0 1 8.4 0V10"),
    Glyph(
      "lock.open", "-f", "Unlocked",
      "b4.8 10.2 14.4 11 2.4",
      "M7.8 10V6a4.2 4.2 0 0 1 8.2-1.4"),
    Glyph(
      "key", "-f", "Key",
      "o7.8 8.2 4.8",
      "M11.2 11.6l9 9M16.6 17l2.6-2.6M19.8 20.2l1.4-1.4",
      "o6.9 7.3 .5"),
    Glyph(
      "shield", "-fsS", "Security",
      "M12 2.8l8 2.8v6c0 4.8-3 8-8 9.8-5-1.8-8-5-8-9.8v-6z"),
    Glyph(
      "eye", "-fcCsS", "Show",
      "M2.2 12C4.4 7.6 7.8 5.2 12 5.2s7.6 2.4 9.8 6.8c-2.2 4.4-5.6 6.8-9.8 6.8S4.4 16.4 2.2 12z",
      "",
      "o12 12 3.1"),
    Glyph(
      "power", "-cC", "Power",
      "",
      "M12 2.8v9M7 5.6a8.6 8.6 0 1 0 10 0"),
    Glyph(
      "play", "-fcCsS", "Play",
      "M6.4 3.8l13.6 8.2-13.6 8.2z"),
    Glyph(
      "pause", "-fcC", "Pause",
      "b5.6 4.4 4.4 15.2 1.2b14 4.4 4.4 15.2 1.2"),
    Glyph(
      "stop", "-fcC", "Stop",
      "b5.2 5.2 13.6 13.6 2.2"),
    Glyph(
      "forward", "-f", "Fast forward",
      "M2.8 5.6v12.8l9-6.4zM11.8 5.6v12.8l9-6.4z"),
    Glyph(
      "backward", "-f", "Rewind",
      "M21.2 5.6v12.8l-9-6.4zM12.2 5.6v12.8l-9-6.4z"),
    Glyph(
      "forward.end", "-f", "Next",
      "M5.2 4.8v14.4l11-7.2z",
      "M19 5v14"),
    Glyph(
      "backward.end", "-f", "Previous",
      "M18.8 4.8v14.4l-11-7.2z",
      "M5 5v14"),
    Glyph(
      "speaker", "-fsS", "Sound",
      "M3.2 9.2v5.6h3.6l5.4 4.6V4.6L6.8 9.2z"),
    Glyph(
      "speaker.wave.2", "-f", "Sound",
      "M2.6 9.2v5.6h3.4l5.2 4.6V4.6L6 9.2z",
      "M14.8 8.4a5.2 5.2 0 0 1 0 7.2M18 5.4a9.4 9.4 0 0 1 0 13.2"),
    Glyph(
      "mic", "-fcCsS", "Microphone",
      "b8.6 2.6 6.8 12 3.4",
      "M5.2 11.6a6.8 6.8 0 0 0 13.6 0M12 18.6v2.8M8.4 21.4h7.2"),
    Glyph(
      "music.note", "-", "Music",
      "o7.2 17.8 2.7",
      "M9.9 17.8V5.2l8.6-2.2v3.6L9.9 8.8"),
    Glyph(
      "music.note.list", "-", "Playlist",
      "o12.6 18.2 2.3",
      "M14.9 18.2V8.2l6-1.6v2.8l-6 1.6M3 5h10M3 9.6h8M3 14.2h5.4"),
    Glyph(
      "headphones", "-cC", "Headphones",
      "b3 13.6 4.4 7 1.8b16.6 13.6 4.4 7 1.8",
      "M3.6 16v-3.6a8.4 8.4 0 0 1 16.8 0V16"),
    Glyph(
      "waveform", "-", "Sound wave",
      "",
      "M3.6 10.2v3.6M7.8 6.6v10.8M12 3.4v17.2M16.2 7.6v8.8M20.4 10.4v3.2"),
    Glyph(
      "tv", "-fcCs", "TV",
      "b2.4 4.4 19.2 13 2.2",
      "M7.6 20.6h8.8"),
    Glyph(
      "desktopcomputer", "-", "Computer",
      "b2.4 3.6 19.2 13 2",
      "M10 16.8l-.6 3.6M14 16.8l.6 3.6M8 20.6h8"),
    Glyph(
      "laptopcomputer", "-s", "Laptop",
      "b4.2 4.8 15.6 11 1.8",
      "M1.8 19.2h20.4"),
    Glyph(
      "iphone", "-cCs", "Phone",
      "b6.6 2.4 10.8 19.2 2.6",
      "",
      "M10.6 4.8h2.8"),
    Glyph(
      "printer", "-f", "Print",
      "M6 16.6H4.6A1.8 1.8 0 0 1 2.8 14.8V10a2 2 0 0 1 2-2h14.4a2 2 0 0 1 2 2v4.8a1.8 1.8 0 0 1-1.8 1.8H18v-3.2H6z",
      "M6.6 7.8V3.2h10.8v4.6M6 13.6v7.2h12v-7.2",
      "M17.4 10.8v.1"),
    Glyph(
      "gamecontroller", "-f", "Games",
      "M7.4 6.6h9.2c3.6 0 5 4.4 5.2 8.8.1 2.6-2.6 3.4-4.2 1.4l-1.8-2.2H8.2l-1.8 2.2c-1.6 2-4.3 1.2-4.2-1.4.2-4.4 1.6-8.8 5.2-8.8z",
      "",
      "M8.2 9.2v3.2M6.6 10.8h3.2M14.8 11.8v.1M17 9.6v.1"),
    Glyph(
      "car", "-fcC", "Car",
      "M3 17.4v-4l1.8-1.8 1.9-4.6a2.2 2.2 0 0 1 2-1.4h6.6a2.2 2.2 0 0 1 2 1.4l1.9 4.6 1.8 1.8v4z",
      "M5.4 17.6v2M18.6 17.6v2",
      "M5.2 11.6h13.6M6.8 14.6v.1M17.2 14.6v.1"),
    Glyph(
      "bus", "-f", "Bus",
      "b4.4 3.2 15.2 15 2.6",
      "M7 18.4v2M17 18.4v2",
      "M4.6 12.2h14.8M8 15.2v.1M16 15.2v.1M9 5.8h6"),
    Glyph(
      "tram", "-f", "Train",
      "b5 4.8 14 13.4 2.6",
      "M9 2.6h6M12 2.8v2M8.4 18.4l-2 2.8M15.6 18.4l2 2.8",
      "M5.2 12h13.6M8.6 15v.1M15.4 15v.1"),
    Glyph(
      "airplane", "-cC", "Flight",
      "M12 2.6c1 0 1.5 1.1 1.5 2.4v4.2l7.5 4.6v2l-7.5-2.3v4.5l2.3 1.8v1.6L12 20.2l-3.8 1.2v-1.6l2.3-1.8v-4.5L3 15.8v-2l7.5-4.6V5c0-1.3.5-2.4 1.5-2.4z"
    ),
    Glyph(
      "bicycle", "-cC", "Bicycle",
      "",
      "o5.8 15.8 3.8o18.2 15.8 3.8M5.8 15.8l3.8-8h5.6l3 8M9.6 7.8l4 8H5.8M8.2 7.8h2.8M15.2 7.8l-.8-2.8h2.6"),
    Glyph(
      "bed.double", "-fcC", "Bed",
      "M2.8 12.6h18.4v5H2.8z",
      "M2.8 20v-2.4M21.2 20v-2.4M4.6 12.4V7a2 2 0 0 1 2-2h10.8a2 2 0 0 1 2 2v5.4M7 12.4v-2a1.2 1.2 0 0 1 1.2-1.2h2.6a1.2 1.2 0 0 1 1.2 1.2v2a0 0 0 0 0 0 0v-2a1.2 1.2 0 0 1 1.2-1.2h2.6a1.2 1.2 0 0 1 1.2 1.2v2"
    ),
    Glyph(
      "fork.knife", "-cC", "Food",
      "",
      "M7.2 3v18M4.4 3v5a2.8 2.8 0 0 0 5.6 0V3M16.6 21V3c2.8 1.6 3.6 5.2 3.2 10h-3.2"),
    Glyph(
      "cup.and.saucer", "-f", "Coffee",
      "M3.8 5.6h12.8v6.8a4.8 4.8 0 0 1-4.8 4.8H8.6a4.8 4.8 0 0 1-4.8-4.8z",
      "M16.8 7.2h1.2a2.9 2.9 0 0 1 0 5.8h-1.6M2.8 20.4h15"),
    Glyph(
      "wineglass", "-f", "Drinks",
      "M7 3h10c.6 5.2-1.2 9-5 9S6.4 8.2 7 3z",
      "M12 12.2v8.4M8.4 20.8h7.2",
      "M6.9 7h10.2"),
    Glyph(
      "briefcase", "-f", "Work",
      "b2.6 7 18.8 13 2.2",
      "M8.4 6.8V5.2a1.8 1.8 0 0 1 1.8-1.8h3.6a1.8 1.8 0 0 1 1.8 1.8v1.6",
      "M2.8 13h18.4M12 12v2"),
    Glyph(
      "trophy", "-fcC", "Trophy",
      "M7 3.4h10v6a5 5 0 0 1-10 0z",
      "M7 5.2H3.8v1.6A3.6 3.6 0 0 0 7.4 10.4M17 5.2h3.2v1.6a3.6 3.6 0 0 1-3.6 3.6M12 14.6v4M8 20.6h8"),
    Glyph(
      "medal", "-f", "Medal",
      "o12 15.2 5.6",
      "M8.4 10.6L5 3.2h4.6l2.4 5 2.4-5H19l-3.4 7.4",
      "M12 12.6v5"),
    Glyph(
      "crown", "-f", "Crown",
      "M3 7l4.6 4.2L12 4.4l4.4 6.8L21 7l-2 12H5z"),
    Glyph(
      "cross", "-fcC", "Medical",
      "M9 3.2h6V9h5.8v6H15v5.8H9V15H3.2V9H9z"),
    Glyph(
      "chart.bar", "-f", "Chart",
      "b3.4 12.4 4.4 8.2 1.2b9.8 7.8 4.4 12.8 1.2b16.2 3.4 4.4 17.2 1.2"),
    Glyph(
      "chart.pie", "-f", "Chart",
      "M10.6 4.6v8.8h8.8a8.8 8.8 0 1 1-8.8-8.8zM13.8 2.8a8 8 0 0 1 7.4 7.4h-7.4z"),
    Glyph(
      "chart.line.uptrend.xyaxis", "-", "Chart",
      "",
      "M3.4 3.4v17.2h17.2M6.8 15.4l4.2-4.8 3.2 2.8 5.4-6.6M15.8 6.6h4v4"),
  ]
}
