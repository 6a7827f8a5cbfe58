/**
 * What a process does without anybody waiting for it. A process that stops waits for it before it closes what it needs: its
 * connections, most of all.
 */
export class WorkUnderWay {
  readonly #running = new Set<Promise<unknown>>()

  /** Keeps work in mind until it is done, well or not; answers it. */
  track<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#running.add(work)
    const forget = (): void => void this.#running.delete(work)
    work.then(forget, forget)
    return work
  }

  /** Resolves when nothing is under way any more, also nothing that was begun by the last of it. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }
}
