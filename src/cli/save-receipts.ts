import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { readReceipts } from '#services/payments/receipt-files.ts'
import type { StaffOrders } from './staff-orders.ts'

/** Writes the receipts of an order's transfer into a folder, and says where they are. Answers the exit code. */
export async function saveReceipts({ shop }: StaffOrders, number: number, folder: string): Promise<number> {
  const receipts = await readReceipts({ db: shop.db, storage: shop.store.storage }, number)
  if (receipts.length === 0) console.log(`Order ${number}: no receipt was sent.`)
  await mkdir(folder, { recursive: true })
  for (const [index, { name, sentAt, bytes }] of receipts.entries()) {
    const path = join(folder, `${number}-${index + 1}-${name}`)
    if (bytes) await writeFile(path, bytes)
    console.log([riyadhTimestamp(sentAt), bytes ? path : `${name}: the file is gone`].join('\t'))
  }
  return 0
}
