extension SymbolTable {
  /// Symbols that public apps use besides.
  static let further: [Glyph] = [
    Glyph(
      "arrow.2.squarepath", "-", "Loop",
      "",
      "M5 12V9a3 3 0 0 1 3-3h9M14 3l3 3-3 3M19 12v3a3 3 0 0 1-3 3H7M10 21l-3-3 3-3"),
    Glyph(
      "captions.bubble", "-f", "Captions",
      "M5.4 4h13.2A2.6 2.6 0 0 1 21.2 6.6v8A2.6 2.6 0 0 1 18.6 17.2h-8.2L5.8 21v-3.8h-.4a2.6 2.6 0 0 1-2.6-2.6v-8A2.6 2.6 0 0 1 5.4 4z",
      "",
      "M6.4 8.6h4M13 8.6h4.6M6.4 12.4h6M15 12.4h2.6"),
    Glyph(
      "quote.bubble", "-f", "Quotation",
      "M5.4 4h13.2A2.6 2.6 0 0 1 21.2 6.6v8A2.6 2.6 0 0 1 18.6 17.2h-8.2L5.8 21v-3.8h-.4a2.6 2.6 0 0 1-2.6-2.6v-8A2.6 2.6 0 0 1 5.4 4z",
      "",
      "M7.4 12.4c1.8-.6 2.4-1.9 2.4-4H7.4v2.4h2.4M13.8 12.4c1.8-.6 2.4-1.9 2.4-4h-2.4v2.4h2.4"),
    Glyph(
      "exclamationmark.bubble", "-f", "Warning",
      "M5.4 4h13.2A2.6 2.6 0 0 1 21.2 6.6v8A2.6 2.6 0 0 1 18.6 17.2h-8.2L5.8 21v-3.8h-.4a2.6 2.6 0 0 1-2.6-2.6v-8A2.6 2.6 0 0 1 5.4 4z",
      "",
      "M12 7v4.2M12 14v.1"),
    Glyph(
      "plus.bubble", "-f", "New comment",
      "M5.4 4h13.2A2.6 2.6 0 0 1 21.2 6.6v8A2.6 2.6 0 0 1 18.6 17.2h-8.2L5.8 21v-3.8h-.4a2.6 2.6 0 0 1-2.6-2.6v-8A2.6 2.6 0 0 1 5.4 4z",
      "",
      "M12 7.2v6.8M8.6 10.6h6.8"),
    Glyph(
      "gobackward", "-", "Back",
      "",
      "M4.2 12a7.8 7.8 0 1 0 2.5-5.7L4.4 8.5M4.2 3.6v5.1h5.1"),
    Glyph(
      "goforward", "-", "Forward",
      "",
      "M19.8 12a7.8 7.8 0 1 1-2.5-5.7l2.3 2.2M19.8 3.6v5.1h-5.1"),
    Glyph(
      "gobackward.5", "-", "Back 5 seconds",
      "",
      "M4.2 12a7.8 7.8 0 1 0 2.5-5.7L4.4 8.5M4.2 3.6v5.1h5.1M13.8 9.2h-3l-.3 2.5a1.9 1.9 0 1 1-.4 2.6"),
    Glyph(
      "gobackward.10", "-", "Back 10 seconds",
      "",
      "M4.2 12a7.8 7.8 0 1 0 2.5-5.7L4.4 8.5M4.2 3.6v5.1h5.1M8.2 10.4l1.4-1.2v5.8M14 9.2a1.7 1.7 0 0 1 1.7 1.7v2.4a1.7 1.7 0 0 1-3.4 0v-2.4A1.7 1.7 0 0 1 14 9.2z"
    ),
    Glyph(
      "gobackward.15", "-", "Back 15 seconds",
      "",
      "M4.2 12a7.8 7.8 0 1 0 2.5-5.7L4.4 8.5M4.2 3.6v5.1h5.1M8.2 10.4l1.4-1.2v5.8M15.4 9.2h-2.6l-.3 2.5a1.9 1.9 0 1 1-.4 2.6"
    ),
    Glyph(
      "gobackward.30", "-", "Back 30 seconds",
      "",
      "M4.2 12a7.8 7.8 0 1 0 2.5-5.7L4.4 8.5M4.2 3.6v5.1h5.1M7.4 9.2h3L8.7 11.4a1.8 1.8 0 1 1-1.5 2.9M14.4 9.2a1.7 1.7 0 0 1 1.7 1.7v2.4a1.7 1.7 0 0 1-3.4 0v-2.4a1.7 1.7 0 0 1 1.7-1.7z"
    ),
    Glyph(
      "goforward.5", "-", "Forward 5 seconds",
      "",
      "M19.8 12a7.8 7.8 0 1 1-2.5-5.7l2.3 2.2M19.8 3.6v5.1h-5.1M13.8 9.2h-3l-.3 2.5a1.9 1.9 0 1 1-.4 2.6"),
    Glyph(
      "goforward.10", "-", "Forward 10 seconds",
      "",
      "M19.8 12a7.8 7.8 0 1 1-2.5-5.7l2.3 2.2M19.8 3.6v5.1h-5.1M8.2 10.4l1.4-1.2v5.8M14 9.2a1.7 1.7 0 0 1 1.7 1.7v2.4a1.7 1.7 0 0 1-3.4 0v-2.4A1.7 1.7 0 0 1 14 9.2z"
    ),
    Glyph(
      "goforward.15", "-", "Forward 15 seconds",
      "",
      "M19.8 12a7.8 7.8 0 1 1-2.5-5.7l2.3 2.2M19.8 3.6v5.1h-5.1M8.2 10.4l1.4-1.2v5.8M15.4 9.2h-2.6l-.3 2.5a1.9 1.9 0 1 1-.4 2.6"
    ),
    Glyph(
      "goforward.30", "-", "Forward 30 seconds",
      "",
      "M19.8 12a7.8 7.8 0 1 1-2.5-5.7l2.3 2.2M19.8 3.6v5.1h-5.1M7.4 9.2h3L8.7 11.4a1.8 1.8 0 1 1-1.5 2.9M14.4 9.2a1.7 1.7 0 0 1 1.7 1.7v2.4a1.7 1.7 0 0 1-3.4 0v-2.4a1.7 1.7 0 0 1 1.7-1.7z"
    ),
    Glyph(
      "lock.rotation", "-", "Reset the password",
      "",
      "M4.2 12a7.8 7.8 0 1 0 2.5-5.7L4.4 8.5M4.2 3.6v5.1h5.1b9 11.4 6 4.8 1M10.2 11.4V10a1.8 1.8 0 0 1 3.6 0v1.4"
    ),
    Glyph(
      "memories", "-", "Memories",
      "",
      "M4.2 12a7.8 7.8 0 1 0 2.5-5.7L4.4 8.5M4.2 3.6v5.1h5.1M12 7.6V12l3 1.8"),
    Glyph(
      "server.rack", "-", "Server",
      "b3.4 3.6 17.2 5 1.4b3.4 9.5 17.2 5 1.4b3.4 15.4 17.2 5 1.4",
      "",
      "M6.6 6.1h.1M6.6 12h.1M6.6 17.9h.1M11 6.1h6.4M11 12h6.4M11 17.9h6.4"),
    Glyph(
      "box.truck", "-f", "Delivery",
      "b1.8 5.6 11.6 10.8 1.4M13.4 9h4l3.8 3.6v3.8h-7.8z",
      "o6.4 17.8 1.8o17 17.8 1.8"),
    Glyph(
      "dice", "-f", "Dice",
      "b3.6 3.6 16.8 16.8 3.6",
      "",
      "M8 8h.1M16 8h.1M12 12h.1M8 16h.1M16 16h.1"),
    Glyph(
      "chevron.compact.right", "-", "Forward",
      "",
      "M10 4.6l4 7.4-4 7.4"),
    Glyph(
      "chevron.compact.left", "-", "Back",
      "",
      "M14 4.6L10 12l4 7.4"),
    Glyph(
      "chevron.compact.down", "-", "Down",
      "",
      "M4.6 10l7.4 4 7.4-4"),
    Glyph(
      "chevron.compact.up", "-", "Up",
      "",
      "M4.6 14l7.4-4 7.4 4"),
    Glyph(
      "network", "-s", "Network",
      "",
      "o12 12 9.2M2.8 12h18.4M12 2.8c-5 5.4-5 13 0 18.4 5-5.4 5-13 0-18.4z"),
    Glyph(
      "photo.on.rectangle.angled", "-", "Photos",
      "b5.6 7 15.8 12.4 2.2",
      "M3 15.6L2.4 6.8A2 2 0 0 1 4.2 4.7l11.6-.9a2 2 0 0 1 2 1.4",
      "M6 17l4.2-4 3.6 3.4 2.2-2 5 4.2"),
    Glyph(
      "photo.badge.plus", "-", "Add a photo",
      "",
      "M13 19.8H5.4a2.6 2.6 0 0 1-2.6-2.6V6.8a2.6 2.6 0 0 1 2.6-2.6h13.2a2.6 2.6 0 0 1 2.6 2.6V13M3.4 16.8l5.2-5.2 4.8 4.8M18.4 15.6v5.6M15.6 18.4h5.6"
    ),
    Glyph(
      "arrow.up.left.and.arrow.down.right", "-", "Enlarge",
      "",
      "M4.4 10V4.4H10M4.4 4.4l6 6M19.6 14v5.6H14M19.6 19.6l-6-6"),
    Glyph(
      "arrow.down.right.and.arrow.up.left", "-", "Reduce",
      "",
      "M4.8 10.4h5.6V4.8M10.4 10.4l-6-6M19.2 13.6h-5.6v5.6M13.6 13.6l6 6"),
    Glyph(
      "arrow.down.forward.and.arrow.up.backward", "-", "Reduce",
      "",
      "M4.8 10.4h5.6V4.8M10.4 10.4l-6-6M19.2 13.6h-5.6v5.6M13.6 13.6l6 6"),
    Glyph(
      "dot.radiowaves.right", "-", "Broadcast",
      "",
      "o6 12 1.6M11 8.2a5.4 5.4 0 0 1 0 7.6M14.8 5a10 10 0 0 1 0 14"),
    Glyph(
      "ladybug", "-fcC", "Ladybug",
      "M12 7.6c4 0 6 2.8 6 6.2s-2.6 6.8-6 6.8-6-3.4-6-6.8 2-6.2 6-6.2z",
      "M8.6 7.8a3.6 3.6 0 0 1 6.8 0M8.4 3.4l1.6 2M15.6 3.4l-1.6 2M2.8 9.6L6.2 11M21.2 9.6L17.8 11M2.6 14.4H6M21.4 14.4H18M3.6 19.4l3-1.8M20.4 19.4l-3-1.8",
      "M12 8.4v11.8"),
    Glyph(
      "line.horizontal.3.decrease", "-cC", "Filter",
      "",
      "M4 7.4h16M7 12h10M10 16.6h4"),
    Glyph(
      "person.crop.circle.badge.plus", "-", "Account, add",
      "",
      "M12.6 21.2a9.2 9.2 0 1 1 8.6-8.6o12 9.8 3M6.2 18.6c.9-2.8 3.1-4.3 5.8-4.3M18.4 15.6v5.6M15.6 18.4h5.6"),
    Glyph(
      "person.crop.circle.badge.minus", "-", "Account, remove",
      "",
      "M12.6 21.2a9.2 9.2 0 1 1 8.6-8.6o12 9.8 3M6.2 18.6c.9-2.8 3.1-4.3 5.8-4.3M15.6 18.4h5.6"),
    Glyph(
      "person.crop.circle.badge.xmark", "-", "Account, close",
      "",
      "M12.6 21.2a9.2 9.2 0 1 1 8.6-8.6o12 9.8 3M6.2 18.6c.9-2.8 3.1-4.3 5.8-4.3M16.4 16.4l4 4M20.4 16.4l-4 4"
    ),
    Glyph(
      "person.crop.circle.badge.exclamationmark", "-", "Account, warning",
      "",
      "M12.6 21.2a9.2 9.2 0 1 1 8.6-8.6o12 9.8 3M6.2 18.6c.9-2.8 3.1-4.3 5.8-4.3M18.4 15.2v3.6M18.4 21.4v.1"),
    Glyph(
      "person.crop.circle.badge.checkmark", "-", "Account, done",
      "",
      "M12.6 21.2a9.2 9.2 0 1 1 8.6-8.6o12 9.8 3M6.2 18.6c.9-2.8 3.1-4.3 5.8-4.3M15.6 18.6l1.8 1.8 3.4-4"),
    Glyph(
      "person.crop.circle.fill.badge.checkmark", "F", "Account, done",
      "M13 21.1a9.2 9.2 0 1 1 8-8.1 6 6 0 0 0-8 8.1z",
      "M15.6 18.6l1.8 1.8 3.4-4",
      "o12 9.4 2.8M6.6 17.6c.8-2.2 2.6-3.6 5.4-3.6"),
    Glyph(
      "phone.bubble", "-f", "Call and message",
      "M5.4 3h13.2A2.6 2.6 0 0 1 21.2 5.6v9.6A2.6 2.6 0 0 1 18.6 17.8h-8.2L5.8 21.6v-3.8h-.4a2.6 2.6 0 0 1-2.6-2.6V5.6A2.6 2.6 0 0 1 5.4 3z",
      "",
      "M8.4 6.4c-.8 3.8 3.2 7.8 7 7.2l.6-2.2-2.2-1-1 1c-.9-.4-1.7-1.2-2.1-2.1l1-1-1-2.2z"),
    Glyph(
      "phone.badge.waveform", "-f", "Voice call",
      "M6 5.4l2.6 4.4-2 2.2c1.2 2.3 2.9 4 5.2 5.2l2.2-2 4.4 2.6c0 2-1.2 3.4-3.2 3.4C9 21.2 2.6 14.8 2.6 8.6c0-2 1.4-3.2 3.4-3.2z",
      "M12.4 5.6v2M15.2 3.4v6.4M18 5v3.2M20.8 5.8v1.6"),
    Glyph(
      "location.magnifyingglass", "-", "Find a place",
      "",
      "o10.4 10.4 6.8M15.4 15.4l5 5M13.6 7.2l-6.2 2.6 2.6 1 1 2.6z"),
    Glyph(
      "slowmo", "-", "Slow motion",
      "",
      "o12 12 4M12 2.6v2.6M12 18.8v2.6M2.6 12h2.6M18.8 12h2.6M5.4 5.4l1.8 1.8M16.8 16.8l1.8 1.8M5.4 18.6l1.8-1.8M16.8 7.2l1.8-1.8"
    ),
    Glyph(
      "rectangle.center.inset.filled.badge.plus", "-", "Rectangle, add",
      "",
      "M13 19H4.8A2.2 2.2 0 0 1 2.6 16.8V7.2A2.2 2.2 0 0 1 4.8 5h14.4a2.2 2.2 0 0 1 2.2 2.2V13M8 10h8M8 12h8M8 14h5M18.4 15.6v5.6M15.6 18.4h5.6"
    ),
    Glyph(
      "microphone", "-fcCsS", "Microphone",
      "b8.6 2.6 6.8 12 3.4",
      "M5.2 11.6a6.8 6.8 0 0 0 13.6 0M12 18.6v2.8M8.4 21.4h7.2"),
    Glyph(
      "person.badge.minus", "-", "Person, remove",
      "",
      "o10.6 7.8 4.1M13 20.4H2.8c.4-4 3.5-6.6 7.8-6.6 1.6 0 3 .4 4.2 1M15.6 18.4h5.6"),
    Glyph(
      "folder.badge.plus", "-", "Folder, add",
      "",
      "M13 19.6H5a2.2 2.2 0 0 1-2.2-2.2V7A2.2 2.2 0 0 1 5 4.8h4.4l2.2 2.6H19a2.2 2.2 0 0 1 2.2 2.2V13M18.4 15.6v5.6M15.6 18.4h5.6"
    ),
    Glyph(
      "folder.badge.minus", "-", "Folder, remove",
      "",
      "M13 19.6H5a2.2 2.2 0 0 1-2.2-2.2V7A2.2 2.2 0 0 1 5 4.8h4.4l2.2 2.6H19a2.2 2.2 0 0 1 2.2 2.2V13M15.6 18.4h5.6"
    ),
    Glyph(
      "text.badge.plus", "-", "Text, add",
      "",
      "M3.6 6h16.8M3.6 11h16.8M3.6 16h8.4M18.4 15.6v5.6M15.6 18.4h5.6"),
    Glyph(
      "text.badge.minus", "-", "Text, remove",
      "",
      "M3.6 6h16.8M3.6 11h16.8M3.6 16h8.4M15.6 18.4h5.6"),
    Glyph(
      "text.badge.checkmark", "-", "Text, done",
      "",
      "M3.6 6h16.8M3.6 11h16.8M3.6 16h8.4M15.6 18.6l1.8 1.8 3.4-4"),
    Glyph(
      "safari", "-f", "Browser",
      "o12 12 9.2",
      "",
      "M15.8 8.2l-2.4 5.2-5.2 2.4 2.4-5.2z"),
    Glyph(
      "wallet.pass", "-f", "Wallet",
      "b4 3.4 16 17.2 2.4",
      "",
      "M4.4 8.4h15.2M4.4 12h4.2c.4 1.8 1.6 2.8 3.4 2.8s3-1 3.4-2.8h4.2"),
    Glyph(
      "arrow.up.forward", "-cCqQ", "Open",
      "",
      "M6.4 17.6L17.6 6.4M8.6 6.4h9v9"),
    Glyph(
      "checkmark.shield", "-f", "Protected",
      "M12 2.8l8 2.8v6c0 4.8-3 8-8 9.8-5-1.8-8-5-8-9.8v-6z",
      "",
      "M8.4 11.8l2.6 2.8 4.8-5.6"),
    Glyph(
      "doc.plaintext", "-f", "Document",
      "b4.4 2.8 15.2 18.4 2.4",
      "",
      "M8 8h8M8 12h8M8 16h5"),
    Glyph(
      "text.document", "-f", "Document",
      "b4.4 2.8 15.2 18.4 2.4",
      "",
      "M8 8h8M8 12h8M8 16h5"),
    Glyph(
      "document.on.document", "-f", "Copy",
      "b8 6.4 12.4 14.8 2.2",
      "M4.6 16.4a2 2 0 0 1-1-1.8V5a2.2 2.2 0 0 1 2.2-2.2h7.4a2.2 2.2 0 0 1 2 1.2"),
    Glyph(
      "infinity", "-cC", "Without end",
      "",
      "M12 12c-1.8-2.6-3.2-4-5.2-4a4 4 0 0 0 0 8c2 0 3.4-1.4 5.2-4s3.2-4 5.2-4a4 4 0 0 1 0 8c-2 0-3.4-1.4-5.2-4z"
    ),
    Glyph(
      "keyboard", "-f", "Keyboard",
      "b2.4 6 19.2 12 2.2",
      "",
      "M6 9.6h.1M9 9.6h.1M12 9.6h.1M15 9.6h.1M18 9.6h.1M6 12.6h.1M9 12.6h.1M12 12.6h.1M15 12.6h.1M18 12.6h.1M8.4 15.4h7.2"
    ),
    Glyph(
      "list.number", "-", "Numbered list",
      "",
      "M9.6 6h10.8M9.6 12h10.8M9.6 18h10.8M4 5l1.2-.8V8M3.8 11c.2-1.4 2.4-1.2 2 .2l-2 2.2h2.2M3.8 16.4h2l-1 1.4c1.8-.2 1.6 2.2 0 2.2-.6 0-1-.2-1.2-.6"
    ),
    Glyph(
      "list.bullet.below.rectangle", "-", "List",
      "b3.4 3.6 17.2 6.6 1.6",
      "M8.6 15h12M8.6 19.4h12M4.4 15h.1M4.4 19.4h.1"),
    Glyph(
      "list.bullet.indent", "-", "List",
      "",
      "M9 6h11.4M12 12h8.4M12 18h8.4M4.6 6h.1M7.6 12h.1M7.6 18h.1"),
    Glyph(
      "list.bullet.rectangle", "-f", "List",
      "b2.8 4.2 18.4 15.6 2.6",
      "",
      "M10.6 8.6h7M10.6 12h7M10.6 15.4h7M6.8 8.6h.1M6.8 12h.1M6.8 15.4h.1"),
    Glyph(
      "list.bullet.rectangle.portrait", "-f", "List",
      "b5 2.8 14 18.4 2.2",
      "",
      "M11 8h4.6M11 12h4.6M11 16h4.6M8 8h.1M8 12h.1M8 16h.1"),
    Glyph(
      "pencil.line", "-", "Edit",
      "",
      "M4.6 17.4l.8-3.6L15.4 3.8a1.5 1.5 0 0 1 2.1 0l.8.8a1.5 1.5 0 0 1 0 2.1L8.2 16.6zM12.6 20.4h8"),
    Glyph(
      "play.rectangle", "-f", "Play",
      "b2.8 4.8 18.4 14.4 2.6",
      "",
      "M10 8.8l5.6 3.2-5.6 3.2z"),
    Glyph(
      "play.tv", "-f", "Play",
      "b2.8 4.4 18.4 12.6 2.2",
      "M8 20.6h8",
      "M10 8l5 2.8-5 2.8z"),
    Glyph(
      "playpause", "-f", "Play or pause",
      "M3.4 5.4l9.2 6.6-9.2 6.6z",
      "M16 5.8v12.4M20.2 5.8v12.4"),
    Glyph(
      "quote.opening", "-", "Quotation",
      "",
      "M9.6 7.4C6.6 8.6 5 10.8 5 14.2v2.4h4.6V12H7M18.6 7.4c-3 1.2-4.6 3.4-4.6 6.8v2.4h4.6V12H16"),
    Glyph(
      "rectangle.on.rectangle", "-fs", "Windows",
      "b7 7.6 14.2 11.2 2.2",
      "M4.6 15.4a2 2 0 0 1-1.8-2V7.4A2.2 2.2 0 0 1 5 5.2h10.4a2.2 2.2 0 0 1 1.8 1"),
    Glyph(
      "speedometer", "-", "Speed",
      "o12 12 9.2",
      "",
      "M12 13.6l3.6-5.2M6.4 13.6h.1M8 8.6h.1M12 6.4h.1M17.6 13.6h.1"),
    Glyph(
      "square.split.2x1", "-f", "Columns",
      "b3 4.6 18 14.8 2.4",
      "",
      "M12 4.8v14.4"),
    Glyph(
      "terminal", "-f", "Terminal",
      "b2.8 4.2 18.4 15.6 2.6",
      "",
      "M6.6 8.6l3.2 2.8-3.2 2.8M12 14.6h4.6"),
    Glyph(
      "tray.full", "-f", "Inbox",
      "M5.8 4.6h12.4l3 8.4v5a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2v-5z",
      "",
      "M3 13h5.4c.2 1.8 1.6 3 3.6 3s3.4-1.2 3.6-3H21M8 9.2h8"),
    Glyph(
      "wand.and.stars", "-", "Magic",
      "",
      "M3.6 20.4l9.8-9.8M16 4v3.6M14.2 5.8h3.6M19.6 9.6v2.8M18.2 11H21M8.6 3.6v2.8M7.2 5H10"),
    Glyph(
      "arrow.down.to.line", "-", "Download",
      "",
      "M12 3.6v12M7.2 11l4.8 4.8 4.8-4.8M5 20.4h14"),
    Glyph(
      "arrow.up.to.line", "-", "Upload",
      "",
      "M12 20.4v-12M7.2 13L12 8.2l4.8 4.8M5 3.6h14"),
    Glyph(
      "arrow.swap", "-", "Exchange",
      "",
      "M4 8.4h15M15.4 4.8L19 8.4M20 15.6H5M8.6 19.2L5 15.6"),
    Glyph(
      "arrowtriangle.up", "-fcCqQ", "Up",
      "M12 6.4l6.6 11H5.4z"),
    Glyph(
      "arrowtriangle.down", "-fcCqQ", "Down",
      "M12 17.6l6.6-11H5.4z"),
    Glyph(
      "circlebadge", "-f", "Dot",
      "o12 12 5"),
    Glyph(
      "record.circle", "-f", "Record",
      "o12 12 9.2",
      "",
      "o12 12 3.6"),
    Glyph(
      "smallcircle.filled.circle", "-f", "Chosen",
      "o12 12 9.2",
      "",
      "o12 12 3"),
    Glyph(
      "exclamationmark.octagon", "-f", "Stop",
      "M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2z",
      "",
      "M12 7.4v6M12 16.4v.1"),
    Glyph(
      "xmark.octagon", "-f", "Stop",
      "M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2z",
      "",
      "M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4"),
    Glyph(
      "exclamationmark.magnifyingglass", "-", "Nothing found",
      "",
      "o10.4 10.4 6.8M15.4 15.4l5 5M10.4 7v3.8M10.4 13.6v.1"),
    Glyph(
      "externaldrive", "-f", "Drive",
      "b2.8 7.4 18.4 9.6 2.2",
      "",
      "M16.8 12.2h.8"),
    Glyph(
      "internaldrive", "-f", "Drive",
      "b2.8 7.4 18.4 9.6 2.2",
      "",
      "M3.2 12.2h17.6M17.4 14.6h.1"),
    Glyph(
      "flask", "-f", "Laboratory",
      "M10 3.4v6L4.6 18a1.8 1.8 0 0 0 1.5 2.8h11.8a1.8 1.8 0 0 0 1.5-2.8L14 9.4v-6z",
      "M8.6 3.4h6.8",
      "M7.6 15h8.8"),
    Glyph(
      "icloud", "-fsScC", "Cloud",
      "M7 19a4.6 4.6 0 0 1-.5-9.2 6 6 0 0 1 11.6 1A4.1 4.1 0 0 1 17.6 19z"),
    Glyph(
      "paintpalette", "-f", "Colours",
      "M12 3.2c5.4 0 9.2 3.6 9.2 8 0 3-2 4.8-4.6 4.8h-2c-1.8 0-2.2 1.6-1.4 2.8.8 1.4.2 2.4-1.2 2.4-5.2 0-9.2-4-9.2-9s4-9 9.2-9z",
      "",
      "M8 9h.1M12.6 7h.1M17 9.8h.1M6.8 13.6h.1"),
    Glyph(
      "plusminus", "-cC", "Plus or minus",
      "",
      "M12 4.4v8.4M7.8 8.6h8.4M7.8 18h8.4"),
    Glyph(
      "rectangle.portrait", "-fs", "Portrait",
      "b5.2 2.8 13.6 18.4 2.2"),
    Glyph(
      "rectangle.stack", "-f", "Stack",
      "b3 9 18 11.4 2.2",
      "M5.4 6.4h13.2M7.6 3.6h8.8"),
    Glyph(
      "speaker.wave.1", "-f", "Sound",
      "M2.6 9.2v5.6h3.4l5.2 4.6V4.6L6 9.2z",
      "M14.8 8.4a5.2 5.2 0 0 1 0 7.2"),
    Glyph(
      "speaker.wave.3", "-f", "Sound",
      "M2.6 9.2v5.6h3.4l5.2 4.6V4.6L6 9.2z",
      "M14.4 9a4.4 4.4 0 0 1 0 6M17 6.6a8 8 0 0 1 0 10.8M19.6 4.2a11.6 11.6 0 0 1 0 15.6"),
    Glyph(
      "suitcase", "-f", "Luggage",
      "b2.8 7 18.4 13 2.2",
      "M8.4 7V5.4a1.8 1.8 0 0 1 1.8-1.8h3.6a1.8 1.8 0 0 1 1.8 1.8V7",
      "M7.4 7.2v12.6M16.6 7.2v12.6"),
    Glyph(
      "sun.min", "-f", "Dim",
      "o12 12 3.8",
      "M12 4.6v.4M12 19v.4M4.6 12h.4M19 12h.4M6.8 6.8l.3.3M16.9 16.9l.3.3M6.8 17.2l.3-.3M16.9 7.1l.3-.3"),
    Glyph(
      "sunset", "-", "Sunset",
      "",
      "M7.6 15.6a4.6 4.6 0 0 1 8.8 0M2.8 15.6h18.4M5 19.6h14M5.2 9l1.2 1.2M18.8 9l-1.2 1.2M12 3v5M9.8 6l2.2 2.2L14.2 6"
    ),
    Glyph(
      "text.alignleft", "-", "Left",
      "",
      "M4 6h16M4 10h11M4 14h16M4 18h11"),
    Glyph(
      "waveform.path.ecg", "-", "Heart rate",
      "",
      "M2.4 12h4.2l2-5.4 3.6 11 2.8-8 1.4 2.4h5.2"),
    Glyph(
      "zzz", "-", "Sleep",
      "",
      "M4 13.6h5L4 20.4h5M12.4 4h7.2l-7.2 8.8h7.2"),
    Glyph(
      "purchased", "-cC", "Purchased",
      "",
      "M8.4 20.4V4h5.2a4.6 4.6 0 0 1 0 9.2H8.4"),
    Glyph(
      "arrow.up.doc", "-f", "Upload a document",
      "M6.6 2.8h7l5.2 5.2v11a2.2 2.2 0 0 1-2.2 2.2h-10a2.2 2.2 0 0 1-2.2-2.2V5a2.2 2.2 0 0 1 2.2-2.2z",
      "",
      "M13.4 3v5.2h5.2M11.6 18.4v-7M8.8 14.2l2.8-2.8 2.8 2.8"),
    Glyph(
      "arrow.down.doc", "-f", "Download a document",
      "M6.6 2.8h7l5.2 5.2v11a2.2 2.2 0 0 1-2.2 2.2h-10a2.2 2.2 0 0 1-2.2-2.2V5a2.2 2.2 0 0 1 2.2-2.2z",
      "",
      "M13.4 3v5.2h5.2M11.6 11.4v7M8.8 15.6l2.8 2.8 2.8-2.8"),
    Glyph(
      "cart.badge.questionmark", "-", "Unknown item",
      "",
      "M2 3.6h2.6c.4 0 .6.2.7.6L8 17.4h10.6M6 7.2h6.8M7.6 14.8h11l.7-2.4M16.4 4.2a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.9-1.1 1.5M18.6 10v.1o9.2 20.4 .7o17.2 20.4 .7"
    ),
    Glyph(
      "slash", "cC", "None",
      "",
      "M6 18L18 6"),
    Glyph(
      "film.stack", "-f", "Films",
      "b3 9 18 11.6 2.4",
      "M5.6 6h12.8M8 3h8",
      "M7.4 9.2v11.2M16.6 9.2v11.2M3.2 14.8h4.2M16.6 14.8h4.2"),
    Glyph(
      "text.below.photo", "-f", "Photo with text",
      "b3 3 18 11.6 2.2",
      "M3.6 18h16.8M3.6 21.2h10.6",
      "M3.6 12.4L8 8.6l3.6 3.2 2.8-2.2 6 3.4"),
    Glyph(
      "scalemass", "-f", "Weight",
      "M8 8.2h8a2 2 0 0 1 1.9 1.4l2.6 8.6a2 2 0 0 1-1.9 2.6H5.4a2 2 0 0 1-1.9-2.6l2.6-8.6A2 2 0 0 1 8 8.2z",
      "o12 5.4 2.6"),
    Glyph(
      "sparkle.magnifyingglass", "-", "Search cleverly",
      "",
      "o10.4 10.4 7.2M15.6 15.6l5.6 5.6M10.4 6.4c.5 2.6 1.4 3.5 4 4-2.6.5-3.5 1.4-4 4-.5-2.6-1.4-3.5-4-4 2.6-.5 3.5-1.4 4-4z"
    ),
    Glyph(
      "arrow.up.forward.app", "-f", "Open in an app",
      "b3.4 3.4 17.2 17.2 4.6",
      "",
      "M8.4 15.6l7.2-7.2M9.4 8.4h6.2v6.2"),
    Glyph(
      "car.side", "-f", "Car from the side",
      "M2.4 16.6v-3.2l2-1.2 2.6-4.4a2.2 2.2 0 0 1 1.9-1.2h4.6a2.2 2.2 0 0 1 1.8.9l3.3 4.5 3 .9a1.6 1.6 0 0 1 1.2 1.6v2.1z",
      "o7 17 1.8o17 17 1.8",
      "M7 12h9M11.4 7.6V12"),
    Glyph(
      "car.side.lock", "-f", "Locked car",
      "M2.4 18v-2.6l1.8-1 2.2-3.6a1.8 1.8 0 0 1 1.5-.9h3.8a1.8 1.8 0 0 1 1.4.7l2.8 3.6 3.6.8a1.5 1.5 0 0 1 1.2 1.5v1.5zb14.6 5.6 6 4.2 1",
      "o7 18.2 1.7o16.6 18.2 1.7M15.8 5.4V4.2a1.8 1.8 0 0 1 3.6 0v1.2"),
    Glyph(
      "car.side.lock.open", "-f", "Unlocked car",
      "M2.4 18v-2.6l1.8-1 2.2-3.6a1.8 1.8 0 0 1 1.5-.9h3.8a1.8 1.8 0 0 1 1.4.7l2.8 3.6 3.6.8a1.5 1.5 0 0 1 1.2 1.5v1.5zb14.6 5.6 6 4.2 1",
      "o7 18.2 1.7o16.6 18.2 1.7M15.8 5.4V3.6a1.8 1.8 0 0 1 3.4-.8"),
    Glyph(
      "point.3.connected.trianglepath.dotted", "-", "Connections",
      "",
      "o12 5 2.4o4.8 18.6 2.4o19.2 18.6 2.4M10.2 8.2l-.7 1.4M8.6 11.4l-.7 1.4M7 14.4l-.5 1M13.8 8.2l.7 1.4M15.4 11.4l.7 1.4M17 14.4l.5 1M8.8 18.6h1.4M11.4 18.6h1.4M14 18.6h1.4"
    ),
  ]
}
