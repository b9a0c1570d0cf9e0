import SwiftUI
import UIKit

struct Article: Identifiable, Hashable {
  let id: Int
  let headline: String
}

struct ArticleListView: View {
  let articles: [Article]
  let onSelect: @MainActor (Article) -> Void

  var body: some View {
    List {
      ForEach(articles) { article in
        Button(article.headline) { onSelect(article) }
      }
    }
    .navigationTitle("News")
  }
}

struct ArticleView: View {
  let article: Article
  @Binding var isSaved: Bool
  var onShare: (@MainActor () -> Void)?

  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 8) {
      Text(article.headline).font(.title)
      if isExpanded {
        Text("The whole story")
      } else {
        Button("More") { isExpanded = true }
      }
      Button(isSaved ? "Remove" : "Save") { isSaved.toggle() }
      if let onShare {
        Button("Share", action: onShare)
      }
    }
    .padding()
  }
}

/// Moves between hosted screens; the views know closures only.
@MainActor
final class NewsRouter {
  let navigation = UINavigationController()
  private(set) var saved: Set<Int> = []

  private let articles: [Article]

  init(articles: [Article]) { self.articles = articles }

  func start() {
    let list = UIHostingController(
      rootView: ArticleListView(articles: articles) { [weak self] in self?.show($0) })
    list.title = "News"
    navigation.viewControllers = [list]
  }

  func show(_ article: Article) {
    let saved = Binding<Bool>(
      get: { MainActor.assumeIsolated { self.saved.contains(article.id) } },
      set: { isSaved in
        MainActor.assumeIsolated {
          if isSaved { self.saved.insert(article.id) } else { self.saved.remove(article.id) }
        }
      })
    let view = ArticleView(article: article, isSaved: saved) { [weak self] in self?.share(article) }
    let controller = ArticleHostingController(rootView: view)
    navigation.pushViewController(controller, animated: true)
  }

  private func share(_ article: Article) {
    let sheet = UIHostingController(rootView: Text("Share \(article.headline)"))
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium()]
    navigation.topViewController?.present(sheet, animated: true)
  }
}

final class ArticleHostingController: UIHostingController<ArticleView> {
  override init(rootView: ArticleView) {
    super.init(rootView: rootView)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    title = rootView.article.headline
  }
}
