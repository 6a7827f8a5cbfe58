import { fileURLToPath } from 'node:url'
import { err, type Result } from '#domain/result.ts'
import { WorkerPool } from '../workers/worker-pool.ts'
import type { MediaAnswers, MediaBusy, MediaTask } from './media-tasks.ts'

export interface MediaWorkersOptions {
  /** Processes at most; they start when needed and end when idle. */
  readonly workers: number
  /** Urgent tasks that may wait; one more is refused. */
  readonly queueLimit?: number
  readonly idleMs?: number
  /** The processor time a task may take, by kind; its process is killed then. */
  readonly deadlineMs?: Readonly<Record<MediaTask['kind'], number>>
}

const PROGRAM = fileURLToPath(new URL('./media-worker.ts', import.meta.url))
const DEADLINE_MS = {
  'picture-facts': 10_000,
  'upload-type': 10_000,
  'make-variant': 30_000,
  'draw-png': 10_000,
  'draw-product': 15_000,
  'draw-page': 15_000,
}
/** A picture is not unreadable because the machine had other work: a task without its processor time goes on up to this. */
const LONGEST_MS = 45_000
const BUSY = err({ code: 'media/busy' } as const)
const UNREADABLE = err({ code: 'media/unreadable' } as const)

type Answer<Kind extends MediaTask['kind']> = MediaAnswers[Kind] | Result<never, MediaBusy>

/** Processes that open pictures and files outside the request loop, with a bounded line before them. */
export class MediaWorkers {
  readonly #pool: WorkerPool<MediaTask, Answer<MediaTask['kind']>>

  constructor({ workers, queueLimit = 100, idleMs = 5_000, deadlineMs = DEADLINE_MS }: MediaWorkersOptions) {
    this.#pool = new WorkerPool<MediaTask, Answer<MediaTask['kind']>>({
      program: PROGRAM,
      workers,
      queueLimit,
      idleMs,
      deadlineMs: ({ kind }) => deadlineMs[kind],
      longestMs: LONGEST_MS,
      busy: BUSY,
      failed: () => UNREADABLE,
    })
  }

  /**
   * Has a task done. Background tasks wait until no urgent one does. A task that kills its process or exceeds its
   * time is answered as unreadable; with a full line, or after closing, the answer is `media/busy`.
   */
  run<Task extends MediaTask>(task: Task, options: { background?: boolean } = {}): Promise<Answer<Task['kind']>> {
    return this.#pool.run(task, options) as Promise<Answer<Task['kind']>>
  }

  /** Ends the processes; what still waits is answered as busy. */
  close(): Promise<void> {
    return this.#pool.close()
  }
}
