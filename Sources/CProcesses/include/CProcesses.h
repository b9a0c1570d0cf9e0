#ifndef CPROCESSES_H
#define CPROCESSES_H

#include <sys/types.h>

/// Makes a copy of this process that shares nothing with it but open files and shared memory, and that dies with it
/// where the system offers that (Linux does).
///
/// Swift's own overlay has `fork` on some systems only.
///
/// - Returns: 0 in the copy, the copy's number in the original, or -1 with `errno` set.
pid_t CProcessesFork(void);

/// Gives the signals of traps their default action and lets no core file be written, so that a trap ends the process
/// at once, and says on standard error where it was for want of stack; ignores what a terminal sends to all processes in its foreground.
void CProcessesDieQuietly(void);

#endif
