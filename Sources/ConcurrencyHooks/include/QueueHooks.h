#ifndef QUEUEHOOKS_H
#define QUEUEHOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// A piece of work that was handed to a queue of Dispatch or to a run loop.
typedef struct QueueHooksWork QueueHooksWork;

/// Who takes what is handed to queues and run loops by a thread for which `ConcurrencyHooksSetActive` was called.
typedef struct {
  /// Keeps a piece of work that is to run when some nanoseconds have passed.
  void (*_Nonnull keep)(QueueHooksWork *_Nonnull work, int64_t nanoseconds);

  /// Lets a timer fire; what is passed is Foundation's object.
  void (*_Nonnull addTimer)(void *_Nonnull timer);

  /// Lets go of what a timer holds that fires no more; what is passed is Foundation's object.
  void (*_Nonnull endTimer)(void *_Nonnull timer);

  /// Runs what was handed to a queue and is due, because code wants to run on that queue at once.
  void (*_Nonnull drain)(void *_Nonnull queue);

  /// Runs the next piece of work of another queue than the main one, because the thread waits for somebody.
  ///
  /// It returns false where none is due within some nanoseconds.
  bool (*_Nonnull runNext)(int64_t nanoseconds);

  /// Runs what was handed to the main queue last and is due, because the thread waits for it, and false where there is none.
  bool (*_Nonnull runLastOfMain)(void);
} QueueHooksDriver;

/// Sets who takes the work.
///
/// What stands in for the functions of libdispatch, of CoreFoundation's run loops and for the C library's
/// `pthread_cond_wait` are functions of the same names, which every image of the process finds first; on Linux only.
/// They are weak: a program that links those libraries statically has their own functions, and nothing is taken.
void QueueHooksInstall(QueueHooksDriver driver);

/// The queue to which a piece of work was handed, as an address that tells queues apart.
void *_Nonnull QueueHooksQueue(QueueHooksWork *_Nonnull work);

/// Whether a piece of work was handed to the main queue or a run loop.
bool QueueHooksIsMain(QueueHooksWork *_Nonnull work);

/// Carries a piece of work out, once.
void QueueHooksRun(QueueHooksWork *_Nonnull work);

/// Lets go of a piece of work, carried out or not, and leaves its group.
void QueueHooksDiscard(QueueHooksWork *_Nonnull work);

/// What one thread has handed over that waits for what nobody drives.
typedef struct {
  /// Notifications of groups that are not empty, and sources of events.
  int64_t blocks;
  /// Sources that are timers.
  int64_t timers;
} QueueHooksWaiting;

/// Counts what waits, and forgets the sources.
QueueHooksWaiting QueueHooksTakeWaiting(void);

/// Forgets the notifications that wait.
void QueueHooksForget(void);

#endif
