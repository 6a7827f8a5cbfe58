import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What the program in a worker's process sends back for each task. */
export type WorkerReply<Answer> = { readonly answer: Answer; readonly rssBytes: number } | { readonly failure: string }

export interface WorkerProcessOptions<Answer> {
  /** The file it runs: takes a task as a message, sends a WorkerReply. */
  readonly program: string
  /** What a task is answered with whose process died, took too long or failed. */
  readonly failed: (reason: string) => Answer
  /** It ends after so long without a task. */
  readonly idleMs: number
  readonly onEnd: () => void
}

/** A process that has grown beyond this, or done so many tasks, makes room for a fresh one. */
const MAX_RSS_BYTES = 220 * 1024 * 1024
const MAX_TASKS = 400

/** One process that does one task at a time, and ends when it has had nothing to do for a while. */
export class WorkerProcess<Task extends object, Answer> {
  readonly #child: ChildProcess
  readonly #options: WorkerProcessOptions<Answer>
  #settle: ((answer: Answer) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #tasks = 0
  #worn = false

  constructor(options: WorkerProcessOptions<Answer>) {
    this.#options = options
    this.#child = fork(options.program, [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96'],
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
  perform(task: Task, deadlineMs: number): Promise<Answer> {
    this.#tasks += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#child.kill('SIGKILL'), deadlineMs)
    return new Promise((resolve) => {
      this.#settle = resolve
      this.#child.send(task, (failed) => failed && this.#child.kill('SIGKILL'))
    })
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  #finish(reply: WorkerReply<Answer>): void {
    const isWorn = this.#tasks >= MAX_TASKS || ('rssBytes' in reply && reply.rssBytes > MAX_RSS_BYTES)
    if (isWorn) this.#retire()
    this.#answer('answer' in reply ? reply.answer : this.#options.failed(reply.failure))
    if (!isWorn) this.#timer = setTimeout(() => this.#retire(), this.#options.idleMs).unref()
  }

  #gone(): void {
    this.#worn = true
    this.#answer(this.#options.failed('the process ended'))
    this.#options.onEnd()
  }

  #retire(): void {
    this.#worn = true
    this.#child.kill('SIGKILL')
  }

  #answer(answer: Answer): void {
    clearTimeout(this.#timer)
    const settle = this.#settle
    this.#settle = undefined
    settle?.(answer)
  }
}
