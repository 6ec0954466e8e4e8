extension StandardLibrary {
  /// Colours, gradients and shapes.
  static let paintTypes: [LibraryType] = [
    LibraryType("Color", aliases: ["ColorResource"], "A colour, as a value and as a view."),
    LibraryType(
      "Color.RGBColorSpace", cases: ["sRGB", "sRGBLinear", "displayP3"],
      "What the components of a colour mean."),
    LibraryType("Color.Resolved", "What a colour is made of."),
    LibraryType(
      "Gradient.ColorSpace", cases: ["device", "perceptual"],
      "Whether colours are mixed by their components, or so that they look evenly apart."),
    LibraryType("CGColor", aliases: ["CGColorRef"], "A colour of Core Graphics."),
    LibraryType("UIColor", cases: systemColorNames, "A colour of UIKit, from which a Color is made."),
    LibraryType("UITraitCollection", "What a screen is like."),
    LibraryType(
      "UIUserInterfaceStyle", cases: ["unspecified", "light", "dark"], "Whether a screen is light or dark."),
    LibraryType("NSColor", cases: macColorNames, "A colour of AppKit, from which a Color is made."),
    LibraryType(
      "ShapeStyle", aliases: ["AnyShapeStyle", "AnyGradient", "HierarchicalShapeStyle"],
      "What can fill a shape: a colour, a gradient or a material."),
    LibraryType("Gradient", "Colours in the order in which they blend."),
    LibraryType("Gradient.Stop", "A colour of a gradient and its place from 0 to 1."),
    LibraryType("LinearGradient", "A gradient along a line."),
    LibraryType("RadialGradient", "A gradient around a place."),
    LibraryType("AngularGradient", "A gradient that turns around a place."),
    LibraryType("Path", "Lines and curves, which are a shape."),
    LibraryType("GraphicsContext", "What a Canvas draws with."),
    LibraryType("GraphicsContext.Filter", "What changes the looks of what a GraphicsContext draws."),
    LibraryType("GraphicsContext.Shading", "What a GraphicsContext fills with: a colour or a gradient."),
    LibraryType("ListItemTint", cases: ["monochrome"], "The colour of the icons of a list."),
    LibraryType("ShadowStyle", "A shadow of what a shape or a text is painted with."),
    LibraryType("FillStyle", "How a path that crosses itself is filled."),
    LibraryType("Material", "A translucent layer."),
    LibraryType(
      "Shape", aliases: ["InsettableShape", "AnyShape"], "A geometric outline that can be filled and stroked."
    ),
    LibraryType("Rectangle", "A rectangle."),
    LibraryType(
      "RoundedRectangle", aliases: ["UnevenRoundedRectangle"], "A rectangle with round corners."),
    LibraryType("RectangleCornerRadii", "The radii of a rectangle’s corners."),
    LibraryType("Circle", "A circle in the middle of its place."),
    LibraryType("Ellipse", "An ellipse that touches the edges of its place."),
    LibraryType("Capsule", "A rectangle whose short sides are half circles."),
    LibraryType("ContainerRelativeShape", "The shape of the container around."),
    LibraryType("EmptyView", "A view that shows nothing."),
    LibraryType("CGLineCap", cases: ["butt", "round", "square"], "The ends of a line."),
    LibraryType("CGLineJoin", cases: ["miter", "round", "bevel"], "The corners of a line."),
    LibraryType("StrokeStyle", "How an outline is drawn."),
    LibraryType("RoundedCornerStyle", cases: ["circular", "continuous"], "How round corners are drawn."),
    LibraryType("ColorScheme", cases: ["light", "dark"], "Light or dark appearance."),
    LibraryType(
      "BlendMode",
      cases: [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
        "softLight",
        "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop",
        "destinationOver", "destinationOut", "plusDarker", "plusLighter",
      ],
      "How a view is mixed with what is behind it."),
  ]
}
