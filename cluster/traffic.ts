import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { submitOrder } from '../bench/checkout-client.ts'
import type { Buyer } from '../bench/checkout-client.ts'

/** What visitors look at while faults happen; each address is asked again and again. */
const READS = {
  home: '/en/home',
  product: '/ar/product/27',
  list: '/api/app/products',
  suggestions: '/api/app/search/suggest?name=card',
  /** Never the same address twice: no page in memory answers it. */
  uncached: '/en/blogs?page=',
} as const

/** Answers of one kind of read. `failed` counts everything but success. */
export interface ReadCount {
  requests: number
  failed: number
  /** Answered from memory with its age, because the database was away. */
  aged: number
  slowestMs: number
}

export interface TrafficReport {
  readonly reads: Readonly<Record<string, ReadCount>>
  /** Failures, each once with how often. */
  readonly failures: Readonly<Record<string, number>>
  /** Names under which orders were confirmed, by the payment's order number. */
  readonly confirmed: ReadonlyMap<string, number>
  /** Why orders were sent again: the status and the code, or what broke the connection (0). */
  readonly sentAgain: Readonly<Record<string, number>>
  /** Orders that were answered with something else than success or "try again". */
  readonly refused: Readonly<Record<string, number>>
  /** Orders that were still not confirmed long after the faults had ended. */
  readonly unconfirmed: number
  /** Longest time (ms) between two confirmed orders. */
  readonly longestWithoutOrderMs: number
}

export interface Buying {
  readonly buyers: readonly Buyer[]
  readonly productPrice: string
  readonly card: string
}

const PAUSE_MS = { read: 100, order: 200 }
const READ_TIMEOUT_MS = 10_000
const RETRY_MS = 1_000
/** How long orders under way may take once visitors have gone: longer than a leader is away. */
const LAST_ORDERS_MS = 120_000

/** Visitors and buyers who go on whatever happens; an order is sent again under its name until it is confirmed. */
export class Traffic {
  readonly #url: string
  readonly #reads: Record<string, ReadCount> = {}
  readonly #failures: Record<string, number> = {}
  readonly #sentAgain: Record<string, number> = {}
  readonly #refused: Record<string, number> = {}
  readonly #confirmed = new Map<string, number>()
  readonly #running: Promise<void>[] = []
  #endsAt = Infinity
  #unconfirmed = 0
  #lastOrderAt = performance.now()
  #longestWithoutOrderMs = 0

  get #isOver(): boolean {
    return this.#endsAt < Infinity
  }

  constructor(url: string) {
    this.#url = url
  }

  start({ buyers, productPrice, card }: Buying): void {
    for (const [name, path] of Object.entries(READS)) this.#running.push(this.#read(name, path))
    for (const buyer of buyers) this.#running.push(this.#buy(buyer, { productPrice, card }))
  }

  /** Ends it once each order under way is confirmed, or has had two minutes for it. */
  async stop(): Promise<TrafficReport> {
    this.#endsAt = performance.now() + LAST_ORDERS_MS
    await Promise.all(this.#running)
    return {
      reads: this.#reads,
      failures: this.#failures,
      confirmed: this.#confirmed,
      sentAgain: this.#sentAgain,
      refused: this.#refused,
      unconfirmed: this.#unconfirmed,
      longestWithoutOrderMs: Math.round(this.#longestWithoutOrderMs),
    }
  }

  async #read(name: string, path: string): Promise<void> {
    const count: ReadCount = { requests: 0, failed: 0, aged: 0, slowestMs: 0 }
    this.#reads[name] = count
    for (let turn = 1; !this.#isOver; turn += 1) {
      const began = performance.now()
      const outcome = await this.#ask(path.endsWith('=') ? path + turn : path)
      count.requests += 1
      count.slowestMs = Math.max(count.slowestMs, Math.round(performance.now() - began))
      if (outcome.isAged) count.aged += 1
      if (outcome.failure !== undefined) {
        count.failed += 1
        note(this.#failures, `${name}: ${outcome.failure}`)
      }
      await sleep(PAUSE_MS.read)
    }
  }

  async #ask(path: string): Promise<{ readonly failure?: string; readonly isAged?: boolean }> {
    try {
      const answer = await fetch(this.#url + path, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) })
      await answer.arrayBuffer()
      return { isAged: answer.headers.has('age'), ...(!answer.ok && { failure: String(answer.status) }) }
    } catch (error) {
      return {
        failure: error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.name) : '',
      }
    }
  }

  async #buy(buyer: Buyer, order: Pick<Buying, 'productPrice' | 'card'>): Promise<void> {
    while (!this.#isOver) {
      await this.#buyOnce(buyer, { ...order, key: randomUUID() })
      await sleep(PAUSE_MS.order)
    }
  }

  async #buyOnce(buyer: Buyer, order: Omit<Parameters<typeof submitOrder>[1], 'token'>): Promise<void> {
    while (performance.now() < this.#endsAt) {
      const { status, text } = await submitOrder(this.#url, { ...order, token: buyer.token })
      const number = /"orderNumber":(\d+)/.exec(text)?.[1]
      if (number !== undefined && status < 300) return this.#confirm(order.key, Number(number))
      const isRenewed = status === 401 && (await isRenewedUnlessAway(buyer))
      if (status !== 0 && status < 500 && !text.includes('IN_PROGRESS') && !isRenewed)
        return note(this.#refused, `${status} ${text.slice(0, 120)}`)
      note(this.#sentAgain, `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 60)}`)
      await sleep(RETRY_MS)
    }
    this.#unconfirmed += 1
  }

  #confirm(key: string, orderNumber: number): void {
    const now = performance.now()
    this.#longestWithoutOrderMs = Math.max(this.#longestWithoutOrderMs, now - this.#lastOrderAt)
    this.#lastOrderAt = now
    this.#confirmed.set(key, orderNumber)
  }
}

/** A connection that broke says nothing about the session: the token is asked for again after the next refusal. */
const isRenewedUnlessAway = (buyer: Buyer): Promise<boolean> => buyer.renew().catch(() => true)

const note = (counts: Record<string, number>, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1
}
