#ifndef FRESHIDENTIFIERS_H
#define FRESHIDENTIFIERS_H

#include <stdbool.h>

/// The bytes five to ten of every identifier that Foundation's `UUID()` and `NSUUID()` give to a thread for which
/// `ConcurrencyHooksSetActive` was called, unless they are to be random; those before and after them count. On Linux only.
#define FRESH_IDENTIFIERS_MARK {0x52, 0x43, 0x43, 0x48, 0x85, 0x43}

/// Says whether this thread gets the system's own identifiers from now on, which nobody can foresee, or such as count.
///
/// - Returns: Whether it got the system's own before.
bool FreshIdentifiersSetRandom(bool areRandom);

#endif
