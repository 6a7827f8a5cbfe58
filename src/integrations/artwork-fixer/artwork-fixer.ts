import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { WorkerPool } from '../workers/worker-pool.ts'
import type { WorkerFailure } from '../workers/worker-process.ts'
import type { Fixing, FixTask, ProductionTask } from './fixing.ts'

/** Makes fixed copies of artwork in a process of its own. */
export interface ArtworkFixer {
  /** Writes the fixed copy; never throws for what a file holds, throws when there is no such file or the fixer is closed. */
  fix(task: Omit<FixTask, 'bytes'>): Promise<Fixing>
  /** Writes the file for the press, in the same way. */
  produce(task: Omit<ProductionTask, 'bytes'>): Promise<Fixing>
  /** Ends the process; fixes that are under way are rejected. */
  close(): Promise<void>
}

/** On a busy machine a file goes on up to this. */
const LONGEST_MS = 120_000
const MEGABYTE = 1024 * 1024
const MEMORY = { heapMb: 512, wornBytes: 400 * MEGABYTE, killBytes: 700 * MEGABYTE }
const REASONS = { MEMORY: 'MEMORY', TIME: 'TIME', ENDED: 'CRASH', THROWN: 'CRASH' } as const

export interface ArtworkFixerOptions {
  /** What a file of so many bytes may take. */
  readonly deadlineMs?: (bytes: number) => number
  /** Called with why, for each file that was given up, without anything of the file. */
  readonly onFailure?: (failure: WorkerFailure) => void
}

const usualDeadline = (bytes: number): number => (bytes > 100 * MEGABYTE ? 60_000 : 20_000)

/** Makes the fixer of a process of the shop. Starts nothing until a file is fixed. */
export function createArtworkFixer({
  deadlineMs = usualDeadline,
  onFailure = () => undefined,
}: ArtworkFixerOptions = {}): ArtworkFixer {
  let isClosed = false
  const pool = new WorkerPool<FixTask | ProductionTask, Fixing>({
    program: fileURLToPath(new URL('./fixer-worker.ts', import.meta.url)),
    workers: 1,
    queueLimit: Number.POSITIVE_INFINITY,
    idleMs: 30_000,
    memory: MEMORY,
    deadlineMs: ({ bytes }) => deadlineMs(bytes),
    longestMs: LONGEST_MS,
    busy: { outcome: 'FAILED', reason: 'CRASH' },
    failed: (failure: WorkerFailure) => {
      onFailure(failure)
      return { outcome: 'FAILED', reason: REASONS[failure.cause] }
    },
  })
  const run = async (task: Omit<FixTask, 'bytes'> | Omit<ProductionTask, 'bytes'>): Promise<Fixing> => {
    const { size: bytes } = await stat(task.path)
    const fixing = await pool.run({ ...task, bytes })
    if (isClosed && fixing.outcome === 'FAILED') throw new Error('the fixer of artwork is closed')
    return fixing
  }
  return {
    fix: run,
    produce: run,
    close: () => {
      isClosed = true
      return pool.close()
    },
  }
}
