// The module is the source in `App`, which says `@NSManaged` and has a data model as apps do: the plugin `AdaptedSources` adapts it at
// each build. The package manager wants one file here all the same.
