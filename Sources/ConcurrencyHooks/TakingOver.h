#ifndef TAKINGOVER_H
#define TAKINGOVER_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#include "ConcurrencyHooks.h"
#include "QueueHooks.h"

/* Stands before the library's function of the same name; a program that links the library statically has the library's. */
#define TAKEN __attribute__((weak))

/* Declares `next`: the function that would have been called without the one of this name here. */
#define NEXT(name)                                                       \
  static __typeof__(&name) original;                                     \
  __typeof__(&name) next = __atomic_load_n(&original, __ATOMIC_RELAXED); \
  if (next == NULL) {                                                    \
    *(void **)&next = dlsym(RTLD_NEXT, #name);                           \
    __atomic_store_n(&original, next, __ATOMIC_RELAXED);                 \
  }

typedef void (*Function)(void *context);

/* Who takes the work. */
extern QueueHooksDriver queueHooksDriver;

/* The queue whose work this thread carries out, or null on the main queue. */
extern _Thread_local void *queueHooksCurrent;

/* The main queue. */
void *queueHooksMain(void);

/* How far a time of Dispatch is away; at most INT64_MAX, which means for ever. */
int64_t queueHooksNanosecondsUntil(uint64_t when);

/* Calls a block, which is an object whose third word is its function. */
static inline void invoke(void *block) { ((Function *)block)[2](block); }

#endif
