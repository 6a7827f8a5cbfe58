import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { createDocumentPrinter } from '#integrations/documents/document-printer.ts'
import { remindOfProofs } from '#services/proofs/proof-reminders.ts'
import { signOffBySelf } from '#services/proofs/self-approval.ts'
import { createCommonServices } from '#shop/common.ts'
import { createProofServices } from '#shop/proofs.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import { insertVersion, RED_FINDING, setLineFiles } from '#testing/artwork-fixture.ts'
import type { TestVersion } from '#testing/artwork-fixture.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { acceptedOrder } from '#testing/made-order.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()
const { pool, db } = shop.database
let office: TestOffice
let desk: TestDesk
let viewer: TestDesk
const printer = createDocumentPrinter()
const queue = { enqueue: async () => undefined }
const publicUrl = 'http://localhost:3000'
const { audit } = createCommonServices({
  ...shop.database,
  secret: 'a secret of the test',
  policy: () => DEFAULT_POLICY,
})
beforeAll(async () => {
  const { storage } = shop.store
  const limits = { take: async () => ({ ok: true, value: undefined }) as const }
  const { codes } = shop.services
  const proofs = createProofServices({
    db,
    queue,
    publicUrl,
    codes,
    audit,
    storage,
    printer,
    limits,
    policy: () => DEFAULT_POLICY,
  })
  const options = { proofs, customers: shop.services }
  office = await testOffice(
    shop.database,
    options,
    undefined,
    testOfficeServices(shop.database, { orders: shop.parts }),
  )
  desk = await office.desk('manager')
  viewer = await office.desk('viewer')
})
afterAll(() => Promise.all([office.app.close(), printer.close()]))

const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const one = async (text: string, values: unknown[] = []) => (await sql(text, values))[0]

/** An accepted order whose line has a file with two pictures. */
async function lineWith({ policy = 'STAFF', ...version }: TestVersion & { policy?: string } = {}) {
  const order = await acceptedOrder(shop, desk)
  const line = await one('select id, product_id from order_line where order_id = $1', [order.id])
  await sql('update product set print_proof = $2 where id = $1', [line.product_id, policy])
  const { customer_id: customer } = await shop.orderOf(order.id)
  const keys = [crypto.randomUUID(), crypto.randomUUID()]
  for (const key of keys) await shop.store.storage.put('private', key, Buffer.from('RIFF picture'))
  const versionId = await insertVersion(pool, String(customer), { pictures: keys, ...version })
  await setLineFiles(pool, line.id, [versionId])
  return { ...order, lineId: Number(line.id), customer: String(customer), versionId }
}

const lineOf = async (code: string) => (await desk.send('GET', `/artwork/lines/${code}`)).json().data
const act = async (code: string, action: string, body: object, who = desk) => {
  const { version } = await lineOf(code)
  return who.send('POST', `/artwork/lines/${code}/${action}`, body, { 'if-match': `"${version}"` })
}
/** Sends a proof; answers the token of its link. */
async function sendProof(code: string, body: object = {}): Promise<string> {
  const sent = await act(code, 'proofs', body)
  expect(sent.json()).toMatchObject({ status: 1 })
  return sent.json().data.link.split('/').at(-1)
}
const read = async (token: string, browser: TestBrowser = office.browser()) =>
  (await browser.send('GET', `/proofs/${token}`)).json()
const codeFor = async (token: string, browser: TestBrowser): Promise<string> => {
  expect((await browser.send('POST', `/proofs/${token}/code`, { contact: 'phone' })).json()).toMatchObject({
    status: 1,
  })
  const text = await one(
    `select body_text from outbox_message where recipient = '+966551234567' and template = 'code' order by id desc limit 1`,
  )
  return /\b\d{6}\b/.exec(text.body_text)?.[0] ?? ''
}
async function approval(token: string, browser: TestBrowser, more: object = {}) {
  const { data } = await read(token)
  return { proof: data.proof.number, hash: data.proof.hash, name: 'Noura', otp: await codeFor(token, browser), ...more }
}
const stateOf = async (lineId: number) =>
  (await one('select state from line_production where line_id = $1', [lineId])).state

describe('a proof by its link', () => {
  test('is taken as a PDF, a page for each of its pages, in both languages', { timeout: 60_000 }, async () => {
    const { code, versionId } = await lineWith()
    const picture = { width: 960, height: 560, channels: 3, background: '#0f7a96' } as const
    const bytes = await sharp({ create: picture }).webp().toBuffer()
    for (const { storage_key: key } of await sql('select storage_key from artwork_picture where version_id = $1', [
      versionId,
    ]))
      await shop.store.storage.put('private', key, bytes)
    const token = await sendProof(code)
    for (const language of ['en', 'ar']) {
      const paper = await office.browser().send('GET', `/proofs/${token}/paper?lang=${language}`)
      expect([paper.statusCode, paper.headers['content-type'], paper.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ])
      expect((await PDFDocument.load(paper.rawPayload)).getPageCount()).toBe(2)
    }
    expect((await office.browser().send('GET', `/proofs/${'a'.repeat(22)}/paper`)).statusCode).toBe(404)
  })

  test('is read without signing in, and shows its pages', async () => {
    const { code, number } = await lineWith({ lines: [{ page: 1, text: 'نورة', isArabic: true }] })
    const token = await sendProof(code, { message: 'We moved nothing.' })
    const { data } = await read(token)
    expect(data).toMatchObject({
      order: number,
      quantity: 2,
      proof: { number: 1, state: 'SENT', message: 'We moved nothing.', read: [{ text: 'نورة', isArabic: true }] },
      previous: null,
      words: 'I have read the names and numbers. Print exactly this, 2 pieces.',
      contact: { phone: '•••• 567', email: 's•••@shop.example' },
      isOwner: false,
    })
    expect(data.proof.pages).toMatchObject([
      { file: 0, page: 1, width: 960, trim: { width: 90, height: 50, left: 3, bottom: 3 } },
      { file: 0, page: 2 },
    ])
    expect(data.clock.ready < data.clock.otherwise).toBe(true)
    const picture = await office.browser().send('GET', `/proofs/${token}/pages/1/0/2`)
    expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([
      200,
      'image/webp',
      'RIFF picture',
    ])
    const mails = await sql(
      `select channel, body_text from outbox_message where order_news = 'proof-ready' or body_text like '%/proof/%' order by id`,
    )
    expect(mails.filter(({ body_text: text }) => text.includes(token)).map(({ channel }) => channel)).toEqual([
      'EMAIL',
      'SMS',
    ])
  })

  test('that is guessed, over, taken back, or of a cancelled order is answered alike', async () => {
    const over = await sendProof((await lineWith()).code)
    await sql(`update review_link set expires_at = now() where token_hash = sha256(convert_to($1, 'UTF8'))`, [over])
    const withdrawn = await lineWith()
    const revoked = await sendProof(withdrawn.code)
    await act(withdrawn.code, 'withdrawal', { reason: 'Wrong file' })
    const cancelled = await lineWith()
    const ended = await sendProof(cancelled.code)
    await desk.send('POST', `/orders/${cancelled.number}/moves`, { move: 'cancel', reason: 'Asked by phone' })
    const browser = office.browser()
    for (const token of [over, revoked, ended, 'a'.repeat(22), 'x', '%00', "' or 1=1"]) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', '/pages/1/0/1', undefined],
        ['POST', '/code', { contact: 'email' }],
        ['POST', '/changes', { proof: 1, pins: [{ text: 'x' }] }],
        ['POST', '/approval', { proof: 1, hash: 'a'.repeat(64), name: 'x', otp: '123456' }],
      ] as const) {
        const answer = await browser.send(method, `/proofs/${encodeURIComponent(token)}${path}`, body)
        const expected = token === '%00' ? [400, 404] : [404]
        expect(expected, `${method} ${token}${path}`).toContain(answer.statusCode)
      }
    }
    expect(await one(`select count(*)::int as n from sign_off`)).toEqual({ n: 0 })
  })

  test('decides nothing however often it is opened', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    for (let look = 0; look < 5; look += 1) await read(token)
    await office.browser().send('GET', `/proofs/${token}/approval`)
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
  })

  test('is approved with a name and a code to the contact of the order', async () => {
    const { code, lineId, number } = await lineWith()
    const token = await sendProof(code)
    const browser = office.browser()
    const form = await approval(token, browser)
    const wrong = await browser.send('POST', `/proofs/${token}/approval`, { ...form, otp: '000000' })
    expect(wrong.json()).toMatchObject({ code: 'CODE_INVALID', triesLeft: 4 })
    const { otp: _, ...without } = form
    expect((await browser.send('POST', `/proofs/${token}/approval`, without)).json()).toMatchObject({
      code: 'CODE_INVALID',
    })
    const stranger = await office.browser().send('POST', `/proofs/${token}/approval`, form)
    expect(stranger.json()).toMatchObject({ code: 'CODE_INVALID' })
    expect((await browser.send('POST', `/proofs/${token}/approval`, form)).json()).toMatchObject({ status: 1 })
    expect(
      await one(
        'select name, via, words from sign_off s join print_proof p on p.id = s.proof_id where p.line_id = $1',
        [lineId],
      ),
    ).toEqual({
      name: 'Noura',
      via: 'LINK',
      words: 'I have read the names and numbers. Print exactly this, 2 pieces.',
    })
    expect((await read(token)).data.proof).toMatchObject({ state: 'APPROVED', signedBy: 'Noura' })
    expect(
      await one(
        `select facts ->> 'via' as via from audit_entry where event = 'proof-approved' order by id desc limit 1`,
      ),
    ).toEqual({ via: 'LINK' })
    expect(
      await sql(
        `select 1 from outbox_message where order_news = 'proof-approved' and order_id = (select id from customer_order where number = $1)`,
        [number],
      ),
    ).toHaveLength(1)
  })

  test('needs no code of the signed-in customer of the order', async () => {
    const { code, browser: owner } = await lineWith()
    const token = await sendProof(code)
    const browser = Object.assign(office.browser(), { token: owner.token })
    const { data } = await read(token, browser)
    expect(data.isOwner).toBe(true)
    const { number: proof, hash } = data.proof
    const other = Object.assign(office.browser(), { token: (await shop.newCustomer()).token })
    expect(
      (await other.send('POST', `/proofs/${token}/approval`, { proof, hash, name: 'Other' })).json(),
    ).toMatchObject({ status: 0 })
    expect(
      (await browser.send('POST', `/proofs/${token}/approval`, { proof, hash, name: 'Sara' })).json(),
    ).toMatchObject({ status: 1 })
  })

  test('of other files than those that were looked at is not approved', async () => {
    const { code, lineId, customer } = await lineWith()
    const token = await sendProof(code)
    const browser = office.browser()
    const form = await approval(token, browser)
    await setLineFiles(pool, lineId, [await insertVersion(pool, customer)])
    expect((await browser.send('POST', `/proofs/${token}/approval`, form)).json()).toMatchObject({
      code: 'PROOF_CLOSED',
    })
    expect((await read(token)).data.proof.state).toBe('SUPERSEDED')
    await sendProof(code)
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
  })

  test('approved twenty times at once is signed once', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const browser = office.browser()
    const form = await approval(token, browser)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.send('POST', `/proofs/${token}/approval`, form)),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(
      await sql('select 1 from sign_off s join print_proof p on p.id = s.proof_id where p.line_id = $1', [lineId]),
    ).toHaveLength(1)
  })

  test('approved by one and refused by another at once is decided once', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const browser = office.browser()
    const form = await approval(token, browser)
    const [yes, no] = await Promise.all([
      browser.send('POST', `/proofs/${token}/approval`, form),
      office.browser().send('POST', `/proofs/${token}/changes`, { proof: 1, pins: [{ text: 'Darker' }] }),
    ])
    expect([yes.statusCode, no.statusCode].toSorted()).toEqual([200, 409])
    expect(await stateOf(lineId)).toBe(yes.statusCode === 200 ? 'APPROVED' : 'CHANGES_ASKED')
  })

  test('approved and withdrawn at once ends one way', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const browser = office.browser()
    const form = await approval(token, browser)
    await Promise.all([
      browser.send('POST', `/proofs/${token}/approval`, form),
      act(code, 'withdrawal', { reason: 'Wrong file' }),
    ])
    const { state } = await one('select state from print_proof where line_id = $1', [lineId])
    expect(await stateOf(lineId)).toBe(state === 'WITHDRAWN' ? 'PROOFING' : state)
  })
})

describe('changes', () => {
  test('are asked for with pins and no code, and answered with the next proof', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const pins = [
      { text: 'أضيفوا «د.» قبل الاسم', place: { file: 0, page: 1, x: 30.5, y: 12 } },
      { text: 'Everything a little darker' },
    ]
    expect((await office.browser().send('POST', `/proofs/${token}/changes`, { proof: 1, pins })).json()).toMatchObject({
      status: 1,
    })
    expect(await stateOf(lineId)).toBe('CHANGES_ASKED')
    const { proofs, state } = await lineOf(code)
    expect(state).toBe('CHANGES_ASKED')
    expect(proofs[0].pins).toMatchObject([
      { x: 30.5, y: 12, page: 1 },
      { position: null, text: 'Everything a little darker' },
    ])
    const answers = [{ pin: proofs[0].pins[0].id, text: 'Added' }]
    const next = await sendProof(code, { answers })
    expect((await read(token)).status).toBe(0)
    expect((await read(next)).data).toMatchObject({
      proof: { number: 2, state: 'SENT' },
      previous: { number: 1, pins: [{ answer: 'Added' }, { answer: null }] },
    })
  })

  test.each([
    [{ proof: 1, pins: [] }],
    [{ proof: 1, pins: [{ text: '  ' }] }],
    [{ proof: 1, pins: [{ text: 'x', place: { file: 0, page: 1, x: 1e9, y: 0 } }] }],
    [{ proof: 1, pins: Array.from({ length: 31 }, () => ({ text: 'x' })) }],
    [{ proof: 0, pins: [{ text: 'x' }] }],
  ])('%j are refused', async (form) => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    expect((await office.browser().send('POST', `/proofs/${token}/changes`, form)).statusCode).toBe(400)
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
  })
})

describe('the desk', () => {
  test('has a queue with what must be fixed, and passes nothing of it', async () => {
    const { code, number } = await lineWith({ findings: [RED_FINDING], policy: 'STAFF' })
    const customers = (await desk.send('GET', '/artwork/queue?tab=customer')).json().data
    expect(customers.lines.find((line: { code: string }) => line.code === code)).toMatchObject({
      state: 'NEEDS_CHANGES',
      errors: 1,
      customer: 'Sara Ali',
      picture: { page: 1 },
    })
    const { actions, files } = await lineOf(code)
    expect(actions.find(({ action }: { action: string }) => action === 'pass')).toEqual({
      action: 'pass',
      refusal: 'MUST_BE_FIXED',
    })
    expect(files[0]).toMatchObject({
      verdict: 'TO_CHANGE',
      findings: [{ code: 'arabic-letters-apart' }],
      sheets: [{ face: 'front', bleed: 3 }, { face: 'back' }],
      pages: [{ measured: { width: 90, bleed: 3 } }, {}],
    })
    expect((await act(code, 'pass', {})).json()).toMatchObject({ code: 'MUST_BE_FIXED' })
    expect((await act(code, 'proofs', {})).json()).toMatchObject({ code: 'MUST_BE_FIXED' })
    expect((await act(code, 'overrule', { reason: 'A decorative letter' })).json()).toMatchObject({
      data: { state: 'PROOFING', note: 'A decorative letter' },
    })
    await sendProof(code)
    const changes = await sql(
      `select action, reason from staff_change where action like 'artwork.%' and subject_id = (select id::text from customer_order where number = $1) order by id`,
      [number],
    )
    expect(changes).toEqual([
      { action: 'artwork.overrule', reason: 'A decorative letter' },
      { action: 'artwork.sendProof', reason: null },
    ])
    const ofOrder = (await desk.send('GET', `/artwork/orders/${number}`)).json().data
    expect(ofOrder).toMatchObject([{ code, state: 'PROOF_SENT', proof: 1 }])
  })

  test('asks the customer, who is notified with the question', async () => {
    const { code, id } = await lineWith()
    expect((await act(code, 'question', { question: 'Is the phone right?' })).json()).toMatchObject({
      data: { state: 'NEEDS_CHANGES', note: 'Is the phone right?' },
    })
    const mails = await sql(
      `select body_text from outbox_message where order_id = $1 and order_news = 'artwork-question'`,
      [id],
    )
    expect(mails[0].body_text).toContain('Is the phone right?')
  })

  test('refuses what was seen in another version, with who changed it', async () => {
    const { code } = await lineWith()
    const { version } = await lineOf(code)
    await act(code, 'pass', {})
    const late = await desk.send('POST', `/artwork/lines/${code}/pass`, {}, { 'if-match': `"${version}"` })
    expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT', conflict: { present: { state: 'PROOFING' } } })
    expect((await desk.send('POST', `/artwork/lines/${code}/pass`, {})).statusCode).toBe(428)
  })

  test('releases what is signed off, and takes an approval back before that', async () => {
    const { code, lineId } = await lineWith()
    expect((await act(code, 'release', {})).json()).toMatchObject({ code: 'PROOF_NEEDED' })
    await sendProof(code)
    expect((await act(code, 'sign-off', { name: 'Noura', reason: 'By phone' })).json()).toMatchObject({
      data: { state: 'APPROVED', proofs: [{ signedBy: 'Noura' }] },
    })
    expect((await act(code, 'withdrawal', { reason: 'Wrong paper' })).json()).toMatchObject({
      data: { state: 'PROOFING' },
    })
    await sendProof(code)
    await act(code, 'sign-off', { name: 'Noura', reason: 'By phone' })
    expect((await act(code, 'release', {})).json()).toMatchObject({ data: { state: 'QUEUED' } })
    expect((await act(code, 'withdrawal', { reason: 'Too late' })).json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    const jobs = await sql(
      `select s.kind from print_job j join station s on s.id = j.station_id where j.line_id = $1`,
      [lineId],
    )
    expect(jobs).toEqual([{ kind: 'PRINT' }])
  })

  test('shows its pictures to staff, of files that are ordered alone', async () => {
    const { versionId, customer } = await lineWith()
    expect((await desk.send('GET', `/artwork/versions/${versionId}/pages/1`)).body).toBe('RIFF picture')
    const other = await insertVersion(pool, customer, { pictures: [crypto.randomUUID()] })
    expect((await desk.send('GET', `/artwork/versions/${other}/pages/1`)).statusCode).toBe(404)
    expect((await viewer.send('POST', '/artwork/lines/10001-1/pass', {})).statusCode).toBe(403)
  })
})

describe('reminders', () => {
  const remind = (hours: number) =>
    remindOfProofs({
      db,
      queue,
      publicUrl,
      now: () => new Date(Date.parse('2030-01-01T12:00:00+03:00') + hours * 3_600_000),
    })

  test('come after a day, three days and a week, each once and with a link that opens', async () => {
    const { code, lineId, id } = await lineWith()
    await sendProof(code)
    await sql(`update print_proof set sent_at = '2030-01-01T12:00:00+03:00' where line_id = $1`, [lineId])
    const sent = async () =>
      (
        await sql(
          `select count(*)::int as n from outbox_message where order_id = $1 and order_news = 'proof-reminder'`,
          [id],
        )
      )[0].n
    const counts = []
    for (const hours of [23, 24, 24, 72, 168, 168, 480]) {
      await remind(hours)
      counts.push(await sent())
    }
    expect(counts).toEqual([0, 1, 1, 2, 3, 3, 3])
    const { body_text: text } = await one(
      `select body_text from outbox_message where order_id = $1 and order_news = 'proof-reminder' order by id limit 1`,
      [id],
    )
    const [, token = ''] = /\/en\/proof\/([\w-]{22})/.exec(text) ?? []
    expect((await read(token)).data.proof).toMatchObject({ state: 'SENT' })
  })

  test('are not sent at night, and not of an answered proof', async () => {
    const { code, lineId, id } = await lineWith()
    await sendProof(code)
    await sql(`update print_proof set sent_at = '2030-01-01T12:00:00+03:00' where line_id = $1`, [lineId])
    expect(await remind(24 + 11)).toBe(0)
    await act(code, 'sign-off', { name: 'Noura', reason: 'By phone' })
    await remind(48)
    expect(
      await sql(`select 1 from outbox_message where order_id = $1 and order_news = 'proof-reminder'`, [id]),
    ).toEqual([])
  })
})

describe('self approval', () => {
  const parts = { audit, queue, publicUrl, listing: createOrderListing({ db, now: () => new Date() }) }
  const tick = (request: { lineId: number; customer: string; versionId: string }) =>
    db.transaction().execute((tx) =>
      signOffBySelf(tx, parts, {
        lineId: request.lineId,
        customerId: request.customer,
        name: 'Sara',
        language: 'ar',
        versionIds: [request.versionId],
        faces: [1, 2].map((page) => ({ versionId: request.versionId, page })),
      }),
    )

  test('signs off what its customer ticked, of these versions alone', async () => {
    const line = await lineWith({ policy: 'SELF' })
    expect(await tick({ ...line, customer: crypto.randomUUID() })).toMatchObject({ error: { code: 'proofs/unknown' } })
    expect(await tick({ ...line, versionId: crypto.randomUUID() })).toMatchObject({ error: { code: 'proofs/closed' } })
    expect(await tick(line)).toMatchObject({ ok: true })
    expect(await stateOf(line.lineId)).toBe('APPROVED')
    expect(await one('select via, words from sign_off order by id desc limit 1')).toEqual({
      via: 'OWNER',
      words: 'قرأت الأسماء والأرقام. اطبعوا هذا كما هو، قطعتين.',
    })
    expect(await tick(line)).toMatchObject({ error: { code: 'proofs/closed' } })
  })

  test('waits for what must be changed, and is not for products that ask for a person', async () => {
    const red = await lineWith({ policy: 'SELF', findings: [RED_FINDING] })
    expect(await tick(red)).toMatchObject({ ok: false })
    const unchecked = await lineWith({ policy: 'SELF', isChecked: false })
    expect(await tick(unchecked)).toMatchObject({ error: { code: 'proofs/open-findings' } })
    expect(await tick(await lineWith({ policy: 'STAFF' }))).toMatchObject({ error: { code: 'proofs/unknown' } })
  })
})
