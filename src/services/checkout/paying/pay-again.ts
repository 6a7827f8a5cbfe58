import type { Db } from '#db/connection.ts'
import { isInFlight, isReplaceable } from '#domain/payments/attempt-state.ts'
import { limitsOf, outsideLimits, PROVIDER_OF } from '#domain/payments/payment-method.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { lockCustomer } from '../../customers/lock-customer.ts'
import { extendUnpaid, findOwnOrder, lockOwnOrder } from '../../orders/own-order.ts'
import { usedKey, useKey } from '../placing/request-key.ts'
import { findNewestAttempt, moveAttempt } from '../../payments/attempt.repository.ts'
import { refreshAttempt } from './collect.ts'
import type { CollectParts } from './collect.ts'
import { isSetUp } from '../../payments/offered-methods.ts'
import { openAttempt } from '../../payments/open-attempt.ts'
import type { PaymentChoice } from '../../payments/open-attempt.ts'

export type PayError =
  | { readonly code: 'payments/unknown-order' | 'payments/card' | 'payments/card-expired' | 'payments/card-inactive' }
  | { readonly code: 'payments/method-not-offered' }
  /** The key was used for something else. */
  | { readonly code: 'payments/key-reused' }
  /** The order is paid, or an attempt to pay it is under way. */
  | { readonly code: 'payments/in-progress' }
  /** Its time is over: the goods are free again. */
  | { readonly code: 'payments/expired' }

/** An order that its customer wants to pay once more. */
export type PayRequest = {
  readonly customerId: string
  readonly orderId: string
  readonly choice: PaymentChoice
  /** Names the request: sent again it is the same attempt. */
  readonly key: string
  readonly bodyHash: Buffer
}

/** The id of the attempt. */
type Opened = Result<string, PayError>

const keyOf = ({ customerId, key, bodyHash }: PayRequest) => ({ customerId, key, bodyHash, route: 'POST payments' })

/**
 * Opens one more attempt to pay an order, with its goods held for it (S326); the same request again finds the one it
 * opened. An attempt that only waits for its customer ends by it.
 */
export async function openAnother(parts: CollectParts, request: PayRequest): Promise<Opened> {
  const replayed = await replay(parts.db, request)
  if (replayed) return replayed
  await endWaiting(parts, request)
  return parts.db.transaction().execute((tx) => open(tx, parts, request))
}

async function replay(db: Db, request: PayRequest): Promise<Opened | undefined> {
  const used = await usedKey(db, keyOf(request))
  if (used === undefined) return undefined
  const attemptId = used === 'other' ? null : used.attempt_id
  return attemptId === null ? err({ code: 'payments/key-reused' }) : ok(attemptId)
}

/** Ends an attempt that only waits for its customer, who begins again. One that was paid meanwhile is found out first. */
async function endWaiting(parts: CollectParts, request: PayRequest): Promise<void> {
  const { db } = parts
  const { customerId, orderId } = request
  const attempt = await findNewestAttempt(db, orderId)
  if (!attempt || !isInFlight(attempt.state) || !(await findOwnOrder(db, customerId, orderId))) return
  const looked = await refreshAttempt(parts, attempt.id, 0)
  if (!looked || !isReplaceable(looked.state)) return
  await db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customerId)
    // The same request at the same moment may have opened this very attempt.
    if ((await usedKey(tx, keyOf(request))) === undefined) await moveAttempt(tx, attempt.id, 'CANCELLED')
  })
}

async function open(tx: Db, { gateways, policy }: CollectParts, request: PayRequest): Promise<Opened> {
  const { customerId, orderId, choice } = request
  await lockCustomer(tx, customerId)
  const replayed = await replay(tx, request)
  if (replayed) return replayed
  const order = await lockOwnOrder(tx, customerId, orderId)
  if (!order) return err({ code: 'payments/unknown-order' })
  if (order.status === 'EXPIRED') return err({ code: 'payments/expired' })
  const newest = await findNewestAttempt(tx, orderId)
  if (order.status !== 'AWAITING_PAYMENT' || (newest && isInFlight(newest.state))) {
    return err({ code: 'payments/in-progress' })
  }
  const isOffered = isSetUp(gateways, choice.method)
  if (!isOffered || outsideLimits(order.total, limitsOf(PROVIDER_OF[choice.method], gateways.limits))) {
    return err({ code: 'payments/method-not-offered' })
  }
  const opened = await openAttempt(tx, { order, customerId, choice })
  if (!opened.ok) return opened
  await extendUnpaid(tx, order.id, { method: choice.method, policy: policy() })
  await useKey(tx, keyOf(request), { orderId, attemptId: opened.value })
  return opened
}
