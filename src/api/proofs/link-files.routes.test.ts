import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { MAX_LINK_FILE_BYTES } from '#contract/proofs/proof-file.ts'
import { CARD_TO_CONFIRM } from '#testing/artwork-opener.ts'
import { insertVersion, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import type { TestBrowser } from '#testing/customer-api.ts'
import { proofDesk } from '#testing/artwork/proof-desk.ts'
import { attachment, body, BOUNDARY, END, fieldsOf } from '#testing/upload-form.ts'

/** What begins with a word of another kind is refused by it. */
const opener = {
  open: async (path: string) =>
    (await readFile(path, 'utf8')).startsWith('MZ')
      ? ({ outcome: 'REFUSED', format: 'OTHER' } as const)
      : ({ outcome: 'OPENED', facts: CARD_TO_CONFIRM, pictures: [], lines: [] } as const),
}

const { shop, sql, one, lineOf, act, read, office, stateOf, lineWith, sendProof } = await proofDesk({ opener })

type Sent = {
  readonly fields?: Record<string, string>
  readonly name?: string
  readonly content?: string | Buffer
  readonly accept?: string
  readonly browser?: TestBrowser
  readonly lang?: string
}

/** Posts a form by a link, with a file of its own unless it says otherwise. */
async function post(token: string, { fields = {}, name = 'new.pdf', content, accept, browser, lang }: Sent = {}) {
  const bytes = content ?? `%PDF-1.7 ${crypto.randomUUID()}`
  const form = body(fieldsOf(fields), attachment(name, bytes), END)
  return (browser ?? office().browser()).send(
    'POST',
    `/proofs/${token}/files${lang ? `?lang=${lang}` : ''}`,
    form as unknown as object,
    {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(accept !== undefined && { accept }),
    },
  )
}
const filesOf = (lineId: number) =>
  sql(
    `select v.label, v.source, v.number, a.customer_id, u.set_by, v.id from line_artwork u
     join artwork_version v on v.id = u.version_id join artwork a on a.id = v.artwork_id where u.line_id = $1 order by u.position`,
    [lineId],
  )

describe('a file by the link of a proof', () => {
  test('comes with the changes, and is the next version of the file of the customer of the order', async () => {
    const { code, lineId, customer, versionId, browser: owner } = await lineWith()
    const token = await sendProof(code)
    const pins = JSON.stringify([{ text: 'As in the file', place: { file: 0, page: 1, x: 3, y: 4 } }])
    const answer = await post(token, { fields: { proof: '1', pins } })
    expect(answer.json()).toMatchObject({ status: 1 })
    const [file] = await filesOf(lineId)
    expect(file).toMatchObject({
      label: 'new.pdf',
      source: 'UPLOAD',
      number: 2,
      customer_id: customer,
      set_by: 'CUSTOMER',
    })
    expect(await one('select state from print_proof where line_id = $1', [lineId])).toEqual({ state: 'CHANGES_ASKED' })
    expect(await stateOf(lineId)).toBe('CHECKING')

    const desk = await lineOf(code)
    expect(desk.proofs[0].pins).toMatchObject([{ text: 'As in the file', x: 3 }])
    expect(desk.files[0]).toMatchObject({ version: file.id })
    const signedIn = Object.assign(office().browser(), { token: owner.token })
    expect((await signedIn.send('GET', `/artworks/${file.id}`)).json().data).toMatchObject({ name: 'new.pdf' })
    expect((await office().browser().send('GET', `/artworks/${file.id}`)).statusCode).toBe(404)
    expect((await signedIn.send('GET', `/artworks/${versionId}`)).statusCode).toBe(200)
    expect((await read(token)).data).toMatchObject({
      files: ['new.pdf'],
      proof: { state: 'CHANGES_ASKED' },
      takesFile: true,
    })
  })

  test('is the first one of a line that waits for its file', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    await sql('delete from line_artwork where line_id = $1', [lineId])
    expect((await read(token)).data).toMatchObject({ waitsFor: 'FILE', files: [], takesFile: true })
    expect((await post(token)).json()).toMatchObject({ status: 1 })
    expect(await filesOf(lineId)).toMatchObject([{ number: 1, label: 'new.pdf' }])
  })

  test('goes to its own line, at a place that this line has', async () => {
    const { code, lineId, customer } = await lineWith()
    const other = await lineWith()
    await setLineFiles(shop.database.pool, lineId, [
      await insertVersion(shop.database.pool, customer),
      await insertVersion(shop.database.pool, customer, { label: 'second.pdf' }),
    ])
    const token = await sendProof(code)
    const before = await filesOf(other.lineId)
    expect((await post(token, { fields: { proof: '1', position: '1' } })).statusCode).toBe(200)
    expect((await filesOf(lineId)).map(({ label }) => label)).toEqual(['card.pdf', 'new.pdf'])
    for (const position of ['2', '9'])
      expect((await post(token, { fields: { position } })).statusCode, position).toBe(404)
    expect(await filesOf(other.lineId)).toEqual(before)
    expect(await filesOf(lineId)).toHaveLength(2)
  })

  test('is refused by a link that is over, taken back, guessed, or of a cancelled order', async () => {
    const over = await lineWith()
    const overToken = await sendProof(over.code)
    await sql(`update review_link set expires_at = now() where line_id = $1`, [over.lineId])
    const revoked = await lineWith()
    const revokedToken = await sendProof(revoked.code)
    await act(revoked.code, 'withdrawal', { reason: 'Wrong file' })
    const before = await one('select count(*)::int as n from artwork_version')
    for (const token of [overToken, revokedToken, 'a'.repeat(22), 'x'])
      expect((await post(token, { fields: { proof: '1' } })).statusCode, token).toBe(404)
    expect(await one('select count(*)::int as n from artwork_version')).toEqual(before)
  })

  test('changes nothing that is signed off, nor a proof that was answered', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    expect((await post(token)).json()).toMatchObject({ code: 'PROOF_CLOSED' })
    expect((await post(token, { fields: { proof: '2' } })).json()).toMatchObject({ code: 'PROOF_CLOSED' })
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
    await act(code, 'sign-off', { name: 'Noura', reason: 'By phone' })
    const before = await filesOf(lineId)
    expect((await post(token, { fields: { proof: '1' } })).json()).toMatchObject({ code: 'ARTWORK_SIGNED_OFF' })
    expect(await filesOf(lineId)).toEqual(before)
  })

  test('of a kind that is not printed from leaves the line and its proof as they were', async () => {
    const { code, lineId, versionId } = await lineWith()
    const token = await sendProof(code)
    const answer = await post(token, { fields: { proof: '1', text: 'x' }, name: 'run.pdf', content: 'MZ no picture' })
    expect(answer.json()).toMatchObject({ code: 'FILE_TYPE' })
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
    expect(await filesOf(lineId)).toMatchObject([{ id: versionId }])
    expect(
      await sql(
        `select 1 from artwork_version v join artwork a on a.id = v.artwork_id
         where v.state <> 'DELETED' and v.label = 'run.pdf'`,
      ),
    ).toEqual([])
  })

  test('empty or too large is refused, and so are fields that are none', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const large = Buffer.alloc(MAX_LINK_FILE_BYTES + 1, 1)
    expect((await post(token, { content: large })).json()).toMatchObject({ code: 'FILE_TOO_LARGE' })
    expect((await post(token, { content: '' })).statusCode).toBe(415)
    expect((await post(token, { name: '', content: '' })).json()).toMatchObject({ code: 'FILE_EMPTY' })
    for (const fields of [{ proof: 'x' }, { pins: '{' }, { pins: '[{"text":""}]' }, { customer: '1' }])
      expect((await post(token, { fields })).statusCode, JSON.stringify(fields)).toBe(400)
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
  })
})

describe('a page without script', () => {
  const accept = 'text/html,application/xhtml+xml'

  test('is led back to the page of its language with what happened', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const wrong = await post(token, { content: 'MZ', fields: { proof: '1' }, accept, lang: 'ar' })
    expect([wrong.statusCode, wrong.headers.location]).toEqual([303, `/ar/proof/${token}?problem=FILE_TYPE`])
    const changes = await post(token, {
      name: '',
      content: '',
      fields: { proof: '1', text: 'Darker' },
      accept,
      lang: 'en',
    })
    expect([changes.statusCode, changes.headers.location]).toEqual([303, `/en/proof/${token}?sent=CHANGES`])
    expect(await stateOf(lineId)).toBe('CHANGES_ASKED')
    const file = await post(token, { fields: { text: '' }, accept, lang: 'en' })
    expect([file.statusCode, file.headers.location]).toEqual([303, `/en/proof/${token}?sent=FILE`])
    expect(await filesOf(lineId)).toMatchObject([{ label: 'new.pdf' }])
  })

  test('of another site is refused', async () => {
    const { code } = await lineWith()
    const token = await sendProof(code)
    const form = body(fieldsOf({ proof: '1', text: 'Darker' }), END)
    const answer = await office()
      .browser()
      .send('POST', `/proofs/${token}/files`, form as unknown as object, {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        origin: 'https://elsewhere.example',
        accept,
      })
    expect(answer.statusCode).toBe(403)
  })
})
