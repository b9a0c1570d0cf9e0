#include "AllocationCounting.h"

#if __has_include(<features.h>)
#include <features.h>
#endif
#include <stddef.h>

// An executable's own `malloc` stands before the library's, for every library of the process; glibc exports its
// allocator under a second name, to which the calls are passed on. Other systems count nothing.
#if defined(__GLIBC__)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);

static __thread long count __attribute__((tls_model("initial-exec")));

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count += 1;
  return __libc_realloc(pointer, size);
}

long allocation_count(void) { return count; }

#else

long allocation_count(void) { return -1; }

#endif
