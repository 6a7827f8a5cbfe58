import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestBrowser, TestCustomers } from '#testing/customer-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

const ORIGIN = 'http://localhost:3000'

let database: TestDatabase
let shop: TestCustomers
beforeAll(async () => {
  database = await testDatabase()
  shop = await testCustomers(database)
})
afterAll(async () => {
  await shop.app.close()
  await database.close()
})

type Changes = { origin?: string; type?: string; rpId?: string; flags?: number; challenge?: string; count?: number }

/** A device that makes passkeys and signs with them, as browsers pass it on. */
function openDevice(kind: 'ec' | 'rsa' = 'ec') {
  const { publicKey, privateKey } =
    kind === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const id = randomBytes(32).toString('base64url')
  let count = 0
  const answer = (type: string, challenge: string, changes: Changes) => {
    const client = {
      type: changes.type ?? type,
      challenge: changes.challenge ?? challenge,
      origin: changes.origin ?? ORIGIN,
    }
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(changes.count ?? (count += 1))
    const data = Buffer.concat([
      createHash('sha256')
        .update(changes.rpId ?? 'localhost')
        .digest(),
      Buffer.from([changes.flags ?? 0x05]),
      counter,
    ])
    return { clientDataJSON: Buffer.from(JSON.stringify(client)), authenticatorData: data }
  }
  const text = (parts: Record<string, Buffer>) =>
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]))
  return {
    create: (challenge: string, changes: Changes = {}) => ({
      id,
      ...text(answer('webauthn.create', challenge, changes)),
      publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      publicKeyAlgorithm: kind === 'ec' ? -7 : -257,
    }),
    get: (challenge: string, changes: Changes = {}) => {
      const { clientDataJSON, authenticatorData } = answer('webauthn.get', challenge, changes)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      return { id, ...text({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) }) }
    },
  }
}

const challengeOf = async (browser: TestBrowser, path: string): Promise<string> =>
  (await browser.send('POST', path)).json().data.challenge
const register = async (customer: TestBrowser, device: ReturnType<typeof openDevice>, changes: Changes = {}) =>
  customer.send(
    'POST',
    '/customers/passkeys',
    device.create(await challengeOf(customer, '/customers/passkeys/options'), changes),
  )
const signIn = async (browser: TestBrowser, device: ReturnType<typeof openDevice>, changes: Changes = {}) =>
  browser.send(
    'POST',
    '/customers/login-passkey',
    device.get(await challengeOf(browser, '/customers/login-passkey/options'), changes),
  )

describe('a passkey', () => {
  test.each(['ec', 'rsa'] as const)('of kind %s is added, signs in, and is removed', async (kind) => {
    const customer = await shop.newCustomer()
    const device = openDevice(kind)
    const options = (await customer.send('POST', '/customers/passkeys/options')).json().data
    expect(options).toMatchObject({
      rpId: 'localhost',
      userName: customer.email,
      algorithms: [-7, -257],
      excludeIds: [],
    })
    expect((await register(customer, device)).statusCode).toBe(200)

    const browser = shop.browser()
    const arrived = await signIn(browser, device)
    expect(arrived.statusCode).toBe(200)
    browser.token = arrived.json().data.accessToken
    expect((await browser.send('GET', '/customers/profile')).json().data.email).toBe(customer.email)
    expect((await browser.send('GET', '/customers/devices')).json().data).toContainEqual(
      expect.objectContaining({ method: 'passkey', isCurrent: true }),
    )
    const [passkey] = (await customer.send('GET', '/customers/passkeys')).json().data
    expect(passkey).toMatchObject({ lastUsedAt: expect.any(String) })
    expect((await customer.send('DELETE', `/customers/passkeys/${passkey.id}`)).statusCode).toBe(200)
    expect((await signIn(shop.browser(), device)).json().code).toBe('PASSKEY_FAILED')
  })

  test.each<[string, Changes]>([
    ['made on another site', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['without its owner', { flags: 0x01 }],
    ['of another kind', { type: 'webauthn.create' }],
    ['of another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['that counts backwards, as a copy does', { count: 1 }],
  ])('that signs an answer %s is refused', async (_, changes) => {
    const customer = await shop.newCustomer()
    const device = openDevice()
    await register(customer, device, { count: 5 })
    const refused = await signIn(shop.browser(), device, changes)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'PASSKEY_FAILED', status: 0 })
    expect((await signIn(shop.browser(), device, { count: 9 })).statusCode).toBe(200)
  })

  test('signs in once with each challenge, and only in the browser that was asked', async () => {
    const customer = await shop.newCustomer()
    const device = openDevice()
    await register(customer, device)
    const browser = shop.browser()
    const answer = device.get(await challengeOf(browser, '/customers/login-passkey/options'))
    expect((await shop.browser().send('POST', '/customers/login-passkey', answer)).statusCode).toBe(422)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.send('POST', '/customers/login-passkey', answer)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('cannot be signed for by another key', async () => {
    const customer = await shop.newCustomer()
    const [device, forger] = [openDevice(), openDevice()]
    await register(customer, device)
    const browser = shop.browser()
    const challenge = await challengeOf(browser, '/customers/login-passkey/options')
    const forged = { ...forger.get(challenge), id: device.get(challenge).id }
    expect((await browser.send('POST', '/customers/login-passkey', forged)).statusCode).toBe(422)
  })

  test('is not added for another customer, twice, or with a key that is none', async () => {
    const [mine, theirs] = [await shop.newCustomer(), await shop.newCustomer()]
    const device = openDevice()
    const asked = await challengeOf(mine, '/customers/passkeys/options')
    expect((await theirs.send('POST', '/customers/passkeys', device.create(asked))).statusCode).toBe(422)
    expect((await register(mine, device)).statusCode).toBe(200)
    expect((await register(theirs, device)).statusCode).toBe(422)
    const challenge = await challengeOf(mine, '/customers/passkeys/options')
    const broken = { ...openDevice().create(challenge), publicKey: 'AAAA' }
    expect((await mine.send('POST', '/customers/passkeys', broken)).statusCode).toBe(422)
    const mixed = {
      ...openDevice('rsa').create(await challengeOf(mine, '/customers/passkeys/options')),
      publicKeyAlgorithm: -7,
    }
    expect((await mine.send('POST', '/customers/passkeys', mixed)).statusCode).toBe(422)
  })
})
