import { describe, expect, test } from 'vitest'
import { insertVersion, RED_FINDING } from '#testing/artwork/artwork-fixture.ts'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const { shop, sql, lineOf, act, office, desk, lineWith, sendProof } = await proofDesk()

describe('the artwork desk', () => {
  test('has a queue with what must be fixed, and passes nothing of it', async () => {
    const { code, number } = await lineWith({ findings: [RED_FINDING], policy: 'STAFF' })
    const customers = (await desk().send('GET', '/artwork/queue?tab=customer')).json().data
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
    const ofOrder = (await desk().send('GET', `/artwork/orders/${number}`)).json().data
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
    const late = await desk().send('POST', `/artwork/lines/${code}/pass`, {}, { 'if-match': `"${version}"` })
    expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT', conflict: { present: { state: 'PROOFING' } } })
    expect((await desk().send('POST', `/artwork/lines/${code}/pass`, {})).statusCode).toBe(428)
  })

  test('releases what is signed off, and takes an approval back before that', async () => {
    const bytes = Buffer.from('a card')
    const { code, lineId, versionId } = await lineWith({ bytes })
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
    // Neither missing bytes nor others are handed on.
    const [{ storage_key: key }] = await sql('select storage_key from artwork_version where id = $1', [versionId])
    await shop.store.storage.delete('private', key)
    expect((await act(code, 'release', {})).json()).toMatchObject({
      code: 'APPROVED_FILE_MISSING',
      message: expect.stringMatching(/^File 1: /),
    })
    await shop.store.storage.put('private', key, Buffer.from('another card'))
    expect((await act(code, 'release', {})).json()).toMatchObject({ code: 'APPROVED_FILE_CHANGED' })
    await shop.store.storage.put('private', key, bytes)
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
    expect((await desk().send('GET', `/artwork/versions/${versionId}/pages/1`)).body).toBe('RIFF picture')
    const other = await insertVersion(shop.database.pool, customer, { pictures: [crypto.randomUUID()] })
    expect((await desk().send('GET', `/artwork/versions/${other}/pages/1`)).statusCode).toBe(404)
    const viewer = await office().desk('viewer')
    expect((await viewer.send('POST', '/artwork/lines/10001-1/pass', {})).statusCode).toBe(403)
  })
})
