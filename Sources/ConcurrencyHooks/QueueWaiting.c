#ifdef __linux__

#define _GNU_SOURCE
#include <pthread.h>

#include "TakingOver.h"

/*
 * Code that waits for a queue, and code that asks on which queue it runs. All queues share one thread, which would wait
 * for ever for what it has kept for later itself: so it does that first. What was handed to the main queue stays where it
 * is, as it does on a device while the main thread waits for a group or a semaphore.
 */

/* Runs what other queues have got until a condition holds or nothing is left that is due in time. */
#define WORK_UNTIL(condition, nanoseconds) \
  while (!(condition) && queueHooksDriver.runNext(nanoseconds)) {}

TAKEN intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  NEXT(dispatch_group_wait)
  if (!ConcurrencyHooksIsActive() || timeout == 0) return next(group, timeout);
  int64_t limit = queueHooksNanosecondsUntil(timeout);
  WORK_UNTIL(next(group, 0) == 0, limit)
  return next(group, timeout == UINT64_MAX ? timeout : 0);
}

TAKEN intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  NEXT(dispatch_semaphore_wait)
  if (!ConcurrencyHooksIsActive() || timeout == 0) return next(semaphore, timeout);
  int64_t limit = queueHooksNanosecondsUntil(timeout);
  bool isSignalled = false;
  WORK_UNTIL(isSignalled || (isSignalled = next(semaphore, 0) == 0), limit)
  if (isSignalled) return 0;
  return next(semaphore, timeout == UINT64_MAX ? timeout : 0);
}

/* A condition may wake whoever waits for it for no reason, so whoever waits looks again. */
TAKEN int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  static int (*original)(pthread_cond_t *restrict, pthread_mutex_t *restrict);
  __typeof__(original) next = __atomic_load_n(&original, __ATOMIC_RELAXED);
  if (next == NULL) {
    /* The oldest version of the function takes another kind of condition. */
    *(void **)&next = dlvsym(RTLD_NEXT, "pthread_cond_wait", "GLIBC_2.3.2");
    if (next == NULL) *(void **)&next = dlsym(RTLD_NEXT, "pthread_cond_wait");
    __atomic_store_n(&original, next, __ATOMIC_RELAXED);
  }
  if (!ConcurrencyHooksIsActive()) return next(condition, mutex);
  pthread_mutex_unlock(mutex);
  /* A notification for an observer on the main operation queue is waited for by whoever posts it, here on that queue. */
  bool hasWorked = queueHooksDriver.runNext(INT64_MAX) || queueHooksDriver.runLastOfMain();
  pthread_mutex_lock(mutex);
  return hasWorked ? 0 : next(condition, mutex);
}

/*
 * Work for a queue at once: what was handed to it before comes first. The main queue is the thread itself, wherever
 * the work of another queue asks for it.
 */
#define AT_ONCE(queue)                                                  \
  bool isActive = ConcurrencyHooksIsActive();                           \
  bool isThere = isActive && queue == queueHooksMain() && queueHooksCurrent != NULL; \
  if (isActive) queueHooksDriver.drain(queue);                          \
  void *outer = queueHooksCurrent;                                      \
  if (isActive) queueHooksCurrent = queue == queueHooksMain() ? NULL : queue;

#define TAKE_AT_ONCE(name)                        \
  TAKEN void name(void *queue, void *block) {     \
    NEXT(name)                                    \
    AT_ONCE(queue)                                \
    if (isThere) {                                \
      invoke(block);                              \
    } else {                                      \
      next(queue, block);                         \
    }                                             \
    queueHooksCurrent = outer;                    \
  }

TAKE_AT_ONCE(dispatch_sync)
TAKE_AT_ONCE(dispatch_barrier_sync)
TAKE_AT_ONCE(dispatch_async_and_wait)

#define TAKE_FUNCTION_AT_ONCE(name)                                 \
  TAKEN void name(void *queue, void *context, Function function) {  \
    NEXT(name)                                                      \
    AT_ONCE(queue)                                                  \
    if (isThere) {                                                  \
      function(context);                                            \
    } else {                                                        \
      next(queue, context, function);                               \
    }                                                               \
    queueHooksCurrent = outer;                                      \
  }

TAKE_FUNCTION_AT_ONCE(dispatch_sync_f)
TAKE_FUNCTION_AT_ONCE(dispatch_barrier_sync_f)

/* Whether this thread stands for a queue: it always is the main one too, as everything runs on it. */
static bool standsFor(void *queue) {
  return ConcurrencyHooksIsActive() && (queue == queueHooksCurrent || queue == queueHooksMain());
}

TAKEN void dispatch_assert_queue(void *queue) {
  NEXT(dispatch_assert_queue)
  if (!standsFor(queue)) next(queue);
}

TAKEN void dispatch_assert_queue_barrier(void *queue) {
  NEXT(dispatch_assert_queue_barrier)
  if (!standsFor(queue)) next(queue);
}

TAKEN void dispatch_assert_queue_not(void *queue) {
  NEXT(dispatch_assert_queue_not)
  if (queueHooksCurrent == NULL || queue == queueHooksCurrent) next(queue);
}

#endif
