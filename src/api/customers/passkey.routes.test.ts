import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestBrowser } from '#testing/customer-api.ts'
import { customerShop } from '#testing/customer-shop.ts'
import { openDevice } from '#testing/stand-ins/passkey-device.ts'
import type { WrongAnswer } from '#testing/stand-ins/passkey-device.ts'

const shop = customerShop()

const challengeOf = async (browser: TestBrowser, path: string): Promise<string> =>
  (await browser.send('POST', path)).json().data.challenge
const register = async (customer: TestBrowser, device: ReturnType<typeof openDevice>, changes: WrongAnswer = {}) =>
  customer.send(
    'POST',
    '/customers/passkeys',
    device.create(await challengeOf(customer, '/customers/passkeys/options'), changes),
  )
const signIn = async (browser: TestBrowser, device: ReturnType<typeof openDevice>, changes: WrongAnswer = {}) =>
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

  test.each<[string, WrongAnswer]>([
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
    const response = await challengeOf(mine, '/customers/passkeys/options')
    expect((await theirs.send('POST', '/customers/passkeys', device.create(response))).statusCode).toBe(422)
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
