import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse, RouteOptions } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { createExportFiles } from '#services/exports/export-files.service.ts'
import { insertCheck, insertVersion, RED_FINDING, setLineFiles } from '#testing/artwork-fixture.ts'
import { acceptedOrder, stationsOf } from '#testing/made-order.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'
import { openDevice } from '#testing/passkey-device.ts'
import { attachment, body, BOUNDARY, END } from '#testing/upload-form.ts'
import { invitePerson, joinByApp, openApp, PASSWORD } from '#testing/staff-member.ts'

type Answer = Promise<LightMyRequestResponse>

/** A call that works, the action of the one change that it leaves (of several things one each), and the same or another call that changes nothing. */
type Scenario = {
  readonly call: () => Answer
  readonly action: string | readonly string[]
  readonly idle: () => Answer
}

const shop = await orderShop()
let folder: string
/** What a fix makes. */
let copy: { readonly id: string } | undefined
let office: TestOffice
let owner: TestDesk
let finance: TestDesk
const written: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'))
  const services = testOfficeServices(shop.database, {
    orders: shop.parts,
    storage: createDiskStorage({ folder, reserveBytes: 0 }),
    artwork: {
      fixes: { fix: async () => ({ ok: true, value: copy as never }) },
      opener: {
        separate: async () => ({ outcome: 'IMPOSSIBLE' }),
        drawFirst: async () => ({ outcome: 'IMPOSSIBLE' }),
      },
      openSoon: () => undefined,
    },
  })
  const exportFiles = createExportFiles({
    db: shop.database.db,
    queue: { enqueue: async () => undefined },
    storage: { openStream: async () => undefined },
    lists: services.orders.lists,
    atOnce: 0,
  })
  const all = { ...services, exportFiles }
  office = await testOffice(shop.database, {}, (route) => written.push(...writesOf(route)), all)
  owner = await office.desk('owner')
  finance = await office.desk('finance')
})
afterAll(async () => {
  await office.app.close()
  await rm(folder, { recursive: true, force: true })
})

function writesOf({ method, url, schema, config }: RouteOptions): string[] {
  const auth = config?.access?.auth
  if (schema?.hide || (auth !== 'staff' && auth !== 'entry')) return []
  return [method]
    .flat()
    .filter((each) => !['GET', 'HEAD'].includes(each))
    .map((each) => `${each} ${url.replace('/api/office', '')}`)
}

/** Calls that change nothing of the shop, each with the reason why it leaves no row. */
const WITHOUT_CHANGE: Readonly<Record<string, string>> = {
  'POST /sign-in': 'one comes in: the session says so',
  'POST /sign-in/code': 'one comes in: the session says so',
  'POST /sign-in/passkey/options': 'asks a device',
  'POST /sign-in/passkey': 'one comes in: the session says so',
  'POST /fresh': 'the session says so',
  'POST /fresh/passkey/options': 'asks a device',
  'POST /fresh/passkey': 'the session says so',
  'POST /sign-out': 'one goes out: the session says so',
  'POST /invitation': 'reads a link',
  'POST /invitation/authenticator': 'begins what accepting ends',
  'POST /invitation/passkey/options': 'begins what accepting ends',
  'POST /me/authenticator/options': 'begins what the code ends',
  'POST /me/passkeys/options': 'asks a device',
  'POST /orders/:number/refunds/preview': 'calculates',
  'POST /shipment-files': 'reads a file',
}

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const changes = async (): Promise<string[]> =>
  (await sql('select action from staff_change order by id')).map(({ action }) => action)
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })
const roleId = async (code: string): Promise<string> =>
  (await sql('select id from staff_role where code = $1', [code]))[0].id

const paid = async () => {
  const { id } = await shop.paidOrder()
  return { id, number: (await shop.orderOf(id)).number }
}
const expensive = async () => {
  await shop.frictionless()
  const browser = await shop.newCustomer()
  const placed = await shop.submit(browser, await shop.order(await shop.goods(null, { price: 100_000 }), 3, 300_000))
  const { orderId: id } = placed.json().data
  return { id, number: (await shop.orderOf(id)).number }
}
const transferred = async () => {
  const browser = await shop.newCustomer()
  const body = await shop.order(await shop.goods(), 10, 10_000, {
    paymentMethod: 'BANK_TRANSFER',
    sourceToken: undefined,
  })
  const { orderId: id } = (await shop.submit(browser, body)).json().data
  return { id, number: (await shop.orderOf(id)).number }
}
/** Two jobs of one material at the press, and how they are put on a sheet. */
const twoAtPress = async () => {
  const { PREPRESS: prepress, PRINT: press } = await stationsOf(shop)
  const jobs: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const { code } = await acceptedOrder(shop, owner)
    await sql(`update print_job set material = '{"en":"Kraft"}', last_move = 'pool' where code = $1`, [code])
    await owner.send('POST', `/production/jobs/${code}/moves`, { move: 'finish', station: prepress })
    jobs.push(code)
  }
  const put = () => owner.send('POST', '/production/pools', { station: press, jobs, sheets: 2 })
  const sheet = async (): Promise<string> =>
    (await sql('select pool_id as id from print_job where code = $1', [jobs[0]]))[0].id
  return { put, press, sheet }
}
const refund = (number: number, amount: number, desk = finance) =>
  desk.send('POST', `/orders/${number}/refunds`, { wanted: { amount }, cause: 'WRONG', note: 'A colour was wrong' })
/** A refund that waits for a second person, by finance. */
const waiting = async () => {
  const { number } = await expensive()
  const { data } = (await refund(number, 200_001)).json()
  return `/orders/${number}/refunds/${data.money.refunds[0].id}`
}
/** The same call twice: the second finds nothing left to do. */
const twice = (action: string, call: () => Answer): Scenario => ({ action, call, idle: call })

async function member() {
  const { token, staffId } = await invitePerson(office.services, 'sales')
  const browser = office.browser()
  const { app } = await joinByApp(browser, token, () => new Date())
  const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, headers = {}) =>
    browser.send(method, `/office/me${path}`, body, headers)
  return { staffId, browser, call, app }
}

const OF_ORDERS: Readonly<Record<string, () => Promise<Scenario>>> = {
  'POST /orders/:number/moves': async () => {
    const { number } = await paid()
    return twice('order.accept', () => owner.send('POST', `/orders/${number}/moves`, { move: 'accept' }))
  },
  'POST /orders/:number/notes': async () => {
    const { number } = await paid()
    const call = (text: string) => owner.send('POST', `/orders/${number}/notes`, { text })
    return { action: 'order.note', call: () => call('noon'), idle: () => call(' ') }
  },
  'PUT /orders/:number/assignee': async () => {
    const { number } = await paid()
    return twice('order.assign', () => owner.send('PUT', `/orders/${number}/assignee`, { staffId: finance.staffId }))
  },
  'POST /orders/:number/messages': async () => {
    const { id, number } = await paid()
    await sql(`update outbox_message set status = 'SENT', sent_at = now() where order_id = $1`, [id])
    const [{ id: messageId }] = await sql('select id::text from outbox_message where order_id = $1 limit 1', [id])
    const call = (message: string) => owner.send('POST', `/orders/${number}/messages`, { messageId: message })
    return { action: 'order.resend', call: () => call(messageId), idle: () => call('999999999') }
  },
  'POST /orders/:number/customer-messages': async () => {
    const { number } = await paid()
    const call = (text: string) => owner.send('POST', `/orders/${number}/customer-messages`, { text })
    return { action: 'order.message', call: () => call('The gold is late by a day.'), idle: () => call(' ') }
  },
  'PATCH /orders/:number/contact': async () => {
    const { number } = await paid()
    const call = (version: number) =>
      owner.send('PATCH', `/orders/${number}/contact`, { name: 'Noura Ali' }, ifMatch(version))
    return { action: 'order.correct', call: () => call(1), idle: () => call(2) }
  },
  'POST /orders/:number/refunds': async () => {
    const { number } = await paid()
    return twice('order.refund', () => refund(number, 2_000))
  },
  'POST /orders/:number/refunds/:id/approve': async () => {
    const path = await waiting()
    return twice('order.approveRefund', () => owner.send('POST', `${path}/approve`, {}))
  },
  'POST /orders/:number/refunds/:id/decline': async () => {
    const path = await waiting()
    return twice('order.declineRefund', () => owner.send('POST', `${path}/decline`, {}))
  },
  'POST /orders/:number/refunds/:id/withdraw': async () => {
    const path = await waiting()
    return twice('order.withdrawRefund', () => finance.send('POST', `${path}/withdraw`, {}))
  },
  'POST /orders/:number/refunds/:id/retry': async () => {
    const { id, number } = await paid()
    await shop.frictionless([{ call: 'refund', mode: 'DECLINE', times: 1, chance: 1 }])
    await refund(number, 1_000)
    await shop.runJobs()
    const [{ id: refused }] = await sql('select id from refund where order_id = $1', [id])
    await shop.frictionless()
    return twice('order.retryRefund', () => finance.send('POST', `/orders/${number}/refunds/${refused}/retry`, {}))
  },
  'POST /orders/:number/refunds/:id/sent': async () => {
    const { id, number } = await transferred()
    const arrived = { amount: 9_999, senderIban: 'SA03 8000 0000 6080 1016 7519' }
    await finance.send('POST', `/orders/${number}/transfer`, arrived)
    await shop.runJobs()
    const [{ id: back }] = await sql('select id from refund where order_id = $1', [id])
    return twice('order.sendRefund', () =>
      finance.send('POST', `/orders/${number}/refunds/${back}/sent`, { reference: 'FT-7' }),
    )
  },
  'POST /orders/:number/transfer': async () => {
    const { number } = await transferred()
    return twice('order.confirmTransfer', () => finance.send('POST', `/orders/${number}/transfer`, { amount: 10_000 }))
  },
  'POST /orders/:number/counter-payment': async () => {
    const { number } = await transferred()
    return twice('order.takePayment', () =>
      owner.send('POST', `/orders/${number}/counter-payment`, { method: 'CASH', amount: 10_000 }),
    )
  },
  'POST /orders/:number/payment-link': async () => {
    const { number } = await transferred()
    const { number: other } = await paid()
    const make = (of: number) => owner.send('POST', `/orders/${of}/payment-link`, { channels: ['SMS'] })
    return { action: 'order.sendPaymentLink', call: () => make(number), idle: () => make(other) }
  },
  'POST /production/pools': async () => {
    const { put } = await twoAtPress()
    return { action: ['job.pool', 'job.pool'], call: put, idle: put }
  },
  'POST /production/pools/:id/moves': async () => {
    const { put, press, sheet } = await twoAtPress()
    await put()
    const id = await sheet()
    const start = () => owner.send('POST', `/production/pools/${id}/moves`, { move: 'start', station: press })
    return { action: ['job.start', 'job.start'], call: start, idle: start }
  },
  'POST /production/pools/:id/split': async () => {
    const { put, sheet } = await twoAtPress()
    await put()
    const id = await sheet()
    const split = () => owner.send('POST', `/production/pools/${id}/split`, {})
    return { action: ['job.pool', 'job.pool'], call: split, idle: split }
  },
  'POST /order-exports': async () => {
    await paid()
    await office.services.orders.listing.follow()
    const begin = (query: string) => owner.send('POST', `/order-exports?columns=number${query}`, {})
    return { action: 'order.export', call: () => begin(''), idle: () => begin('&q=nothing') }
  },
  'POST /orders/:number/transfer/refuse': async () => {
    const { id, number } = await transferred()
    await sql(
      `insert into bank_receipt (attempt_id, nth, storage_key, media_type, file_name, byte_size)
       select id, 1, 'receipts/' || id, 'image/png', 'receipt.png', 10 from payment_attempt where order_id = $1`,
      [id],
    )
    return twice('order.refuseReceipt', () =>
      finance.send('POST', `/orders/${number}/transfer/refuse`, { reason: 'Another shop' }),
    )
  },
  'POST /counter-orders': async () => {
    const body = {
      channel: 'COUNTER',
      contact: { name: 'Huda', phone: '0551239876' },
      language: 'ar',
      items: [{ productPrice: String(await shop.goods()), quantity: 1 }],
      expectedTotal: 1_000,
      payment: { method: 'CASH' },
    }
    const key = { 'idempotency-key': crypto.randomUUID() }
    return twice('order.place', () => owner.send('POST', '/counter-orders', body, key))
  },
  'POST /bulk-runs': async () => {
    const { number } = await paid()
    const call = (numbers: readonly number[]) =>
      owner.send('POST', '/bulk-runs', { action: 'accept', orders: { numbers } })
    return { action: 'bulk.start', call: () => call([number]), idle: () => call([]) }
  },
  'POST /activity/:id/undo': async () => {
    const { number } = await paid()
    await owner.send('PUT', `/orders/${number}/assignee`, { staffId: finance.staffId })
    const [{ id }] = await sql('select max(id)::text as id from staff_change')
    return twice('order.assign', () => owner.send('POST', `/activity/${id}/undo`))
  },
}

/** An accepted order with a file; answers the address of its line, and what is done with it in its version. */
async function lineAtDesk() {
  const { id, code } = await acceptedOrder(shop, owner)
  const [line] = await sql(
    'select l.id, o.customer_id from order_line l join customer_order o on o.id = l.order_id where o.id = $1',
    [id],
  )
  await sql(`update product set print_proof = 'STAFF'`)
  await setLineFiles(shop.database.pool, line.id, [await insertVersion(shop.database.pool, line.customer_id)])
  const act = async (what: string, form: object) => {
    const [{ version }] = await sql('select version from line_production where line_id = $1', [line.id])
    return owner.send('POST', `/artwork/lines/${code}/${what}`, form, { 'if-match': `"${version}"` })
  }
  const send = async (content: string) => {
    const [{ version }] = await sql('select version from line_production where line_id = $1', [line.id])
    const headers = { 'if-match': `"${version}"`, 'content-type': 'application/octet-stream' }
    return owner.send('PUT', `/artwork/lines/${code}/files/1?name=card.pdf`, content, headers)
  }
  /** Another version of the line's file. */
  const other = async (): Promise<string> => {
    const [{ id: version }] = await sql(
      `insert into artwork_version (artwork_id, number, source, staff_id, label, byte_length, sha256, storage_key, state, kind,
         page_count, facts, delete_after)
       select artwork_id, 2, 'STAFF', $2, label, byte_length, sha256, storage_key, state, kind, page_count, facts, delete_after
       from artwork_version v join line_artwork u on u.version_id = v.id where u.line_id = $1 returning id`,
      [line.id, owner.staffId],
    )
    return version
  }
  return { id: Number(line.id), code, act, send, other }
}

/** Makes a line one that the shop designs, of which nothing is there yet. */
async function leaveDesignToShop(line: number): Promise<void> {
  await sql('delete from line_artwork where line_id = $1', [line])
  await sql('update line_production set design_asked_at = now() where line_id = $1', [line])
}

const OF_ARTWORK: Readonly<Record<string, () => Promise<Scenario>>> = {
  'POST /artwork/lines/:code/pass': async () => {
    const { act } = await lineAtDesk()
    return twice('artwork.pass', () => act('pass', {}))
  },
  'POST /artwork/lines/:code/design': async () => {
    const { id, act } = await lineAtDesk()
    await leaveDesignToShop(id)
    return twice('artwork.takeDesign', () => act('design', {}))
  },
  'POST /artwork/lines/:code/design/leave': async () => {
    const { id, act } = await lineAtDesk()
    await leaveDesignToShop(id)
    await act('design', {})
    return twice('artwork.leaveDesign', () => act('design/leave', {}))
  },
  'PUT /artwork/lines/:code/pieces': async () => {
    const { id, code } = await lineAtDesk()
    const [{ customer_id: customer }] = await sql(
      'select o.customer_id from order_line l join customer_order o on o.id = l.order_id where l.id = $1',
      [id],
    )
    const two = [await insertVersion(shop.database.pool, customer), await insertVersion(shop.database.pool, customer)]
    await setLineFiles(shop.database.pool, id, two)
    const share = async (pieces: readonly number[]) => {
      const [{ version }] = await sql('select version from line_production where line_id = $1', [id])
      return owner.send('PUT', `/artwork/lines/${code}/pieces`, { pieces }, { 'if-match': `"${version}"` })
    }
    return { action: 'artwork.sharePieces', call: () => share([2, 0]), idle: () => share([9, 9]) }
  },
  'POST /artwork/lines/:code/overrule': async () => {
    const { id, act } = await lineAtDesk()
    const [{ version_id: version }] = await sql('select version_id from line_artwork where line_id = $1', [id])
    await insertCheck(shop.database.pool, version, [RED_FINDING])
    return twice('artwork.overrule', () => act('overrule', { reason: 'A decorative letter' }))
  },
  'POST /artwork/lines/:code/question': async () => {
    const { act } = await lineAtDesk()
    return twice('artwork.ask', () => act('question', { question: 'Is the phone right?' }))
  },
  'POST /artwork/lines/:code/proofs': async () => {
    const { act } = await lineAtDesk()
    const idle = () => act('proofs', { answers: [{ pin: crypto.randomUUID(), text: 'Added' }] })
    return { action: 'artwork.sendProof', call: () => act('proofs', {}), idle }
  },
  'POST /artwork/lines/:code/withdrawal': async () => {
    const { act } = await lineAtDesk()
    await act('proofs', {})
    return twice('artwork.withdraw', () => act('withdrawal', { reason: 'Wrong file' }))
  },
  'POST /artwork/lines/:code/sign-off': async () => {
    const { act } = await lineAtDesk()
    await act('proofs', {})
    return twice('artwork.signOff', () => act('sign-off', { name: 'Noura', reason: 'By phone' }))
  },
  'POST /artwork/lines/:code/files/:file/fixes': async () => {
    const { act, other } = await lineAtDesk()
    copy = { id: await other() }
    return twice('artwork.replaceFile', () => act('files/1/fixes', { fixes: ['ROTATE'] }))
  },
  'POST /artwork/lines/:code/files/:file/version': async () => {
    const { act, other } = await lineAtDesk()
    const version = await other()
    const idle = () => act('files/1/version', { version: crypto.randomUUID() })
    return { action: 'artwork.replaceFile', call: () => act('files/1/version', { version }), idle }
  },
  'PUT /artwork/lines/:code/files/:file': async () => {
    const { send } = await lineAtDesk()
    return { action: 'artwork.replaceFile', call: () => send('a file'), idle: () => send('') }
  },
  'POST /artwork/lines/:code/release': async () => {
    const { act } = await lineAtDesk()
    await act('proofs', {})
    await act('sign-off', { name: 'Noura', reason: 'By phone' })
    return twice('job.finish', () => act('release', {}))
  },
}

const OF_WORKSHOP: Readonly<Record<string, () => Promise<Scenario>>> = {
  'POST /production/jobs/:code/moves': async () => {
    const { code } = await acceptedOrder(shop, owner)
    const station = (await stationsOf(shop))['PREPRESS']
    return twice('job.start', () => owner.send('POST', `/production/jobs/${code}/moves`, { move: 'start', station }))
  },
  'POST /production/jobs/:code/undo': async () => {
    const { code } = await acceptedOrder(shop, owner)
    const station = (await stationsOf(shop))['PREPRESS']
    await owner.send('POST', `/production/jobs/${code}/moves`, { move: 'start', station })
    const [{ id: change }] = await sql('select max(id)::text as id from staff_change')
    return twice('job.start', () => owner.send('POST', `/production/jobs/${code}/undo`, { change }))
  },
  'POST /production/jobs/:code/photos': async () => {
    const { code } = await acceptedOrder(shop, owner)
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const send = (content: Buffer) =>
      owner.send('POST', `/production/jobs/${code}/photos`, body(attachment('spoilt.png', content), END), {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      })
    return { action: 'job.photo', call: () => send(image), idle: () => send(Buffer.from('no picture')) }
  },
  'POST /production/stations': async () => {
    const form = { kind: 'PRINT', name: { en: 'Press 9', ar: 'الآلة 9' }, position: 9, jobsADay: 10, isActive: true }
    const call = (body: object) => owner.send('POST', '/production/stations', body)
    return { action: 'station.create', call: () => call(form), idle: () => call({ ...form, kind: 'COFFEE' }) }
  },
  'PUT /production/stations/:id': async () => {
    const id = (await stationsOf(shop))['FINISH']
    const [{ version }] = await sql('select version from station where id = $1', [id])
    const form = { kind: 'FINISH', name: { en: 'Cutting', ar: 'القص' }, position: 3, jobsADay: 11, isActive: true }
    const call = (at: number) => owner.send('PUT', `/production/stations/${id}`, form, ifMatch(at))
    return { action: 'station.change', call: () => call(version), idle: () => call(version) }
  },
  'POST /production/routes': async () => {
    const [{ id: category }] = await sql('select id::text from category limit 1')
    const stations = [(await stationsOf(shop))['PRINT']]
    return twice('route.change', () => owner.send('POST', '/production/routes', { category, stations }))
  },
  'PUT /production/routes/:id': async () => {
    const [{ id, version }] = await sql(
      'select id, version from route where category_id is null and product_id is null',
    )
    const stations = [(await stationsOf(shop))['PREPRESS'], (await stationsOf(shop))['PACK']]
    return twice('route.change', () => owner.send('PUT', `/production/routes/${id}`, { stations }, ifMatch(version)))
  },
  'DELETE /production/routes/:id': async () => {
    await sql(`delete from route where category_id is not null`)
    const [{ id: category }] = await sql('select id::text from category limit 1')
    const stations = [(await stationsOf(shop))['PRINT']]
    await owner.send('POST', '/production/routes', { category, stations })
    const [{ id, version }] = await sql('select id, version from route where category_id is not null')
    return twice('route.remove', () => owner.send('DELETE', `/production/routes/${id}`, undefined, ifMatch(version)))
  },
}

const OF_VIEWS: Readonly<Record<string, () => Promise<Scenario>>> = {
  'POST /views': async () => {
    const form = { list: 'orders', name: `Late ${Date.now()}`, query: 'late=true', isShared: false }
    // A second one of the name is refused.
    return twice('view.create', () => owner.send('POST', '/views', form))
  },
  'PUT /views/:id': async () => {
    const { id, form } = await savedView()
    return twice('view.change', () => owner.send('PUT', `/views/${id}`, { ...form, query: 'held=true' }, ifMatch(1)))
  },
  'DELETE /views/:id': async () => {
    const { id } = await savedView()
    return twice('view.remove', () => owner.send('DELETE', `/views/${id}`, undefined, ifMatch(1)))
  },
}

async function savedView() {
  const form = { name: `Saved ${crypto.randomUUID()}`, query: 'late=true', isShared: true }
  const saved = await owner.send('POST', '/views', { list: 'orders', ...form })
  return { id: saved.json().data.id as string, form }
}

const OF_TABLETS: Readonly<Record<string, () => Promise<Scenario>>> = {
  'POST /devices': async () => {
    const call = (station: number | undefined) => owner.send('POST', '/devices', { name: 'Press', station })
    const id = (await stationsOf(shop))['PRINT']
    return { action: 'device.create', call: () => call(id), idle: () => call(999_999) }
  },
  'POST /devices/pair': async () => {
    const station = (await stationsOf(shop))['PRINT']
    const { href } = (await owner.send('POST', '/devices', { name: 'Press', station })).json().data
    const browser = office.browser()
    return twice('device.pair', () => browser.send('POST', '/office/devices/pair', { token: href.split('#')[1] }))
  },
  'DELETE /devices/:id': async () => {
    const station = (await stationsOf(shop))['PRINT']
    const { id } = (await owner.send('POST', '/devices', { name: 'Press', station })).json().data
    return twice('device.revoke', () => owner.send('DELETE', `/devices/${id}`))
  },
  'POST /tablet/jobs/:code/moves': async () => {
    const station = (await stationsOf(shop))['PREPRESS']
    const { href } = (await owner.send('POST', '/devices', { name: 'Desk', station })).json().data
    const browser = office.browser()
    await browser.send('POST', '/office/devices/pair', { token: href.split('#')[1] })
    await owner.send('PUT', '/me/pin', { pin: '483920' })
    const { code } = await acceptedOrder(shop, owner)
    const body = { move: 'start', person: owner.staffId, pin: '483920' }
    return twice('job.start', () => browser.send('POST', `/office/tablet/jobs/${code}/moves`, body))
  },
  'PUT /me/pin': async () => {
    const { call } = await member()
    return {
      action: 'account.setPin',
      call: () => call('PUT', '/pin', { pin: '483920' }),
      idle: () => call('PUT', '/pin', { pin: '123456' }),
    }
  },
  'DELETE /me/pin': async () => {
    const { call } = await member()
    await call('PUT', '/pin', { pin: '483920' })
    return twice('account.removePin', () => call('DELETE', '/pin'))
  },
}

let people = 0
const OF_STAFF: Readonly<Record<string, () => Promise<Scenario>>> = {
  'POST /invitation/accept': async () => {
    const { token } = await invitePerson(office.services, 'viewer')
    const browser = office.browser()
    const { secret } = (
      await browser.send('POST', '/office/invitation/authenticator', { token, password: PASSWORD })
    ).json().data
    const body = { token, password: PASSWORD, code: openApp(secret).code(new Date()) }
    return twice('staff.join', () => browser.send('POST', '/office/invitation/accept', body))
  },
  'POST /staff': async () => {
    const body = {
      email: `p${(people += 1)}@x.example`,
      name: 'Person',
      language: 'en',
      roleIds: [await roleId('viewer')],
    }
    return twice('staff.invite', () => owner.send('POST', '/staff', body))
  },
  'PATCH /staff/:id': async () => {
    const { staffId } = await office.desk('viewer')
    return {
      action: 'staff.change',
      call: () => owner.send('PATCH', `/staff/${staffId}`, { name: 'Huda' }, ifMatch(1)),
      idle: () => owner.send('PATCH', `/staff/${staffId}`, { name: 'Huda' }, ifMatch(2)),
    }
  },
  'POST /staff/:id/deactivate': async () => {
    const { staffId } = await office.desk('viewer')
    const call = (version: number) => owner.send('POST', `/staff/${staffId}/deactivate`, {}, ifMatch(version))
    return { action: 'staff.deactivate', call: () => call(1), idle: () => call(2) }
  },
  'POST /staff/:id/activate': async () => {
    const { staffId } = await office.desk('viewer')
    await owner.send('POST', `/staff/${staffId}/deactivate`, {}, ifMatch(1))
    const call = (version: number) => owner.send('POST', `/staff/${staffId}/activate`, {}, ifMatch(version))
    return { action: 'staff.activate', call: () => call(2), idle: () => call(3) }
  },
  'DELETE /staff/:id/invitation': async () => {
    const { staffId } = await invitePerson(office.services, 'viewer')
    return twice('staff.revokeInvitation', () => owner.send('DELETE', `/staff/${staffId}/invitation`))
  },
  'POST /staff/:id/invitation': async () => {
    const { staffId } = await invitePerson(office.services, 'viewer')
    return {
      action: 'staff.inviteAgain',
      call: () => owner.send('POST', `/staff/${staffId}/invitation`),
      idle: () => owner.send('POST', `/staff/${owner.staffId}/invitation`),
    }
  },
  'POST /staff/:id/factor-reset': async () => {
    const { staffId } = await member()
    return {
      action: 'staff.resetFactor',
      call: () => owner.send('POST', `/staff/${staffId}/factor-reset`, {}),
      idle: () => owner.send('POST', `/staff/${owner.staffId}/factor-reset`, {}),
    }
  },
  'POST /roles': async () => {
    const body = { name: { en: 'Desk', ar: 'مكتب' }, permissions: ['orders.view'] }
    return {
      action: 'role.create',
      call: () => owner.send('POST', '/roles', body),
      idle: () => owner.send('POST', '/roles', { ...body, permissions: [] }),
    }
  },
  'PUT /roles/:id': async () => {
    const body = { name: { en: 'Desk 2', ar: 'مكتب ٢' }, permissions: ['orders.view'] }
    const { id } = (await owner.send('POST', '/roles', body)).json().data
    const put = (permissions: string[], version: number) =>
      owner.send('PUT', `/roles/${id}`, { ...body, permissions }, ifMatch(version))
    return {
      action: 'role.change',
      call: () => put(['orders.view', 'orders.edit'], 1),
      idle: () => put(['orders.edit', 'orders.view'], 2),
    }
  },
  'DELETE /roles/:id': async () => {
    const body = { name: { en: 'Desk 3', ar: 'مكتب ٣' }, permissions: ['orders.view'] }
    const { id } = (await owner.send('POST', '/roles', body)).json().data
    return twice('role.delete', () => owner.send('DELETE', `/roles/${id}`, undefined, ifMatch(1)))
  },
}

const OF_ACCOUNTS: Readonly<Record<string, () => Promise<Scenario>>> = {
  'PATCH /me': async () => {
    const { call } = await member()
    const patch = (version: number) => call('PATCH', '', { theme: 'dark' }, ifMatch(version))
    return { action: 'account.change', call: () => patch(2), idle: () => patch(3) }
  },
  'DELETE /me/sessions/:id': async () => {
    const { call, staffId } = await member()
    const { sessionId } = await office.services.sessions.open(shop.database.db, staffId, 'TOTP', '')
    return twice('account.endSession', () => call('DELETE', `/sessions/${sessionId}`))
  },
  'DELETE /me/sessions': async () => {
    const { call } = await member()
    return twice('account.endSession', () => call('DELETE', '/sessions'))
  },
  'POST /me/password': async () => {
    const { call } = await member()
    return twice('account.changePassword', () =>
      call('POST', '/password', { password: 'twelve quiet lanterns', current: PASSWORD }),
    )
  },
  'PUT /me/authenticator': async () => {
    const { call } = await member()
    const { secret } = (await call('POST', '/authenticator/options')).json().data
    const code = openApp(secret).code(new Date())
    return twice('account.changeAuthenticator', () => call('PUT', '/authenticator', { code }))
  },
  'DELETE /me/authenticator': async () => {
    const { call } = await member()
    const { challenge } = (await call('POST', '/passkeys/options')).json().data
    await call('POST', '/passkeys', openDevice().create(challenge))
    return twice('account.removeAuthenticator', () => call('DELETE', '/authenticator'))
  },
  'POST /me/recovery-codes': async () => {
    const { call, staffId } = await member()
    return {
      action: 'account.renewRecoveryCodes',
      call: () => call('POST', '/recovery-codes'),
      idle: async () => {
        await sql(`update staff_session set fresh_at = now() - interval '1 hour' where staff_id = $1`, [staffId])
        return call('POST', '/recovery-codes')
      },
    }
  },
  'POST /me/passkeys': async () => {
    const { call } = await member()
    const { challenge } = (await call('POST', '/passkeys/options')).json().data
    const made = openDevice().create(challenge)
    return twice('account.addPasskey', () => call('POST', '/passkeys', made))
  },
  'DELETE /me/passkeys/:id': async () => {
    const { call, staffId } = await member()
    const { challenge } = (await call('POST', '/passkeys/options')).json().data
    await call('POST', '/passkeys', openDevice().create(challenge))
    const [{ id }] = await sql('select id from staff_passkey where staff_id = $1', [staffId])
    return twice('account.removePasskey', () => call('DELETE', `/passkeys/${id}`))
  },
}

const SCENARIOS = {
  ...OF_ORDERS,
  ...OF_ARTWORK,
  ...OF_WORKSHOP,
  ...OF_STAFF,
  ...OF_ACCOUNTS,
  ...OF_VIEWS,
  ...OF_TABLETS,
}

test('every call of the office that writes is tried here, or is said to change nothing', () => {
  expect(written.length).toBeGreaterThan(40)
  const named = [...Object.keys(SCENARIOS), ...Object.keys(WITHOUT_CHANGE)]
  expect(written.toSorted()).toEqual(named.toSorted())
})

describe('exactly one change is left by', () => {
  test.each(Object.entries(SCENARIOS))(
    '%s, and none when it is refused or nothing is different',
    async (_name, begin) => {
      const { call, action, idle } = await begin()
      const before = await changes()
      const answer = await call()
      expect(answer.statusCode, answer.body).toBe(200)
      const left = [action].flat()
      expect((await changes()).slice(before.length)).toEqual(left)
      const again = await idle()
      expect(again.statusCode, again.body).toBeLessThan(500)
      expect((await changes()).slice(before.length + left.length)).toEqual([])
    },
  )
})
