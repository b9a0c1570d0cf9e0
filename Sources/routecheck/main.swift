print("routecheck")
