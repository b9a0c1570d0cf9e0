#ifndef RUNTIME_COPIES_H
#define RUNTIME_COPIES_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Whether an address is in one of the runtime's functions that sleep and that the compiler writes into each program
 * which calls them, as it does Task.sleep(for:).
 */
bool RuntimeCopiesContain(uintptr_t address);

#endif
