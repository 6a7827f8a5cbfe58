import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

/** Sources come without their types, so that nothing that strips them stays in memory. */
const LOADER = `--import=${pathToFileURL(join(ROOT, 'scripts', 'setup', 'stripped-sources.mjs'))}`

/**
 * How the server uses memory (docs/decisions/0022-little-memory.md). V8 reads its option, and glibc the variables, only as a
 * process starts; other systems ignore the variables. What the environment says already is left alone.
 */
export const LITTLE_MEMORY = {
  options: ['--max-semi-space-size=4', '--heap-growing-percent=60', LOADER],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' },
}
