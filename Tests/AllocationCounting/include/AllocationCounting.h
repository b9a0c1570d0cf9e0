#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

/// How often the calling thread has asked for memory, or -1 where that is not counted.
long allocation_count(void);

#endif
