import type { LightMyRequestResponse } from 'fastify'
import type { TestDesk, TestOffice } from '../office-api.ts'
import type { orderShop } from '../order-shop.ts'

type Answer = Promise<LightMyRequestResponse>

/** A call that works, the action of the one change that it leaves (of several things one each), and the same or another call that changes nothing. */
export type Scenario = {
  readonly call: () => Answer
  readonly action: string | readonly string[]
  readonly idle: () => Answer
}

/** The shop and its staff, in which calls of the office are tried. */
export type ChangeWorld = {
  readonly shop: Awaited<ReturnType<typeof orderShop>>
  readonly sql: (text: string, values?: unknown[]) => Promise<ReturnType<typeof JSON.parse>[]>
  readonly office: TestOffice
  readonly owner: TestDesk
  readonly finance: TestDesk
  /** Says which version the next fix of a file makes. */
  readonly fixMakes: (version: string) => void
}

/** How calls are tried, by method and address. */
export type Scenarios = Readonly<Record<string, (world: ChangeWorld) => Promise<Scenario>>>

/** The same call twice: the second finds nothing left to do. */
export const twice = (action: string, call: () => Answer): Scenario => ({ action, call, idle: call })

export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })
