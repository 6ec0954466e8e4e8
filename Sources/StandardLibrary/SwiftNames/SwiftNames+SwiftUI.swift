extension SwiftNames {
  /// Members of types of SwiftUI, UIKit and the frameworks beside them, in the form of those of Swift's own libraries.
  static let membersOfFrameworks = """
    AVPlayer||actionAtItemEnd addBoundaryTimeObserver(forTimes:queue:using:) addPeriodicTimeObserver(forInterval:queue:using:) allowsExternalPlayback automaticallyWaitsToMinimizeStalling currentItem currentTime() defaultRate error externalPlaybackVideoGravity isExternalPlaybackActive isMuted pause() play() playImmediately(atRate:) preventsDisplaySleepDuringVideoPlayback rate reasonForWaitingToPlay removeTimeObserver(_:) replaceCurrentItem(with:) seek(to:) status timeControlStatus volume
    Anchor||Source
    Animation||base delay(_:) logicallyComplete(after:) repeatCount(_:autoreverses:) repeatForever(autoreverses:) shouldMerge(previous:value:time:context:) speed(_:) velocity(value:time:context:)
    Binding||animation(_:) id projectedValue transaction transaction(_:) wrappedValue
    ChartProxy||chartBackgroundFrame foregroundStyle(for:) lineStyle(for:) plotAreaFrame plotAreaSize plotContainerFrame plotFrame plotSize position(forX:) position(forY:) positionRange(forX:) positionRange(forY:) selectAngleValue(at:) selectXRange(from:to:) selectXValue(at:) selectYRange(from:to:) selectYValue(at:) symbol(for:) symbolSize(for:) value(at:as:) value(atAngle:as:) value(atX:as:) value(atY:as:) xDomain(dataType:) yDomain(dataType:)
    Color||Resolved cgColor exposureAdjust(_:) headroom(_:) hoverEffect mix(with:by:in:) resolve(in:) resolveHDR(in:) resolvedHeadroom
    DragGesture.Value||time velocity
    Font||Context Leading Width leading(_:) pointSize(_:) resolve(in:) scaled(by:) smallCaps() lowercaseSmallCaps() uppercaseSmallCaps() width(_:)
    GeometryProxy||bounds(of:) containerCornerInsets coordinateSpace3D frame(in:) safeAreaInsets size transform(in:)
    GraphicsContext||addFilter(_:options:) blendMode clip(to:style:options:) clipBoundingRect clipToLayer(opacity:options:content:) concatenate(_:) drawLayer(content:) environment opacity resolve(_:) resolveSymbol(id:) rotate(by:) scaleBy(x:y:) transform translateBy(x:y:) withCGContext(content:)
    Image||Orientation Scale TemplateRenderingMode allowedDynamicRange(_:) antialiased(_:) interpolation(_:) renderingMode(_:) resizable(capInsets:resizingMode:) symbolColorRenderingMode(_:) symbolRenderingMode(_:) symbolVariableValueMode(_:)
    NavigationPath||append(_:) codable count isEmpty removeLast(_:)
    Path||addArc(center:radius:startAngle:endAngle:clockwise:transform:) addArc(tangent1End:tangent2End:radius:transform:) addCurve(to:control1:control2:) addEllipse(in:transform:) addLine(to:) addLines(_:) addPath(_:transform:) addQuadCurve(to:control:) addRect(_:transform:) addRects(_:transform:) addRelativeArc(center:radius:startAngle:delta:transform:) addRoundedRect(in:cornerRadii:style:transform:) applying(_:) boundingRect cgPath closeSubpath() contains(_:eoFill:) currentPoint forEach(_:) intersection(_:eoFill:) isEmpty lineIntersection(_:eoFill:) lineSubtraction(_:eoFill:) move(to:) normalized(eoFill:) offsetBy(dx:dy:) strokedPath(_:) subtracting(_:eoFill:) symmetricDifference(_:eoFill:) trimmedPath(from:to:) union(_:eoFill:)
    PhotosPickerItem||itemIdentifier loadTransferable(type:completionHandler:) supportedContentTypes
    ScrollPosition||edge isPositionedByUser point scrollTo(edge:) scrollTo(id:anchor:) scrollTo(point:) scrollTo(x:) scrollTo(x:y:) scrollTo(y:) viewID viewID(type:) x y
    Text||Layout allowsTightening(_:) customAttribute(_:) typesettingLanguage(_:isEnabled:) writingDirection(strategy:)
    Transaction||addAnimationCompletion(criteria:_:) all beginRefundRequest(in:) currentEntitlements currentEntitlement(for:) finish() latest(for:) scrollContentOffsetAdjustmentBehavior scrollPositionUpdatePreservesVelocity scrollTargetAnchor tracksVelocity unfinished updates
    UIApplication||alternateIconName applicationIconBadgeNumber applicationState backgroundRefreshStatus backgroundTimeRemaining beginBackgroundTask(expirationHandler:) connectedScenes delegate endBackgroundTask(_:) isIdleTimerDisabled isRegisteredForRemoteNotifications keyWindow openNotificationSettingsURLString openSessions preferredContentSizeCategory registerForRemoteNotifications() requestSceneSessionActivation(_:userActivity:options:errorHandler:) sendAction(_:to:from:for:) setAlternateIconName(_:completionHandler:) shortcutItems statusBarFrame supportsAlternateIcons unregisterForRemoteNotifications() userInterfaceLayoutDirection windows
    UIColor||cgColor ciColor getHue(_:saturation:brightness:alpha:) getRed(_:green:blue:alpha:) getWhite(_:alpha:) prominence(_:) resolvedColor(with:) set() setFill() setStroke() withAlphaComponent(_:)
    UIDevice||batteryLevel batteryState beginGeneratingDeviceOrientationNotifications() endGeneratingDeviceOrientationNotifications() identifierForVendor isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications isMultitaskingSupported isProximityMonitoringEnabled localizedModel model name orientation playInputClick() proximityState systemName systemVersion userInterfaceIdiom
    UIPasteboard||addItems(_:) changeCount color colors contains(pasteboardTypes:) data(forPasteboardType:) hasColors hasImages hasStrings hasURLs image images itemProviders items numberOfItems setData(_:forPasteboardType:) setItemProviders(_:localOnly:expirationDate:) setItems(_:options:) setValue(_:forPasteboardType:) string strings types url urls value(forPasteboardType:)
    UIScreen||availableModes brightness calibratedLatency currentMode fixedCoordinateSpace isCaptured maximumFramesPerSecond mirrored nativeBounds nativeScale overscanCompensation preferredMode snapshotView(afterScreenUpdates:) traitCollection wantsSoftwareDimming
    UTType||conforms(to:) identifier isDeclared isDynamic isPublic isSubtype(of:) isSupertype(of:) localizedDescription preferredFilenameExtension preferredMIMEType referenceURL supertypes tags types(tag:tagClass:conformingTo:) version
    UndoManager||beginUndoGrouping() canRedo canUndo disableUndoRegistration() enableUndoRegistration() endUndoGrouping() groupsByEvent isRedoing isUndoRegistrationEnabled isUndoing levelsOfUndo redo() redoActionName redoMenuItemTitle registerUndo(withTarget:handler:) removeAllActions() removeAllActions(withTarget:) setActionName(_:) undo() undoActionName undoMenuItemTitle undoNestedGroup()
    """

  /// Views and types of SwiftUI, UIKit, AppKit and the other frameworks of Apple's that apps use, by name.
  static let views = """
    AES ASAuthorizationController ASIdentifierManager ASWebAuthenticationSession ATTrackingManager AVAsset AVAudioEngine
    AVAudioPlayer AVAudioRecorder AVAudioSession AVCaptureDevice AVCaptureSession AVCaptureVideoPreviewLayer
    AVPlayerItem AVPlayerLayer AVPlayerLooper AVPlayerViewController AVQueuePlayer AVSpeechSynthesizer AVSpeechUtterance
    AccessibilityNotification AccessoryWidgetGroup ActionSheet Activity ActivityAttributes ActivityConfiguration Alert
    AnimationContext AppEntity AppIntent AppIntentTimelineProvider AppShortcutsProvider AppStore AreaPlot
    BGTaskScheduler BackgroundStyle BarPlot BlurReplaceTransition CABasicAnimation CADisplayLink CAGradientLayer CALayer
    CASpringAnimation CATransaction CFArray CFData CFDictionary CFString CFTypeRef CGAffineTransform CGColor CGContext
    CGFont CGImage CGMutablePath CGPath CGVector CHHapticEngine CHHapticEvent CHHapticPattern CIColor CIContext CIFilter
    CIImage CKContainer CKDatabase CKQuery CKRecord CKRecordZone CLAuthorizationStatus CLCircularRegion CLGeocoder
    CLGeofence CLHeading CLLocation CLLocationDistance CLLocationManager CLLocationManagerDelegate CLMonitor CLPlacemark
    CLRegion CLVisit CMMotionManager CMPedometer CNContact CNContactStore CTFont ChaChaPoly CodableRepresentation
    ConcentricRectangle ContactAccessButton ControlWidget CubicKeyframe Curve25519 DataRepresentation
    DateComponentsFormatter DateIntervalFormatter DocumentGroupLaunchScene DocumentLaunchView
    EKEvent EKEventStore EKReminder EllipticalGradient EnergyFormatter FetchDescriptor FileHandle
    FileRepresentation FinanceStore FocusedBinding FocusedObject FocusedValue ForegroundStyle GCController GKAccessPoint
    GKLeaderboard GKLocalPlayer GeometryEffect GeometryReader3D HKHealthStore HKObjectType HKQuantity HKQuantityType
    HKQuery HKSampleQuery HKStatisticsQuery HKUnit HKWorkout HMAC HSplitView HierarchicalShapeStyle HoverEffect INIntent
    ImagePaint ImagePlaygroundViewController ImageRenderer InlinePresentationIntent IntentConfiguration IntentResult
    KeyframeAnimator KeyframeTrack LAContext LanguageModelSession LayoutDirectionBehavior LayoutProperties
    LengthFormatter LinePlot LinearKeyframe ListFormatter LiveActivityIntent LocationButton LookAroundPreview MCSession
    MDLMesh MFMailComposeViewController MFMessageComposeViewController MKAnnotation MKAnnotationView
    MKCoordinateRegionForMapRect MKDirections MKLocalSearch MKLocalSearchCompleter MKLookAroundScene
    MKLookAroundSceneRequest MKMapCamera MKMapItem MKMapRect MKMapView MKPlacemark MKPointAnnotation MKPolyline MKRoute
    MKTileOverlay MKUserLocation MLModel MPMediaItem MPMusicPlayerController MPNowPlayingInfoCenter
    MPRemoteCommandCenter MTKView MapCamera MapProxy MapReader MassFormatter MeasurementFormatter MeshGradient Model3D
    ModelConfiguration ModelContainer ModelContext MoveKeyframe MoveTransition MusicLibrary NLLanguageRecognizer
    NLTagger NSAlert NSAppearance NSApplicationDelegate NSAttributedString NSBezierPath NSButton NSCache NSCoder
    NSCollectionView NSColorPanel NSCursor NSDataDetector NSDocument NSEdgeInsets NSEvent NSFetchRequest
    NSFetchedResultsController NSFont NSHomeDirectory NSHostingController NSHostingView NSItemProviderReading
    NSItemProviderWriting NSLayoutConstraint NSManagedObject NSManagedObjectContext NSMenu NSMenuItem
    NSMutableAttributedString NSMutableParagraphStyle NSOpenPanel NSPanel NSParagraphStyle NSPersistentCloudKitContainer
    NSPersistentContainer NSSavePanel NSScreen NSSearchField NSSharingService NSSharingServicePicker NSSlider
    NSSortDescriptor NSSound NSSplitView NSStatusBar NSStatusItem NSStringFromCGRect NSTableView NSTextField NSTextView
    NSToolbar NSTouchBar NSURL NSUbiquitousKeyValueStore NSView NSViewController NSViewControllerRepresentable
    NSViewRepresentable NSVisualEffectView NSWindow NSWindowController NSWorkspace NWBrowser NWConnection NWListener
    NWPath NWPathMonitor NamedCoordinateSpace NetService OSAllocatedUnfairLock OSLog OSSignposter
    ObservableObjectPublisher OffsetTransition OpacityTransition OpenIntent P256 PDFDocument PDFPage PDFThumbnailView
    PDFView PHAsset PHAssetChangeRequest PHFetchResult PHImageManager PHPhotoLibrary PHPickerConfiguration
    PHPickerViewController PKAddPassesViewController PKCanvasView PKDrawing PKPass PKPaymentAuthorizationController
    PKToolPicker PagingScrollTargetBehavior PayWithApplePayButton PersonNameComponentsFormatter PhaseAnimator PointPlot
    Preview PreviewDevice PreviewModifier PreviewProvider Product ProductView ProxyRepresentation PushTransition
    QLPreviewController RealityView ReceivedTransferredFile ReferenceFileDocument RelevanceConfiguration SCNNode
    SCNScene SCNView SFAuthorizationPluginView SFSafariViewController SFSpeechAudioBufferRecognitionRequest
    SFSpeechRecognizer SHA256 SHA512 SKAdNetwork SKOverlay SKPaymentQueue SKProduct SKProductsRequest SKScene
    SKSpriteNode SKStoreReviewController SKView ScaleTransition SceneView Schema ScrollTarget
    ScrollTargetBehaviorContext SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SelectionShapeStyle
    SentTransferredFile SeparatorShapeStyle Shader ShaderFunction ShaderLibrary SignInWithAppleButton SlideTransition
    SpeechTranscriber SpringKeyframe SpriteView StaticConfiguration StoreProductView StoreView SubscriptionOfferView
    SubscriptionStoreView SymmetricKey TableColumnCustomization TextAttribute TextRenderer TextSelection TimelineEntry
    TimelineProvider TimelineScheduleMode TintShapeStyle Tip TipGroup TipView Tips Transaction TransferRepresentation
    TransitionProperties TranslationSession TupleView UIAccessibility UIAction UIActivityIndicatorView
    UIActivityViewController UIAlertAction UIAlertController UIApplicationDelegate UIApplicationDelegateAdaptor
    UIBarButtonItem UIBezierPath UIBlurEffect UIButton UICloudSharingController UICollectionView UICollectionViewCell
    UIColorPickerViewController UIContextMenuInteraction UIDatePicker UIDocumentInteractionController
    UIDocumentPickerViewController UIDropInteraction UIEdgeInsets UIFeedbackGenerator UIFont UIFontMetrics
    UIGraphicsImageRenderer UIHostingConfiguration UIHostingController UIImagePickerController UIImageView
    UIInterfaceOrientationMask UIKeyCommand UILabel UILayoutGuide UILongPressGestureRecognizer UIMenu UIMenuController
    UINavigationBar UINavigationBarAppearance UINavigationController UIPageControl UIPageViewController
    UIPanGestureRecognizer UIPickerView UIPinchGestureRecognizer UIPopoverPresentationController
    UIPresentationController UIPrintInteractionController UIProgressView UIRectCorner UIReferenceLibraryViewController
    UIRefreshControl UIScene UISceneConfiguration UISceneSession UIScrollView UISearchBar UISearchController
    UISegmentedControl UISheetPresentationController UISlider UISplitViewController UIStackView UIStepper
    UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance UITabBarController UITableView UITableViewCell
    UITableViewController UITapGestureRecognizer UITextField UITextView UITextViewDelegate UIToolbar UIToolbarAppearance
    UITouch UITraitEnvironment UIVibrancyEffect UIView UIViewController UIViewControllerRepresentable
    UIViewPropertyAnimator UIViewRepresentable UIVisualEffectView UIWebView UIWindow UIWindowScene UIWindowSceneDelegate
    UNAuthorizationOptions UNCalendarNotificationTrigger UNMutableNotificationContent UNNotification
    UNNotificationAction UNNotificationCategory UNNotificationContent UNNotificationRequest UNNotificationResponse
    UNNotificationSettings UNNotificationSound UNTimeIntervalNotificationTrigger UNUserNotificationCenter
    UNUserNotificationCenterDelegate UTType VNDetectFaceRectanglesRequest VNImageRequestHandler VNRecognizeTextRequest
    VSplitView VTCompressionSession ValueTransformer VectorArithmetic VideoPlayer ViewAlignedScrollTargetBehavior
    WCSession WCSessionDelegate WKExtendedRuntimeSession WKInterfaceDevice WKNavigationDelegate WKWebView
    WKWebViewConfiguration Weather WeatherService WebPage WebView WidgetBundle WidgetCenter WidgetConfiguration
    WidgetFamily WindowDragGesture WindowVisibilityToggle kCLLocationCoordinate2DInvalid kSecAttrAccount kSecAttrService
    kSecClass kSecClassGenericPassword kSecMatchLimit kSecMatchLimitOne kSecReturnData kSecValueData os_log simd_float2
    simd_float3 simd_float4 withObservationTracking
    """

  /// Modifiers of SwiftUI's views that are not there here.
  static let modifiers = """
    accessibilityChildren accessibilityDefaultFocus accessibilityDragPoint accessibilityDropPoint
    accessibilityQuickAction accessibilityRotorEntry accessibilityScrollStatus accessibilityZoomAction
    allowsWindowActivationEvents alternatingRowBackgrounds anchorPreference appStoreOverlay
    assistiveAccessNavigationIcon attributedTextFormattingDefinition backgroundPreferenceValue backgroundTask
    buttonSizing chart3DCameraProjection chartLineStyleScale chartScrollTargetBehavior chartSymbolSizeScale
    chartXAxisStyle chartYAxisStyle chartYVisibleDomain colorEffect compositingLayer containerCornerOffset
    containerValue contentCaptureProtected contentToolbar continuityDevicePicker currentEntitlementTask customAttribute
    defaultAdaptableTabBarPlacement defaultSectionExpanded defaultVisibility defaultWheelPickerItemHeight
    digitalCrownAccessory digitalCrownRotation distortionEffect documentBrowserContextMenu dragConfiguration
    dragContainer dragContainerSelection dragPreviewsFormation dropConfiguration dropPreviewsFormation
    exportableToServices fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
    fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporterFilenameLabel
    glassBackgroundEffect glassEffectID glassEffectTransition glassEffectUnion handGestureShortcut
    horizontalRadioGroupLayout hoverEffectGroup imagePlaygroundSheet importableFromServices
    interactionActivityTrackingTag intersection journalingSuggestionsPicker keyframeAnimator labelIconToTitleSpacing
    labelReservedIconWidth layerEffect layoutDirectionBehavior lineHeight lineIntersection lineSubtraction
    listRowHoverEffect listRowHoverEffectDisabled listRowPlatterColor listSectionIndexVisibility listSectionMargins
    lookAroundViewer managedContentStyle manipulable mapCameraKeyframeAnimator mapControlVisibility mapControls
    mapFeatureSelectionAccessory mapFeatureSelectionContent mapFeatureSelectionDisabled mapItemDetailPopover
    mapItemDetailSheet mapScope materialActiveAppearance menuButtonStyle modelContainer modelContext
    modifierKeyAlternate multilineTextAlignmentStrategy musicSubscriptionOffer newDocument normalized
    offerCodeRedemption onAppIntentExecution onBackgroundURLSessionEvents onCommand onCutCommand onDragSessionUpdated
    onDropSessionUpdated onImmersionChange onInAppPurchaseCompletion onInAppPurchaseStart onInsert
    onInteractiveResizeChange onLongTouchGesture onMapCameraChange onPencilDoubleTap onPencilSqueeze onPhysicalKeyPress
    onWindowVisibilityChange ornament overlayPreferenceValue pageCommand paletteSelectionEffect
    payWithApplePayButtonDisableCardArt payWithApplePayButtonStyle photosPickerAccessoryVisibility
    photosPickerDisabledCapabilities photosPickerStyle popoverTip preferredSubscriptionOffer preferredSurroundingsEffect
    presentationBreakthroughEffect previewContext productDescription productIconBorder productViewStyle
    realityViewCameraControls safeAreaBar scrollInputBehavior scrollTarget searchDictationBehavior searchSelection
    sectionActions sectionIndexLabel signInWithAppleButtonStyle sliderThumbVisibility storeButton storeProductTask
    storeProductsTask strokedPath subscriptionPromotionalOffer subscriptionStatusTask subscriptionStoreButtonLabel
    subscriptionStoreControlBackground subscriptionStoreControlIcon subscriptionStoreControlStyle
    subscriptionStoreOptionGroupStyle subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
    subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction subtracting supportedVolumeViewpoints
    symbolVariableValueMode symmetricDifference systemTrayAccessory tabViewBottomAccessory tabViewSidebarBottomBar
    tabViewSidebarFooter tabViewSidebarHeader textInputFormattingControlVisibility textRenderer textSelectionAffinity
    tipBackground tipCornerRadius tipImageSize tipViewStyle toolbarForegroundStyle toolbarItemHidden topLevelBackground
    touchBar touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal transformAnchorPreference
    translationPresentation translationTask union upperLimbVisibility verifyIdentityWithWalletButtonStyle
    volumeBaseplateVisibility webViewBackForwardNavigationGestures webViewContentBackground widgetAccentable
    widgetAccentedRenderingMode widgetCurvesContent widgetLabel windowDismissBehavior windowFullScreenBehavior
    windowMinimizeBehavior windowResizeAnchor windowResizeBehavior windowToolbarFullScreenVisibility worldRecenter
    writingDirection writingToolsAffordanceVisibility
    """

  /// Keys of SwiftUI's environment that are not there here.
  static let environmentKeys = """
    accessibilityLargeContentViewerEnabled activityFamily authorizationController backgroundMaterial
    backgroundProminence backgroundStyle bodyHeadAnchor defaultWheelPickerItemHeight dismissImmersiveSpace
    displayStoreKitMessage documentConfiguration fileDialogBrowserOptions findContext fontResolutionContext
    imagePlaygroundAllowedGenerationStyles immersiveSpaceDisplacement isActivityFullscreen isActivityUpdateReduced
    managedObjectContext materialActiveAppearance modelContext navigationLinkIndicatorVisibility newDocument
    openDocument openImmersiveSpace physicalMetrics preferredPencilDoubleTapAction preferredPencilSqueezeAction purchase
    pushWindow realityKitScene remoteDeviceIdentifier rename requestReview resetFocus scrollDismissesKeyboardMode
    searchSuggestionsPlacement showsWidgetContainerBackground showsWidgetLabel supportsImagePlayground
    supportsRemoteScenes surfaceSnappingInfo tabBarPlacement tabViewBottomAccessoryPlacement textSelectionAffinity tint
    webAuthenticationSession widgetContentMargins widgetFamily widgetRenderingMode worldTrackingLimitations
    writingToolsBehavior
    """
}
