import { pino } from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import { createCommonServices } from '#shop/common.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import type { ArtworkParts } from '#shop/artwork.ts'
import { openProofs } from '#shop/proofs.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import { insertVersion, setLineFiles } from './artwork-fixture.ts'
import type { TestVersion } from './artwork-fixture.ts'
import type { TestBrowser } from '../customer-api.ts'
import { acceptedOrder } from '../orders/made-order.ts'
import { testOffice, testOfficeServices } from '../office-api.ts'
import type { TestDesk, TestOffice } from '../office-api.ts'
import { orderShop } from '../order-shop.ts'
import { unused } from '../unused.ts'

const queue = { enqueue: async () => undefined }
const publicUrl = 'http://localhost:3000'
const policy = () => DEFAULT_POLICY

type TestPool = Awaited<ReturnType<typeof orderShop>>['database']['pool']

/** What opens files and draws pictures, where a test wants some. */
type Drawing = Pick<Partial<ArtworkParts>, 'opener' | 'media'>
type Made = Pick<Parameters<typeof openProofs>[0], 'audit' | 'printer'> & Drawing

/** The services of proofs and of the files they are of. */
function deskServices(shop: Awaited<ReturnType<typeof orderShop>>, { audit, printer, opener, media }: Made) {
  const { storage } = shop.store
  const limits = { take: async () => ({ ok: true, value: undefined }) as const }
  const base = { db: shop.database.db, queue, publicUrl, storage, limits }
  const artwork = createArtworkServices({ ...base, opener, ...(media && { media }), logger: pino({ level: 'silent' }) })
  const proofs = openProofs({ ...base, audit, printer, policy }, shop.services, artwork)
  const forStaff = testOfficeServices(shop.database, {
    orders: shop.parts,
    storage,
    ...(media && { media: media as MediaWorkers }),
    artwork: { ...artwork, opener: unused('opener') },
  })
  return { forCustomers: { proofs, artwork }, forStaff }
}

/** The calls of proofs, for customers and for the artwork desk, over a shop of the test file's own. */
export async function proofDesk(given: Drawing = {}) {
  const shop = await orderShop()
  const { pool } = shop.database
  const { audit } = createCommonServices({ ...shop.database, secret: 'a secret of the test', policy })
  const printer = createDocumentPrinter()
  let office: TestOffice
  let desk: TestDesk
  beforeAll(async () => {
    const { forCustomers, forStaff } = deskServices(shop, { audit, printer, ...given })
    office = await testOffice(shop.database, { ...forCustomers, customers: shop.services }, undefined, forStaff)
    desk = await office.desk('manager')
  })
  afterAll(() => Promise.all([office.app.close(), printer.close()]))

  const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const one = async (text: string, values: unknown[] = []) => (await sql(text, values))[0]
  const lineOf = async (code: string) => (await desk.send('GET', `/artwork/lines/${code}`)).json().data
  const act = async (code: string, action: string, body: object) => {
    const { version } = await lineOf(code)
    return desk.send('POST', `/artwork/lines/${code}/${action}`, body, { 'if-match': `"${version}"` })
  }
  const read = async (token: string, browser: TestBrowser = office.browser()) =>
    (await browser.send('GET', `/proofs/${token}`)).json()
  return {
    shop,
    sql,
    one,
    lineOf,
    act,
    read,
    /** What services of proofs are made of. */
    parts: { audit, queue, publicUrl },
    office: (): TestOffice => office,
    desk: (): TestDesk => desk,
    stateOf: async (lineId: number) =>
      (await one('select state from line_production where line_id = $1', [lineId])).state,
    /** An accepted order whose line has a file with two pictures. */
    lineWith: async ({ policy: proofBy = 'STAFF', ...version }: TestVersion & { policy?: string } = {}) => {
      const order = await acceptedOrder(shop, desk)
      const line = await one('select id, product_id from order_line where order_id = $1', [order.id])
      await sql('update product set print_proof = $2 where id = $1', [line.product_id, proofBy])
      const { customer_id: customer } = await shop.orderOf(order.id)
      const keys = [crypto.randomUUID(), crypto.randomUUID()]
      for (const key of keys) await shop.store.storage.put('private', key, Buffer.from('RIFF picture'))
      const versionId = await insertVersion(pool, String(customer), {
        pictures: keys,
        storage: shop.store.storage,
        ...version,
      })
      await setLineFiles(pool, line.id, [versionId])
      return { ...order, lineId: Number(line.id), customer: String(customer), versionId }
    },
    /** What a customer without an account approves a proof with. */
    approvalForm: async (token: string, browser: TestBrowser) => {
      const { number: proof, hash } = (await read(token)).data.proof
      return { proof, hash, name: 'Noura', otp: await proofCode(pool, token, browser) }
    },
    /** Sends a proof; answers the token of its link. */
    sendProof: async (code: string, body: object = {}): Promise<string> => {
      const sent = await act(code, 'proofs', body)
      expect(sent.json()).toMatchObject({ status: 1 })
      return sent.json().data.link.split('/').at(-1)
    },
  }
}

/** Asks for a code to the phone of an order, and reads it. */
async function proofCode(pool: TestPool, token: string, browser: TestBrowser): Promise<string> {
  expect((await browser.send('POST', `/proofs/${token}/code`, { contact: 'phone' })).json()).toMatchObject({
    status: 1,
  })
  const { rows } = await pool.query<{ body_text: string }>(
    `select body_text from outbox_message where recipient = '+966551234567' and template = 'code' order by id desc limit 1`,
  )
  return /\b\d{6}\b/.exec(rows[0]?.body_text ?? '')?.[0] ?? ''
}
