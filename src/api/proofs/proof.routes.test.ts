import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { insertVersion, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const { shop, sql, one, lineOf, act, read, office, desk, stateOf, lineWith, sendProof } = await proofDesk()
const { pool } = shop.database

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
      const paper = await office().browser().send('GET', `/proofs/${token}/paper?lang=${language}`)
      expect([paper.statusCode, paper.headers['content-type'], paper.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ])
      expect((await PDFDocument.load(paper.rawPayload)).getPageCount()).toBe(2)
    }
    await sql('update artwork_version set page_count = 1 where id = $1', [versionId])
    await sql('delete from artwork_picture where version_id = $1 and page = 2', [versionId])
    const withWhite = await office().browser().send('GET', `/proofs/${token}/paper?lang=ar`)
    expect((await PDFDocument.load(withWhite.rawPayload)).getPageCount()).toBe(2)
    expect((await lineOf(code)).blankFaces).toMatchObject([{ face: 'back' }])
    expect(
      (
        await office()
          .browser()
          .send('GET', `/proofs/${'a'.repeat(22)}/paper`)
      ).statusCode,
    ).toBe(404)
  })

  test('says which side stays white, where the file has no page for it', async () => {
    const { code, versionId } = await lineWith()
    await sql('update artwork_version set page_count = 1 where id = $1', [versionId])
    const { data } = await read(await sendProof(code))
    expect(data.blankFaces).toEqual([{ file: 0, face: 'back', width: 90, height: 50 }])
  })

  test('shows its pages with the corners that are cut', async () => {
    const { code, versionId } = await lineWith()
    const token = await sendProof(code)
    const corners = async () => (await read(token)).data.proof.pages.map(({ corner }: { corner: number }) => corner)
    expect(await corners()).toEqual([0, 0])
    await sql(
      `update artwork_check set spec = jsonb_set(spec, '{faces,1,sheet,shape}', '"ROUNDED"') where version_id = $1`,
      [versionId],
    )
    expect(await corners()).toEqual([0, 6])
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
      { file: 0, page: 1, width: 960, trim: { width: 90, height: 50, left: 3, bottom: 3 }, face: 'front' },
      { file: 0, page: 2 },
    ])
    expect(data.clock.ready < data.clock.otherwise).toBe(true)
    const picture = await office().browser().send('GET', `/proofs/${token}/pages/1/0/2`)
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
    await desk().send('POST', `/orders/${cancelled.number}/moves`, { move: 'cancel', reason: 'Asked by phone' })
    const browser = office().browser()
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
    await office().browser().send('GET', `/proofs/${token}/approval`)
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
  })

  test('is approved with a name and a code to the contact of the order', async () => {
    const { code, lineId, number } = await lineWith()
    const token = await sendProof(code)
    const browser = office().browser()
    const form = await approval(token, browser)
    const wrong = await browser.send('POST', `/proofs/${token}/approval`, { ...form, otp: '000000' })
    expect(wrong.json()).toMatchObject({ code: 'CODE_INVALID', triesLeft: 4 })
    const { otp: _, ...without } = form
    expect((await browser.send('POST', `/proofs/${token}/approval`, without)).json()).toMatchObject({
      code: 'CODE_INVALID',
    })
    const stranger = await office().browser().send('POST', `/proofs/${token}/approval`, form)
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
    expect((await read(token)).data).toMatchObject({
      proof: { state: 'APPROVED', signedBy: 'Noura' },
      readyBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const secondTab = await browser.send('POST', `/proofs/${token}/code`, { contact: 'phone' })
    expect([secondTab.statusCode, secondTab.json().code]).toEqual([409, 'PROOF_CLOSED'])
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
    const browser = Object.assign(office().browser(), { token: owner.token })
    const { data } = await read(token, browser)
    expect(data.isOwner).toBe(true)
    const { number: proof, hash } = data.proof
    const other = Object.assign(office().browser(), { token: (await shop.newCustomer()).token })
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
    const browser = office().browser()
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
    const browser = office().browser()
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
    const browser = office().browser()
    const form = await approval(token, browser)
    const [yes, no] = await Promise.all([
      browser.send('POST', `/proofs/${token}/approval`, form),
      office()
        .browser()
        .send('POST', `/proofs/${token}/changes`, { proof: 1, pins: [{ text: 'Darker' }] }),
    ])
    expect([yes.statusCode, no.statusCode].toSorted()).toEqual([200, 409])
    expect(await stateOf(lineId)).toBe(yes.statusCode === 200 ? 'APPROVED' : 'CHANGES_ASKED')
  })

  test('approved and withdrawn at once ends one way', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const browser = office().browser()
    const form = await approval(token, browser)
    await Promise.all([
      browser.send('POST', `/proofs/${token}/approval`, form),
      act(code, 'withdrawal', { reason: 'Wrong file' }),
    ])
    const { state } = await one('select state from print_proof where line_id = $1', [lineId])
    expect(await stateOf(lineId)).toBe(state === 'WITHDRAWN' ? 'PROOFING' : state)
  })
})

test('a proof of a fixed copy says what was fixed in the file that was sent', async () => {
  const [sent, fixed] = [await lineWith(), await lineWith({ fixes: ['TO_CMYK', 'ADD_BLEED'] })]
  expect((await read(await sendProof(sent.code))).data.proof.fixes).toEqual([])
  expect((await read(await sendProof(fixed.code))).data.proof.fixes).toEqual(['ADD_BLEED', 'TO_CMYK'])
})

describe('changes', () => {
  test('are asked for with pins and no code, and answered with the next proof', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const pins = [
      { text: 'أضيفوا «د.» قبل الاسم', place: { file: 0, page: 1, x: 30.5, y: 12 } },
      { text: 'Everything a little darker' },
    ]
    expect(
      (await office().browser().send('POST', `/proofs/${token}/changes`, { proof: 1, pins })).json(),
    ).toMatchObject({
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
    const { data: byTheNewLink } = await read(next)
    expect((await read(token)).data).toEqual(byTheNewLink)
    expect(byTheNewLink).toMatchObject({
      proof: { number: 2, state: 'SENT' },
      previous: { number: 1, pins: [{ answer: 'Added' }, { answer: null }] },
    })
    expect(byTheNewLink.proof.isOfNewFile).toBe(false)
  })

  test('are not asked for once the order is not being made any more', async () => {
    const { code, lineId, id } = await lineWith()
    const token = await sendProof(code)
    await sql(`update customer_order set status = 'ON_THE_WAY' where id = $1`, [id])
    const answer = await office()
      .browser()
      .send('POST', `/proofs/${token}/changes`, { proof: 1, pins: [{ text: 'x' }] })
    expect(answer.statusCode).toBe(409)
    expect(await one('select state from print_proof where line_id = $1', [lineId])).toEqual({ state: 'SENT' })
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
    expect((await office().browser().send('POST', `/proofs/${token}/changes`, form)).statusCode).toBe(400)
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
  })
})
