#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CProcesses.h"

#include <signal.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/ucontext.h>
#include <unistd.h>

#ifdef __linux__
#include <malloc.h>
#include <sys/prctl.h>
#endif

pid_t CProcessesFork(void) {
#ifdef __GLIBC__
  /* The time of a copy grows with the memory of the process, and much of that of a large one may be free. */
  malloc_trim(0);
#endif
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) return child;
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* The parent may have died before the request was made. */
  if (getppid() != parent) _exit(1);
#endif
  (void)parent;
  return 0;
}

/* Where the stack ended when a signal came; 0 where that is not known. */
static uintptr_t endOfStack(const void *context) {
  const ucontext_t *state = context;
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)state->uc_mcontext.gregs[REG_RSP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)state->uc_mcontext.sp;
#elif defined(__APPLE__) && defined(__x86_64__)
  return (uintptr_t)state->uc_mcontext->__ss.__rsp;
#elif defined(__APPLE__) && defined(__arm64__)
  return (uintptr_t)__darwin_arm_thread_state64_get_sp(state->uc_mcontext->__ss);
#else
  (void)state;
  return 0;
#endif
}

/* Says on standard error that there was no stack left, where that is why the signal came, and lets the signal end the process. */
static void tellOfStack(int number, siginfo_t *info, void *context) {
  static const char words[] = "\nFatal error: ran out of stack: something calls itself without end\n";
  /* No frame is so large, and nothing else that is forbidden lies so near. */
  const uintptr_t near = 1 << 20;
  uintptr_t address = (uintptr_t)info->si_addr, end = endOfStack(context);
  uintptr_t distance = address > end ? address - end : end - address;
  ssize_t written = end != 0 && distance < near ? write(STDERR_FILENO, words, sizeof words - 1) : 0;
  (void)written;
  /* The default action is back, and takes place when this function returns. */
  raise(number);
}

/* Where no stack is left a handler needs one of its own. */
static void tellWhereStackEnds(void) {
  static char space[1 << 16];
  stack_t own = {.ss_sp = space, .ss_size = sizeof space};
  if (sigaltstack(&own, NULL) != 0) return;
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  action.sa_sigaction = tellOfStack;
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
}

void CProcessesDieQuietly(void) {
  const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGTERM, SIGSYS};
  for (unsigned index = 0; index < sizeof traps / sizeof traps[0]; index++) signal(traps[index], SIG_DFL);
  tellWhereStackEnds();
  signal(SIGINT, SIG_IGN);
  signal(SIGQUIT, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
}
