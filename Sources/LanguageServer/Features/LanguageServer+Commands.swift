import ScreenCompiler
import SourceModel

extension LanguageServer {
  /// `workspace/executeCommand`: `screenwright.render` gives the text of a screen, and `screenwright.preview` opens the live
  /// preview on it. Both take the name of a screen, or the address of its file and perhaps a name in it.
  func execute(_ parameters: JSONValue) throws -> JSONValue {
    let arguments = parameters["arguments"].elements.compactMap(\.text)
    guard let command = parameters["command"].text, Self.commands.contains(command) else {
      throw ResponseError(
        ResponseError.invalidParameters, "There is no command \(parameters["command"].text ?? "").")
    }
    guard let first = arguments.first else {
      throw ResponseError(
        ResponseError.invalidParameters, "The command takes a screen or the address of its file.")
    }
    for served in workspaces {
      guard let (package, name) = try screen(first, arguments.dropFirst().first, in: served) else { continue }
      if command == "screenwright.preview" {
        guard let openPreview, served.onlyFile == nil else {
          throw ResponseError("There is no preview of what is not saved.")
        }
        try openPreview(served.workspace.packages[package].root, name)
        return .null
      }
      do {
        return .string(try served.workspace.render(name, as: .text))
      } catch let fault as PageFault {
        throw ResponseError(fault.diagnostics.first?.message ?? "The screen cannot be drawn.")
      }
    }
    throw ResponseError("There is no screen \(arguments.last ?? first).")
  }

  /// The commands that are known.
  static let commands = ["screenwright.preview", "screenwright.render"]

  /// The screen that is meant, and its package; nil where a workspace has none.
  private func screen(_ argument: String, _ name: String?, in served: ServedWorkspace) throws -> (
    Int, String
  )? {
    guard let place = served.place(of: argument) else {
      for package in served.workspace.packages.indices {
        let program = try served.snapshot(package).program
        if program.declarations.contains(where: { $0.kind.isView && $0.name.text == argument }) {
          return (package, argument)
        }
      }
      return nil
    }
    let snapshot = try served.snapshot(place.package)
    guard let file = snapshot.file(at: place.path), snapshot.isScreen(file) else { return nil }
    let views = snapshot.program.declarations(in: file).map { snapshot.program[$0] }.filter(\.kind.isView)
    let view = name == nil ? views.first : views.first { $0.name.text == name }
    return view.map { (place.package, $0.name.text) }
  }

  /// Tells the client to show the live preview, once it listens at an address.
  public func show(preview address: String) {
    if client.showsDocuments {
      ask("window/showDocument", ["uri": .string(address), "external": true])
    } else {
      notify("window/showMessage", ["type": 3, "message": "The preview is at \(address)"])
    }
  }
}
