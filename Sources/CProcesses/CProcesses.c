#include "CProcesses.h"

#include <signal.h>
#include <sys/resource.h>
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

void CProcessesDieQuietly(void) {
  const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGTERM, SIGSYS};
  for (unsigned index = 0; index < sizeof traps / sizeof traps[0]; index++) signal(traps[index], SIG_DFL);
  signal(SIGINT, SIG_IGN);
  signal(SIGQUIT, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
}
