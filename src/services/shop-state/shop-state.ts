import type { Db } from '#db/connection.ts'
import {
  findAttempts,
  findColdPictures,
  findDueInvoices,
  findOpenOrders,
  findPlacedOrders,
  findUnknownAttempts,
  findUnreportedInvoices,
  findUnsentMessages,
  findWaitingJobs,
} from './shop-state.repository.ts'

/** How many there are of something, and since when the oldest waits, in seconds. */
export interface Waiting {
  readonly count: number
  readonly oldestSeconds: number
}

/** The same of one kind; kinds are words of the code, never of people. */
export interface WaitingOf extends Waiting {
  readonly of: string
}

/** What waits in a shop and how its orders stand. */
export interface ShopState {
  /** Jobs that could be begun, by queue. */
  readonly jobs: readonly WaitingOf[]
  /** Messages of the last two days that were not sent, by channel and status such as `EMAIL PENDING`. */
  readonly outbox: readonly WaitingOf[]
  /** Orders that are not over, by status. */
  readonly orders: readonly WaitingOf[]
  /** Orders placed in the last 24 hours. */
  readonly placed: Waiting
  /** Attempts to pay orders of the last 24 hours, by state. */
  readonly attempts: readonly WaitingOf[]
  /** Attempts whose outcome the gateway has not said. */
  readonly unknown: Waiting
  /** Paid orders without their invoice. */
  readonly invoicesDue: Waiting
  /** Invoices that the tax authority has not taken. */
  readonly invoicesUnreported: Waiting
  /** Pictures whose sizes are not made. */
  readonly pictures: Waiting
}

/** Counts by indexes alone, one after the other: it is asked for every few seconds, and should take one connection at most. */
export async function readShopState(db: Db): Promise<ShopState> {
  return {
    jobs: await findWaitingJobs(db),
    outbox: await findUnsentMessages(db),
    orders: await findOpenOrders(db),
    placed: await findPlacedOrders(db),
    attempts: await findAttempts(db),
    unknown: await findUnknownAttempts(db),
    invoicesDue: await findDueInvoices(db),
    invoicesUnreported: await findUnreportedInvoices(db),
    pictures: await findColdPictures(db),
  }
}
