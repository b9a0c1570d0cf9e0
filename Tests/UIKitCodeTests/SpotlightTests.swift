import CoreSpotlight
import MobileCoreServices
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor @Suite("Items that the user finds from outside")
struct SpotlightTests {
  @Test func `items are indexed in a later turn, and an activity says which one was found`() {
    Simulation.reset()
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    (attributes.title, attributes.keywords) = ("Pears", ["fruit"])
    let item = CSSearchableItem(uniqueIdentifier: "7", domainIdentifier: "fruit", attributeSet: attributes)
    nonisolated(unsafe) var calls = 0
    CSSearchableIndex.default().indexSearchableItems([item]) { if $0 == nil { calls += 1 } }
    CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: ["8"]) { _ in calls += 1 }
    #expect(calls == 0 && item.attributeSet.contentType == "public.text")
    Simulation.current.clock.settle()
    #expect(calls == 2)
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: item.uniqueIdentifier]
    #expect(activity.userInfo?[CSSearchableItemActivityIdentifier] as? String == "7")
  }

  @Test func `kinds of files have the same names as before`() {
    #expect(kUTTypeImage as String == UTType.image.identifier && kUTTypePDF as String == "com.adobe.pdf")
  }
}
