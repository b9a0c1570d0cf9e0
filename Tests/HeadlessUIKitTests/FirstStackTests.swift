import Testing
import Foundation
import HeadlessUIKit

final class AVC: UIViewController {}
@MainActor func make<VC: UIViewController>(_ t: VC.Type) -> VC { VC(nibName: nil, bundle: nil) }

@MainActor @Test func `smoke`() {
  Simulation.reset()
  let w = UIWindow(frame: .zero)
  let nav = UINavigationController(rootViewController: make(AVC.self))
  w.rootViewController = nav
  w.makeKeyAndVisible()
  #expect(Simulation.current.clock.settle())
  var done = 0
  nav.present(AVC(), animated: true) { done += 1 }
  #expect(nav.presentedViewController != nil)
  #expect(Simulation.current.clock.settle())
  #expect(done == 1)
  nav.pushViewController(AVC(), animated: true)
  #expect(nav.transitionCoordinator != nil)
  Simulation.current.clock.settle()
  #expect(ControllerTree._checkInvariants(of: w, isSettled: true) == nil)
  nav.dismiss(animated: false) { done += 1 }
  Simulation.current.clock.settle()
  #expect(done == 2 && nav.presentedViewController == nil)
  #expect(Simulation.current.faults == [])
  #expect(UIApplication.shared.keyWindow === w)
}
