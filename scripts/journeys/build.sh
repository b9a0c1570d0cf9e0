# For other scripts: builds a program that explores Pixel, in release, out of the checkout $1 into the folder $2; prints its path.
build_explorer() {
  mkdir -p "$2/Sources/explore"
  cp "$1"/Sources/SampleApps/Pixel/*.swift scripts/journeys/main.swift "$2/Sources/explore"
  cat >"$2/Package.swift" <<END
// swift-tools-version: 6.3
import PackageDescription
let package = Package(
  name: "explorer",
  dependencies: [.package(name: "RouteCheck", path: "$1")],
  targets: [
    .executableTarget(
      name: "explore",
      dependencies: ["Journeys", "HeadlessUIKit", "UIKitShims"].map { .product(name: \$0, package: "RouteCheck") })
  ])
END
  swift build -c release --package-path "$2" >&2
  echo "$(swift build -c release --package-path "$2" --show-bin-path)/explore"
}
