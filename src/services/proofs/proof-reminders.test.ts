import { describe, expect, test } from 'vitest'
import { proofDesk } from '#testing/artwork/proof-desk.ts'
import { claimRemindedProofs } from './proof.repository.ts'
import { remindOfProofs } from './proof-reminders.ts'

const { shop, sql, one, act, read, parts, lineWith, sendProof } = await proofDesk()

describe('reminders', () => {
  const remind = (hours: number) =>
    remindOfProofs({
      db: shop.database.db,
      ...parts,
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

  test('are claimed of those that are due, however many have had all of theirs', async () => {
    const [reminded, due] = [await lineWith(), await lineWith()]
    for (const { code } of [reminded, due]) await sendProof(code)
    await sql(`update print_proof set sent_at = '2029-12-01T12:00:00+03:00', reminders = 3 where line_id = $1`, [
      reminded.lineId,
    ])
    await sql(`update print_proof set sent_at = '2030-01-01T12:00:00+03:00' where line_id = $1`, [due.lineId])
    const claim = { hours: [24, 72, 168], now: new Date('2030-01-02T12:00:00+03:00'), most: 1 }
    const claimed = await shop.database.db.transaction().execute((tx) => claimRemindedProofs(tx, claim))
    expect(claimed).toMatchObject([{ line_id: due.lineId, reminders: 1 }])
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
