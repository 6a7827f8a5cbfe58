import { describe, expect, test } from 'vitest'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const { sql, one, act, office, stateOf, lineWith, sendProof, approvalForm } = await proofDesk()

describe('a proof', () => {
  test('approved twenty times at once is signed once', async () => {
    const { code, lineId } = await lineWith()
    const token = await sendProof(code)
    const browser = office().browser()
    const form = await approvalForm(token, browser)
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
    const form = await approvalForm(token, browser)
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
    const form = await approvalForm(token, browser)
    await Promise.all([
      browser.send('POST', `/proofs/${token}/approval`, form),
      act(code, 'withdrawal', { reason: 'Wrong file' }),
    ])
    const { state } = await one('select state from print_proof where line_id = $1', [lineId])
    expect(await stateOf(lineId)).toBe(state === 'WITHDRAWN' ? 'PROOFING' : state)
  })
})
