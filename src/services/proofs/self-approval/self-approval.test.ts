import { describe, expect, test } from 'vitest'
import { RED_FINDING } from '#testing/artwork/artwork-fixture.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import { proofDesk } from '#testing/artwork/proof-desk.ts'
import { signOffBySelf } from './self-approval.ts'

const { shop, one, parts, stateOf, lineWith } = await proofDesk()

describe('self approval', () => {
  const { db } = shop.database
  const listing = createOrderListing({ db, now: () => new Date() })
  const tick = (request: { lineId: number; customer: string; versionId: string }) =>
    db.transaction().execute((tx) =>
      signOffBySelf(
        tx,
        { ...parts, listing },
        {
          lineId: request.lineId,
          customerId: request.customer,
          name: 'Sara',
          language: 'ar',
          versionIds: [request.versionId],
          faces: [1, 2].map((page) => ({ versionId: request.versionId, page })),
        },
      ),
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
