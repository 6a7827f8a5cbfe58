import type { HoldPolicy } from '#domain/orders/checkout-hold.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { isInFlight, isWithoutOutcome } from '#domain/payments/attempt-state.ts'
import type { AttemptState } from '#domain/payments/attempt-state.ts'
import type { ChargeSource, ChargeState } from '#integrations/payments/payment-gateway.ts'
import { chargeFacts } from './charge-facts.ts'
import { claimCheck, findAttempt, moveAttempt, noteBankPage } from '../../payments/attempt.repository.ts'
import type { AttemptRow } from '../../payments/attempt.repository.ts'
import { gatewayOf } from '../../payments/gateways.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { settle } from './settlement.ts'
import type { SettlementParts } from './settlement.ts'

export interface CollectParts extends SettlementParts {
  readonly gateways: Gateways
  /** Scheme and host that visitors use. */
  readonly publicUrl: string
  readonly seller: () => Promise<Seller>
  readonly policy: () => HoldPolicy
}

/** A call to the gateway lasts ten seconds at most; a little later it has certainly ended. */
const SURELY_ENDED_SECONDS = 30
/** The customer has to act, somewhere the shop does not ask. */
const waitsFor = (gatewayId: string): ChargeState => ({ state: 'REQUIRES_ACTION', gatewayId, url: null })

const NO_MONEY: Extract<ChargeState, { state: 'APPROVED' }> = {
  state: 'APPROVED',
  gatewayId: '',
  attemptId: null,
  amount: 0,
  currency: 'SAR',
  captureDue: false,
}

/**
 * Asks for the money of an attempt that was just written down, once: by the first claim. No transaction is open
 * while the gateway is asked. Whatever is not certain afterwards is looked for later.
 */
export async function collect(parts: CollectParts, attemptId: string): Promise<void> {
  const attempt = await moveAttempt(parts.db, attemptId, 'SENT')
  if (attempt) await collectClaimed(parts, attempt)
}

/** The same for the caller that has claimed the attempt. */
export const collectClaimed = async (parts: CollectParts, attempt: AttemptRow): Promise<void> =>
  settle(parts, attempt, await ask(parts, attempt))

async function ask(parts: CollectParts, attempt: AttemptRow): Promise<ChargeState> {
  const { provider, id } = attempt
  if (provider === 'NONE') return { ...NO_MONEY, gatewayId: id }
  // We ask no gateway here: the customer's bank is asked, or the browser asks with the security code that we must not see.
  if (provider === 'BANK' || isPaidByBrowser(attempt)) return waitsFor(id)
  const gateway = gatewayOf(parts.gateways, provider)
  const charge = gateway && (await chargeFacts(parts, attempt, sourceOf(attempt)))
  if (!gateway || !charge) return { state: 'DECLINED', gatewayId: null, code: 'GATEWAY_AWAY' }
  return gateway.charge(charge)
}

/**
 * Whether the browser pays at the gateway itself: with the security code of a saved card, or with a card that is to be
 * saved, neither of which we may see.
 */
export const isPaidByBrowser = ({
  method,
  keeps_card: isToSave,
  source_token: token,
}: Pick<AttemptRow, 'method' | 'keeps_card' | 'source_token'>): boolean =>
  method === 'SAVED_CARD' || (method === 'CARD' && isToSave && token === null)

function sourceOf({ method, source_token: token }: AttemptRow): ChargeSource {
  switch (method) {
    case 'APPLE_PAY':
      return { kind: 'APPLE_PAY', token: token ?? '' }
    case 'STC_PAY':
      return { kind: 'STC_PAY', mobile: token ?? '' }
    case 'CARD':
    case 'SAVED_CARD':
      return { kind: 'CARD_TOKEN', token: token ?? '' }
    default:
      return { kind: 'INSTALMENTS' }
  }
}

/**
 * Finds the outcome of an attempt, at most every so many seconds however many ask. What is settled stays as it is; one
 * given up may turn out to be paid after all.
 */
export async function check(parts: CollectParts, attemptId: string, everySeconds = 2): Promise<void> {
  const { db, gateways } = parts
  const claimed = await claimCheck(db, attemptId, everySeconds)
  if (!claimed || claimed.state === 'APPROVED' || claimed.state === 'CREATED') return
  if (claimed.provider === 'NONE') return settle(parts, claimed, { ...NO_MONEY, gatewayId: claimed.id })
  if (claimed.provider === 'BANK' && claimed.state === 'SENT') return settle(parts, claimed, waitsFor(claimed.id))
  const gateway = gatewayOf(gateways, claimed.provider)
  if (!gateway) return
  const answer = await gateway.find({ attemptId, gatewayId: claimed.gateway_id })
  if (answer.state === 'REQUIRES_ACTION' && answer.url !== null && isPaidByBrowser(claimed)) {
    await noteBankPage(db, attemptId, answer.url)
  }
  const isCertain = answer.state !== 'UNKNOWN' && answer.state !== 'NOT_FOUND'
  if (isCertain || isUntraceable(claimed.state, claimed.seconds_since_sent ?? 0, answer))
    await settle(parts, claimed, answer)
}

/** Whether it is final that a gateway knows no such attempt, or not its outcome: only when nothing can be on its way any more. */
function isUntraceable(state: AttemptState, seconds: number, answer: ChargeState): boolean {
  if (!isWithoutOutcome(state)) return false
  return seconds > SURELY_ENDED_SECONDS || answer.state === 'UNKNOWN'
}

/** The attempt as it is now, after a look when its outcome is open. */
export async function refreshAttempt(
  parts: CollectParts,
  attemptId: string,
  everySeconds?: number,
): Promise<AttemptRow | undefined> {
  const attempt = await findAttempt(parts.db, attemptId)
  if (!attempt || !isInFlight(attempt.state)) return attempt
  await check(parts, attemptId, everySeconds)
  return findAttempt(parts.db, attemptId)
}
