import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { claimFiles, storeMadeFiles } from '../../files/store-files.ts'
import type { InvoiceService } from '../../invoices/invoice.service.ts'
import { takeDue } from '../../orders/due-invoice.repository.ts'
import { CREDIT_REASONS, invoiceFacts } from '../../orders/invoice-facts.ts'
import { demoReceipt } from './demo-receipt.ts'
import { setDemoCapacity } from './generated-jobs.repository.ts'
import { generateOrders } from './generate-orders.ts'
import { findDueSince, findReceiptsToMake, findUncredited, insertDemoReceipt } from './generated-round.repository.ts'

/** Orders of the demo, of every state. */
const ORDERS = 300
const SEED = 7
/** How long after ordering a receipt is sent. */
const RECEIPT_SECONDS = 2 * 3_600

export interface DemoOrderParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly invoices: Pick<InvoiceService, 'issueInvoices' | 'issueCreditNote'>
  readonly now: Date
  /** Codes of products whose lines are not replaced: scenes of the demo need them. */
  readonly fixedProducts: readonly string[]
}

/** Adds the orders of the demo, with their invoices, credit notes and receipts of transfers. */
export async function addDemoOrders(parts: DemoOrderParts): Promise<void> {
  const { db, now, fixedProducts } = parts
  await generateOrders(db, { orders: ORDERS, seed: SEED, now, invoiced: true, fixedProducts })
  await setDemoCapacity(db)
  await addReceipts(parts)
  await parts.db.transaction().execute((tx) => issueDocuments(tx, parts))
}

/** Issues every invoice and credit note at the time its money moved, one after the other. */
async function issueDocuments(tx: Db, { invoices }: DemoOrderParts): Promise<void> {
  const since = await findDueSince(tx)
  const due = await takeDue(tx, since.size, [])
  const facts = due.map((each) => invoiceFacts(each, since.get(each.order.id) ?? new Date()))
  await invoices.issueInvoices(
    tx,
    facts.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime()),
  )
  for (const refund of await findUncredited(tx)) {
    const issued = await invoices.issueCreditNote(tx, {
      orderId: refund.order_id,
      refundId: refund.id,
      issuedAt: refund.settled_at,
      amount: refund.amount,
      reason: CREDIT_REASONS[refund.reason],
    })
    if (!issued.ok) throw new Error(`a refund of the demo without its credit note: ${issued.error.code}`)
  }
}

async function addReceipts({ db, storage }: DemoOrderParts): Promise<void> {
  const requested = await findReceiptsToMake(db, RECEIPT_SECONDS)
  const made = requested.map(({ attempt_id: attemptId, number, total, placed_at: placed }) => {
    const at = new Date(placed.getTime() + RECEIPT_SECONDS * 1_000)
    return { attemptId, at, storageKey: randomUUID(), bytes: demoReceipt({ number, total, at }) }
  })
  const stored = await storeMadeFiles(db, storage, made)
  if (!stored.ok) throw new Error(`the receipts of the demo were not stored: ${stored.error.code}`)
  await db.transaction().execute(async (tx) => {
    for (const { bytes, ...receipt } of made) await insertDemoReceipt(tx, { ...receipt, byteSize: bytes.length })
    await claimFiles(tx, made)
  })
}
