/** Background work of a process, for which no request waits. A process that stops waits for it before it closes its connections. */
export class WorkUnderWay {
  readonly #running = new Set<Promise<unknown>>()

  /** Tracks work until it is settled; returns it. */
  track<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#running.add(work)
    const forget = (): void => void this.#running.delete(work)
    work.then(forget, forget)
    return work
  }

  /** Resolves when all work is settled, work that it started included. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }
}
