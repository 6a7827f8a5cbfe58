import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { err } from '#domain/result.ts'
import type { MediaAnswers, MediaTask } from './media-tasks.ts'

type AnyAnswer = MediaAnswers[MediaTask['kind']]
type Reply = { readonly answer: AnyAnswer; readonly rssBytes: number } | { readonly failure: string }

const PROGRAM = fileURLToPath(new URL('./media-worker.ts', import.meta.url))

/** A process that has grown beyond this, or done so many tasks, makes room for a fresh one. */
const MAX_RSS_BYTES = 220 * 1024 * 1024
const MAX_TASKS = 400

const UNREADABLE = err({ code: 'media/unreadable' } as const)

/** One process that does one task at a time, and ends when it has had nothing to do for a while. */
export class WorkerProcess {
  readonly #child: ChildProcess
  readonly #idleMs: number
  #settle: ((answer: AnyAnswer) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  #tasks = 0
  #worn = false

  constructor(idleMs: number, onEnd: () => void) {
    this.#idleMs = idleMs
    this.#child = fork(PROGRAM, [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96'],
      // It needs no secrets of ours. Windows cannot start a process without its own variables.
      ...(process.platform !== 'win32' && { env: { MALLOC_ARENA_MAX: '2' } }),
    })
    // Waiting work keeps the shop alive, an idle process does not.
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.on('message', (reply: Reply) => this.#finish(reply))
    this.#child.on('error', () => this.#gone(onEnd))
    this.#child.on('exit', () => this.#gone(onEnd))
  }

  get isFree(): boolean {
    return this.#settle === undefined && !this.#worn
  }

  /** Does a task; when the process dies of it or takes too long, the file counts as unreadable. */
  perform(task: MediaTask, deadlineMs: number): Promise<AnyAnswer> {
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

  #finish(reply: Reply): void {
    const isWorn = this.#tasks >= MAX_TASKS || ('rssBytes' in reply && reply.rssBytes > MAX_RSS_BYTES)
    if (isWorn) this.#retire()
    this.#answer('answer' in reply ? reply.answer : UNREADABLE)
    if (!isWorn) this.#timer = setTimeout(() => this.#retire(), this.#idleMs).unref()
  }

  #gone(onEnd: () => void): void {
    this.#worn = true
    this.#answer(UNREADABLE)
    onEnd()
  }

  #retire(): void {
    this.#worn = true
    this.#child.kill('SIGKILL')
  }

  #answer(answer: AnyAnswer): void {
    clearTimeout(this.#timer)
    const settle = this.#settle
    this.#settle = undefined
    settle?.(answer)
  }
}
