import { setTimeout as sleep } from 'node:timers/promises'

const PAGES = ['/en/home', '/ar/product/27', '/en/cart'] as const
const FILES = /["'(](\/assets\/[\w.~-]+\.(?:js|css|woff2))/g
const PAUSE_MS = 150

/** Opens pages as browsers do: the page from one process, its files from whichever the balancer chooses. */
export class PageFiles {
  readonly #url: string
  readonly #failed: Record<string, number> = {}
  #running: Promise<void> | undefined
  #isOver = false
  #requests = 0

  constructor(url: string) {
    this.#url = url
  }

  start(): void {
    this.#running = this.#open()
  }

  /** How many files were asked for, and which were not answered, each with how often. */
  async stop(): Promise<{ readonly requests: number; readonly failed: Readonly<Record<string, number>> }> {
    this.#isOver = true
    await this.#running
    return { requests: this.#requests, failed: this.#failed }
  }

  async #open(): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const page = await this.#ask(PAGES[turn % PAGES.length] ?? '')
      for (const [, file = ''] of page.matchAll(FILES)) await this.#ask(file)
      await sleep(PAUSE_MS)
    }
  }

  async #ask(path: string): Promise<string> {
    this.#requests += 1
    const answer = await fetch(this.#url + path).catch((error: unknown) => String(error))
    if (typeof answer !== 'string' && answer.ok) return answer.text()
    const what = `${path}: ${typeof answer === 'string' ? answer : answer.status}`
    this.#failed[what] = (this.#failed[what] ?? 0) + 1
    return ''
  }
}
