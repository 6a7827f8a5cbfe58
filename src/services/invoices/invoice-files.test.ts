import { useBrand } from '#services/shop-settings/current-brand.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import { testInvoices } from '#testing/orders/issued-invoices.ts'
import { pdfText } from '#testing/documents/pdf-text.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createInvoiceFiles } from './invoice-files.ts'

beforeAll(() => useBrand(DEMO_BRAND))

let database: TestDatabase
const printer = createDocumentPrinter()
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await printer.close()
  await database.close()
})

test('a document is drawn as it was issued, and again the same', async () => {
  const files = createInvoiceFiles({ db: database.db, printer, isSpecimen: true })
  const { id } = await testInvoices(database.db).issue({ orderNumber: '100777' })
  const [one, other] = [await files.pdf(id), await files.pdf(id)]
  if (!one.ok || !other.ok) throw new Error('not printed')
  expect(one.value.fileName).toBe('matbaa-INV-000001.pdf')
  expect(pdfText(one.value.bytes)).toEqual(expect.arrayContaining(['100777', '1,232.44', 'نموذج تجريبي']))
  expect(Buffer.from(one.value.bytes).equals(Buffer.from(other.value.bytes))).toBe(true)
  expect(await files.pdf(randomUUID())).toEqual({ ok: false, error: { code: 'invoice/not-found' } })
})
