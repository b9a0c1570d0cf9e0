#ifndef CONCURRENCYHOOKS_H
#define CONCURRENCYHOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// A serial executor as Swift's runtime passes it around: an object, and how to call it.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} ConcurrencyHooksExecutor;

/// Puts an executor in the place of the main executor, and a function in the place of the global one, for the thread
/// that asks for it by `ConcurrencyHooksSetActive`; other threads keep those of the runtime.
///
/// The hooks are symbols that Swift's runtime exports for this purpose; it calls them by Swift's calling convention,
/// which only C can name. Nothing is installed where the runtime was not tried: everywhere but on Linux.
void ConcurrencyHooksInstall(ConcurrencyHooksExecutor main, void (*_Nonnull enqueueGlobal)(void *_Nonnull job));

/// Says whether this thread's tasks go to what was installed.
///
/// - Returns: Whether they did before.
bool ConcurrencyHooksSetActive(bool isActive);

/// Whether this thread's tasks go to what was installed.
bool ConcurrencyHooksIsActive(void);

#endif
