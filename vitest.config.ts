import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { inlineScript } from './src/web/build/inline-script.ts'

/** Folders of plain functions: nothing there outlives a call, so that their files share a process, which starts once. */
const PURE = [
  'src/domain/**/*.test.ts',
  'src/contract/**/*.test.ts',
  'src/{ui,web,office}/i18n/**/*.test.ts',
  'scripts/**/*.test.ts',
]
/** Pages and their parts: no database, but stores and stand-ins for what a browser has. */
const PAGES = ['src/{ui,web,office}/**/*.test.{ts,tsx}']

/**
 * Requests to the API and its services, each file with a database of its own; importing all that they use for each took as
 * long as most tests.
 */
const API = ['src/{api,services}/**/*.test.ts']

/** What needs a database: one server a project, on which every file has its own. */
const SERVER = { globalSetup: 'src/testing/database-setup.ts', hookTimeout: 60_000 }

/** Files that take longest: started last, one of them would run alone at the end. `npm test` prints which they are. */
const LONG =
  /(?:chaos\/chaos|export-round-trip|openapi-fuzz|backup\/backup|src\/main|embedded\/server|media-workers|cli\/shop)\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's own order
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    globals: false,
    // Processes that tests start compile nothing twice: half of what a start takes.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') },
    restoreMocks: true,
    // Six times what the longest takes alone: machines that run this may have other work.
    testTimeout: 60_000,
    // Left alone, one processor of two would have no tests.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongFirst },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'pages', include: PAGES, exclude: PURE } },
      { extends: true, test: { name: 'api', include: API, isolate: false, ...SERVER } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.{ts,tsx}', 'chaos/*.test.ts', 'cluster/*.test.ts'],
          exclude: [...PURE, ...PAGES, ...API],
          ...SERVER,
        },
      },
    ],
  },
})
