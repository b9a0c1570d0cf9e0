#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "FreshIdentifiers.h"

static _Thread_local bool areRandom;

bool FreshIdentifiersSetRandom(bool random) {
  bool before = areRandom;
  areRandom = random;
  return before;
}

#ifdef __linux__

#include "TakingOver.h"

/*
 * Identifiers that are made anew. No two are the same in a process, as nothing says what an app keeps from one launch to the
 * next; that they are such can be seen of each, and of what begins with one or is cut off its beginning too.
 */

static void make(uint8_t identifier[16]) {
  static uint64_t made;
  uint64_t number = __atomic_add_fetch(&made, 1, __ATOMIC_RELAXED);
  const uint8_t mark[] = FRESH_IDENTIFIERS_MARK;
  for (int index = 0; index < 4; index++) identifier[index] = (uint8_t)(number >> (24 - 8 * index));
  for (int index = 0; index < 6; index++) identifier[4 + index] = mark[index];
  for (int index = 0; index < 6; index++) identifier[10 + index] = (uint8_t)(number >> (40 - 8 * index));
}

/* What `UUID()` and `NSUUID()` call. */
#define MAKES_IDENTIFIERS(name)                     \
  void name(uint8_t identifier[16]);                \
  TAKEN void name(uint8_t identifier[16]) {         \
    NEXT(name)                                      \
    if (ConcurrencyHooksIsActive() && !areRandom) { \
      make(identifier);                             \
    } else {                                        \
      next(identifier);                             \
    }                                               \
  }

MAKES_IDENTIFIERS(_foundation_uuid_generate_random)
MAKES_IDENTIFIERS(_cf_uuid_generate_random)

#endif
