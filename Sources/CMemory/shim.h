#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <malloc.h>
#include <sched.h>
#include <sys/mman.h>

/// `mremap` with a fixed new place; Swift cannot call functions with variable arguments.
static inline void *cmemory_move(void *from, size_t size, void *to) {
  return mremap(from, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, to);
}

/// Lets the C library take blocks of up to `size` bytes from the heap, and keep twice as much at its end.
static inline void cmemory_keep_blocks(int size) {
  mallopt(M_MMAP_THRESHOLD, size);
  mallopt(M_TRIM_THRESHOLD, 2 * size);
}

/// How many cores the process may use; 0 where the system does not tell. Swift does not see the macros of such sets.
static inline int cmemory_usable_cores(void) {
  cpu_set_t cores;
  return sched_getaffinity(0, sizeof(cores), &cores) == 0 ? CPU_COUNT(&cores) : 0;
}
