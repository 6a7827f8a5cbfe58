import { describe, expect, test } from 'vitest'
import { proofDesk } from '#testing/artwork/proof-desk.ts'

const { shop, one, read, office, lineWith, sendProof } = await proofDesk()

describe('the customer of the order, signed in', () => {
  const linkTo = (token: string | undefined, id: string) =>
    Object.assign(office().browser(), { token }).send('POST', `/carts/profile/${id}/proof-links`, { position: 0 })

  test('gets a new link while a proof waits, open for a day, and approves by it without a code', async () => {
    const { code, id, browser: owner, lineId } = await lineWith()
    const signedIn = Object.assign(office().browser(), { token: owner.token })
    const files = async () => (await signedIn.send('GET', `/carts/profile/${id}/artwork`)).json().data[0].proof
    expect((await linkTo(owner.token, id)).json().code).toBe('PROOF_CLOSED')
    await sendProof(code)
    expect(await files()).toBe(1)
    const { path } = (await linkTo(owner.token, id)).json().data
    expect(path).toMatch(/^\/en\/proof\/[\w-]{22}$/)
    const link = await one(
      'select expires_at - now() as rest from review_link where line_id = $1 order by created_at desc limit 1',
      [lineId],
    )
    expect(link.rest.days ?? 0).toBeLessThan(1)
    const { data } = await read(path.split('/').at(-1), signedIn)
    expect(data).toMatchObject({ isOwner: true, proof: { number: 1, state: 'SENT' } })
  })

  test('others get none', async () => {
    const { code, id } = await lineWith()
    await sendProof(code)
    expect((await linkTo((await shop.newCustomer()).token, id)).statusCode).toBe(404)
    expect((await linkTo(undefined, id)).statusCode).toBe(401)
  })
})
