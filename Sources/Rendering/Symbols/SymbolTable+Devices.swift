extension SymbolTable {
  /// Devices, their windows and their keys.
  static let devices: [Glyph] = [
    Glyph(
      "macwindow", "-", "Window",
      "b2.4 4.4 19.2 15.2 2.6",
      "",
      "M2.6 8.8h18.8M5.4 6.6h.1M7.8 6.6h.1M10.2 6.6h.1"),
    Glyph(
      "macwindow.on.rectangle", "-", "Windows",
      "b2.4 8.4 14.6 11.2 2.2",
      "M7 5.6a2.2 2.2 0 0 1 1.8-1.2h10.6a2.2 2.2 0 0 1 2.2 2.2v7.2a2.2 2.2 0 0 1-1.8 2.2",
      "M2.6 12h14.2"),
    Glyph(
      "macwindow.badge.plus", "-", "New window",
      "",
      "M12.6 19.6H5A2.6 2.6 0 0 1 2.4 17V7A2.6 2.6 0 0 1 5 4.4h14A2.6 2.6 0 0 1 21.6 7v5M2.6 8.8h18.8M5.4 6.6h.1M7.8 6.6h.1M18.6 15v6.4M15.4 18.2h6.4"
    ),
    Glyph(
      "uiwindow.split.2x1", "-", "Split window",
      "b2.4 4.4 19.2 15.2 2.6",
      "",
      "M2.6 8.8h18.8M12 9v10.4"),
    Glyph(
      "menubar.rectangle", "-", "Menu bar",
      "b2.4 4.4 19.2 15.2 2.6",
      "",
      "M2.6 8.8h18.8M5.6 6.6h2.2M10.2 6.6h2.2"),
    Glyph(
      "menubar.dock.rectangle", "-", "Desktop",
      "b2.4 4.4 19.2 15.2 2.6",
      "",
      "M2.6 8.8h18.8M5.6 6.6h2.2M10.2 6.6h2.2M8 16.4h8"),
    Glyph(
      "dock.rectangle", "-", "Dock",
      "b2.4 4.4 19.2 15.2 2.6",
      "",
      "M7.4 16.2h9.2"),
    Glyph(
      "rectangle.split.1x2", "-f", "Two rows",
      "b2.8 4.4 18.4 15.2 2.6",
      "",
      "M3 12h18"),
    Glyph(
      "pip", "-f", "Picture in picture",
      "b13 12.8 8.8 7 1.6",
      "M21.6 9.8V7A2.6 2.6 0 0 0 19 4.4H5A2.6 2.6 0 0 0 2.4 7v10A2.6 2.6 0 0 0 5 19.6h5"),
    Glyph(
      "pip.enter", "-", "Picture in picture",
      "b13 12.8 8.8 7 1.6",
      "M21.6 9.8V7A2.6 2.6 0 0 0 19 4.4H5A2.6 2.6 0 0 0 2.4 7v10A2.6 2.6 0 0 0 5 19.6h5M6 8l4.4 4.4M10.4 8.8v3.6H6.8"
    ),
    Glyph(
      "pip.exit", "-", "End picture in picture",
      "b13 12.8 8.8 7 1.6",
      "M21.6 9.8V7A2.6 2.6 0 0 0 19 4.4H5A2.6 2.6 0 0 0 2.4 7v10A2.6 2.6 0 0 0 5 19.6h5M10.4 12.4L6 8M6 11.6V8h3.6"
    ),
    Glyph(
      "camera.on.rectangle", "-f", "Cameras",
      "M10.4 10.4l1.2-1.8h3.8l1.2 1.8h2.6a2 2 0 0 1 2 2v5.4a2 2 0 0 1-2 2H7.8a2 2 0 0 1-2-2v-5.4a2 2 0 0 1 2-2z",
      "M2.8 14.8V6.6A2.2 2.2 0 0 1 5 4.4h12.4a2.2 2.2 0 0 1 2.2 2",
      "o13.5 15 2.3"),
    Glyph(
      "camera.rotate", "-f", "Turn the camera",
      "M8.2 6.6l1.5-2.4h4.6l1.5 2.4h2.8a2.2 2.2 0 0 1 2.2 2.2v8.8a2.2 2.2 0 0 1-2.2 2.2H5.4a2.2 2.2 0 0 1-2.2-2.2V8.8a2.2 2.2 0 0 1 2.2-2.2z",
      "",
      "M8.4 12.4a3.8 3.8 0 0 1 6.8-1.4M15.6 14a3.8 3.8 0 0 1-6.8 1.4M15.6 9v2.4h-2.4M8.4 17.4V15h2.4"),
    Glyph(
      "camera.filters", "-", "Filters",
      "",
      "o12 8.6 5.2o8.4 14.8 5.2o15.6 14.8 5.2"),
    Glyph(
      "web.camera", "-f", "Web camera",
      "o12 9.6 6.8",
      "M12 16.6v3.6M7 20.6h10",
      "o12 9.6 2.6"),
    Glyph(
      "appletv", "-f", "TV box",
      "b2.4 6.4 19.2 11.2 3",
      "",
      "M7.2 10.4h3.4M8.8 9v4.2a1.2 1.2 0 0 0 1.6 1.2M13 10.4l1.8 4 1.8-4"),
    Glyph(
      "appletvremote.gen4", "-f", "Remote control",
      "b8 2.4 8 19.2 3",
      "",
      "o12 7.2 2M12 12.4v.1M12 15.6v.1"),
    Glyph(
      "macmini", "-f", "Computer",
      "b2.4 8.4 19.2 7 1.8",
      "M6.8 15.6v1.2h10.4v-1.2",
      "M18.2 12.6h.1"),
    Glyph(
      "macstudio", "-f", "Computer",
      "b3 5.4 18 11.8 2.4",
      "M6.6 17.4v1.4h10.8v-1.4",
      "M6.6 13.6h.1M9.2 13.6h.1M15 13.6h2.4"),
    Glyph(
      "macpro.gen3", "-f", "Computer",
      "b6 4.8 12 14.4 2",
      "M8.4 4.6V2.6h7.2v2M8 19.4v2M16 19.4v2",
      "M10 8.8h.1M14 8.8h.1M12 12h.1M10 15.2h.1M14 15.2h.1"),
    Glyph(
      "pc", "-", "Computer",
      "b6.4 3 11.2 18 1.8",
      "",
      "M9.2 7h5.6M9.2 10h5.6M12 17h.1"),
    Glyph(
      "display.2", "-", "Displays",
      "b1.8 6.4 13 9.6 1.8",
      "M8.3 16.2v3.2M5 19.6h6.6M17.4 8h3a1.8 1.8 0 0 1 1.8 1.8v6a1.8 1.8 0 0 1-1.8 1.8h-3M18.8 17.8v1.6M16.4 19.6h5"
    ),
    Glyph(
      "laptopcomputer.and.iphone", "-", "Devices",
      "b16 9.6 6 10 1.6",
      "M4 15.4V7A1.6 1.6 0 0 1 5.6 5.4h11.8A1.6 1.6 0 0 1 19 7M1.8 18.4h11.4"),
    Glyph(
      "ipad.and.iphone", "-", "Devices",
      "b14.8 10 6.8 11 1.8",
      "M12 20.4H5a2.2 2.2 0 0 1-2.2-2.2V5.2A2.2 2.2 0 0 1 5 3h9.6a2.2 2.2 0 0 1 2.2 2.2v2"),
    Glyph(
      "iphone.landscape", "-", "Phone",
      "b2.4 6.6 19.2 10.8 2.6",
      "",
      "M4.8 10.6v2.8"),
    Glyph(
      "iphone.homebutton", "-", "Phone",
      "b6.4 2.4 11.2 19.2 2.4",
      "",
      "M10.8 4.8h2.4M12 18.6h.1"),
    Glyph(
      "iphone.radiowaves.left.and.right", "-", "Phone, signal",
      "b8.6 4.2 6.8 15.6 2",
      "M5.8 8.6a6.4 6.4 0 0 0 0 6.8M3 6.2a10.4 10.4 0 0 0 0 11.6M18.2 8.6a6.4 6.4 0 0 1 0 6.8M21 6.2a10.4 10.4 0 0 1 0 11.6"
    ),
    Glyph(
      "ipad.landscape", "-", "Tablet",
      "b2.6 4.6 18.8 14.8 2.2",
      "",
      "M5.4 10.4v3.2"),
    Glyph(
      "ipad.homebutton", "-", "Tablet",
      "b4.6 2.6 14.8 18.8 2.2",
      "",
      "M12 18.4h.1"),
    Glyph(
      "applewatch.watchface", "-", "Watch",
      "b6.4 6.4 11.2 11.2 2.8",
      "M8.4 6l.8-3.4h5.6l.8 3.4M8.4 18l.8 3.4h5.6l.8-3.4M19.6 10.6v2.2",
      "M12 9.4V12l1.8 1.4"),
    Glyph(
      "visionpro", "-fs", "Headset",
      "M12 6.4c5.6 0 9.6 1 9.6 5.8 0 3.4-2 5.6-4.6 5.6-2.4 0-3-2-5-2s-2.6 2-5 2c-2.6 0-4.6-2.2-4.6-5.6 0-4.8 4-5.8 9.6-5.8z"
    ),
    Glyph(
      "homepod", "-f", "Speaker",
      "M12 4c4.6 0 7.2 1.4 7.2 4.8v6.4c0 3.4-2.6 4.8-7.2 4.8s-7.2-1.4-7.2-4.8V8.8C4.8 5.4 7.4 4 12 4z",
      "",
      "M8.6 7.6c2 1 4.8 1 6.8 0"),
    Glyph(
      "homepodmini", "-f", "Speaker",
      "M12 5.2c4.8 0 7.6 2.8 7.6 6.8s-2.8 6.8-7.6 6.8S4.4 16 4.4 12 7.2 5.2 12 5.2z",
      "",
      "M8.8 8.4c1.8.9 4.6.9 6.4 0"),
    Glyph(
      "airpods", "-", "Earphones",
      "M5.6 3.6a3.8 3.8 0 0 1 4.2 3.8v13H7.4v-9.2A3.9 3.9 0 0 1 5.6 3.6zM18.4 3.6a3.8 3.8 0 0 0-4.2 3.8v13h2.4v-9.2a3.9 3.9 0 0 0 1.8-7.6z"
    ),
    Glyph(
      "airtag", "-f", "Tag",
      "o12 12 9.2",
      "",
      "o12 12 4.8"),
    Glyph(
      "airplayvideo", "-", "Show on a TV",
      "M12 13.4l5.4 6.8H6.6z",
      "M6 16.6H5A2.6 2.6 0 0 1 2.4 14V7A2.6 2.6 0 0 1 5 4.4h14A2.6 2.6 0 0 1 21.6 7v7a2.6 2.6 0 0 1-2.6 2.6h-1"
    ),
    Glyph(
      "airplayaudio", "-", "Play on a speaker",
      "M12 14.8l5 6.2H7z",
      "M6.2 16.4a8.8 8.8 0 1 1 11.6 0M8.6 12.8a4.8 4.8 0 1 1 6.8 0"),
    Glyph(
      "opticaldisc", "-f", "Disc",
      "o12 12 9.2",
      "",
      "o12 12 2.6"),
    Glyph(
      "opticaldiscdrive", "-f", "Disc drive",
      "b2.8 7.2 18.4 9.6 2.2",
      "",
      "M6 11h12M17.4 14h.1"),
    Glyph(
      "externaldrive.badge.plus", "-", "Add a drive",
      "",
      "M12.4 17H5a2.2 2.2 0 0 1-2.2-2.2V9.6A2.2 2.2 0 0 1 5 7.4h14a2.2 2.2 0 0 1 2.2 2.2v1.6M18.4 13.8v6.4M15.2 17h6.4"
    ),
    Glyph(
      "externaldrive.badge.minus", "-", "Remove a drive",
      "",
      "M12.4 17H5a2.2 2.2 0 0 1-2.2-2.2V9.6A2.2 2.2 0 0 1 5 7.4h14a2.2 2.2 0 0 1 2.2 2.2v1.6M15.2 17h6.4"),
    Glyph(
      "externaldrive.badge.checkmark", "-", "Drive, done",
      "",
      "M12.4 17H5a2.2 2.2 0 0 1-2.2-2.2V9.6A2.2 2.2 0 0 1 5 7.4h14a2.2 2.2 0 0 1 2.2 2.2v1.6M15 17.2l2.2 2.4 4.4-5.4"
    ),
    Glyph(
      "externaldrive.badge.xmark", "-", "Drive, failed",
      "",
      "M12.4 17H5a2.2 2.2 0 0 1-2.2-2.2V9.6A2.2 2.2 0 0 1 5 7.4h14a2.2 2.2 0 0 1 2.2 2.2v1.6M15.8 14.4l5.2 5.2M21 14.4l-5.2 5.2"
    ),
    Glyph(
      "externaldrive.connected.to.line.below", "-f", "Network drive",
      "b3.2 4.4 17.6 8.6 2",
      "M12 13.2v4.6M3 19.4h7M14 19.4h7M12 19.4h.1",
      "M16.4 8.8h.8"),
    Glyph(
      "sdcard", "-f", "Memory card",
      "M9.4 3h7.8A1.8 1.8 0 0 1 19 4.8v14.4a1.8 1.8 0 0 1-1.8 1.8H6.8A1.8 1.8 0 0 1 5 19.2V7.6z",
      "",
      "M10.6 6.6v2.2M13.2 6.6v2.2M15.8 6.6v2.2"),
    Glyph(
      "memorychip", "-f", "Memory",
      "b3 7 18 10 2",
      "M7 17.2v2.2M12 17.2v2.2M17 17.2v2.2M7 4.6v2.2M12 4.6v2.2M17 4.6v2.2",
      "M7 10.4h10v3.2H7z"),
    Glyph(
      "magicmouse", "-f", "Mouse",
      "b7 2.6 10 18.8 5"),
    Glyph(
      "scanner", "-f", "Scanner",
      "b2.8 12 18.4 7 2",
      "M4.4 4.8l15 7",
      "M6.4 15.6h5"),
    Glyph(
      "wifi.router", "-f", "Router",
      "b2.8 13 18.4 6.4 2",
      "M8 9.8a5.8 5.8 0 0 1 8 0M5.2 6.8a9.8 9.8 0 0 1 13.6 0",
      "M6.6 16.2h.1M9.6 16.2h.1"),
    Glyph(
      "command", "-", "Command",
      "",
      "M8.8 8.8h6.4v6.4H8.8zM8.8 8.8V6.3a2.5 2.5 0 1 0-2.5 2.5zM15.2 8.8h2.5a2.5 2.5 0 1 0-2.5-2.5zM15.2 15.2v2.5a2.5 2.5 0 1 0 2.5-2.5zM8.8 15.2H6.3a2.5 2.5 0 1 0 2.5 2.5z"
    ),
    Glyph(
      "option", "-", "Option",
      "",
      "M3.4 6.4h5l7 11.2h5.2M14.4 6.4h6.2"),
    Glyph(
      "control", "-", "Control",
      "",
      "M5.6 11.8L12 5.4l6.4 6.4"),
    Glyph(
      "shift", "-f", "Shift",
      "M12 4l8.2 8.4h-4.2V19H8v-6.6H3.8z"),
    Glyph(
      "capslock", "-f", "Caps lock",
      "M12 3l8.2 8h-4.2v4.4H8V11H3.8z",
      "M8 19.6h8"),
    Glyph(
      "escape", "-", "Escape",
      "",
      "M12 12L4.4 4.4M4.4 9.8V4.4h5.4M13.4 3.8a8.4 8.4 0 1 1-9.6 9.6"),
    Glyph(
      "eject", "-fcC", "Eject",
      "M12 4.6l8 9.2H4z",
      "M4.4 18.4h15.2"),
    Glyph(
      "togglepower", "-", "Switch on or off",
      "o12 12 9.2",
      "M12 7.4v9.2"),
    Glyph(
      "cursorarrow", "-", "Pointer",
      "M6 3.4l12.4 10.2-5.8.6 3 6-2.6 1.2-2.8-6L6 19z"),
    Glyph(
      "cursorarrow.rays", "-", "Pointer",
      "M9.8 9.8l10.8 4.2-4.6 1.9-1.9 4.6z",
      "M9 2.8v2.6M2.8 9h2.6M4.6 4.6l1.8 1.8M13.4 4.6l-1.8 1.8M4.6 13.4l1.8-1.8"),
    Glyph(
      "cursorarrow.click", "-", "Click",
      "M9.8 9.8l10.8 4.2-4.6 1.9-1.9 4.6z",
      "M6 12.8a5 5 0 1 1 6.8-6.8"),
    Glyph(
      "cursorarrow.click.2", "-", "Double click",
      "M9.8 9.8l10.8 4.2-4.6 1.9-1.9 4.6z",
      "M6.4 12.2a4.4 4.4 0 1 1 5.8-5.8M4.8 15.6a8.2 8.2 0 1 1 10.8-10.8"),
  ]
}
