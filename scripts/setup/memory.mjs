/**
 * How the server uses memory (docs/decisions/0022-little-memory.md). V8 reads its option, and glibc the variables, only as a
 * process starts; other systems ignore the variables. What the environment says already is left alone.
 */
export const LITTLE_MEMORY = {
  options: ['--max-semi-space-size=4', '--heap-growing-percent=60'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' },
}
