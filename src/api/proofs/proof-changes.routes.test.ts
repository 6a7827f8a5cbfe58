import { describe, expect, test } from 'vitest'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const { sql, one, lineOf, read, office, stateOf, lineWith, sendProof } = await proofDesk()

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
