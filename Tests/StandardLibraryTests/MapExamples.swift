import RenderTree
import ScreenTypes
import SourceModel

@testable import StandardLibrary

private let place = Value(CoordinateValue(latitude: 34, longitude: -116))
private let placeText = "CLLocationCoordinate2D(latitude: 34.0, longitude: -116.0)"
private let camera = Value(
  CameraValue(center: CoordinateValue(latitude: 34, longitude: -116), distance: 500, heading: 10))
private let cameraText =
  "MapCamera(centerCoordinate: \(placeText), distance: 500.0, heading: 10.0, pitch: 0.0)"
private let position = Value(
  MapCameraValue(
    camera: CameraValue(center: CoordinateValue(latitude: 34, longitude: -116), distance: 500, heading: 10)))
private let nowhere = "CLLocationCoordinate2D(latitude: 0.0, longitude: 0.0)"

/// Maps, their cameras, and what photos and charts are asked for.
let mapExamples: [Example] = [
  Example(
    "MapStyle|standard(elevation:emphasis:pointsOfInterest:showsTraffic:)", .void,
    [.void, .void, .void, .void], "standard"),
  Example("MapStyle|imagery(elevation:)", .void, [.void], "imagery"),
  Example(
    "MapStyle|hybrid(elevation:pointsOfInterest:showsTraffic:)", .void, [.void, .void, .void], "hybrid"),
  Example("PointOfInterestCategories|including(_:)", .void, [[]], "all"),
  Example("PointOfInterestCategories|excluding(_:)", .void, [[]], "all"),
  Example(
    "MapCamera|init(centerCoordinate:distance:heading:pitch:)", .void, [place, 500.0, 10.0, .void],
    cameraText),
  Example("MapCamera|centerCoordinate", camera, [], placeText),
  Example("MapCamera|distance", camera, [], "500.0"),
  Example("MapCamera|heading", camera, [], "10.0"),
  Example("MapCamera|pitch", camera, [], "0.0"),
  Example("MapCameraBounds|init(minimumDistance:maximumDistance:)", .void, [10.0, .void], "MapCameraBounds"),
  Example(
    "MapCameraBounds|init(centerCoordinateBounds:minimumDistance:maximumDistance:)", .void,
    [.void, 10.0, .void], "MapCameraBounds"),
  Example(
    "MapCameraUpdateContext|region", .void, [],
    "MKCoordinateRegion(center: \(nowhere), span: MKCoordinateSpan(latitudeDelta: 0.0, longitudeDelta: 0.0))"),
  Example(
    "MapCameraUpdateContext|camera", .void, [],
    "MapCamera(centerCoordinate: \(nowhere), distance: 0.0, heading: 0.0, pitch: 0.0)"),
  Example("MapProxy|convert(_:from:)", .void, [.void, .void], "nil"),
  Example("MapProxy|convert(_:to:)", .void, [place, .void], "nil"),
  Example("MapCameraPosition|camera(_:)", .void, [camera], "camera(\(cameraText))"),
  Example("MapCameraPosition|camera", position, [], cameraText),
  Example("MapCameraPosition|positionedByUser", position, [], "false"),
  Example("MapCameraPosition|followsUserLocation", position, [], "false"),
  Example("PHPickerFilter|all(of:)", .void, [["images", "videos"]], "\"images\""),
  Example("PHPickerFilter|not(_:)", .void, ["images"], "\"images\""),
  Example("PhotosPickerItem|itemIdentifier", .void, [], "nil"),
  Example("PhotosPickerItem|supportedContentTypes", .void, [], "[]"),
  Example("EmptyModifier|init()", .void, [], "EmptyModifier"),
  Example("PHPhotoLibrary|shared()", .void, [], "PHPhotoLibrary"),
  Example("MatchedTransitionSourceConfiguration|clipShape(_:)", "it", [.void], "\"it\""),
  Example("MatchedTransitionSourceConfiguration|background(_:)", "it", [.void], "\"it\""),
  Example(
    "MatchedTransitionSourceConfiguration|shadow(color:radius:x:y:)", "it", [.void, 3.0, .void, .void],
    "\"it\""),
  Example("AccessibilityZoomGestureAction|direction", .void, [], "zoomIn"),
  Example("PresentationSizing|fitted(horizontal:vertical:)", "it", [true, false], "\"it\""),
  Example("PresentationSizing|sticky(horizontal:vertical:)", "it", [true, .void], "\"it\""),
  Example("ListStyle|inset(alternatesRowBackgrounds:)", .void, [true], "inset"),
  Example("ButtonStyle|glass(_:)", .void, [.void], "glass"),
  Example("ChartProxy|plotFrame", .void, [], "Anchor<CGRect>"),
  Example("ChartProxy|plotAreaFrame", .void, [], "Anchor<CGRect>"),
  Example("ChartProxy|plotSize", .void, [], "(0.0, 0.0)"),
  Example("ChartProxy|plotAreaSize", .void, [], "(0.0, 0.0)"),
  Example("ChartProxy|selectXValue(at:)", .void, [1.0], "()"),
  Example("ChartProxy|selectYValue(at:)", .void, [1.0], "()"),
  Example("ChartProxy|selectAngleValue(at:)", .void, [.void], "()"),
  Example("ChartProxy|selectXRange(from:to:)", .void, [1.0, 2.0], "()"),
  Example("ChartProxy|selectYRange(from:to:)", .void, [1.0, 2.0], "()"),
  Example("PlotDimensionScaleRange|plotDimension(padding:)", .void, [3.0], "plotDimension"),
  Example(
    "PlotDimensionScaleRange|plotDimension(startPadding:endPadding:)", .void, [3.0, .void], "plotDimension"),
  Example("AnnotationOverflowResolution|init(x:y:)", .void, [.void, .void], "automatic"),
  Example("AnnotationOverflowResolution.Strategy|fit(to:)", .void, [.void], "fit"),
  Example(
    "ChartScrollTargetBehavior|valueAligned(matching:majorAlignment:)", .void, [.void, .void], "paging"),
  Example("ChartScrollTargetBehavior|valueAligned(unit:majorAlignment:)", .void, [1.0, .void], "paging"),
  Example("ChartScrollTargetBehavior|matching(_:)", .void, [.void], "paging"),
  Example("ChartScrollTargetBehavior|unit(_:)", .void, [1.0], "paging"),
  Example("PopoverAttachmentAnchor|rect(_:)", .void, ["bounds"], "rect(bounds)"),
]
