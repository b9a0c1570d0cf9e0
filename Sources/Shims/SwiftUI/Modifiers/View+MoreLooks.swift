public import Foundation
public import HeadlessUIKit

// What a view looks like has no effect, as nothing is drawn: here is what fewer apps use.
extension View {
  /// Draws the view as one; without effect.
  public func compositingGroup() -> some View { self }

  /// Draws the view into a picture; without effect.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Takes color away; without effect.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Makes colors stronger or weaker; without effect.
  public func saturation(_ amount: Double) -> some View { self }

  /// Makes the view brighter; without effect.
  public func brightness(_ amount: Double) -> some View { self }

  /// Makes light and dark differ more or less; without effect.
  public func contrast(_ amount: Double) -> some View { self }

  /// Turns colors around; without effect.
  public func colorInvert() -> some View { self }

  /// Mixes a color in; without effect.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Turns colors into others; without effect.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Says how the view is drawn over what is behind it; without effect.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Shows the part of the view that another one covers; without effect.
  public func mask(_ mask: some View) -> some View { self }

  /// Shows the part of the view that another one covers; without effect.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View { self }

  /// Turns the view around a point; without effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View { self }

  /// Turns the view in space; without effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Makes the view larger or smaller from a point; without effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint) -> some View { self }

  /// Makes the view larger or smaller; without effect.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Makes the view wider or higher; without effect.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }

  /// Transforms the view; without effect.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Moves the view; it can be touched all the same, and covers nothing.
  public func offset(_ offset: CGSize) -> some View { removed(if: offset != .zero) }

  /// Places the view; it can be touched all the same, and covers nothing.
  public func position(_ position: CGPoint) -> some View { removed(if: true) }

  /// Extends the view to the edges of the screen; without effect.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View { self }

  /// Puts space around what is in the safe area; without effect.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Puts space around what is in the safe area; without effect.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Keeps the view's proportions, so that it does not fill its room if it has to fit.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    removed(if: contentMode == .fit)
  }

  /// Makes the view as large as what it scrolls in; without effect.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }

  /// Makes the view as large as a part of what it scrolls in; without effect.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }

  /// Says where the view stands among others; without effect.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Says where the view stands among others; without effect.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Says whether what scrolls can be pulled over its end; without effect.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Shows what is beside what scrolls; without effect.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Says where scrolling comes to rest; without effect.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Says that scrolling comes to rest at the views inside; without effect.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Follows which view has been scrolled to; nothing scrolls here, so the binding is never written.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }

  /// Puts space around what scrolls; without effect.
  public func contentMargins(_ length: CGFloat) -> some View { self }

  /// Puts space around what scrolls; without effect.
  public func contentMargins(_ edges: Edge.Set, _ length: CGFloat?) -> some View { self }

  /// Colors the line below a row; without effect.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }

  /// Colors the lines around a part; without effect.
  public func listSectionSeparatorTint(_ color: Color?) -> some View { self }

  /// Puts space between rows; without effect.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Puts space between parts; without effect.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Colors pictures in rows; without effect.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Says how large the titles of parts are; without effect.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Hides the bar of the system; without effect.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Puts off gestures of the system; without effect.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Says that a pointer is over the view; none ever is.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Says how the view looks below a pointer; without effect.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Shows words below a pointer; without effect.
  public func help(_ text: some _Title) -> some View { self }

  /// Chooses between pictures of one name; without effect.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Turns pictures around where one reads from the right; without effect.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Makes the view light or dark; without effect.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Hides what is private where others may see it; without effect.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Shows the view with its texts again; without effect.
  public func unredacted() -> some View { self }

  /// Says what is written in capitals; without effect.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Has a key do what the button does; the button is tapped here.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }

  /// Has a key do what the button does; the button is tapped here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Says how the preview is laid out; without effect.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Says on which device the preview is; without effect.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Says how the device of the preview is held; without effect.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Says what the view is not for a voice; without effect.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says by which words a voice can touch the view; without effect.
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

  /// Says when a voice reads the view; without effect.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Shows the view large; without effect.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Offers something to those who use a voice; nobody does here.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Offers something to those who use a voice; nobody does here.
  public func accessibilityAction(
    named name: some _Title, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Lets those who use a voice change a value; nobody does here.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Says what a voice calls the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Names the view for tests.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Says what a touch does; without effect.
  public func accessibility(hint: Text) -> some View { self }

  /// Says what a voice reads out; without effect.
  public func accessibility(value: Text) -> some View { self }

  /// Hides the view from a voice; without effect.
  public func accessibility(hidden: Bool) -> some View { self }

  /// Says what the view is for a voice; without effect.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Colors the view in several colors; without effect.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }

  /// Animates whatever changes; without effect.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Changes how changes are animated; without effect.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Keeps the system from correcting what is typed; without effect.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Names the preview; without effect.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Chooses the shape of buttons; without effect.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Makes bars light or dark; without effect.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Makes text larger or smaller; without effect.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps text from becoming too large or too small; without effect.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }

  /// Moves pictures of the system's when a value changes; without effect.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }

  /// Moves pictures of the system's; without effect.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

  /// Says where a screen grows from; without effect.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Says how groups of controls look; without effect.
  public func controlGroupStyle(_ style: _Look) -> some View { self }

  /// Says how the dots below pages look; without effect.
  public func indexViewStyle(_ style: _Look) -> some View { self }

  /// Says what becomes of the presentation on a narrow device; without effect.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
}
