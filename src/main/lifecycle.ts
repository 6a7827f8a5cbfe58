import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** The stages of a process; only a running one is ready for requests. */
type Stage = 'starting' | 'running' | 'stopping'

interface Closer {
  readonly name: string
  readonly close: () => Promise<unknown>
  readonly limitMs: number
}

/** What one part may take to close before the next is closed anyway. */
const CLOSE_LIMIT_MS = 20_000

/**
 * Starts and stops the parts of the process in order: each part registers how to close it once it is open, and
 * stopping closes them in the opposite order, so that nothing loses what it still needs.
 */
export class Lifecycle {
  #stage: Stage = 'starting'
  readonly #closers: Closer[] = []
  readonly #logger: Logger
  readonly #closeLimitMs: number
  #stopped: Promise<void> | undefined

  constructor(logger: Logger, closeLimitMs = CLOSE_LIMIT_MS) {
    this.#logger = logger
    this.#closeLimitMs = closeLimitMs
  }

  get stage(): Stage {
    return this.#stage
  }

  /** Registers a part that is open now. `delayMs` is how long its closing waits on purpose, which the limit comes on top of. */
  opened(name: string, close: () => Promise<unknown>, delayMs = 0): void {
    this.#closers.push({ name, close, limitMs: delayMs + this.#closeLimitMs })
  }

  started(): void {
    if (this.#stage === 'starting') this.#stage = 'running'
  }

  /** Closes everything, last opened first; called again it waits for the same closing. */
  stop(): Promise<void> {
    this.#stage = 'stopping'
    this.#stopped ??= this.#closeAll()
    return this.#stopped
  }

  async #closeAll(): Promise<void> {
    for (const { name, close, limitMs } of this.#closers.toReversed()) {
      const begun = performance.now()
      const outcome = await Promise.race([
        close().then(
          () => 'closed',
          (error: unknown) => error,
        ),
        sleep(limitMs, 'timeout', { ref: false }),
      ])
      const ms = Math.round(performance.now() - begun)
      if (outcome === 'closed') this.#logger.debug(`Closed ${name} in ${ms} ms`)
      else this.#logger.error({ err: outcome }, `${name} did not close cleanly in ${ms} ms`)
    }
  }
}

/** Ctrl-C reaches us from the terminal and once more from npm: that is one signal, not two. */
const SAME_KEYPRESS_MS = 500

/**
 * Stops the process on SIGTERM, SIGINT, SIGHUP, when the process that started it is gone, or when an error reaches
 * no one; a second signal ends it at once.
 */
export function stopOnSignals(lifecycle: Lifecycle, logger: Logger): void {
  let firstAt = 0
  const end = (reason: string, code: number): void => {
    const now = performance.now()
    if (lifecycle.stage === 'stopping') {
      if (now - firstAt > SAME_KEYPRESS_MS) process.exit(code || 1)
      return
    }
    firstAt = now
    logger.info(`Stopping: ${reason}`)
    void lifecycle.stop().then(() => process.exit(code))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(signal, 0))
  process.on('disconnect', () => end('the process that started it is gone', 0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event)
      end(event, 1)
    })
  }
}
