/// The first screen of the shop.
final class HomeViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .home }
}

/// What customers say about a product.
final class ReviewsViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .reviews }
}

/// Pictures of a product, full screen.
final class GalleryViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .gallery }
}

/// Where a customer types a query.
final class SearchViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .search }
}

/// What a query found.
final class SearchResultsViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .searchResults }

  /// What was looked for.
  var query = ""
}

/// A page of the magazine that also stands alone.
final class AdviceViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .advice }
}

/// What the customer would like to have.
final class WishListViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .wishList }
}
