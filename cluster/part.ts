import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerUser } from '../src/db/embedded/server-user.ts'

/** How a part is started. */
export interface PartCommand {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Undefined: the user of this process. */
  readonly user?: ServerUser | undefined
  /** Folder of its log. */
  readonly folder: string
  /** Processes that outlive it and die with its machine. */
  readonly survivors?: () => Promise<readonly number[]>
  /** Resolves when it does its work; rejects while it does not yet. */
  readonly isUp: () => Promise<unknown>
}

/** How long a part may take to come up (the first process fills the demo), and to end after it was asked to, as in Kubernetes. */
const START_LIMIT_MS = 1_800_000
const STOP_LIMIT_MS = 60_000

/** One process of a cluster, which can be killed and started again. */
export class Part {
  readonly name: string
  readonly #command: PartCommand
  #child: ChildProcess | undefined

  constructor(command: PartCommand) {
    this.name = command.name
    this.#command = command
  }

  get pid(): number | undefined {
    return this.isRunning ? this.#child?.pid : undefined
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Starts it and waits until it does its work. Throws when it ends before, or takes too long. */
  async start(): Promise<void> {
    this.spawn()
    await this.whenUp()
  }

  /** Starts it without waiting. */
  spawn(): void {
    const { program, args, env, user, folder, name } = this.#command
    const log = openSync(join(folder, `${name}.log`), 'a')
    // A group of its own: Ctrl-C reaches this process alone, which stops the parts in order.
    this.#child = spawn(program, args, {
      ...user,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
      detached: true,
    })
  }

  async whenUp(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS
    for (;;) {
      const failure = await this.#command.isUp().then(
        () => undefined,
        (error: unknown) => error,
      )
      // What answers may be another process, left behind on the same port.
      if (failure === undefined && this.isRunning) return
      const { folder } = this.#command
      if (!this.isRunning)
        throw new Error(`${this.name} ended: see ${join(folder, `${this.name}.log`)}`, { cause: failure })
      if (Date.now() > deadline) throw new Error(`${this.name} did not come up`, { cause: failure })
      await sleep(100)
    }
  }

  /** Ends the process and all it has started, without a chance to clean up. */
  async kill(): Promise<void> {
    const survivors = (await this.#command.survivors?.()) ?? []
    await this.#end('SIGKILL')
    for (const pid of survivors) process.kill(pid, 'SIGKILL')
  }

  /** Asks it to end; resolves with whether it did. One that does not in time is killed. */
  async stop(): Promise<boolean> {
    if (await this.#end('SIGTERM')) return true
    await this.#end('SIGKILL')
    return false
  }

  /** Whether it ended in time. */
  async #end(signal: NodeJS.Signals): Promise<boolean> {
    const child = this.#child
    if (!child?.pid || !this.isRunning) return true
    const ended = once(child, 'exit')
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
    return Promise.race([ended.then(() => true), sleep(STOP_LIMIT_MS, false, { ref: false })])
  }
}
