extension ElementCatalog {
  /// Every element; each is one file under `Elements/`.
  static var allElements: [ElementDefinition] {
    [
      text, image, label, divider, spacer, emptyView, color, circle, capsule, ellipse, rectangle,
      roundedRectangle, vStack, hStack, zStack, lazyVStack, lazyHStack, scrollView, group, forEach, list,
      section, header, footer, form, button, link, toggle, map, navigationView, navigationStack,
      navigationLink, destination,
    ]
  }

  /// Every modifier family; each is one file under `Modifiers/`.
  static var allModifiers: [ModifierDefinition] {
    [
      paddingModifiers, frameModifiers, placementModifiers, backgroundModifiers, clipModifiers,
      effectModifiers, fontModifiers, textModifiers, colorModifiers, imageModifiers, shapeModifiers,
      navigationModifiers, styleModifiers, listModifiers, inputModifiers, gestureModifiers,
      lifecycleModifiers, dataModifiers, accessibilityModifiers, previewModifiers, motionModifiers,
      presentationModifiers,
    ].flatMap { $0 }
  }
}
