import type { Db } from '#db/connection.ts'
import { approvalReasonFor, type ApprovalReason, type CheckedFile } from '#domain/artwork/earlier-sign-off.ts'
import { isSameConfiguration } from '#domain/configuration/same-configuration.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import type { ChecksService } from '../artwork/checks/checks.service.ts'
import { filesOfLines, type FilesToReorder } from '../artwork/line-files.ts'
import { groundsOfLines } from '../artwork/print-spec/line-grounds.ts'
import type { CartPricing, CartQuote } from '../cart/cart-pricing.ts'
import { requestedLines } from './costs-the-same.ts'
import { findOrder, findShownLines } from './order.repository.ts'
import type { LineWithPreview, OrderLineRow, OrderRow } from './order.repository.ts'

/** The lines of an order as they can be had today, and what is different about them. */
export type Reorder = {
  readonly quote: CartQuote
  readonly order: Pick<OrderRow, 'number' | 'placed_at' | 'ready_by' | 'delivered_at'>
  readonly lines: readonly LineWithPreview[]
  /** The files that the lines were printed from, by their place. */
  readonly artwork: ReadonlyMap<number, FilesToReorder>
  /** The colours that their designs lie on, by the ids of the lines; none for white paper. */
  readonly grounds: ReadonlyMap<number, string>
  /** Why a line that was approved needs a new approval, by its place; missing where the earlier one is still valid. */
  readonly approvalReasons: ReadonlyMap<number, ApprovalReason>
}

interface ReorderParts {
  readonly db: Db
  readonly price: CartPricing
  readonly checks: Pick<ChecksService, 'check'>
}

/** An order of a customer, and of how many pieces its lines are to be now, by their place; of as many as then without. */
type ReorderRequest = {
  readonly customerId: string
  readonly id: string
  readonly quantities: ReadonlyMap<number, number>
}

export type PriceAgain = ReturnType<typeof createPriceAgain>

/** Prices an order of the customer's again, to be put into a cart; nothing is added. Undefined when it is not theirs. */
export const createPriceAgain =
  (parts: ReorderParts) =>
  (requested: ReorderRequest): Promise<Reorder | undefined> =>
    priceAgain(parts, requested)

async function priceAgain(parts: ReorderParts, requested: ReorderRequest): Promise<Reorder | undefined> {
  const { customerId, id, quantities } = requested
  const order = await findOrder(parts.db, { id, customerId })
  if (!order) return undefined
  const lines = await findShownLines(parts.db, order.id)
  const request = requestedLines(lines).map(({ finalPrice, ...line }) => {
    const quantity = quantities.get(Number(line.key)) ?? line.quantity
    // Another quantity has another price in any case.
    return { ...line, quantity, ...(quantity === line.quantity && { finalPrice }) }
  })
  const ids = lines.map((line) => Number(line.id))
  const [quote, artwork, grounds] = await Promise.all([
    parts.price({ lines: request, urgent: false }),
    filesOfLines(parts.db, order.id),
    groundsOfLines(parts.db, ids),
  ])
  const approvalReasons = new Map<number, ApprovalReason>()
  for (const line of lines) {
    const reason = await approvalReasonOf(parts, customerId, { line, quote, files: artwork.get(line.position) })
    if (reason) approvalReasons.set(line.position, reason)
  }
  return { order, lines, quote, artwork, grounds, approvalReasons }
}

type ApprovedLine = {
  readonly line: OrderLineRow
  readonly quote: CartQuote
  readonly files: FilesToReorder | undefined
}

/** Why a line that was approved needs a new approval; undefined when the earlier one is valid, or there is none. */
async function approvalReasonOf(
  { checks }: ReorderParts,
  customerId: string,
  { line, quote, files }: ApprovedLine,
): Promise<ApprovalReason | undefined> {
  const today = quote.lines.find(({ key }) => key === String(line.position))
  if (!today || !files?.signed || !files.policy) return undefined
  const features = writtenConfiguration(today.sellable.features, today.chosen)
  const checked: CheckedFile[] = []
  for (const { id, design, face } of files.files) {
    const owner = { kind: 'CUSTOMER', customerId } as const
    const check = await checks.check(owner, id, { variantId: today.productPriceId, features, face })
    const { key, verdict, findings } = check.ok ? check.value : { key: null, verdict: null, findings: [] }
    checked.push({ design, face, spec: key?.digest ?? null, verdict, findings: findings.map(({ code }) => code) })
  }
  return approvalReasonFor(files.signed, {
    policy: files.policy,
    files: checked,
    isWhole: files.files.every(({ isThere }) => isThere),
    isSameConfiguration: isSameConfiguration(features, line.configuration),
  })
}
