public import Foundation
public import HeadlessUIKit

// What a view looks like has no effect, as nothing is drawn: each of these gives back the view itself, one line each.
extension View {
  /// Puts space around the view; without effect.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Puts space around the view; without effect.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Puts space around the view; without effect.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Gives the view a size, so that it does not fill its room.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { removed(if: width != nil || height != nil) }

  /// Gives the view bounds for its size; it fills its room where both are endless.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { bounded(width: maxWidth, height: maxHeight) }

  /// Keeps the view at its best size, so that it does not fill its room.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    removed(if: horizontal || vertical)
  }

  /// Says how much the view's size matters; without effect.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Moves the view; it can be touched all the same, and covers nothing.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { removed(if: x != 0 || y != 0) }

  /// Places the view; it can be touched all the same, and covers nothing.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { removed(if: true) }

  /// Says what the view is in front of: above zero, nothing else covers it.
  public func zIndex(_ value: Double) -> some View { raised(by: value) }

  /// Extends the view to the edges of the screen; without effect.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// Extends the view to the edges of the screen; without effect.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Keeps the view's proportions, so that it does not fill its room if it has to fit.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    removed(if: contentMode == .fit)
  }

  /// Makes the view as large as there is room, which it does not fill.
  public func scaledToFit() -> some View { removed(if: true) }

  /// Makes the view fill its room; without effect.
  public func scaledToFill() -> some View { self }

  /// Cuts off what is outside the view; without effect.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Cuts the view to a shape; without effect.
  public func clipShape(_ shape: some Shape) -> some View { self }

  /// Says where the view takes touches; none gets through it if the shape fills its room.
  public func contentShape(_ shape: some Shape) -> some View { taking(shape) }

  /// Makes round corners; without effect.
  public func cornerRadius(_ radius: CGFloat) -> some View { self }

  /// Casts a shadow; without effect.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }

  /// Draws an edge; without effect.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }

  /// Makes the view transparent; it can be touched all the same, and covers nothing where nothing of it is left.
  public func opacity(_ opacity: Double) -> some View { removed(if: opacity <= 0) }

  /// Blurs the view; without effect.
  public func blur(radius: CGFloat) -> some View { self }

  /// Turns the view; without effect.
  public func rotationEffect(_ angle: Angle) -> some View { self }

  /// Makes the view larger or smaller; without effect.
  public func scaleEffect(_ scale: CGFloat) -> some View { self }

  /// Chooses a font; without effect.
  public func font(_ font: Font?) -> some View { self }

  /// Chooses how bold the font is; without effect.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Chooses how the font looks; without effect.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Makes text bold; without effect.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Makes text slanted; without effect.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Underlines text; without effect.
  public func underline(_ isActive: Bool = true) -> some View { self }

  /// Strikes text through; without effect.
  public func strikethrough(_ isActive: Bool = true) -> some View { self }

  /// Makes all digits of one width; without effect.
  public func monospacedDigit() -> some View { self }

  /// Says how lines of text stand; without effect.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Says how many lines text has; without effect.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Puts space between lines; without effect.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Lets text become smaller; without effect.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Writes text in capitals or not; without effect.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Colors the view; without effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Colors the view; without effect.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Colors controls; without effect.
  public func tint(_ color: Color?) -> some View { self }

  /// Colors controls; without effect.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Colors what is behind the view, so that there is something to see.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    drawn(with: style)
  }

  /// Colors a shape behind the view, so that there is something to see.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { drawn(with: style) }

  /// Makes the screen light or dark; without effect.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Animates what changes with a value; without effect.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Animates how the view comes and goes; without effect.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Animates how what is in the view changes; without effect.
  public func contentTransition(_ transition: _Look) -> some View { self }

  /// Moves the view from where another one is; without effect.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Says how buttons look; without effect.
  public func buttonStyle(_ style: _Look) -> some View { self }

  /// Says how lists look; without effect.
  public func listStyle(_ style: _Look) -> some View { self }

  /// Says how pickers look; without effect.
  public func pickerStyle(_ style: _Look) -> some View { self }

  /// Says how switches look; without effect.
  public func toggleStyle(_ style: _Look) -> some View { self }

  /// Says how labels look; without effect.
  public func labelStyle(_ style: _Look) -> some View { self }

  /// Says how fields look; without effect.
  public func textFieldStyle(_ style: _Look) -> some View { self }

  /// Says how forms look; without effect.
  public func formStyle(_ style: _Look) -> some View { self }

  /// Says how menus look; without effect.
  public func menuStyle(_ style: _Look) -> some View { self }

  /// Says how date pickers look; without effect.
  public func datePickerStyle(_ style: _Look) -> some View { self }

  /// Says how progress looks; without effect.
  public func progressViewStyle(_ style: _Look) -> some View { self }

  /// Says how tabs look; without effect.
  public func tabViewStyle(_ style: _Look) -> some View { self }

  /// Says how stacks look; without effect.
  public func navigationViewStyle(_ style: _Look) -> some View { self }

  /// Says how large controls are; without effect.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Hides the labels of controls; without effect.
  public func labelsHidden() -> some View { self }

  /// Puts a view behind a row; without effect.
  public func listRowBackground(_ view: (some View)?) -> some View { self }

  /// Puts space around a row; without effect.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Shows or hides the line below a row; without effect.
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }

  /// Shows or hides the lines around a part; without effect.
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }

  /// Shows or hides what is behind a list; without effect.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides how far the user has scrolled; without effect.
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }

  /// Keeps the view from scrolling; without effect.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Lets the keyboard go when the user scrolls; without effect.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Chooses a keyboard; without effect.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what is typed; without effect.
  public func textContentType(_ type: UITextContentType?) -> some View { self }

  /// Says what is written in capitals; without effect.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Keeps the system from correcting what is typed; without effect.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says what is on the return key; without effect.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Says how large the title is; without effect.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }

  /// Colors what is behind bars; without effect.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }

  /// Shows or hides what is behind bars; without effect.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Shows or hides the handle of the sheet; without effect.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Makes round corners of the sheet; without effect.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Colors what is behind the sheet; without effect.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// Hides the view from a voice; without effect.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Says what a touch does; without effect.
  public func accessibilityHint(_ hint: some _Title) -> some View { self }

  /// Says what a voice reads out; without effect.
  public func accessibilityValue(_ value: some _Title) -> some View { self }

  /// Says what the view is for a voice; without effect.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Makes one of the views inside for a voice; without effect.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Shows the view without its texts; without effect.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Shakes the device; without effect.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }

  /// Says how pictures of the system's are colored; without effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Says how large pictures of the system's are; without effect.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Hides the bar of the system; without effect.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides what the system puts over the screen; without effect.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
