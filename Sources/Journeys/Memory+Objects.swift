import Foundation
import HeadlessUIKit

// Objects, and which of them a reference refers to.
extension Memory {
  /// Says which object a reference that does not keep it alive refers to, even if it is come by only later.
  mutating func readUnowned(_ id: ObjectIdentifier?, isSafe: Bool) {
    guard let id else { return found.add("-") }
    note(id)
    if let place = places.firstIndex(of: id) { return addPlace(place) }
    if let number = numbered.firstIndex(of: id) {
      found.add("*")
      return found.add(number: number)
    }
    if known.contains(id) { return found.add("*") }
    found.add("~")
    // What has gone keeps its address as long as references to it are counted.
    guard isSafe else { return }
    if !awaited.contains(id) { awaited.append(id) }
    found.add(number: awaited.firstIndex(of: id) ?? 0)
  }

  /// Says which of the objects it is that were come by; the address itself is chance.
  mutating func readIdentity(_ id: ObjectIdentifier) {
    if let place = places.firstIndex(of: id) { return addPlace(place) }
    guard let number = numbered.firstIndex(of: id) else { return found += "·" }
    found.add("*")
    found.add(number: number)
  }

  /// Says which of the identifiers that were made anew it is.
  mutating func readIdentifier(_ identifier: UUID) {
    guard let number = identifiers.number(of: identifier) else { return found += identifier.uuidString }
    found.add("#")
    found.add(number: number)
  }

  mutating func readObject(_ object: AnyObject, depth: Int) {
    let id = ObjectIdentifier(object)
    note(id)
    if let place = places.firstIndex(of: id) { return addPlace(place) }
    let stored = StoredClass.of(object)
    if let controller = stored.isController ? object as? UIViewController : nil {
      found.add("(")
      found += Outline.name(of: type(of: controller))
      return found.add(")")
    }
    if let setting = stored.setting { found += setting(object) }
    if numbers != nil, let stepper = object as? UIStepper { note(numberIn: stepper.value) }
    // Which of the objects it is that were come by may be all that differs.
    let number = number(of: id)
    guard depth < 6, !stored.isForeign, !known.contains(id), objectsLeft != 0 else {
      found.add("*")
      return found.add(number: number)
    }
    known.append(id)
    if let left = objectsLeft { objectsLeft = left - 1 }
    let start = names == nil ? 0 : found.count
    if !awaited.isEmpty, let place = awaited.firstIndex(of: id) {
      found.add("#")
      found.add(number: place)
    }
    let outer = nesting
    nesting = 0
    readFields(of: object, stored, depth: stored.isWrapper ? depth : depth + 1)
    nesting = outer
    names?.endObject(from: start, to: found.count)
  }

  private mutating func note(_ id: ObjectIdentifier) {
    if !reached.contains(id) { reached.append(id) }
  }

  /// Which object it is among those that were come by.
  private mutating func number(of id: ObjectIdentifier) -> Int {
    if let number = numbered.firstIndex(of: id) { return number }
    numbered.append(id)
    return numbered.count - 1
  }

  /// Says that an object is one of the controllers in the window.
  private mutating func addPlace(_ place: Int) {
    found.add("@")
    found.add(number: place)
  }
}
