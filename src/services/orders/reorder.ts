import type { Db } from '#db/connection.ts'
import {
  approvalReasonFor,
  type ApprovalReason,
  type CheckedFile,
  type SignedBefore,
} from '#domain/artwork/earlier-sign-off.ts'
import { isSameConfiguration } from '#domain/configuration/same-configuration.ts'
import { writtenConfiguration, type WrittenFeature } from '#domain/configuration/written-feature.ts'
import type { ProofPolicy } from '#domain/print-spec/print-spec.ts'
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
  readonly checks: Pick<ChecksService, 'checkAll'>
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
  const approved = lines.flatMap((line) => approvedLine(line, quote, artwork.get(line.position)))
  const approvalReasons = await approvalReasonsOf(parts, customerId, approved)
  return { order, lines, quote, artwork, grounds, approvalReasons }
}

/** A line that was approved, as it can be had today. */
type ApprovedLine = {
  readonly line: OrderLineRow
  readonly productPriceId: string
  readonly features: readonly WrittenFeature[]
  readonly files: FilesToReorder & { readonly signed: SignedBefore; readonly policy: ProofPolicy }
}

/** The line if it was approved and can be had today, else none. */
function approvedLine(line: OrderLineRow, quote: CartQuote, files: FilesToReorder | undefined): ApprovedLine[] {
  const today = quote.lines.find(({ key }) => key === String(line.position))
  if (!today || !files?.signed || !files.policy) return []
  const { signed, policy } = files
  const features = writtenConfiguration(today.sellable.features, today.chosen)
  return [{ line, productPriceId: today.productPriceId, features, files: { ...files, signed, policy } }]
}

/** Why lines that were approved need a new approval, by their place; without those whose earlier one is valid. */
async function approvalReasonsOf(
  { checks }: ReorderParts,
  customerId: string,
  lines: readonly ApprovedLine[],
): Promise<ReadonlyMap<number, ApprovalReason>> {
  const requests = lines.flatMap(({ files: { files }, productPriceId, features }) =>
    files.map(({ id, face }) => ({ versionId: id, variant: { variantId: productPriceId, features, face } })),
  )
  const checked = [...(await checks.checkAll({ kind: 'CUSTOMER', customerId }, requests))]
  const reasons = new Map<number, ApprovalReason>()
  for (const { line, features, files } of lines) {
    const ofLine = checked.splice(0, files.files.length)
    const reason = approvalReasonFor(files.signed, {
      policy: files.policy,
      files: files.files.map((file, place) => checkedFile(file, ofLine[place])),
      isWhole: files.files.every(({ isThere }) => isThere),
      isSameConfiguration: isSameConfiguration(features, line.configuration),
    })
    if (reason) reasons.set(line.position, reason)
  }
  return reasons
}

function checkedFile(
  { design, face }: FilesToReorder['files'][number],
  check: Awaited<ReturnType<ChecksService['checkAll']>>[number] | undefined,
): CheckedFile {
  const { key, verdict, findings } = check?.ok ? check.value : { key: null, verdict: null, findings: [] }
  return { design, face, spec: key?.digest ?? null, verdict, findings: findings.map(({ code }) => code) }
}
