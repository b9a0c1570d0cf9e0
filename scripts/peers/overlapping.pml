/*
 * Two requests, the second of which comes at some moment while the first is under way, or after it.
 *
 * Each takes so many steps, one after the other; a step is due so many milliseconds after the one before. Of steps that
 * are still to come any may come first, because how long they take is nobody's promise; one that is overdue comes before
 * all others, the earliest first. A step takes what the other request has put on top of the stack off it, and puts
 * something of its own there. What stands in the end is printed, once for each state that it is reached from.
 */
#ifndef FIRST
#define FIRST 2
#endif
#ifndef SECOND
#define SECOND 2
#endif
#define FIRST_TAKES 7
#define SECOND_TAKES 10
#define NEVER 9999

short now = 0;
short first_due = FIRST_TAKES;
short second_due = NEVER;
byte first_left = FIRST;
byte second_left = SECOND;
bool has_come = false;
/* The digits to the base of three: 1 for something of the first, 2 for something of the second. */
int stack = 0;

#define MAY_CHOOSE (first_due > now && second_due > now)

inline step(own, other) {
  if
  :: stack % 3 == other -> stack = stack / 3
  :: else -> skip
  fi;
  stack = stack * 3 + own
}

inline pass(due) {
  if
  :: due > now -> now = due
  :: else -> skip
  fi
}

active proctype window() {
  do
  :: atomic {
      first_due != NEVER && (MAY_CHOOSE || first_due < second_due) ->
      pass(first_due);
      step(1, 2);
      first_left--;
      if
      :: first_left > 0 -> first_due = now + FIRST_TAKES
      :: else -> first_due = NEVER
      fi
    }
  :: atomic {
      second_due != NEVER && (MAY_CHOOSE || second_due < first_due) ->
      pass(second_due);
      step(2, 1);
      second_left--;
      if
      :: second_left > 0 -> second_due = now + SECOND_TAKES
      :: else -> second_due = NEVER
      fi
    }
  :: atomic {
      !has_come ->
      has_come = true;
      second_due = now + SECOND_TAKES
    }
  :: atomic {
      has_come && first_due == NEVER && second_due == NEVER ->
      printf("ends with %d\n", stack);
      break
    }
  od
}
