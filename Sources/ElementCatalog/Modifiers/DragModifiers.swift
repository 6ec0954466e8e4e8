import ScreenTypes

extension ElementCatalog {
  /// What is dragged, dropped, copied and pasted, which a still page does not show.
  static let dragModifiers: [ModifierDefinition] = [
    .recorded(
      [
        "draggable(_ payload: T0)",
        "draggable(_ payload: T0, preview: () -> View)",
      ],
      "Lets the view be dragged, with what a place takes where it is dropped.",
      since: .since(iOS: 16, macOS: 13),
      example: #"<Text modifiers=".draggable('Turtle Rock')">Turtle Rock</Text>"#),
    .recorded(
      [
        "dropDestination(for payloadType: T0.Type, action: ([T0], CGPoint) -> Bool, isTargeted: ((Bool) -> Void)? = nil)",
        "dropDestination(for payloadType: T0.Type, isEnabled: Bool = true, action: ([T0], DropSession) -> Void)",
      ],
      "Runs with what is dropped on the view.",
      since: .since(iOS: 16, macOS: 13),
      example:
        #"<Text modifiers=".dropDestination(for: String.self) { words, place in print(words.count); return true }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "onDrag(_ data: () -> NSItemProvider, preview: (() -> View)? = nil)"
      ],
      "Lets the view be dragged.",
      since: .since(iOS: PlatformVersion(13, 4), macOS: 11),
      example: #"<Text modifiers=".onDrag { NSItemProvider(object: 'Turtle Rock') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool)",
        "onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider], CGPoint) -> Bool)",
        "onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool)",
        "onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider], CGPoint) -> Bool)",
        "onDrop(of supportedContentTypes: [UTType], delegate: Any)",
        "onDrop(of supportedTypes: [String], delegate: Any)",
      ],
      "Runs when something is dropped on the view.",
      since: .since(iOS: PlatformVersion(13, 4), macOS: 11),
      example:
        #"<Text modifiers=".onDrop(of: [.text], isTargeted: nil) { providers in !providers.isEmpty }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "copyable(_ payload: [T0])"
      ],
      "Says what is copied while the view has the focus.",
      since: .since(iOS: nil, macOS: 13),
      example: #"<Text modifiers=".copyable(['Turtle Rock'])">Turtle Rock</Text>"#),
    .recorded(
      [
        "cuttable(for payloadType: T0.Type, action: () -> [T0])"
      ],
      "Says what is cut while the view has the focus.",
      since: .since(iOS: nil, macOS: 13),
      example: #"<Text modifiers=".cuttable(for: String.self) { ['Turtle Rock'] }">Turtle Rock</Text>"#),
    .recorded(
      [
        "pasteDestination(for payloadType: T0.Type, action: ([T0]) -> Void, validator: (([T0]) -> [T0])? = nil)"
      ],
      "Runs with what is pasted while the view has the focus.",
      since: .since(iOS: nil, macOS: 13),
      example:
        #"<Text modifiers=".pasteDestination(for: String.self) { words in print(words.count) }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?)"
      ],
      "Says what the command Copy copies.",
      since: .since(iOS: nil, macOS: PlatformVersion(10, 15)),
      example: #"<Text modifiers=".onCopyCommand { [NSItemProvider(object: 'Rock')] }">Turtle Rock</Text>"#),
    .recorded(
      [
        "onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: ([NSItemProvider]) -> Void)"
      ],
      "Runs with what the command Paste pastes.",
      since: .since(iOS: nil, macOS: 11),
      example:
        #"<Text modifiers=".onPasteCommand(of: [.text]) { providers in print(providers.count) }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "exportsItemProviders(_ contentTypes: [UTType], onExport: () -> [NSItemProvider])"
      ],
      "Says what the system's services take from the view.",
      since: .since(iOS: nil, macOS: 12),
      example: #"<Text modifiers=".exportsItemProviders([.text]) { [] }">Turtle Rock</Text>"#),
    .recorded(
      [
        "importsItemProviders(_ contentTypes: [UTType], onImport: ([NSItemProvider]) -> Bool)"
      ],
      "Runs with what the system's services give the view.",
      since: .since(iOS: nil, macOS: 12),
      example:
        #"<Text modifiers=".importsItemProviders([.text]) { providers in !providers.isEmpty }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "itemProvider(_ action: (() -> NSItemProvider?)?)"
      ],
      "Says what is dragged out of the rows of a `ForEach`.",
      since: .since(iOS: nil, macOS: 11),
      example: #"<Text modifiers=".itemProvider { NSItemProvider(object: 'Rock') }">Turtle Rock</Text>"#),
    .recorded(
      [
        "springLoadingBehavior(_ behavior: SpringLoadingBehavior)"
      ],
      "Sets whether a button acts while something is held over it.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Button action="print('go')" modifiers=".springLoadingBehavior(.enabled)">Go</Button>"#),
    .recorded(
      [
        "fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: (Result<URL, Error>) -> Void)",
        "fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: (Result<[URL], Error>) -> Void)",
        "fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false, onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void)",
      ],
      "Lets files be chosen while the binding is true; there are none here.",
      since: .since(iOS: 14, macOS: 11),
      example:
        #"<Text modifiers=".fileImporter(isPresented: .constant(false), allowedContentTypes: [.json]) { result in print('chosen') }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "fileExporter(isPresented: Binding<Bool>, document: T0?, contentType: UTType, defaultFilename: String? = nil, onCompletion: (Result<URL, Error>) -> Void)",
        "fileExporter(isPresented: Binding<Bool>, item: T0?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: (Result<URL, Error>) -> Void, onCancellation: (() -> Void)? = nil)",
        "fileExporter(isPresented: Binding<Bool>, documents: [T0], contentType: UTType, onCompletion: (Result<[URL], Error>) -> Void)",
      ],
      "Lets a file be written while the binding is true; none is here.",
      since: .since(iOS: 14, macOS: 11),
      example:
        #"<Text modifiers=".fileExporter(isPresented: .constant(false), document: 'Rock', contentType: .plainText) { result in print('written') }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: (Result<URL, Error>) -> Void)"
      ],
      "Lets a file be moved while the binding is true; none is here.",
      since: .since(iOS: 14, macOS: 11),
      example:
        #"<Text modifiers=".fileMover(isPresented: .constant(false), file: nil) { result in print('moved') }">Turtle Rock</Text>"#
    ),
    .recorded(
      [
        "fileDialogDefaultDirectory(_ defaultDirectory: URL?)"
      ],
      "Sets where files are chosen at first.",
      since: .since(iOS: 17, macOS: 14),
      example: #"<Text modifiers=".fileDialogDefaultDirectory(nil)">Turtle Rock</Text>"#),
    .recorded(
      [
        "handlesExternalEvents(preferring preferring: Set<String>, allowing allowing: Set<String>)"
      ],
      "Says which addresses a window opens.",
      since: .since(iOS: 14, macOS: 11),
      example:
        #"<Text modifiers=".handlesExternalEvents(preferring: ['rock'], allowing: ['*'])">Turtle Rock</Text>"#
    ),
  ]
}
