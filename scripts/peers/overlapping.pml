/*
 * Requests, each of which comes at some moment while those before it are under way, or after them: two, or three where
 * THIRD is given.
 *
 * Each takes so many steps, one after the other; a step is due so many milliseconds after the one before. Of steps that
 * are still to come any may come first, because how long they take is nobody's promise; one that is overdue comes before
 * all others, the earliest first. A step takes what another request has put on top of the stack off it, and puts
 * something of its own there. What stands in the end is printed, once for each state that it is reached from.
 */
#ifndef FIRST
#define FIRST 2
#endif
#ifndef SECOND
#define SECOND 2
#endif
#ifndef THIRD
#define THIRD 0
#endif
#if THIRD
#define REQUESTS 3
#else
#define REQUESTS 2
#endif
#define FIRST_TAKES 7
#define SECOND_TAKES 10
#define THIRD_TAKES 13
#define NEVER 9999

short now = 0;
short first_due = FIRST_TAKES;
short second_due = NEVER;
short third_due = NEVER;
byte first_left = FIRST;
byte second_left = SECOND;
byte third_left = THIRD;
/* How many have come. */
byte come = 1;
/* The digits to the base of four: 1 for something of the first, 2 for something of the second, 3 of the third. */
int stack = 0;

#define MAY_CHOOSE (first_due > now && second_due > now && third_due > now)
#define IS_EARLIEST(due) (due <= first_due && due <= second_due && due <= third_due)

inline step(own) {
  if
  :: stack % 4 != 0 && stack % 4 != own -> stack = stack / 4
  :: else -> skip
  fi;
  stack = stack * 4 + own
}

inline take(own, due, left, takes) {
  if
  :: due > now -> now = due
  :: else -> skip
  fi;
  step(own);
  left--;
  if
  :: left > 0 -> due = now + takes
  :: else -> due = NEVER
  fi
}

active proctype window() {
  do
  :: atomic {
      first_due != NEVER && (MAY_CHOOSE || IS_EARLIEST(first_due)) ->
      take(1, first_due, first_left, FIRST_TAKES)
    }
  :: atomic {
      second_due != NEVER && (MAY_CHOOSE || IS_EARLIEST(second_due)) ->
      take(2, second_due, second_left, SECOND_TAKES)
    }
  :: atomic {
      third_due != NEVER && (MAY_CHOOSE || IS_EARLIEST(third_due)) ->
      take(3, third_due, third_left, THIRD_TAKES)
    }
  :: atomic {
      come == 1 ->
      come = 2;
      second_due = now + SECOND_TAKES
    }
  :: atomic {
      come == 2 && REQUESTS == 3 ->
      come = 3;
      third_due = now + THIRD_TAKES
    }
  :: atomic {
      come == REQUESTS && first_due == NEVER && second_due == NEVER && third_due == NEVER ->
      printf("ends with %d\n", stack);
      break
    }
  od
}
