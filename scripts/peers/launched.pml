/* An app from launch, as `Tests/JourneysTests/PromelaTests.swift` writes it in Swift, for Spin.

   There are TABS tabs, one of them selected, each with a stack of 1 to DEPTH screens. Each screen presents a sheet, a
   stack of 1 to SHEETS screens, in which the user logs in, once for all; whoever closes the sheet is where they were.
   What a user does is one atomic step, so that Spin stores a state for each moment at rest and for no other. */

byte selected;
byte depth[TABS] = 1;
byte sheet;
bool isLoggedIn;

active proctype user() {
  byte tab;
  do
  :: atomic { sheet == 0 -> select(tab : 0 .. TABS - 1); selected = tab; tab = 0 }
  :: atomic { sheet == 0 && depth[selected] < DEPTH -> depth[selected]++ }
  :: atomic { sheet == 0 && depth[selected] > 1 -> depth[selected]-- }
  :: atomic { sheet == 0 -> sheet = 1 }
  :: atomic { sheet > 0 && sheet < SHEETS -> sheet++ }
  :: atomic { sheet > 1 -> sheet-- }
  :: atomic { sheet > 0 -> sheet = 0 }
  :: atomic { sheet > 0 && !isLoggedIn -> isLoggedIn = true }
  od
}
