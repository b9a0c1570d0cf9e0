#ifndef FRESHIDENTIFIERS_H
#define FRESHIDENTIFIERS_H

/// The bytes five to ten of every identifier that Foundation's `UUID()` and `NSUUID()` give to a thread for which
/// `ConcurrencyHooksSetActive` was called; those before and after them count. On Linux only.
#define FRESH_IDENTIFIERS_MARK {0x52, 0x43, 0x43, 0x48, 0x85, 0x43}

#endif
