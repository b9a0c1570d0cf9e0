#ifdef __linux__
#define _GNU_SOURCE

#include "RuntimeCopies.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* How the names begin of the functions that sleep and are copied: those of Task, and those of any clock. */
static const char *const copied[] = {"$sScTss5NeverORszABRs_rlE5sleep", "$ss5ClockPsE5sleep"};

/* Where the copies are, from the first byte of each to the one behind its last. */
static struct {
  size_t count;
  struct {
    uintptr_t start, end;
  } *ranges;
} copies;

static bool isCopied(const char *name) {
  for (size_t i = 0; i < sizeof copied / sizeof *copied; i++) {
    if (strncmp(name, copied[i], strlen(copied[i])) == 0) return true;
  }
  return false;
}

static void collect(const char *file, const ElfW(Shdr) *table, const char *names, uintptr_t base) {
  const ElfW(Sym) *symbols = (const ElfW(Sym) *)(file + table->sh_offset);
  for (size_t i = 0; i < table->sh_size / sizeof *symbols; i++) {
    if (symbols[i].st_size == 0 || !isCopied(names + symbols[i].st_name)) continue;
    void *more = realloc(copies.ranges, (copies.count + 1) * sizeof *copies.ranges);
    if (more == NULL) return;
    copies.ranges = more;
    copies.ranges[copies.count].start = base + symbols[i].st_value;
    copies.ranges[copies.count].end = base + symbols[i].st_value + symbols[i].st_size;
    copies.count++;
  }
}

/* Reads the symbol table of the program, which the dynamic linker does not keep; a stripped one has none. */
static void readSymbols(uintptr_t base) {
  int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0) return;
  const char *file = MAP_FAILED;
  if (fstat(descriptor, &status) == 0) {
    file = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  }
  close(descriptor);
  if (file == MAP_FAILED) return;
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)file;
  const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(file + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    collect(file, &sections[i], file + sections[sections[i].sh_link].sh_offset, base);
  }
  munmap((void *)file, (size_t)status.st_size);
}

/* The first image is the program. */
static int findProgram(struct dl_phdr_info *image, size_t size, void *unused) {
  (void)size;
  (void)unused;
  readSymbols(image->dlpi_addr);
  return 1;
}

static void find(void) { dl_iterate_phdr(findProgram, NULL); }

bool RuntimeCopiesContain(uintptr_t address) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find);
  for (size_t i = 0; i < copies.count; i++) {
    if (address >= copies.ranges[i].start && address < copies.ranges[i].end) return true;
  }
  return false;
}

#endif
