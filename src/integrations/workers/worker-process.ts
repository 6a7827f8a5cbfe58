import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { LOADER_OPTIONS } from './loader-options.ts'
import { processorMs } from './processor-time.ts'
import { MEMORY_LOOK_MS, residentBytes } from './resident-memory.ts'

/** What the program in a worker's process sends back for each task; one that `isSpent` takes no other task. */
export type WorkerReply<Answer> =
  | { readonly answer: Answer; readonly rssBytes: number }
  | { readonly failure: string; readonly isSpent?: boolean }

/** Why a task has no answer of its program: it threw, or its process ended, took too long or grew too large. */
export type WorkerFailure = { readonly cause: 'THROWN' | 'ENDED' | 'TIME' | 'MEMORY'; readonly message: string }

export interface WorkerMemory {
  /** What the program may hold in objects of JavaScript. */
  readonly heapMb: number
  /** A process that has grown beyond this makes room for a fresh one after its task. */
  readonly wornBytes: number
  /** A process that grows beyond this during a task is killed at once; not watched when absent. */
  readonly killBytes?: number
}

export interface WorkerProcessOptions<Answer> {
  /** The file it runs: takes a task as a message, sends a WorkerReply. */
  readonly program: string
  /** What a task is answered with whose process died, took too long or failed. */
  readonly failed: (failure: WorkerFailure) => Answer
  readonly memory?: WorkerMemory | undefined
  /** It ends after so long without a task. */
  readonly idleMs: number
  readonly onEnd: () => void
}

const MEMORY: WorkerMemory = { heapMb: 96, wornBytes: 220 * 1024 * 1024 }
/** Between two looks at the time that a task has had. */
const LEAST_LOOK_MS = 100
/** A process that has done so many tasks makes room for a fresh one. */
const MAX_TASKS = 400

/** What a task may take, in ms. */
export type Deadline = {
  readonly ms: number
  /**
   * On a busy machine a task goes on up to this, until its process has had `ms` of processor time: a file is not bad because
   * others worked meanwhile. Where the system does not say what it has had, or when absent, `ms` is the time of the clock.
   */
  readonly longestMs?: number | undefined
}

/** One process that does one task at a time, and ends when it has had nothing to do for a while. */
export class WorkerProcess<Task extends object, Answer> {
  readonly #child: ChildProcess
  readonly #options: WorkerProcessOptions<Answer>
  readonly #memory: WorkerMemory
  #settle: ((answer: Answer) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #watch: NodeJS.Timeout | undefined
  #killedFor: 'TIME' | 'MEMORY' | undefined
  #tasks = 0
  #worn = false

  constructor(options: WorkerProcessOptions<Answer>) {
    this.#options = options
    this.#memory = options.memory ?? MEMORY
    this.#child = fork(options.program, [], {
      serialization: 'advanced',
      execArgv: [...LOADER_OPTIONS, `--max-old-space-size=${this.#memory.heapMb}`],
      // It needs no secrets of ours. Windows cannot start a process without its own variables.
      ...(process.platform !== 'win32' && { env: { MALLOC_ARENA_MAX: '2' } }),
    })
    // Waiting work keeps the shop alive, an idle process does not.
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.on('message', (reply: WorkerReply<Answer>) => this.#finish(reply))
    this.#child.on('error', () => this.#gone())
    this.#child.on('exit', () => this.#gone())
  }

  get isFree(): boolean {
    return this.#settle === undefined && !this.#worn
  }

  /** Does a task; when the process dies of it or takes too long, the answer is that of a failure. */
  perform(task: Task, deadline: Deadline): Promise<Answer> {
    this.#tasks += 1
    clearTimeout(this.#timer)
    this.#watchTime(deadline)
    this.#watchMemory()
    return new Promise((resolve) => {
      this.#settle = resolve
      this.#child.send(task, (failed) => failed && this.#kill())
    })
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#kill()
    await gone
  }

  #finish(reply: WorkerReply<Answer>): void {
    const isSpent = 'answer' in reply ? reply.rssBytes > this.#memory.wornBytes : reply.isSpent === true
    const isWorn = this.#tasks >= MAX_TASKS || isSpent
    if (isWorn) this.#retire()
    this.#answer('answer' in reply ? reply.answer : this.#options.failed({ cause: 'THROWN', message: reply.failure }))
    if (!isWorn) this.#timer = setTimeout(() => this.#retire(), this.#options.idleMs).unref()
  }

  #gone(): void {
    this.#worn = true
    // Without a task it ended because it had nothing to do: nothing has failed.
    if (this.#settle)
      this.#answer(this.#options.failed({ cause: this.#killedFor ?? 'ENDED', message: 'the process ended' }))
    this.#options.onEnd()
  }

  #retire(): void {
    this.#worn = true
    this.#kill()
  }

  /** Its end settles a task, or makes room for one: until then nothing else may keep this process alive. */
  #kill(): void {
    this.#child.ref()
    this.#child.kill('SIGKILL')
  }

  #killFor(cause: 'TIME' | 'MEMORY'): void {
    this.#killedFor = cause
    this.#kill()
  }

  /** Kills the process once its task has had its time. */
  #watchTime({ ms, longestMs }: Deadline): void {
    const task = this.#tasks
    const { pid = 0 } = this.#child
    const until = performance.now() + (longestMs ?? ms)
    const before = longestMs === undefined ? Promise.resolve(Number.NaN) : processorMs(pid)
    const look = async (): Promise<void> => {
      const left = Math.min(ms - (await processorMs(pid)) + (await before), until - performance.now())
      if (!this.#settle || task !== this.#tasks) return
      if (left > 0) this.#timer = setTimeout(() => void look(), Math.max(left, LEAST_LOOK_MS))
      else this.#killFor('TIME')
    }
    this.#timer = setTimeout(() => void look(), ms)
  }

  /** Checks the process while it works: a file of one megabyte may unfold to a gigabyte within a second. */
  #watchMemory(): void {
    const { killBytes } = this.#memory
    const { pid } = this.#child
    if (killBytes === undefined || pid === undefined) return
    this.#watch = setInterval(() => {
      void residentBytes(pid).then((bytes) => bytes > killBytes && this.#settle && this.#killFor('MEMORY'))
    }, MEMORY_LOOK_MS).unref()
  }

  #answer(answer: Answer): void {
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    const settle = this.#settle
    this.#settle = undefined
    settle?.(answer)
  }
}
