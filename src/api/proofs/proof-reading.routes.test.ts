import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const { shop, sql, one, lineOf, act, read, office, desk, stateOf, lineWith, sendProof } = await proofDesk()

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

  test('of a fixed copy says what was fixed in the file that was sent', async () => {
    const [sent, fixed] = [await lineWith(), await lineWith({ fixes: ['TO_CMYK', 'ADD_BLEED'] })]
    expect((await read(await sendProof(sent.code))).data.proof.fixes).toEqual([])
    expect((await read(await sendProof(fixed.code))).data.proof.fixes).toEqual(['ADD_BLEED', 'TO_CMYK'])
  })
})
