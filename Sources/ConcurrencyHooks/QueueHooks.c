#ifdef __linux__

#define _GNU_SOURCE
#include <stdlib.h>
#include <time.h>

#include "TakingOver.h"

struct QueueHooksWork {
  void *queue;
  void *group;
  void *block;
  Function function;
  void *context;
};

QueueHooksDriver queueHooksDriver;
_Thread_local void *queueHooksCurrent;

void QueueHooksInstall(QueueHooksDriver driver) { queueHooksDriver = driver; }

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

#define CALL(name, type, argument) ((type)find(name))(argument)

static void *retain(void *object) {
  if (object != NULL) CALL("dispatch_retain", Function, object);
  return object;
}

static void release(void *object) {
  if (object != NULL) CALL("dispatch_release", Function, object);
}

void *queueHooksMain(void) {
  static void *queue;
  if (queue == NULL) queue = find("_dispatch_main_q");
  return queue;
}

/* MARK: - Work */

void *QueueHooksQueue(QueueHooksWork *work) { return work->queue; }

bool QueueHooksIsMain(QueueHooksWork *work) { return work->queue == queueHooksMain(); }

void QueueHooksRun(QueueHooksWork *work) {
  void *outer = queueHooksCurrent;
  queueHooksCurrent = QueueHooksIsMain(work) ? NULL : work->queue;
  if (work->block != NULL) {
    invoke(work->block);
  } else {
    work->function(work->context);
  }
  queueHooksCurrent = outer;
}

TAKEN void dispatch_group_enter(void *group);
TAKEN void dispatch_group_leave(void *group);
TAKEN intptr_t dispatch_group_wait(void *group, uint64_t timeout);

void QueueHooksDiscard(QueueHooksWork *work) {
  if (work->block != NULL) CALL("_Block_release", Function, work->block);
  if (work->group != NULL) {
    dispatch_group_leave(work->group);
    release(work->group);
  }
  release(work->queue);
  free(work);
}

static QueueHooksWork *makeWork(void *queue, void *block, Function function, void *context) {
  QueueHooksWork *work = calloc(1, sizeof *work);
  work->queue = retain(queue);
  if (block != NULL) work->block = CALL("_Block_copy", void *(*)(void *), block);
  work->function = function;
  work->context = context;
  return work;
}

static QueueHooksWork *inGroup(void *group, QueueHooksWork *work) {
  work->group = retain(group);
  dispatch_group_enter(group);
  return work;
}

/* MARK: - Times */

int64_t queueHooksNanosecondsUntil(uint64_t when) {
  const uint64_t notUptime = 1ULL << 63, wall = 1ULL << 62;
  if (when == 0) return 0;
  if (when == UINT64_MAX) return INT64_MAX;
  int64_t time = (int64_t)when;
  if (when & notUptime) time = when & wall ? (int64_t)-when : (int64_t)(when & ~notUptime);
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t left = time - ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
  return left > 0 ? left : 0;
}

/* MARK: - Asynchronous work */

TAKEN void dispatch_async(void *queue, void *block) {
  NEXT(dispatch_async)
  if (!ConcurrencyHooksIsActive()) return next(queue, block);
  queueHooksDriver.keep(makeWork(queue, block, NULL, NULL), 0);
}

TAKEN void dispatch_async_f(void *queue, void *context, Function function) {
  NEXT(dispatch_async_f)
  if (!ConcurrencyHooksIsActive()) return next(queue, context, function);
  queueHooksDriver.keep(makeWork(queue, NULL, function, context), 0);
}

TAKEN void dispatch_barrier_async(void *queue, void *block) {
  NEXT(dispatch_barrier_async)
  if (!ConcurrencyHooksIsActive()) return next(queue, block);
  queueHooksDriver.keep(makeWork(queue, block, NULL, NULL), 0);
}

TAKEN void dispatch_after(uint64_t when, void *queue, void *block) {
  NEXT(dispatch_after)
  if (!ConcurrencyHooksIsActive()) return next(when, queue, block);
  if (when != UINT64_MAX) queueHooksDriver.keep(makeWork(queue, block, NULL, NULL), queueHooksNanosecondsUntil(when));
}

TAKEN void dispatch_after_f(uint64_t when, void *queue, void *context, Function function) {
  NEXT(dispatch_after_f)
  if (!ConcurrencyHooksIsActive()) return next(when, queue, context, function);
  if (when != UINT64_MAX) queueHooksDriver.keep(makeWork(queue, NULL, function, context), queueHooksNanosecondsUntil(when));
}

TAKEN void dispatch_group_async(void *group, void *queue, void *block) {
  NEXT(dispatch_group_async)
  if (!ConcurrencyHooksIsActive()) return next(group, queue, block);
  queueHooksDriver.keep(inGroup(group, makeWork(queue, block, NULL, NULL)), 0);
}

/* MARK: - Run loops */

TAKEN void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  NEXT(CFRunLoopPerformBlock)
  if (!ConcurrencyHooksIsActive()) return next(loop, mode, block);
  queueHooksDriver.keep(makeWork(queueHooksMain(), block, NULL, NULL), 0);
}

struct TimerContext {
  long version;
  void *info;
  void *functions[3];
};

static void *timerObject(void *timer) {
  struct TimerContext context = {0};
  ((void (*)(void *, struct TimerContext *))find("CFRunLoopTimerGetContext"))(timer, &context);
  return context.info;
}

TAKEN void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  NEXT(CFRunLoopAddTimer)
  if (!ConcurrencyHooksIsActive()) return next(loop, timer, mode);
  void *object = timerObject(timer);
  if (object != NULL) queueHooksDriver.addTimer(object);
}

TAKEN void CFRunLoopTimerInvalidate(void *timer) {
  NEXT(CFRunLoopTimerInvalidate)
  void *object = ConcurrencyHooksIsActive() ? timerObject(timer) : NULL;
  if (object != NULL) queueHooksDriver.endTimer(object);
  next(timer);
}

/* MARK: - Groups: a work item, too, tells of its end by one */

typedef struct Notification {
  struct Notification *next;
  void *group;
  QueueHooksWork *work;
} Notification;

static _Thread_local Notification *notifications;

/* Hands over what waits for a group that is empty, in the order in which it was asked for. */
static void notify(void *group) {
  Notification **place = &notifications;
  while (*place != NULL) {
    Notification *candidate = *place;
    if (candidate->group != group || dispatch_group_wait(group, 0) != 0) {
      place = &candidate->next;
      continue;
    }
    *place = candidate->next;
    queueHooksDriver.keep(candidate->work, 0);
    release(candidate->group);
    free(candidate);
  }
}

static void await(void *group, QueueHooksWork *work) {
  Notification *added = calloc(1, sizeof *added);
  added->group = retain(group);
  added->work = work;
  Notification **place = &notifications;
  while (*place != NULL) place = &(*place)->next;
  *place = added;
  notify(group);
}

void QueueHooksForget(void) {
  while (notifications != NULL) {
    Notification *first = notifications;
    notifications = first->next;
    QueueHooksDiscard(first->work);
    /* The group stays, as Dispatch's would: it may not be let go of before it was left. */
    free(first);
  }
}

TAKEN void dispatch_group_notify(void *group, void *queue, void *block) {
  NEXT(dispatch_group_notify)
  if (!ConcurrencyHooksIsActive()) return next(group, queue, block);
  await(group, makeWork(queue, block, NULL, NULL));
}

TAKEN void dispatch_group_enter(void *group) {
  NEXT(dispatch_group_enter)
  next(group);
}

TAKEN void dispatch_group_leave(void *group) {
  NEXT(dispatch_group_leave)
  if (notifications == NULL || !ConcurrencyHooksIsActive()) return next(group);
  retain(group);
  next(group);
  notify(group);
  release(group);
}

/* MARK: - Sources */

static _Thread_local QueueHooksWaiting sources;

TAKEN void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  NEXT(dispatch_source_create)
  if (ConcurrencyHooksIsActive()) {
    bool isTimer = type == find("_dispatch_source_type_timer");
    *(isTimer ? &sources.timers : &sources.blocks) += 1;
  }
  return next(type, handle, mask, queue);
}

QueueHooksWaiting QueueHooksTakeWaiting(void) {
  QueueHooksWaiting waiting = sources;
  sources = (QueueHooksWaiting){0, 0};
  for (Notification *each = notifications; each != NULL; each = each->next) waiting.blocks += 1;
  return waiting;
}

#else

#include "QueueHooks.h"

void QueueHooksInstall(QueueHooksDriver driver) { (void)driver; }
void *QueueHooksQueue(QueueHooksWork *work) { return work; }
bool QueueHooksIsMain(QueueHooksWork *work) { return work != 0; }
void QueueHooksRun(QueueHooksWork *work) { (void)work; }
void QueueHooksDiscard(QueueHooksWork *work) { (void)work; }
QueueHooksWaiting QueueHooksTakeWaiting(void) { return (QueueHooksWaiting){0, 0}; }
void QueueHooksForget(void) {}

#endif
