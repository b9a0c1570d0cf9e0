import Foundation
import HeadlessUIKit
import Testing

/// A list with a search in its navigation item, which writes down what it is told.
@MainActor
private final class SearchedList: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate, UISearchBarDelegate
{
  let search: UISearchController
  var presentsItself = false
  var refusesToBegin = false

  init(results: UIViewController? = nil) {
    search = UISearchController(searchResultsController: results)
    super.init(style: .plain)
    title = "list"
    search.searchResultsUpdater = self
    search.delegate = self
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { record("list", event) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(Screen("detail"), animated: true)
  }
  func updateSearchResults(for searchController: UISearchController) {
    note(
      "update '\(searchController.searchBar.text ?? "")' \(searchController.searchBar.selectedScopeButtonIndex)"
    )
  }
  func presentSearchController(_ searchController: UISearchController) {
    if presentsItself { present(searchController, animated: true) }
  }
  func willPresentSearchController(_ searchController: UISearchController) { note("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { note("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { note("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { note("didDismiss") }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { !refusesToBegin }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note("text '\(searchText)'") }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != "!" }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    note("scope \(selectedScope)")
  }
}

@MainActor @Suite("Searching")
struct SearchTests {
  private func words(_ stage: Stage) -> [String] {
    stage.window.everythingPossible(typing: ["tea"]).map(\.words)
  }

  private func stage(_ list: SearchedList) -> Stage { Stage.narrow(Stack("stack", UIViewController(), list)) }

  private func begin(on stage: Stage) {
    #expect(stage.user(.typeText("", control: 0)))
    stage.settle()
    _ = takeJournal()
  }

  @Test func `a tap into the bar begins the search, typing brings it up to date, and Cancel ends it`() {
    let list = SearchedList()
    let stage = stage(list)
    #expect(!list.search.isActive && words(stage).contains("type 'tea' into 'Search'"))
    #expect(stage.user(.typeText("te", control: 0)) && list.search.isActive)
    stage.settle()
    #expect(
      takeJournal() == [
        "list.begin", "list.text 'te'", "list.update 'te' 0", "list.willPresent", "list.update 'te' 0",
        "list.didPresent",
      ])
    #expect(list.search.presentingViewController === list.navigationController && stage.isInOrder)
    #expect(stage.user(.typeText("!", control: 0)) && list.search.searchBar.text == "te")
    #expect(
      stage.user(.typeText("a", control: 0)) && takeJournal() == ["list.text 'tea'", "list.update 'tea' 0"])
    #expect(stage.user(.tapReturn) && takeJournal() == ["list.search", "list.end"])
    #expect(words(stage).contains("tap 'Cancel'") && stage.user(.tapControl(1)))
    stage.settle()
    #expect(
      takeJournal() == ["list.cancel", "list.willDismiss", "list.update '' 0", "list.didDismiss"])
    #expect(!list.search.isActive && stage.isInOrder && !words(stage).contains("tap 'Cancel'"))
    #expect(list.search.presentingViewController == nil && list.search.searchBar.text == "")
  }

  @Test func `kinds of results come and go with the search, unless the app shows and hides them itself`() {
    let list = SearchedList()
    list.search.searchBar.scopeButtonTitles = ["All", "New"]
    let stage = stage(list)
    #expect(!words(stage).contains("choose 'New'"))
    begin(on: stage)
    #expect(words(stage).contains("choose 'New'") && stage.user(.tapSegment(1, control: 2)))
    #expect(takeJournal() == ["list.scope 1", "list.update '' 1"])
    list.search.isActive = false
    stage.settle()
    #expect(!words(stage).contains("choose 'All'"))
    list.search.searchBar.showsScopeBar = true
    #expect(!list.search.automaticallyShowsScopeBar && words(stage).contains("choose 'All'"))
    begin(on: stage)
    list.search.isActive = false
    stage.settle()
    #expect(words(stage).contains("choose 'All'"))
  }

  @Test func `a bar with a text has a button that takes it away, also while nobody types`() {
    let list = SearchedList()
    let stage = stage(list)
    let button = "take the text of 'Search' away"
    #expect(!words(stage).contains(button))
    list.search.searchBar.text = "te"
    #expect(words(stage).contains(button))
    list.refusesToBegin = true
    #expect(stage.user(.tapClear(control: 0)) && !list.search.isActive)
    #expect(takeJournal() == ["list.text ''", "list.update '' 0"])
    (list.refusesToBegin, list.search.searchBar.text) = (false, "te")
    #expect(stage.user(.tapClear(control: 0)) && list.search.isActive)
    #expect(takeJournal().prefix(3) == ["list.text ''", "list.update '' 0", "list.begin"])
    list.search.searchBar.text = "te"
    list.search.searchBar.searchTextField.clearButtonMode = .never
    #expect(!words(stage).contains(button))
  }

  @Test func `while a search is active the container that presents it presents nothing else`() {
    let list = SearchedList()
    let stage = stage(list)
    begin(on: stage)
    list.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
    stage.settle()
    #expect(stage.takeConsole().count == 1 && stage.console == [])
    list.search.isActive = false
    stage.settle()
    list.present(UIViewController(), animated: true)
    stage.settle()
    #expect(stage.console == [] && list.presentedViewController != nil)
  }

  @Test func `a list that defines the context presents the search itself, and others can present`() {
    let list = SearchedList()
    list.definesPresentationContext = true
    let stage = stage(list)
    begin(on: stage)
    #expect(list.search.presentingViewController === list)
    list.present(UIViewController(), animated: true)
    stage.settle()
    #expect(
      stage.console == [] && list.navigationController?.presentedViewController != nil && stage.isInOrder)
  }

  @Test func `what the search does not dim is touched while it is active, the bar's buttons are not`() {
    let list = SearchedList()
    list.definesPresentationContext = true
    list.search.obscuresBackgroundDuringPresentation = false
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in })
    let stage = stage(list)
    let before = words(stage)
    #expect(before.contains("tap 'add' in the bar") && before.contains("tap Back"))
    #expect(stage.user(.typeText("", control: 1)))
    #expect(words(stage) == [])
    stage.settle()
    #expect(
      words(stage) == [
        "type 'tea' into 'Search'", "tap 'Cancel'", "tap the return key", "tap row 0", "tap row 1",
      ])
    #expect(!stage.user(.tapBack))
    list.search.hidesNavigationBarDuringPresentation = false
    #expect(words(stage).first == "tap Back" && words(stage).contains("tap 'add' in the bar"))
    #expect(stage.user(.tapRow([0, 0], list: 0)))
    stage.settle()
    #expect(stage.window.shownLayers.last is Screen && list.search.isActive && stage.isInOrder)
    #expect(stage.user(.tapBack))
    stage.settle()
    #expect(list.search.isActive && stage.isInOrder && stage.window.blankController == nil)
    list.search.obscuresBackgroundDuringPresentation = true
    #expect(words(stage) == ["type 'tea' into 'Search'", "tap 'Cancel'", "tap the return key"])
  }

  @Test func `results come with the first text and go with the last, and cover what is searched`() {
    let results = Screen("results")
    let button = UIButton(type: .system)
    button.setTitle("One", for: .normal)
    button.addAction(UIAction { _ in record("results", "tap") }, for: .touchUpInside)
    results.view.addSubview(button)
    let list = SearchedList(results: results)
    list.search.obscuresBackgroundDuringPresentation = false
    let stage = stage(list)
    begin(on: stage)
    #expect(results.parent === list.search && !list.search.showsSearchResultsController)
    #expect(!words(stage).contains("tap 'One'") && words(stage).contains("tap row 0"))
    #expect(stage.user(.typeText("tea", control: 0)) && list.search.showsSearchResultsController)
    #expect(
      words(stage)
        == ["take the text of 'Search' away", "tap 'Cancel'", "tap 'One'", "tap the return key"])
    list.search.automaticallyShowsSearchResultsController = false
    #expect(stage.user(.replaceText("", control: 0)) && words(stage).contains("tap 'One'"))
    list.search.showsSearchResultsController = false
    #expect(!words(stage).contains("tap 'One'") && words(stage).contains("tap row 0"))
    #expect(stage.window.blankController == nil && stage.isInOrder)
  }

  @Test func `a search begins and ends by code, and by a delegate that presents it`() {
    let list = SearchedList()
    list.presentsItself = true
    let stage = stage(list)
    list.search.isActive = true
    #expect(list.search.isActive)
    list.search.isActive = true
    stage.settle()
    #expect(takeJournal() == ["list.willPresent", "list.update '' 0", "list.didPresent"])
    list.search.isActive = false
    #expect(!list.search.isActive)
    list.search.isActive = false
    stage.settle()
    #expect(
      takeJournal() == ["list.willDismiss", "list.update '' 0", "list.didDismiss"] && stage.console == [])
    UISearchController(searchResultsController: nil).isActive = true
    #expect(stage.console == [])
    list.refusesToBegin = true
    #expect(!stage.user(.typeText("a", control: 0)) && !list.search.isActive)
  }

  @Test(arguments: [false, true]) func `a search that is still under way goes with the list that is popped`(
    isPushedOver: Bool
  ) {
    weak var gone: SearchedList?
    let stack = Stack("N", Screen("home"))
    let stage = Stage(stack)
    do {
      let list = SearchedList()
      gone = list
      list.definesPresentationContext = true
      stack.pushViewController(list, animated: false)
      stage.settle()
      list.search.isActive = true
      stage.settle()
      #expect(list.presentedViewController === list.search)
      if isPushedOver { stack.pushViewController(Screen("detail"), animated: true) }
      stage.settle()
    }
    stack.popToRootViewController(animated: true)
    stage.settle()
    #expect(gone == nil && stage.console == [] && stage.isInOrder)
  }

  @Test func `a bar of the app's own has kinds of results and a button to cancel, and no search controller`()
  {
    let (screen, bar, list) = (UIViewController(), UISearchBar(), SearchedList())
    screen.view.addSubview(bar)
    bar.delegate = list
    bar.scopeButtonTitles = ["All", "New"]
    let stage = Stage(screen)
    #expect(words(stage) == ["type 'tea' into the field"] && bar.selectedScopeButtonIndex == 0)
    bar.showsScopeBar = true
    bar.setShowsCancelButton(true, animated: false)
    #expect(words(stage) == ["type 'tea' into the field", "tap 'Cancel'", "choose 'New'"])
    #expect(stage.user(.tapSegment(1, control: 2)) && stage.user(.tapControl(1)))
    #expect(takeJournal() == ["list.scope 1", "list.cancel"] && bar.selectedScopeButtonIndex == 1)
    bar.scopeButtonTitles = ["All"]
    #expect(bar.selectedScopeButtonIndex == 0 && bar.scopeButtonTitles == ["All"])
    #expect(bar.becomeFirstResponder() && bar.searchTextField.isFirstResponder)
    #expect(
      stage.user(.typeText("a", control: 0)) && bar.text == "a" && screen.presentedViewController == nil)
    #expect(bar.resignFirstResponder() && takeJournal() == ["list.begin", "list.text 'a'", "list.end"])
  }

  @Test func `a view in place of the title is touched`() {
    let (screen, button) = (UIViewController(), UIButton(type: .system))
    button.setTitle("Title", for: .normal)
    button.addAction(UIAction { _ in record("title", "tap") }, for: .touchUpInside)
    screen.navigationItem.titleView = button
    let stage = Stage(Stack("stack", screen))
    #expect(words(stage) == ["tap 'Title'"] && stage.user(.tapControl(0)) && journal == ["title.tap"])
  }
}
