// The module is the source in `App`, which says `@objc` and `#selector` as apps do: the plugin `AdaptedSources` adapts it at
// each build. The package manager wants one file here all the same.
