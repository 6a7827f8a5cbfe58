/** Work by key, of which only one is under way at a time: who asks meanwhile waits for the same result. */
export class SingleFlight<Result> {
  readonly #underWay = new Map<string, Promise<Result>>()

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#underWay.get(key)
    if (running) return running
    const started = work().finally(() => {
      if (this.#underWay.get(key) === started) this.#underWay.delete(key)
    })
    this.#underWay.set(key, started)
    return started
  }

  /** Forgets what is under way: the next call starts its own work. */
  forget(): void {
    this.#underWay.clear()
  }
}
