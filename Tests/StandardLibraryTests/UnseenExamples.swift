import RenderTree
import ScreenTypes
import SourceModel
import Testing

@testable import StandardLibrary

private let nothing = Value.function(FunctionBox(body: NativeFunction { _ in .void }))

/// What a still page does not show.
let unseenExamples: [Example] = [
  Example("TabViewCustomization|init()", .void, [], "TabViewCustomization"),
  Example("NSItemProvider|init()", .void, [], "NSItemProvider"),
  Example("NSItemProvider|init(object:)", .void, ["a"], "NSItemProvider"),
  Example("NSItemProvider|init(contentsOf:)", .void, [.null], "NSItemProvider"),
  Example("CodableRepresentation|init()", .void, [], "TransferRepresentation(CodableRepresentation)"),
  Example(
    "CodableRepresentation|init(contentType:)", .void, [.void],
    "TransferRepresentation(CodableRepresentation)"),
  Example(
    "CodableRepresentation|init(for:contentType:)", .void, [.void, .void],
    "TransferRepresentation(CodableRepresentation)"),
  Example(
    "DataRepresentation|init(exportedContentType:exporting:)", .void, [.void, nothing],
    "TransferRepresentation(DataRepresentation)"),
  Example(
    "DataRepresentation|init(importedContentType:importing:)", .void, [.void, nothing],
    "TransferRepresentation(DataRepresentation)"),
  Example(
    "DataRepresentation|init(contentType:exporting:importing:)", .void, [.void, nothing, nothing],
    "TransferRepresentation(DataRepresentation)"),
  Example(
    "FileRepresentation|init(exportedContentType:shouldAllowToOpenInPlace:exporting:)", .void,
    [.void, .void, nothing], "TransferRepresentation(FileRepresentation)"),
  Example(
    "FileRepresentation|init(importedContentType:shouldAttemptToOpenInPlace:importing:)", .void,
    [.void, .void, nothing], "TransferRepresentation(FileRepresentation)"),
  Example(
    "FileRepresentation|init(contentType:shouldAttemptToOpenInPlace:exporting:importing:)", .void,
    [.void, .void, nothing, nothing], "TransferRepresentation(FileRepresentation)"),
  Example(
    "ProxyRepresentation|init(exporting:)", .void, [nothing], "TransferRepresentation(ProxyRepresentation)"),
  Example(
    "ProxyRepresentation|init(importing:)", .void, [nothing], "TransferRepresentation(ProxyRepresentation)"),
  Example(
    "ProxyRepresentation|init(exporting:importing:)", .void, [nothing, nothing],
    "TransferRepresentation(ProxyRepresentation)"),
  Example("TransferRepresentation<T0>|suggestedFileName(_:)#0", "it", ["teas.csv"], "\"it\""),
  Example("TransferRepresentation<T0>|suggestedFileName(_:)#1", "it", [nothing], "\"it\""),
  Example("TransferRepresentation<T0>|exportingCondition(_:)", "it", [nothing], "\"it\""),
  Example("TransferRepresentation<T0>|visibility(_:)", "it", [.void], "\"it\""),
  Example(
    "SentTransferredFile|init(_:allowAccessingOriginalFile:)", .void, ["/teas.csv", .void],
    "SentTransferredFile(/teas.csv)"),
  Example("ReceivedTransferredFile|file", .void, [], "\"\""),
  Example("ReceivedTransferredFile|isOriginalFile", .void, [], "false"),
  Example("DropInfo|location", .void, [], "(0.0, 0.0)"),
  Example("DropInfo|hasItemsConforming(to:)", .void, [.void], "false"),
  Example("DropInfo|itemProviders(for:)", .void, [.void], "[]"),
  Example("DropProposal|init(operation:)", .void, [.void], "DropProposal"),
  Example(
    "DropProposal|init(withinApplication:outsideApplication:)", .void, [.void, .void], "DropProposal"),
  Example("KeyEquivalent|init(_:)", .void, ["a"], "KeyEquivalent"),
  Example("KeyboardShortcut|init(_:modifiers:)#0", .void, ["a", .void], "KeyboardShortcut"),
  Example("KeyboardShortcut|init(_:modifiers:)#1", .void, [.void, .void], "KeyboardShortcut"),
  Example("KeyPress|characters", .void, [], "\"\""),
  Example("KeyPress|key", .void, [], "space"),
  Example("KeyPress|modifiers", .void, [], "[]"),
  Example("KeyPress|phase", .void, [], "down"),
  Example("ScrollPhase|isScrolling", .choice(TypeID(.builtin("ScrollPhase")), 2), [], "true"),
  Example("ScrollTargetBehavior|viewAligned(limitBehavior:anchor:)", .void, [.void, .void], "viewAligned"),
  Example("ScrollTransitionConfiguration|threshold(_:)", "it", [.void], "\"it\""),
  Example("ScrollTransitionConfiguration|animation(_:)", "it", [.void], "\"it\""),
  Example("ScrollTransitionConfiguration|animated(_:)", .void, [.void], "animated"),
  Example("ScrollTransitionConfiguration.Threshold|visible(_:)", .void, [0.5], "visible"),
  Example("ScrollPhaseChangeContext|geometry", .void, [], "()"),
  Example("SensoryFeedback|impact(weight:intensity:)", .void, [.void, .void], "impact"),
  Example("SensoryFeedback|impact(flexibility:intensity:)", .void, [.void, .void], "impact"),
  Example("SymbolEffectOptions|repeat(_:)#0", .void, [2], "repeating"),
  Example("SymbolEffectOptions|speed(_:)#0", .void, [2], "default"),
  Example("SymbolEffectOptions|speed(_:)#1", library("SymbolEffectOptions", "repeating"), [2], "repeating"),
  Example("SymbolEffectOptions|repeat(_:)#3", library("SymbolEffectOptions", "default"), [2], "repeating"),
  Example("PresentationBackgroundInteraction|enabled(upThrough:)", .void, [.void], "enabled"),
  Example("SymbolEffect|up", "it", [], "\"it\""),
  Example("SymbolEffect|down", "it", [], "\"it\""),
  Example("SymbolEffect|downUp", "it", [], "\"it\""),
  Example("SymbolEffect|upUp", "it", [], "\"it\""),
  Example("SymbolEffect|offUp", "it", [], "\"it\""),
  Example("SymbolEffect|byLayer", "it", [], "\"it\""),
  Example("SymbolEffect|wholeSymbol", "it", [], "\"it\""),
  Example("SymbolEffect|iterative", "it", [], "\"it\""),
  Example("SymbolEffect|cumulative", "it", [], "\"it\""),
  Example("SymbolEffect|reversing", "it", [], "\"it\""),
  Example("SymbolEffect|nonReversing", "it", [], "\"it\""),
  Example("SymbolEffect|hideInactiveLayers", "it", [], "\"it\""),
  Example("SymbolEffect|dimInactiveLayers", "it", [], "\"it\""),
  Example("SymbolEffect|clockwise", "it", [], "\"it\""),
  Example("SymbolEffect|counterClockwise", "it", [], "\"it\""),
  Example("SymbolEffect|plain", "it", [], "\"it\""),
  Example("ProjectionTransform|init(_:)", .void, [.void], "ProjectionTransform"),
  Example("CGAffineTransform|identity", .void, [], "CGAffineTransform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)"),
  Example(
    "CGAffineTransform|init(translationX:y:)", .void, [3, 4],
    "CGAffineTransform(1.0, 0.0, 0.0, 1.0, 3.0, 4.0)"),
  Example(
    "CGAffineTransform|init(scaleX:y:)", .void, [2, 3], "CGAffineTransform(2.0, 0.0, 0.0, 3.0, 0.0, 0.0)"),
  Example(
    "CGAffineTransform|init(rotationAngle:)", .void, [0], "CGAffineTransform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)"),
  Example(
    "CGAffineTransform|translatedBy(x:y:)", Value(TransformValue().scaled(x: 2, y: 3)), [1, 1],
    "CGAffineTransform(2.0, 0.0, 0.0, 3.0, 2.0, 3.0)"),
  Example(
    "CGAffineTransform|scaledBy(x:y:)", Value(TransformValue().moved(x: 1, y: 1)), [2, 3],
    "CGAffineTransform(2.0, 0.0, 0.0, 3.0, 1.0, 1.0)"),
  Example(
    "CGAffineTransform|rotated(by:)", Value(TransformValue()), [0],
    "CGAffineTransform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)"),
  Example("Transaction|init(animation:)", .void, [.void], "Transaction(false, false)"),
  Example("Transaction|animation", Value(TransactionValue()), [], "nil"),
  Example("Transaction|disablesAnimations", Value(TransactionValue()), [], "false"),
  Example("Transaction|isContinuous", Value(TransactionValue()), [], "false"),
  Example("AnyTransition|blurReplace", .void, [], "blurReplace"),
  Example(
    "|withAnimation(_:completionCriteria:_:completion:)", .void, [.void, .void, nothing, nothing],
    "() ! animation: default"),
  Example("|withTransaction(_:_:)#0", .void, [Value(TransactionValue()), nothing], "() ! animation: none"),
  Example("|withTransaction(_:_:_:)", .void, [.void, .null, nothing], "() ! animation: none"),
  Example("Font|width(_:)", Value(FontValue(FontSize(.body))), [.void], "Font.body"),
  Example("Font|leading(_:)", Value(FontValue(FontSize(.body))), [.void], "Font.body"),
  Example("Font|smallCaps()", Value(FontValue(FontSize(.body))), [], "Font.body"),
  Example("Font|lowercaseSmallCaps()", Value(FontValue(FontSize(.body))), [], "Font.body"),
  Example("Font|uppercaseSmallCaps()", Value(FontValue(FontSize(.body))), [], "Font.body"),
  Example(
    "UIResponder|keyboardWillShowNotification", .void, [], "\"UIResponder.keyboardWillShowNotification\""),
  Example(
    "UIResponder|keyboardDidShowNotification", .void, [], "\"UIResponder.keyboardDidShowNotification\""),
  Example(
    "UIResponder|keyboardWillHideNotification", .void, [], "\"UIResponder.keyboardWillHideNotification\""),
  Example(
    "UIResponder|keyboardDidHideNotification", .void, [], "\"UIResponder.keyboardDidHideNotification\""),
  Example(
    "UIResponder|keyboardWillChangeFrameNotification", .void, [],
    "\"UIResponder.keyboardWillChangeFrameNotification\""),
  Example(
    "UIResponder|keyboardDidChangeFrameNotification", .void, [],
    "\"UIResponder.keyboardDidChangeFrameNotification\""),
  Example(
    "NSApplication|didBecomeActiveNotification", .void, [], "\"NSApplication.didBecomeActiveNotification\""),
  Example(
    "NSApplication|didResignActiveNotification", .void, [], "\"NSApplication.didResignActiveNotification\""),
  Example(
    "NSApplication|willBecomeActiveNotification", .void, [], "\"NSApplication.willBecomeActiveNotification\""),
  Example(
    "NSApplication|willResignActiveNotification", .void, [], "\"NSApplication.willResignActiveNotification\""),
  Example(
    "NSApplication|didFinishLaunchingNotification", .void, [],
    "\"NSApplication.didFinishLaunchingNotification\""),
  Example(
    "NSApplication|willTerminateNotification", .void, [], "\"NSApplication.willTerminateNotification\""),
  Example("NSApplication|didHideNotification", .void, [], "\"NSApplication.didHideNotification\""),
  Example("NSApplication|didUnhideNotification", .void, [], "\"NSApplication.didUnhideNotification\""),
  Example(
    "UIApplication|didFinishLaunchingNotification", .void, [],
    "\"UIApplication.didFinishLaunchingNotification\""),
  Example(
    "UIApplication|userDidTakeScreenshotNotification", .void, [],
    "\"UIApplication.userDidTakeScreenshotNotification\""),
  Example(
    "UIApplication|protectedDataDidBecomeAvailableNotification", .void, [],
    "\"UIApplication.protectedDataDidBecomeAvailableNotification\""),
  Example(
    "UIDevice|orientationDidChangeNotification", .void, [], "\"UIDevice.orientationDidChangeNotification\""),
  Example(
    "UIDevice|batteryLevelDidChangeNotification", .void, [], "\"UIDevice.batteryLevelDidChangeNotification\""),
  Example(
    "UIDevice|batteryStateDidChangeNotification", .void, [], "\"UIDevice.batteryStateDidChangeNotification\""),
  Example("UserDefaults|didChangeNotification", .void, [], "\"UserDefaults.didChangeNotification\""),
  Example("UIResponder|keyboardFrameEndUserInfoKey", .void, [], "\"UIKeyboardFrameEndUserInfoKey\""),
  Example("UIResponder|keyboardFrameBeginUserInfoKey", .void, [], "\"UIKeyboardFrameBeginUserInfoKey\""),
  Example(
    "UIResponder|keyboardAnimationDurationUserInfoKey", .void, [],
    "\"UIKeyboardAnimationDurationUserInfoKey\""),
  Example("NSUserActivity|isEligibleForHandoff", .void, [], "false"),
  Example("NSUserActivity|isEligibleForSearch", .void, [], "false"),
  Example("NSUserActivity|isEligibleForPrediction", .void, [], "false"),
  Example("NSUserActivity|isEligibleForPublicIndexing", .void, [], "false"),
  Example("NSUserActivity|needsSave", .void, [], "false"),
  Example("AttributedString|backgroundColor", Value(AttributedTextValue(TextValue("A"))), [], "nil"),
  Example("AttributedString|underlineStyle", Value(AttributedTextValue(TextValue("A"))), [], "nil"),
  Example("AttributedString|strikethroughStyle", Value(AttributedTextValue(TextValue("A"))), [], "nil"),
  Example("AttributedString|tracking", Value(AttributedTextValue(TextValue("A"))), [], "nil"),
  Example("Text.LineStyle|init(pattern:color:)", .void, [.void, .void], "single"),
]
