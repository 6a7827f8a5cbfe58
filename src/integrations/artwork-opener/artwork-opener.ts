import { mkdtemp, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WorkerPool } from '../workers/worker-pool.ts'
import type { WorkerFailure } from '../workers/worker-process.ts'
import type {
  FirstPage,
  FirstPageTask,
  Opening,
  OpenerTask,
  PlatesTask,
  Separation,
  Unpacking,
  UnpackTask,
} from './opening.ts'

/** Reads artwork files in processes of their own. */
export interface ArtworkOpener {
  /**
   * Opens a local file. Never throws for what it holds; throws when there is no such file or the opener is closed. The
   * pictures lie in a new directory beside the file, which the caller removes.
   */
  open(path: string): Promise<Opening>
  /** Draws a page of a local PDF once for each ink, in the same way. */
  separate(path: string, plates: PlatesTask['plates']): Promise<Separation>
  /** Unpacks files of a local package into a new directory beside it, in the same way. */
  unpack(path: string, chosen: readonly number[]): Promise<Unpacking>
  /** Draws the first page of a local PDF, in the same way. */
  drawFirst(path: string): Promise<FirstPage>
  /** Ends the processes: openings that are under way are rejected with OpenerIsClosed, the rest fails by CRASH. */
  close(): Promise<void>
}

export interface ArtworkOpenerOptions {
  /** Processes at most, one without it; each may take 700 MB. */
  readonly workers?: number
  readonly idleMs?: number
  readonly killBytes?: number
  /** What opening a file of so many bytes may take. */
  readonly deadlineMs?: (bytes: number) => number
  /** Called with why, for each file that was given up, without anything of the file. */
  readonly onFailure?: (failure: WorkerFailure) => void
}

/** The opener was closed while it read a file. */
export class OpenerIsClosed extends Error {
  override readonly name = 'OpenerIsClosed'
}

/** Outcomes with something in the directory. */
const MADE: ReadonlySet<string> = new Set(['OPENED', 'SEPARATED', 'UNPACKED', 'DRAWN'])

type Task = OpenerTask | PlatesTask | UnpackTask | FirstPageTask
type Answered = Opening | Separation | Unpacking | FirstPage

const MEGABYTE = 1024 * 1024
/** Less than the lease of a version (openings.service.ts), after which another process opens it. */
const LONGEST_MS = 85_000
const PROGRAM = fileURLToPath(new URL('./opener-worker.ts', import.meta.url))
const MEMORY = { heapMb: 512, wornBytes: 400 * MEGABYTE }
const REASONS = { MEMORY: 'MEMORY', TIME: 'TIME', ENDED: 'CRASH', THROWN: 'CRASH' } as const

const usualDeadline = (bytes: number): number => (bytes > 100 * MEGABYTE ? 60_000 : 20_000)

/** Makes the opener of a process of the shop. Starts nothing until a file is opened. */
export function createArtworkOpener({
  workers = 1,
  idleMs = 30_000,
  killBytes = 700 * MEGABYTE,
  deadlineMs = usualDeadline,
  onFailure = () => undefined,
}: ArtworkOpenerOptions = {}): ArtworkOpener {
  let isClosed = false
  const pool = new WorkerPool<Task, Answered>({
    program: PROGRAM,
    workers,
    queueLimit: Number.POSITIVE_INFINITY,
    idleMs,
    memory: { ...MEMORY, killBytes },
    deadlineMs: ({ bytes }) => deadlineMs(bytes),
    longestMs: LONGEST_MS,
    busy: { outcome: 'FAILED', reason: 'CRASH' },
    failed: (failure: WorkerFailure) => {
      // A process that we ended has said nothing about its file.
      if (!isClosed) onFailure(failure)
      return { outcome: 'FAILED', reason: REASONS[failure.cause] }
    },
  })
  /** Has a process read a file, with a new directory beside it for what is made of it. */
  const read = async <Answer extends Answered>(path: string, prefix: string, task: object): Promise<Answer> => {
    const { size: bytes } = await stat(path)
    const pictures = await mkdtemp(join(dirname(path), prefix))
    const answer = (await pool.run({ ...task, path, bytes, pictures })) as Answer
    if (!MADE.has(answer.outcome)) await rm(pictures, { recursive: true, force: true })
    return answer
  }
  return {
    open: async (path) => {
      const opening = await read<Opening>(path, 'pages-', {})
      // Its process was ended by us: that must not be counted as a failure of the file.
      if (isClosed && opening.outcome === 'FAILED') throw new OpenerIsClosed('the opener of artwork is closed')
      return opening
    },
    separate: (path, plates) => read<Separation>(path, 'plates-', { plates }),
    unpack: (path, chosen) => read<Unpacking>(path, 'files-', { chosen }),
    drawFirst: (path) => read<FirstPage>(path, 'page-', { only: 'FIRST_PAGE' }),
    close: () => {
      isClosed = true
      return pool.close()
    },
  }
}
