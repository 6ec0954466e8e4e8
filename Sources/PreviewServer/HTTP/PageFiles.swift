/// The page of the preview itself, and what it must be sent with.
enum PageFiles {
  /// A file of ours: its content and its type.
  struct File {
    var bytes: [UInt8]
    var type: String
    /// What browsers may do with it.
    var policy = PageFiles.nothing
  }

  /// The page at the address that is printed; `key` leads to the rest of it.
  static func page(key: String) -> File {
    File(
      bytes: Array(filled(PackageResources.preview_html, key).utf8), type: "text/html; charset=utf-8",
      policy:
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; "
        + "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  }

  private static func filled(_ bytes: [UInt8], _ key: String) -> String {
    String(decoding: bytes, as: UTF8.self).split(separator: "{{base}}", omittingEmptySubsequences: false)
      .joined(separator: "/\(key)/")
  }

  /// A file by its name; nil for another name.
  static func file(_ name: String) -> File? {
    switch name {
    case "preview.js": File(bytes: PackageResources.preview_js, type: "text/javascript; charset=utf-8")
    case "preview.css": File(bytes: PackageResources.preview_css, type: "text/css; charset=utf-8")
    // There are no other files of ours.
    default: nil
    }
  }

  /// The document that a screen is patched into, and the sheet that makes its controls usable; nil for another name.
  static func screenFile(_ name: String) -> File? {
    switch name {
    case "screen.html":
      File(
        bytes: Array(
          """
          <!DOCTYPE html>
          <html lang="en"><head><meta charset="utf-8"><title>Screen</title>
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <link rel="stylesheet" href="theme.css"><link rel="stylesheet" href="screen.css"></head><body></body></html>
          """.utf8), type: "text/html; charset=utf-8",
        policy:
          "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: https:; "
          + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'")
    case "screen.css": File(bytes: PackageResources.screen_css, type: "text/css; charset=utf-8")
    // There are no other files of ours.
    default: nil
    }
  }

  /// What browsers may do with what is no page.
  static let nothing = "default-src 'none'; frame-ancestors 'none'"

  /// The type of a picture by its ending.
  static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "svg": "image/svg+xml"
    // Nothing else is a picture.
    default: "application/octet-stream"
    }
  }
}
