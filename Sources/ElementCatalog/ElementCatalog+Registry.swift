extension ElementCatalog {
  /// Every element; each is one file under `Elements/`.
  static var allElements: [ElementDefinition] {
    [
      text, image, label, divider, spacer, emptyView, color, circle, capsule, ellipse, rectangle,
      roundedRectangle, unevenRoundedRectangle, linearGradient, radialGradient, angularGradient, path, canvas,
      asyncImage, map, mapReader, mapPolyline, mapPolygon, mapCircle, userAnnotation,
      mapUserLocationButton, mapPitchToggle, mapCompass, mapScaleView, outlineGroup, glassEffectContainer,
      toolbarSpacer, defaultToolbarItem, renameButton, pasteButton, signInWithAppleButton, settingsLink,
      helpLink, equatableView,
      multiDatePicker, safeAreaBar, tabViewBottomAccessory, accessibilityChildren,
      marker,
      annotation, chart, barMark, lineMark, areaMark, pointMark, ruleMark, rectangleMark, sectorMark,
      chartXAxis,
      chartYAxis, axisMarks, axisGridLine, axisTick, axisValueLabel, vStack, hStack, zStack,
      lazyVStack, lazyHStack,
      lazyVGrid, lazyHGrid, grid, gridRow, anyLayout, scrollView, geometryReader, scrollViewReader,
      viewThatFits, group,
      groupBox, controlGroup, timelineView,
      modifiedContent, forEach, list, section, header, footer, form, table, tableColumn, tableRow, partRows,
      button, link,
      shareLink, editButton, menu, labeledContent, toggle, stepper, slider, picker, datePicker, colorPicker,
      textField, secureField,
      textEditor, progressView, gauge, contentUnavailableView, disclosureGroup, navigationView,
      navigationStack,
      navigationSplitView, sidebar, middle, detail, navigationLink, destination, navigationDestination,
      tabView, tabItem, tab, tabSection, containerRelativeShape, anyView, mask, videoPlayer, productView,
      storeView, subscriptionStoreView, photosPicker, settings, window, menuBarExtra, commands, commandMenu,
      commandGroup, sidebarCommands, toolbarCommands, textEditingCommands, textFormattingCommands,
      inspectorCommands, importFromDevicesCommands, emptyCommands, toolbar,
      toolbarItem, toolbarItemGroup,
      toolbarTitleMenu, searchSuggestions, searchScopes, textInputSuggestions, accessibilityActions,
      accessibilityRotor, accessibilityRotorEntry,
      accessibilityShowsLargeContentViewer,
      accessibilityRepresentation, chartOverlay, chartBackground, alert,
      actionSheet, confirmationDialog,
      sheet, inspector, fullScreenCover, popover, contextMenu, swipeActions, background, overlay,
      safeAreaInset,
      partLabel, partCurrentValueLabel, partMinimumValueLabel, partMaximumValueLabel, partTitle, partIcon,
      partPlaceholder, partPreview, partMessage, partActions, partDescription,
    ]
  }

  /// Every modifier family; each is one file under `Modifiers/`.
  static var allModifiers: [ModifierDefinition] {
    [
      paddingModifiers, frameModifiers, guideModifiers, placementModifiers, backgroundModifiers,
      clipModifiers,
      effectModifiers, fontModifiers, textModifiers, colorModifiers, imageModifiers, shapeModifiers,
      navigationModifiers, styleModifiers, listModifiers, inputModifiers, gestureModifiers,
      lifecycleModifiers, preferenceModifiers, dataModifiers, accessibilityModifiers, previewModifiers,
      motionModifiers,
      presentationModifiers, scrollModifiers, systemModifiers, chartModifiers, dragModifiers,
      focusModifiers, entryModifiers, windowModifiers, mapModifiers, partModifiers, sceneModifiers,
      outsideModifiers,
    ].flatMap { $0 }
  }
}
