#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>
#endif

#include "ConcurrencyHooks.h"

#ifdef __linux__
#include "RuntimeCopies.h"
#include "TakingOver.h"
#endif

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

extern SWIFT_CC ConcurrencyHooksExecutor swift_task_getMainExecutor(void);
extern SWIFT_CC bool swift_task_isCurrentExecutorWithFlags(ConcurrencyHooksExecutor executor, uint64_t flags);

/* Without flags the runtime answers and does not trap. */
bool ConcurrencyHooksIsOnMainActor(void) {
  return isActive || swift_task_isCurrentExecutorWithFlags(swift_task_getMainExecutor(), 0);
}

static ConcurrencyHooksExecutor virtualMain;
static void (*virtualEnqueue)(void *job);
static int64_t (*virtualMilliseconds)(void);

/* 2001-01-01T00:00:00Z, Apple's reference date, in seconds of Unix time. */
static const time_t referenceDate = 978307200;

/*
 * Stands before the function of the C library in every image of the process, as the dynamic linker asks the program
 * first. A deadline is a clock's reading and a duration, added by the runtime and taken apart by an executor a little
 * later: only if nobody's clock goes on in between is the duration the same in every run.
 */
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*original)(clockid_t, struct timespec *);
  bool tellsTime = clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC || clock == CLOCK_BOOTTIME;
  if (isActive && tellsTime) {
    int64_t now = virtualMilliseconds();
    time->tv_sec = referenceDate + now / 1000;
    time->tv_nsec = now % 1000 * 1000000;
    return 0;
  }
  int (*next)(clockid_t, struct timespec *) = __atomic_load_n(&original, __ATOMIC_RELAXED);
  if (next == NULL) {
    *(void **)&next = dlsym(RTLD_NEXT, "clock_gettime");
    __atomic_store_n(&original, next, __ATOMIC_RELAXED);
  }
  return next(clock, time);
}

/* Foundation's run loops read this one, and set their timers by it. */
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static int (*original)(struct timeval *restrict, void *restrict);
  if (isActive) {
    int64_t now = virtualMilliseconds();
    time->tv_sec = referenceDate + now / 1000;
    time->tv_usec = now % 1000 * 1000;
    return 0;
  }
  int (*next)(struct timeval *restrict, void *restrict) = __atomic_load_n(&original, __ATOMIC_RELAXED);
  if (next == NULL) {
    *(void **)&next = dlsym(RTLD_NEXT, "gettimeofday");
    __atomic_store_n(&original, next, __ATOMIC_RELAXED);
  }
  return next(time, zone);
}

/* Where the code of the runtime is, from its first byte to the one behind its last. */
static struct {
  uintptr_t start, end;
} runtime;

static int findRuntime(struct dl_phdr_info *image, size_t size, void *unused) {
  (void)size;
  (void)unused;
  uintptr_t known = (uintptr_t)swift_task_getMainExecutor, own = (uintptr_t)findRuntime;
  for (int i = 0; i < image->dlpi_phnum; i++) {
    uintptr_t start = image->dlpi_addr + image->dlpi_phdr[i].p_vaddr, end = start + image->dlpi_phdr[i].p_memsz;
    bool isCode = image->dlpi_phdr[i].p_type == PT_LOAD && (image->dlpi_phdr[i].p_flags & PF_X);
    if (!isCode || known < start || known >= end) continue;
    if (own < start || own >= end) {
      runtime.start = start;
      runtime.end = end;
    }
    return 1;
  }
  return 0;
}

/* What a job calls, or a task goes on with, is the eighth word of either. */
bool ConcurrencyHooksIsOfRuntime(const void *job) {
  uintptr_t next = ((const uintptr_t *)job)[7];
  return (next >= runtime.start && next < runtime.end) || RuntimeCopiesContain(next);
}

static SWIFT_CC void enqueueGlobal(void *job, EnqueueGlobal original) {
  if (isActive) {
    virtualEnqueue(job);
  } else {
    original(job);
  }
}

static SWIFT_CC ConcurrencyHooksExecutor getMain(GetMain original) { return isActive ? virtualMain : original(); }

typedef SWIFT_CC void (*DeinitWork)(void *object);

/*
 * An isolated deinit: on the main thread UIKit's objects go at once, which the runtime cannot tell of an executor that is
 * not its own, so that they would go in a later turn.
 */
TAKEN SWIFT_CC void swift_task_deinitOnExecutor(
    void *object, DeinitWork work, ConcurrencyHooksExecutor executor, size_t flags) {
  NEXT(swift_task_deinitOnExecutor)
  if (isActive && executor.identity == virtualMain.identity) return work(object);
  next(object, work, executor, flags);
}

void ConcurrencyHooksInstall(ConcurrencyHooksExecutor main, void (*enqueue)(void *job), int64_t (*milliseconds)(void)) {
  virtualMain = main;
  virtualEnqueue = enqueue;
  virtualMilliseconds = milliseconds;
  dl_iterate_phdr(findRuntime, NULL);
  swift_task_enqueueGlobal_hook = enqueueGlobal;
  swift_task_getMainExecutor_hook = getMain;
}

#else

#include <pthread.h>

bool ConcurrencyHooksIsOnMainActor(void) { return pthread_main_np() != 0; }

bool ConcurrencyHooksIsOfRuntime(const void *job) {
  (void)job;
  return false;
}

void ConcurrencyHooksInstall(ConcurrencyHooksExecutor main, void (*enqueue)(void *job), int64_t (*milliseconds)(void)) {
  (void)main;
  (void)enqueue;
  (void)milliseconds;
}

#endif
