extension StandardLibrary {
  /// Every member by the types it belongs to; each table is one file under `Members/`. A member whose type is not
  /// listed with its table is not found, which a test watches over.
  static var allFamilies: [Family] {
    [
      Family([.array]) {
        collectionMembers(of: "[T0]") + listMembers(of: "[T0]") + sliceMembers(of: "[T0]")
          + arrayMutation(of: "[T0]") + sortMembers(of: "[T0]")
      },
      Family([.slice]) {
        collectionMembers(of: "ArraySlice<T0>") + listMembers(of: "ArraySlice<T0>")
          + sliceMembers(of: "ArraySlice<T0>") + arrayMutation(of: "ArraySlice<T0>")
          + sortMembers(of: "ArraySlice<T0>")
      },
      Family([.array, .range, .closedRange, .sequence], named: ["IndexSet"]) { arrayMembers },
      Family([.set]) {
        collectionMembers(of: "Set<T0>") + sliceMembers(of: "Set<T0>") + setMembers
          + joiningTexts("Set<String>") + capacityMembers(of: "Set<T0>")
      },
      Family([.dictionary]) {
        collectionMembers(of: "[T0: T1]") + sliceMembers(of: "[T0: T1]") + dictionaryMembers
          + capacityMembers(of: "[T0: T1]")
      },
      Family([.range]) {
        collectionMembers(of: "Range<Int>") + sliceMembers(of: "Range<Int>")
          + sequenceComparisons(of: "Range<Int>")
      },
      Family([.closedRange]) {
        collectionMembers(of: "ClosedRange<Int>") + sliceMembers(of: "ClosedRange<Int>")
      },
      Family([.range, .closedRange, .sequence]) { rangeMembers },
      Family([.sequence]) { collectionMembers(of: "Sequence<T0>") + sliceMembers(of: "Sequence<T0>") },
      Family(named: ["IndexSet"]) {
        collectionMembers(of: "IndexSet") + sliceMembers(of: "IndexSet") + indexSetMembers
      },
      Family([.string]) { collectionMembers(of: "String") + sliceMembers(of: "String") + stringMembers },
      Family([.string], named: ["ComparisonResult"]) {
        stringComparison + sequenceComparisons(of: "String") + stringHash + stringIndexMembers
          + encodingMembers
      },
      Family(named: ["Data", "String.UTF8View"]) {
        ["Data", "String.UTF8View"].flatMap { collectionMembers(of: $0) + sliceMembers(of: $0) } + dataMembers
      },
      Family([.optional, .binding], named: ["PresentationMode", "Bindable"]) { optionalMembers },
      Family([.any]) { anyMembers },
      Family(
        [.bool, .int, .double],
        named: [
          "NumberFormat", "NumberFormat.Precision", "NumberFormat.SignDisplayStrategy",
          "NumberFormat.ParseStrategy", "ListFormat",
        ]
      ) {
        numberMembers + integerMembers + floatingPointMembers
      },
      Family([.int]) { boundMembers },
      Family([.bool, .int, .double, .string]) { conversionMembers },
      Family([.bool, .int, .double], named: ["SystemRandomNumberGenerator"]) { chanceMembers },
      Family(named: ["NSPasteboard", "UIPasteboard"]) { pasteboardMembers },
      Family(named: ["Logger"]) { loggerMembers },
      Family(
        named: systemNames + [
          "UIDeviceOrientation", "UIPasteboard", "ContentSizeCategory", "Notification.Name",
        ]
      ) {
        systemMembers
      },
      Family(named: ["UndoManager"]) { undoMembers },
      Family(named: transferNames) { transferMembers },
      Family(named: ["NSCache"]) { cacheMembers },
      Family([.array]) { drawingMembers(of: "[T0]") + [shufflingMember(of: "[T0]")] },
      Family([.slice]) { drawingMembers(of: "ArraySlice<T0>") + [shufflingMember(of: "ArraySlice<T0>")] },
      Family([.dictionary]) { drawingMembers(of: "[T0: T1]") },
      Family([.set]) { drawingMembers(of: "Set<T0>") },
      Family([.string]) { drawingMembers(of: "String") },
      Family([.range]) { drawingMembers(of: "Range<Int>") },
      Family([.closedRange]) { drawingMembers(of: "ClosedRange<Int>") },
      Family(named: [
        "Task", "MainActor", "OperationQueue", "DispatchQueue", "NSLock", "DispatchTime",
        "DispatchTimeInterval",
        "DispatchWorkItem", "DispatchGroup", "DispatchSemaphore", "Thread",
      ]) {
        taskMembers
      },
      Family(named: ["Result"]) { resultMembers },
      Family(named: concurrencyNames) { concurrencyMembers },
      Family(named: durationNames) { durationMembers },
      Family(named: clockNames) { clockMembers },
      Family { waitingFunctions },
      Family {
        functionMembers + numberFunctions + stoppingMembers + sequenceFunctions + effectMembers
          + comparatorFunctions
          + pairFunctions
      },
      Family(named: ["Color", "ShapeStyle", "Material", "UIColor", "NSColor"]) {
        colorMembers + systemColorMembers
      },
      Family(named: ["UIColor", "NSColor"]) { mixedColorMembers },
      Family(named: ["UIColor", "UITraitCollection"]) { dynamicColorMembers },
      Family(named: ["SymbolVariants", "CharacterSet", "SearchFieldPlacement"]) { variantMembers },
      Family(named: gradientNames) { gradientMembers },
      Family(named: ["Font"]) { fontMembers },
      Family(named: ["UIImage", "Image"]) { pictureMembers },
      Family(named: [
        "Text", "Image", "EmptyView", "AsyncImagePhase", "Error", "CancellationError", "SharePreview",
      ]) {
        textMembers + textFormatMembers
      },
      Family(named: ["AttributedString", "AttributedString.MarkdownParsingOptions", "Text", "Text.LineStyle"])
      { attributedStringMembers },
      Family(named: shapeNames + ["StrokeStyle", "ContainerRelativeShape", "RectangleCornerRadii"]) {
        shapeMembers
      },
      Family(named: ["ScrollPosition"]) { scrollPositionMembers },
      Family(named: caseNames) { caseMembers },
      Family(named: springNames) { springMembers },
      Family(named: playerNames) { playerMembers },
      Family(named: colorPartNames) { colorPartMembers },
      Family(named: shadowNames) { shadowMembers },
      Family(named: pathNames) { pathMembers },
      Family(named: graphicsNames) { graphicsMembers },
      Family(named: chartNames) { chartMembers },
      Family(named: geometryNames) { geometryMembers + rectMembers },
      Family(named: motionNames) { motionMembers },
      Family(
        named: gestureNames
          + [
            "DragGesture.Value", "SpatialTapGesture.Value", "MagnifyGesture.Value", "RotateGesture.Value",
            "SimultaneousGesture.Value",
          ]
      ) { gestureMembers },
      Family(named: ["ScrollViewProxy", "ScrollGeometry"]) { scrollMembers },
      Family(named: ["DismissAction", "OpenURLAction", "OpenURLAction.Result"]) { actionMembers },
      Family(named: ["ViewModifier"]) { modifierMembers },
      Family(named: ["Date", "Date.FormatStyle", "Date.FormatStyle.Symbol.Hour"]) {
        dateMembers + dateFormatMembers
      },
      Family(named: calendarNames) { calendarMembers },
      Family(named: formatterNames) {
        formatterMembers + numberFormatterDetails + byteFormatterMembers + listFormatterMembers
      },
      Family(named: ["OptionSet"]) { optionSetMembers },
      Family(named: ["Hasher"]) { hasherMembers },
      Family(named: measurementNames) { measurementMembers },
      Family { measurementFunctions },
      Family(named: ["Decimal", "NSDecimalNumber"]) { decimalMembers },
      Family([.int, .double]) { decimalConversions },
      Family { decimalFunctions },
      Family(named: timelineNames) { timelineMembers },
      Family(named: layoutNames) { layoutMembers },
      Family(named: subviewNames) { subviewMembers },
      Family(named: publisherNames) { publisherMembers },
      Family(named: alertNames) { alertMembers },
      Family([.string], named: ["Regex", "Regex.Match", "AnyRegexOutput.Element"]) { regexMembers },
      Family(named: subjectNames) { subjectMembers },
      Family(named: ["Publisher"]) { publishedMembers + gatheringMembers + passingMembers + codingStages },
      Family(named: addressNames) { addressMembers + addressParts },
      Family(named: localeNames) { localeMembers },
      Family([.string], named: scalarNames) { scalarMembers },
      Family(named: [
        "JSONEncoder", "JSONDecoder", "JSONEncoder.DateEncodingStrategy", "JSONDecoder.DateDecodingStrategy",
      ]) { codingMembers },
      Family(named: ["JSONSerialization"]) { serializationMembers },
      Family(named: containerNames) { containerMembers },
      Family(named: ["URLError", "NSError"]) { errorMembers },
      Family(named: fileDocumentNames) { fileDocumentMembers },
      Family([.string]) { errorKeys },
      Family(named: ["URLRequest", "HTTPURLResponse"]) { requestMembers + responseMembers },
      Family(named: ["Scanner"]) { scannerMembers },
      Family(named: ["NSPredicate"]) { predicateMembers },
      Family(named: ["ProcessInfo", "OperatingSystemVersion"]) { processMembers + deviceMembers },
      Family([.int]) { constantMembers },
      Family([.range], named: ["Date.FormatStyle"]) { dateRangeMembers },
      Family(
        named: namedStyles.map(\.name) + ["TabViewStyle", "IndexViewStyle", "EditMode", "ButtonBorderShape"]
      ) {
        styleMembers
      },
      Family(named: unseenNames) { unseenMembers },
      Family(named: mapNames) { mapMembers },
      Family(named: authenticationNames) { authenticationMembers },
      Family(named: personNameNames) { personNameMembers },
      Family(named: locationNames) { locationMembers },
      Family(named: userNotificationNames) { userNotificationMembers },
      Family(named: ["DynamicTypeSize"]) { typeSizeMembers },
    ]
  }

  /// Every type, family by family; each family is one file under `Types/`.
  static var allTypes: [LibraryType] {
    [
      layoutTypes, textTypes, paintTypes, controlTypes, screenTypes, valueTypes, motionTypes, inputTypes,
      chartTypes, measurementTypes, decimalTypes, formatterTypes,
      codingTypes, requestTypes, unseenTypes, mapTypes,
      userNotificationTypes, authenticationTypes,
    ].flatMap { $0 }
  }
}
