import { describe, expect, test } from 'vitest'
import { insertVersion, setLineFiles } from '#testing/artwork/artwork-fixture.ts'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const { shop, sql, one, read, office, stateOf, lineWith, sendProof, approvalForm } = await proofDesk()

describe('a proof', () => {
  test('is approved with a name and a code to the contact of the order', async () => {
    const { code, lineId, number } = await lineWith()
    const token = await sendProof(code)
    const browser = office().browser()
    const form = await approvalForm(token, browser)
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

  test('is not approved when its files are no longer those that were shown', async () => {
    const { code, lineId, customer } = await lineWith()
    const token = await sendProof(code)
    const browser = office().browser()
    const form = await approvalForm(token, browser)
    await setLineFiles(shop.database.pool, lineId, [await insertVersion(shop.database.pool, customer)])
    expect((await browser.send('POST', `/proofs/${token}/approval`, form)).json()).toMatchObject({
      code: 'PROOF_CLOSED',
    })
    expect((await read(token)).data.proof.state).toBe('SUPERSEDED')
    await sendProof(code)
    expect(await stateOf(lineId)).toBe('PROOF_SENT')
  })
})
