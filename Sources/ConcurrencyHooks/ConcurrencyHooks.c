#include "ConcurrencyHooks.h"

static _Thread_local bool isActive;

bool ConcurrencyHooksSetActive(bool active) {
  bool before = isActive;
  isActive = active;
  return before;
}

bool ConcurrencyHooksIsActive(void) { return isActive; }

#ifdef __linux__

#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC void (*EnqueueGlobal)(void *job);
typedef SWIFT_CC ConcurrencyHooksExecutor (*GetMain)(void);

/* Exported by libswift_Concurrency; a null pointer means that nothing is hooked. */
extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(void *job, EnqueueGlobal original);
extern SWIFT_CC ConcurrencyHooksExecutor (*swift_task_getMainExecutor_hook)(GetMain original);

static ConcurrencyHooksExecutor virtualMain;
static void (*virtualEnqueue)(void *job);

static SWIFT_CC void enqueueGlobal(void *job, EnqueueGlobal original) {
  if (isActive) {
    virtualEnqueue(job);
  } else {
    original(job);
  }
}

static SWIFT_CC ConcurrencyHooksExecutor getMain(GetMain original) { return isActive ? virtualMain : original(); }

void ConcurrencyHooksInstall(ConcurrencyHooksExecutor main, void (*enqueue)(void *job)) {
  virtualMain = main;
  virtualEnqueue = enqueue;
  swift_task_enqueueGlobal_hook = enqueueGlobal;
  swift_task_getMainExecutor_hook = getMain;
}

#else

void ConcurrencyHooksInstall(ConcurrencyHooksExecutor main, void (*enqueue)(void *job)) {
  (void)main;
  (void)enqueue;
}

#endif
