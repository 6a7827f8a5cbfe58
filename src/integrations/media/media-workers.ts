import { err, type Result } from '#domain/result.ts'
import type { MediaAnswers, MediaBusy, MediaTask } from './media-tasks.ts'
import { WorkerProcess } from './worker-process.ts'

export interface MediaWorkersOptions {
  /** Processes at most; they start when needed and end when idle. */
  readonly workers: number
  /** Urgent tasks that may wait; one more is refused. */
  readonly queueLimit?: number
  readonly idleMs?: number
  /** What a task may take, by kind; its process is killed then. */
  readonly deadlineMs?: Readonly<Record<MediaTask['kind'], number>>
}

const DEADLINE_MS = { 'picture-facts': 10_000, 'upload-type': 10_000, 'make-variant': 30_000 }

type Answer<Kind extends MediaTask['kind']> = MediaAnswers[Kind] | Result<never, MediaBusy>

interface Waiting {
  readonly task: MediaTask
  readonly settle: (answer: MediaAnswers[MediaTask['kind']] | Result<never, MediaBusy>) => void
}

/** Processes that open pictures and files outside the request loop, with a bounded line before them. */
export class MediaWorkers {
  readonly #options: Required<MediaWorkersOptions>
  readonly #processes = new Set<WorkerProcess>()
  readonly #urgent: Waiting[] = []
  readonly #background: Waiting[] = []
  #closed = false

  constructor(options: MediaWorkersOptions) {
    this.#options = { queueLimit: 100, idleMs: 5_000, deadlineMs: DEADLINE_MS, ...options }
  }

  /**
   * Has a task done. Background tasks wait until no urgent one does. A task that kills its process or exceeds its
   * time is answered as unreadable; with a full line, or after closing, the answer is `media/busy`.
   */
  run<Task extends MediaTask>(
    task: Task,
    { background = false }: { background?: boolean } = {},
  ): Promise<Answer<Task['kind']>> {
    const line = background ? this.#background : this.#urgent
    if (this.#closed || line.length >= this.#options.queueLimit) return Promise.resolve(err({ code: 'media/busy' }))
    return new Promise((resolve) => {
      line.push({ task, settle: (answer) => resolve(answer as Answer<Task['kind']>) })
      this.#next()
    })
  }

  /** Ends the processes; what still waits is answered as busy. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { settle } of [...this.#urgent.splice(0), ...this.#background.splice(0)]) {
      settle(err({ code: 'media/busy' }))
    }
    await Promise.all([...this.#processes].map((worker) => worker.end()))
  }

  #next(): void {
    const worker = this.#freeProcess()
    const waiting = worker && (this.#urgent.shift() ?? this.#background.shift())
    if (!worker || !waiting) return
    const { task, settle } = waiting
    void worker.perform(task, this.#options.deadlineMs[task.kind]).then((answer) => {
      settle(answer)
      this.#next()
    })
    this.#next()
  }

  #freeProcess(): WorkerProcess | undefined {
    if (this.#urgent.length + this.#background.length === 0) return undefined
    const free = [...this.#processes].find((worker) => worker.isFree)
    if (free || this.#processes.size >= this.#options.workers) return free
    const worker = new WorkerProcess(this.#options.idleMs, () => {
      this.#processes.delete(worker)
      this.#next()
    })
    this.#processes.add(worker)
    return worker
  }
}
