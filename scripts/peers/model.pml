/* The route `account` from every stack of view controllers up to a bound, for Spin.

   A stack is a root and up to MODALS layers over it. A layer is a screen, a navigation controller of 1 to DEPTH screens,
   or a tab bar controller of 1 to TABS items, one of them selected; an item is a screen or a navigation controller. Of
   the SCREENS screens 0 is Account, and 1 refuses to be dismissed.

   The route shows Account where it stands first in the order of the search. Where it stands nowhere, it pushes one onto
   the first navigation controller; where there is none, it declines. It also declines, and changes nothing, where a
   screen that refuses would have to leave. Checked is that the user sees Account wherever the route does not decline.

   The bounds are set by -D; TABS, DEPTH and SCREENS (2 to 20) are at least 1. With -DSTORED each stack is a state in
   Spin's table. Without it the choice of a stack and the run are one atomic step, so that only the ends are stored. */

#define ACCOUNT 0
#define REFUSES 1
#define LAYERS (MODALS + 1)
/* One place beyond the bound, for the screen that the route may push. */
#define PLACES (DEPTH + 1)

/* What is no tab bar controller has one item. The length of an item is 0 for a screen without a container. */
bool tabbed[LAYERS];
byte items[LAYERS];
byte selected[LAYERS];
byte length[LAYERS * TABS];
byte screen[LAYERS * TABS * PLACES];
byte top;

#define AT(l, t) ((l) * TABS + (t))
#define SCREEN(l, t, p) screen[AT(l, t) * PLACES + (p)]
#define LAST(l, t) (length[AT(l, t)] == 0 -> 0 : length[AT(l, t)] - 1)

byte outcome;
#define REACHED 0
#define PUSHED 1
#define BLOCKED 2
#define NOTHING 3

c_code {
\#include <signal.h>
\#include <stdio.h>
\#include <unistd.h>

/* How many stacks ended in each way; each is chosen once. They are told when the search ends or its time is up. */
static unsigned long ends[4];

static void tell(const char *which) {
  unsigned long reached = ends[0] + ends[1];
  printf("\nstacks: %s %lu %lu %lu %lu\n", which, reached + ends[2] + ends[3], reached, ends[2], ends[3]);
  fflush(stdout);
}

static void tellAll(void) __attribute__((destructor));
static void tellAll(void) { tell("all"); }

static void tellSome(int signal) {
  tell("some");
  _exit(0);
}

static void hear(void) __attribute__((constructor));
static void hear(void) { signal(SIGXCPU, tellSome); }
};

/* Loop variables; 0 wherever a state may be stored. */
byte l, t, p, n, s, fl, ft, fp;
bool isFound;

inline chooseScreen(place) {
  if
  :: place = 0
  :: place = 1
#if SCREENS > 2
  :: place = 2
#endif
#if SCREENS > 3
  :: place = 3
#endif
#if SCREENS > 4
  :: place = 4
#endif
#if SCREENS > 5
  :: place = 5
#endif
#if SCREENS > 6
  :: select(s : 6 .. SCREENS - 1); place = s; s = 0
#endif
  fi
}

inline chooseItem() {
  select(n : 0 .. DEPTH);
  length[AT(l, t)] = n;
  p = 0;
  do
  :: chooseScreen(SCREEN(l, t, p)); p++;
    if
    :: p >= n -> break
    :: else
    fi
  od
}

inline chooseLayer() {
  if
  :: items[l] = 1
  :: tabbed[l] = true; select(n : 1 .. TABS); items[l] = n; select(n : 0 .. items[l] - 1); selected[l] = n
  fi;
  t = 0;
  do
  :: t < items[l] -> chooseItem(); t++
  :: else -> break
  od
}

inline chooseStack() {
  select(n : 0 .. MODALS);
  top = n;
  l = 0;
  do
  :: l <= top -> chooseLayer(); l++
  :: else -> break
  od;
  l = 0; t = 0; p = 0; n = 0
}

/* The k-th item of a layer in the order of the search: the selected one, then the others from left to right. */
#define ITEM(l, k) ((k) == 0 -> selected[l] : ((k) <= selected[l] -> (k) - 1 : (k)))

inline findAccount() {
  l = top + 1;
  do
  :: l > 0 && !isFound ->
    l--;
    n = 0;
    do
    :: n < items[l] && !isFound ->
      t = ITEM(l, n);
      p = LAST(l, t) + 1;
      do
      :: p > 0 && !isFound ->
        p--;
        if
        :: SCREEN(l, t, p) == ACCOUNT -> isFound = true; fl = l; ft = t; fp = p
        :: else
        fi
      :: else -> break
      od;
      n++
    :: else -> break
    od
  :: else -> break
  od
}

inline findNavigation() {
  l = top + 1;
  do
  :: l > 0 && !isFound ->
    l--;
    n = 0;
    do
    :: n < items[l] && !isFound ->
      t = ITEM(l, n);
      if
      :: length[AT(l, t)] > 0 -> isFound = true; fl = l; ft = t; fp = LAST(l, t)
      :: else
      fi;
      n++
    :: else -> break
    od
  :: else -> break
  od
}

/* Whether a screen in a layer above the found one refuses to go, or one over the found place in its own item. */
inline lookForRefusal() {
  p = fp + 1;
  do
  :: p <= LAST(fl, ft) ->
    if
    :: SCREEN(fl, ft, p) == REFUSES -> outcome = BLOCKED
    :: else
    fi;
    p++
  :: else -> break
  od;
  l = fl + 1;
  do
  :: l <= top ->
    t = 0;
    do
    :: t < items[l] ->
      p = 0;
      do
      :: p <= LAST(l, t) ->
        if
        :: SCREEN(l, t, p) == REFUSES -> outcome = BLOCKED
        :: else
        fi;
        p++
      :: else -> break
      od;
      t++
    :: else -> break
    od;
    l++
  :: else -> break
  od
}

inline performRoute() {
  findAccount();
  if
  :: isFound -> outcome = REACHED
  :: else ->
    findNavigation();
    if
    :: isFound -> outcome = PUSHED
    :: else -> outcome = NOTHING
    fi
  fi;
  if
  :: isFound ->
    lookForRefusal();
    if
    :: outcome != BLOCKED ->
      top = fl;
      selected[fl] = ft;
      if
      :: outcome == PUSHED -> SCREEN(fl, ft, length[AT(fl, ft)]) = ACCOUNT; length[AT(fl, ft)] = length[AT(fl, ft)] + 1
      :: length[AT(fl, ft)] > 0 && outcome == REACHED -> length[AT(fl, ft)] = fp + 1
      :: else
      fi;
      assert(SCREEN(top, selected[top], LAST(top, selected[top])) == ACCOUNT)
    :: else
    fi
  :: else
  fi
}

/* The end of every run is the same state: what the stack was is forgotten. */
inline forget() {
  l = 0;
  do
  :: l < LAYERS ->
    tabbed[l] = false; items[l] = 0; selected[l] = 0;
    l++
  :: else -> break
  od;
  n = 0;
  do
  :: n < LAYERS * TABS -> length[n] = 0; n++
  :: else -> break
  od;
  n = 0;
  do
  :: n < LAYERS * TABS * PLACES -> screen[n] = 0; n++
  :: else -> break
  od;
  top = 0; l = 0; t = 0; p = 0; n = 0; fl = 0; ft = 0; fp = 0; isFound = false
}

active proctype Route() {
  atomic {
    chooseStack();
#ifdef STORED
  };
  atomic {
#endif
    d_step {
      performRoute();
      c_code { ends[now.outcome]++; };
      forget()
    }
  }
}
