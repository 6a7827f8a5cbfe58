import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import type { CardVault, VaultCard } from '#integrations/payments/payment-gateway.ts'
import { insertBought } from '#testing/orders/bought-order.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createSavedCards } from './saved-cards.service.ts'

const CARD: VaultCard = {
  status: 'ACTIVE',
  brand: 'mada',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2040,
  holder: 'Sara Ali',
}

let database: TestDatabase
let count = 0
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('update payment_attempt set source_token = null'))

/** A gateway that answers this of every card. */
const vaultWith = (findCard: CardVault['findCard'], patienceMs?: number) =>
  createSavedCards({
    db: database.db,
    ...(patienceMs !== undefined && { patienceMs }),
    vault: { findCard, forgetCard: async () => ok(undefined), browser: { url: '', publishableKey: '' } },
  })

/** A customer who has paid and wants the card saved. */
async function buyer(): Promise<{ id: string; token: string }> {
  const email = `sara-${(count += 1)}@shop.example`
  const { rows } = await database.pool.query<{ id: string }>(
    `with made as (insert into customer (first_name, last_name, language) values ('Sara', 'Ali', 'en') returning id),
     named as (insert into customer_identifier (customer_id, kind, value, value_key, verified_at)
       select id, 'email', $1, $1, now() from made)
     select id from made`,
    [email],
  )
  const id = rows[0]?.id ?? ''
  const { payment } = await insertBought(database.pool, email)
  await database.pool.query('delete from saved_card where customer_id = $1', [id])
  const token = `token_${count}`
  await database.pool.query('update payment_attempt set keeps_card = true, source_token = $2 where id = $1', [
    payment,
    token,
  ])
  return { id, token }
}

const tokensLeft = async (): Promise<string[]> =>
  (
    await database.pool.query<{ token: string }>(
      'select source_token as token from payment_attempt where source_token is not null order by 1',
    )
  ).rows.map(({ token }) => token)

test('a card is saved once it is known, and its payment forgets it in the same moment', async () => {
  const { id } = await buyer()
  const cards = vaultWith(async () => ok(CARD))
  expect(await cards.list(id)).toMatchObject([{ last_four: '4242', is_default: true }])
  expect(await tokensLeft()).toEqual([])
})

test('a gateway that does not answer loses no card: it is saved when it answers again', async () => {
  const { id, token } = await buyer()
  expect(await vaultWith(async () => err({ code: 'vault/away' })).list(id)).toEqual([])
  expect(await tokensLeft()).toEqual([token])
  expect(await vaultWith(async () => ok(CARD)).list(id)).toHaveLength(1)
})

test('a process that dies between asking and keeping loses no card', async () => {
  const { id, token } = await buyer()
  const dying = vaultWith(async () => {
    throw new Error('the process died')
  })
  await expect(dying.list(id)).rejects.toThrow('died')
  expect(await tokensLeft()).toEqual([token])
  expect(await vaultWith(async () => ok(CARD)).list(id)).toHaveLength(1)
})

test('a card that the gateway does not know is asked about once', async () => {
  const { id } = await buyer()
  expect(await vaultWith(async () => ok(undefined)).list(id)).toEqual([])
  expect(await tokensLeft()).toEqual([])
})

test('a card that was saved and removed while another process was asking does not come back', async () => {
  const { id } = await buyer()
  const first = vaultWith(async () => ok(CARD))
  const slow = vaultWith(async () => {
    for (const card of await first.list(id)) await first.remove(id, card.id)
    return ok(CARD)
  })
  expect(await slow.list(id)).toEqual([])
})

test('a customer’s list of cards does not wait for those of others; the job saves them all', async () => {
  const [one, other] = [await buyer(), await buyer()]
  const request: string[] = []
  const cards = vaultWith(async (token) => {
    request.push(token)
    return ok(CARD)
  })
  await cards.list(one.id)
  expect(request).toEqual([one.token])
  await cards.keepPaid()
  expect(request).toEqual([one.token, other.token])
})

test('a gateway that does not answer holds up no list of cards', async () => {
  const { id } = await buyer()
  await vaultWith(async () => ok(CARD)).list(id)
  await database.pool.query("update saved_card set checked_at = now() - interval '2 days' where customer_id = $1", [id])
  const never = new Promise<never>(() => undefined)
  expect(await vaultWith(() => never, 20).list(id)).toMatchObject([{ last_four: '4242' }])
})
