import { WorkerProcess } from './worker-process.ts'
import type { WorkerFailure, WorkerMemory } from './worker-process.ts'

export interface WorkerPoolOptions<Task, Answer> {
  /** The file the processes run; see WorkerProcess. */
  readonly program: string
  /** Processes at most; they start when needed and end when idle. */
  readonly workers: number
  /** Urgent tasks that may wait, and as many in the background; one more is refused. */
  readonly queueLimit: number
  readonly idleMs: number
  /** What a task may take; its process is killed then. */
  readonly deadlineMs: (task: Task) => number
  /** Up to when a task goes on that has not had so much processor time, because the machine is busy; see Deadline. */
  readonly longestMs?: number
  /** The answer to a task that was not begun: the line is full, or the pool is closed. */
  readonly busy: Answer
  /** The answer to a task that failed. */
  readonly failed: (failure: WorkerFailure) => Answer
  /** What a process may hold; by default what opening a picture takes. */
  readonly memory?: WorkerMemory
}

interface Waiting<Task, Answer> {
  readonly task: Task
  readonly settle: (answer: Answer) => void
}

/** Processes of their own for work that is heavy or may crash, with a bounded line before them. */
export class WorkerPool<Task extends object, Answer> {
  readonly #options: WorkerPoolOptions<Task, Answer>
  readonly #processes = new Set<WorkerProcess<Task, Answer>>()
  readonly #urgent: Waiting<Task, Answer>[] = []
  readonly #background: Waiting<Task, Answer>[] = []
  #closed = false

  constructor(options: WorkerPoolOptions<Task, Answer>) {
    this.#options = options
  }

  /** Has a task done. Background tasks wait until no urgent one does. */
  run(task: Task, { background = false }: { background?: boolean } = {}): Promise<Answer> {
    const line = background ? this.#background : this.#urgent
    if (this.#closed || line.length >= this.#options.queueLimit) return Promise.resolve(this.#options.busy)
    return new Promise((settle) => {
      line.push({ task, settle })
      this.#next()
    })
  }

  /** Ends the processes; what still waits is answered as busy. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { settle } of [...this.#urgent.splice(0), ...this.#background.splice(0)]) settle(this.#options.busy)
    await Promise.all([...this.#processes].map((worker) => worker.end()))
  }

  #next(): void {
    const worker = this.#freeProcess()
    const waiting = worker && (this.#urgent.shift() ?? this.#background.shift())
    if (!worker || !waiting) return
    const { task, settle } = waiting
    const deadline = { ms: this.#options.deadlineMs(task), longestMs: this.#options.longestMs }
    void worker.perform(task, deadline).then((answer) => {
      settle(answer)
      this.#next()
    })
    this.#next()
  }

  #freeProcess(): WorkerProcess<Task, Answer> | undefined {
    if (this.#urgent.length + this.#background.length === 0) return undefined
    const free = [...this.#processes].find((worker) => worker.isFree)
    if (free || this.#processes.size >= this.#options.workers) return free
    const { program, failed, idleMs, memory } = this.#options
    const worker = new WorkerProcess<Task, Answer>({
      program,
      failed,
      idleMs,
      memory,
      onEnd: () => {
        this.#processes.delete(worker)
        this.#next()
      },
    })
    this.#processes.add(worker)
    return worker
  }
}
