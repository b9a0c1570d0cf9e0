// swift-format-ignore-file
import RouteChecking
import UIKit

@testable import Pixel

@MainActor func odd0Shape() throws(ShapeError) -> Shape {
  try Shape {
    PostViewController.self
  }
}

@MainActor func odd1Shape() throws(ShapeError) -> Shape {
  try Shape {
    Frame.self
    Stack(
      Stack(
        Tabs(UITabBarController.self) {
          FeedViewController.self
        }
        , in: ScreenClass(CardStack.self)
      ) {
        Pushed(FeedViewController.self, on: Frame.self)
        Pushed(
          Container(Frame.self) {
            FeedViewController.self
          }
          , on: [ScreenClass(UITabBarController.self)])
      }
      , in: ScreenClass("Nav")
    ) {
      Pushed(
        Tabs(MainTabBarController.self) {
          Tabs(UITabBarController.self) {
            Screen(ScreenClass("Hidden<\"A\">"))
            Frame.self
          }
        }
        .presents {
          Frame.self
        }
        , on: [ScreenClass(CardStack.self)])
    }
  }
}

@MainActor func odd2Shape() throws(ShapeError) -> Shape {
  try Shape {
    Container(ScreenClass("Box")) {
      Stack(in: ScreenClass("Nav"))
      .presents {
        Stack(Frame.self, in: CardStack.self) {
          Pushed(FeedViewController.self, on: Frame.self)
        }
      }
      Stack(in: ScreenClass(CardStack.self))
    }
    Stack(
      Stack(
        Stack()
        .presents {
          FeedViewController.self
        }
        , in: ScreenClass("Nav")
      ) {
        Pushed(
          Stack(Screen(ScreenClass("Hidden<\"A\">")), in: ScreenClass(CardStack.self))
          , on: [ScreenClass(MainTabBarController.self)])
        Pushed(
          Tabs(MainTabBarController.self) {
          }
          , on: [ScreenClass(PostViewController.self)])
        Pushed(PostViewController.self, on: UINavigationController.self)
      }
      , in: ScreenClass(CardStack.self)
    ) {
      Pushed(
        Screen(PostViewController.self)
        , on: [ScreenClass("Nav")])
      Pushed(
        Stack()
        , on: [ScreenClass(PostViewController.self)])
    }
    Split(UISplitViewController.self) {
    }
  }
}

@MainActor func odd3Shape() throws(ShapeError) -> Shape {
  try Shape {
    Stack(
      Stack(
        Stack(Screen(FeedViewController.self), in: ScreenClass("Nav")) {
          Pushed(Frame.self, on: FeedViewController.self)
          Pushed(
            Screen(ScreenClass("Hidden<\"A\">"))
            , on: [ScreenClass(FeedViewController.self)])
          Pushed(
            Screen(PostViewController.self)
            , on: [ScreenClass("Hidden<\"A\">")])
        }
      ) {
        Pushed(
          Stack(in: ScreenClass(CardStack.self))
          , on: [ScreenClass(UINavigationController.self)])
        Pushed(Frame.self, on: UISplitViewController.self)
        Pushed(PostViewController.self, on: Frame.self)
        Pushed(
          Stack(PostViewController.self) {
            Pushed(Frame.self, on: PostViewController.self)
            Pushed(PostViewController.self, on: Frame.self)
          }
          , on: [ScreenClass("Nav")])
        Pushed(
          Split(UISplitViewController.self) {
            FeedViewController.self
            PostViewController.self
          }
          , on: [ScreenClass("Nav")])
      }
      , in: ScreenClass(CardStack.self)
    ) {
      Pushed(PostViewController.self, on: UINavigationController.self)
    }
    Stack(in: ScreenClass("Nav"))
    Stack(
      Stack(Screen(ScreenClass("Nav")))
    ) {
      Pushed(
        Stack(
          Tabs(UITabBarController.self) {
            Frame.self
            Screen(ScreenClass("Hidden<\"A\">"))
          }
          , in: ScreenClass(CardStack.self)
        )
        , on: [ScreenClass(UINavigationController.self)])
      Pushed(Frame.self, on: CardStack.self)
      Pushed(
        Stack()
        .presents {
          Split(UISplitViewController.self) {
          }
        }
        , on: [ScreenClass(UINavigationController.self)])
    }
    .presents {
      Container(Frame.self) {
        PostViewController.self
        Screen(ScreenClass("Hidden<\"A\">"))
      }
    }
    Stack(
      Split(UISplitViewController.self) {
        Stack(in: ScreenClass(CardStack.self))
      }
    ) {
      Pushed(PostViewController.self, on: UISplitViewController.self)
      Pushed(
        Stack()
        , on: [ScreenClass(UISplitViewController.self)])
      Pushed(
        Split(UISplitViewController.self, count: 0)
        , on: [ScreenClass(UINavigationController.self)])
    }
    .presents {
      Frame.self
    }
  }
}

@MainActor func odd4Shape() throws(ShapeError) -> Shape {
  try Shape {
    Container(ScreenClass("Box")) {
      Tabs(UITabBarController.self) {
        OneOf {
          Container(Frame.self) {
            OneOf {
              FeedViewController.self
              Screen(ScreenClass("Hidden<\"A\">"))
            }
            OneOf {
              FeedViewController.self
              Screen(ScreenClass("Hidden<\"A\">"))
            }
          }
          Stack(
            Split(UISplitViewController.self) {
              Screen(ScreenClass("Hidden<\"A\">"))
              Frame.self
            }
          ) {
            Pushed(
              Stack(FeedViewController.self) {
                Pushed(Frame.self, on: FeedViewController.self)
                Pushed(
                  Screen(ScreenClass("Hidden<\"A\">"))
                  , on: [ScreenClass(Frame.self)])
              }
              .presents {
                Screen(ScreenClass("Hidden<\"A\">"))
              }
              , on: [ScreenClass(UISplitViewController.self)])
          }
        }
      }
    }
    Container(Frame.self, count: 2)
    Screen(ScreenClass("Hidden<\"A\">"))
    Tabs(UITabBarController.self, count: 1)
  }
}

@MainActor func odd5Shape() throws(ShapeError) -> Shape {
  try Shape {
    Container(ScreenClass("Box")) {
      OneOf {
        Container(Frame.self) {
          OneOf {
            FeedViewController.self
            PostViewController.self
          }
        }
        Stack(
          Tabs(UITabBarController.self) {
            OneOf {
              FeedViewController.self
              Container(Frame.self, count: 1)
            }
            OneOf {
              Screen(Frame.self)
              .presents {
                Frame.self
              }
              Stack(Frame.self)
            }
          }
          .presents {
            PostViewController.self
          }
          , in: ScreenClass("Nav")
        ) {
          Pushed(
            Container(Frame.self, count: 1)
            , on: [ScreenClass("Hidden<\"A\">")])
          Pushed(
            Screen(ScreenClass("Hidden<\"A\">"))
            , on: [ScreenClass(PostViewController.self)])
          Pushed(PostViewController.self, on: UITabBarController.self)
        }
      }
    }
    .presents {
      Tabs(UITabBarController.self, count: 2)
    }
    Container(ScreenClass("Box")) {
      OneOf {
        PostViewController.self
        Stack(FeedViewController.self) {
          Pushed(
            Screen(FeedViewController.self)
            , on: [ScreenClass("Hidden<\"A\">"), ScreenClass(UISplitViewController.self)])
          Pushed(Frame.self, on: FeedViewController.self)
          Pushed(
            Screen(ScreenClass("Hidden<\"A\">"))
            , on: [ScreenClass(FeedViewController.self)])
          Pushed(
            Stack(FeedViewController.self)
            , on: [ScreenClass(FeedViewController.self)])
          Pushed(
            Split(UISplitViewController.self) {
              FeedViewController.self
            }
            , on: [ScreenClass(FeedViewController.self)])
        }
        .presents {
          Frame.self
        }
      }
      OneOf {
        Container(Frame.self, count: 1)
        Tabs(UITabBarController.self) {
        }
        .presents {
          Stack(Screen(ScreenClass("Hidden<\"A\">")), in: ScreenClass(CardStack.self)) {
            Pushed(
              Screen(FeedViewController.self)
              , on: [ScreenClass("Hidden<\"A\">")])
            Pushed(
              Screen(ScreenClass("Hidden<\"A\">"))
              , on: [ScreenClass(FeedViewController.self)])
          }
        }
      }
    }
    .presents {
      Container(ScreenClass("Box"), count: 2)
      Stack(Screen(PostViewController.self), in: ScreenClass("Nav")) {
        Pushed(FeedViewController.self, on: PostViewController.self)
        Pushed(
          Screen(ScreenClass("Hidden<\"A\">"))
          , on: [ScreenClass(FeedViewController.self)])
      }
    }
    Screen(ScreenClass("Hidden<\"A\">"))
    Stack(Screen(ScreenClass("Hidden<\"A\">")), in: ScreenClass("Nav")) {
      Pushed(
        Stack(FeedViewController.self)
        , on: [ScreenClass("Hidden<\"A\">")])
    }
    Stack(
      Stack(Screen(Frame.self), in: ScreenClass("Nav"))
    ) {
      Pushed(
        Screen(PostViewController.self)
        , on: [ScreenClass("Nav")])
    }
  }
}

@MainActor func odd6Shape() throws(ShapeError) -> Shape {
  try Shape {
    Screen(FeedViewController.self)
    .presents {
      Screen(ScreenClass("Hidden<\"A\">"))
      .presents {
        Stack(Screen(Frame.self), in: ScreenClass("Nav"))
      }
    }
    Tabs(MainTabBarController.self) {
    }
    Stack(in: ScreenClass("Nav"))
    .presents {
      Stack(
        Screen(PostViewController.self)
        .presents {
          Frame.self
        }
      ) {
        Pushed(
          Stack(Screen(ScreenClass("Hidden<\"A\">")), in: ScreenClass(CardStack.self)) {
            Pushed(
              Screen(PostViewController.self)
              , on: [ScreenClass("Hidden<\"A\">")])
          }
          , on: [ScreenClass(PostViewController.self)])
        Pushed(
          Screen(Frame.self)
          , on: [ScreenClass("Hidden<\"A\">")])
        Pushed(
          Screen(ScreenClass("Hidden<\"A\">"))
          , on: [ScreenClass(PostViewController.self)])
      }
      .presents {
        Screen(ScreenClass("Hidden<\"A\">"))
        PostViewController.self
      }
    }
    PostViewController.self
    Stack(
      OneOf {
        Tabs(UITabBarController.self) {
        }
        .presents {
          Screen(ScreenClass("Hidden<\"A\">"))
        }
        Tabs(UITabBarController.self) {
          Stack(PostViewController.self)
          Stack(Screen(ScreenClass("Hidden<\"A\">"))) {
            Screen(ScreenClass("Hidden<\"A\">"))
          }
        }
      }
    ) {
      Pushed(
        Stack(
          Stack(PostViewController.self)
          , in: ScreenClass(CardStack.self)
        ) {
          Pushed(FeedViewController.self, on: UINavigationController.self)
        }
        , on: [ScreenClass(FeedViewController.self)])
      Pushed(FeedViewController.self, on: UITabBarController.self)
      Pushed(
        Screen(ScreenClass("Hidden<\"A\">"))
        , on: [ScreenClass("Hidden<\"A\">"), ScreenClass(PostViewController.self)])
      Pushed(
        Tabs(MainTabBarController.self, count: 0)
        , on: [ScreenClass(CardStack.self)])
      Pushed(PostViewController.self, on: UITabBarController.self)
    }
    Split(UISplitViewController.self) {
    }
  }
}

@MainActor func odd7Shape() throws(ShapeError) -> Shape {
  try Shape {
    Container(ScreenClass("Box")) {
      OneOf {
        FeedViewController.self
        Tabs(MainTabBarController.self) {
        }
        Screen(PostViewController.self)
        .presents {
          PostViewController.self
        }
      }
    }
    .presents {
      PostViewController.self
    }
    FeedViewController.self
    Container(Frame.self) {
      OneOf {
        PostViewController.self
        Split(UISplitViewController.self) {
          Container(ScreenClass("Box"), count: 1)
          Stack(PostViewController.self)
        }
      }
      Frame.self
    }
    Tabs(MainTabBarController.self) {
      OneOf {
        PostViewController.self
        Tabs(UITabBarController.self) {
          Container(ScreenClass("Box"), count: 1)
        }
      }
    }
    PostViewController.self
    Stack()
  }
}

@MainActor func odd8Shape() throws(ShapeError) -> Shape {
  try Shape {
    Container(ScreenClass("Box")) {
      OneOf {
        Container(Frame.self) {
          PostViewController.self
          PostViewController.self
        }
        Stack(
          Stack(in: ScreenClass(CardStack.self))
          .presents {
            Frame.self
          }
        )
        .presents {
          PostViewController.self
        }
      }
    }
    Stack(FeedViewController.self, in: CardStack.self) {
      Pushed(
        Container(ScreenClass("Box")) {
          OneOf {
            Frame.self
            Screen(ScreenClass("Hidden<\"A\">"))
          }
          OneOf {
            Frame.self
            Tabs(UITabBarController.self) {
              OneOf {
                FeedViewController.self
                Screen(ScreenClass("Hidden<\"A\">"))
              }
            }
            .presents {
              Frame.self
            }
            Tabs(UITabBarController.self) {
              Screen(ScreenClass("Hidden<\"A\">"))
              Frame.self
            }
          }
        }
        .presents {
          Container(ScreenClass("Box"), count: 2)
        }
        , on: [ScreenClass(UISplitViewController.self)])
      Pushed(
        Screen(FeedViewController.self)
        , on: [ScreenClass(FeedViewController.self), ScreenClass("Hidden<\"A\">")])
      Pushed(Frame.self, on: PostViewController.self)
      Pushed(
        Screen(ScreenClass("Hidden<\"A\">"))
        , on: [ScreenClass(FeedViewController.self)])
      Pushed(
        Screen(PostViewController.self)
        , on: [ScreenClass("Hidden<\"A\">")])
      Pushed(
        Split(UISplitViewController.self) {
          OneOf {
            Frame.self
            Tabs(MainTabBarController.self) {
              OneOf {
                Screen(ScreenClass("Hidden<\"A\">"))
                PostViewController.self
                Tabs(UITabBarController.self) {
                }
                Tabs(UITabBarController.self, count: 1)
              }
              OneOf {
                FeedViewController.self
                Tabs(MainTabBarController.self, count: 2)
                PostViewController.self
              }
            }
            .presents {
              Split(UISplitViewController.self, count: 1)
            }
          }
        }
        , on: [ScreenClass(FeedViewController.self)])
    }
    Stack(
      Container(Frame.self) {
        Stack(Screen(PostViewController.self), in: ScreenClass("Nav")) {
          Pushed(FeedViewController.self, on: PostViewController.self)
        }
      }
      .presents {
        Frame.self
      }
      , in: ScreenClass(CardStack.self)
    ) {
      Pushed(
        Container(ScreenClass("Box"), count: 1)
        , on: [ScreenClass(Frame.self)])
      Pushed(
        Tabs(MainTabBarController.self) {
        }
        .presents {
          Tabs(UITabBarController.self, count: 0)
        }
        , on: [ScreenClass("Box")])
    }
    .presents {
      Stack(
        Split(UISplitViewController.self) {
          Screen(ScreenClass("Hidden<\"A\">"))
          FeedViewController.self
        }
      ) {
        Stack(FeedViewController.self, in: CardStack.self)
      }
    }
    Frame.self
    Screen(ScreenClass("Hidden<\"A\">"))
    Stack(in: ScreenClass("Nav"))
    .presents {
      Stack()
    }
    Stack(
      Container(ScreenClass("Box"), count: 2)
    ) {
      Pushed(
        Screen(ScreenClass("Hidden<\"A\">"))
        , on: [ScreenClass(MainTabBarController.self)])
      Pushed(
        Tabs(MainTabBarController.self, count: 2)
        , on: [ScreenClass("Box"), ScreenClass(MainTabBarController.self)])
    }
    Stack(
      Stack(FeedViewController.self) {
        Pushed(PostViewController.self, on: UINavigationController.self)
        Pushed(
          Stack(PostViewController.self)
          , on: [ScreenClass(FeedViewController.self)])
      }
    ) {
      Pushed(
        Stack(in: ScreenClass("Nav"))
        , on: [ScreenClass(UINavigationController.self)])
    }
    Tabs(UITabBarController.self, count: 0)
  }
}

@MainActor func odd9Shape() throws(ShapeError) -> Shape {
  try Shape {
    Container(ScreenClass("Box")) {
      OneOf {
        Container(ScreenClass("Box")) {
          Frame.self
          Screen(PostViewController.self)
          .presents {
            Stack(
              Tabs(UITabBarController.self) {
              }
              , in: ScreenClass("Nav")
            ) {
              Pushed(FeedViewController.self, on: Frame.self)
              Pushed(Frame.self, on: UITabBarController.self)
            }
            PostViewController.self
          }
        }
        Stack(
          Stack(FeedViewController.self) {
            Pushed(Frame.self, on: FeedViewController.self)
          }
          , in: ScreenClass(CardStack.self)
        )
      }
    }
    .presents {
      Frame.self
    }
    Container(Frame.self) {
      Stack(PostViewController.self, in: CardStack.self) {
        Pushed(PostViewController.self, on: UITabBarController.self)
        Pushed(
          Tabs(UITabBarController.self) {
            FeedViewController.self
            Screen(ScreenClass("Hidden<\"A\">"))
          }
          .presents {
            Screen(ScreenClass("Hidden<\"A\">"))
          }
          , on: [ScreenClass(PostViewController.self)])
      }
      .presents {
        Stack(PostViewController.self) {
          PostViewController.self
        }
      }
      Screen(ScreenClass("Hidden<\"A\">"))
    }
    Frame.self
    Screen(ScreenClass("Hidden<\"A\">"))
    PostViewController.self
    Split(UISplitViewController.self) {
      FeedViewController.self
    }
    .presents {
      Container(ScreenClass("Box"), count: 1)
    }
  }
}
