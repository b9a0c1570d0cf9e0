#ifndef CONCURRENCYHOOKS_H
#define CONCURRENCYHOOKS_H

#include <stdbool.h>
#include <stdint.h>

#include "ClassHooks.h"
#include "FreshIdentifiers.h"
#include "QueueHooks.h"

/// A serial executor as Swift's runtime passes it around: an object, and how to call it.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} ConcurrencyHooksExecutor;

/// Puts an executor in the place of the main executor, a function in the place of the global one, and a clock in the
/// place of the system's, for the thread that asks for it by `ConcurrencyHooksSetActive`; other threads keep those of
/// the runtime and of the system.
///
/// The hooks are symbols that Swift's runtime exports for this purpose; it calls them by Swift's calling convention,
/// which only C can name. The clock is read through the C library's `clock_gettime`, for which a function of this
/// module stands in, and through `gettimeofday`; the clocks that count processor time are left alone. Nothing is installed where the runtime was
/// not tried: everywhere but on Linux.
///
/// - Parameter milliseconds: Gives the time on all clocks, in milliseconds since 2001-01-01T00:00:00Z.
void ConcurrencyHooksInstall(
    ConcurrencyHooksExecutor main, void (*_Nonnull enqueueGlobal)(void *_Nonnull job),
    int64_t (*_Nonnull milliseconds)(void));

/// Says whether this thread's tasks, and its questions for the time, go to what was installed.
///
/// - Returns: Whether they did before.
bool ConcurrencyHooksSetActive(bool isActive);

/// Whether this thread's tasks go to what was installed.
bool ConcurrencyHooksIsActive(void);

/// Whether what a job goes on with is code of Swift's concurrency runtime, as within `Task.sleep`, and not of the program.
///
/// Nobody knows where the runtime is a part of the program, or was not tried: then it is not.
bool ConcurrencyHooksIsOfRuntime(const void *_Nonnull job);

/// Whether the main actor runs here: where `MainActor.assumeIsolated` would not trap.
///
/// It need not be on the process's first thread, as a test's main actor on Linux is not.
bool ConcurrencyHooksIsOnMainActor(void);

#endif
