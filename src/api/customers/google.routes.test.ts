import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testCustomers } from '#testing/customer-api.ts'
import type { TestCustomers } from '#testing/customer-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { googleSandboxRoutes, SANDBOX_PATHS } from '../google-sandbox/google-sandbox.routes.ts'

const CLIENT = 'matbaa-demo'

let database: TestDatabase
let google: FastifyInstance
let shop: TestCustomers
beforeAll(async () => {
  database = await testDatabase()
  google = Fastify()
  googleSandboxRoutes(google, CLIENT)
  await google.listen({ port: 0, host: '127.0.0.1' })
  shop = await testCustomers(database, { google: endpoints(CLIENT) })
})
afterAll(async () => {
  await shop.app.close()
  await google.close()
  await database.close()
})

const endpoints = (clientId: string) => {
  const { port } = google.server.address() as AddressInfo
  const of = (path: string) => `http://127.0.0.1:${port}${path}`
  return {
    clientId,
    authorizeUrl: of(SANDBOX_PATHS.authorize),
    tokenInfoUrl: of(SANDBOX_PATHS.tokenInfo),
    userInfoUrl: of(SANDBOX_PATHS.userInfo),
  }
}

const authorize = (changes: Record<string, string> = {}) => {
  const query = {
    client_id: CLIENT,
    redirect_uri: 'http://localhost:80/google',
    response_type: 'token',
    scope: 'openid email profile',
    state: 'abc',
    ...changes,
  }
  return google.inject(`${SANDBOX_PATHS.authorize}?${new URLSearchParams(query)}`)
}
const tokenOf = async (email: string, changes = {}): Promise<string> => {
  const answer = await authorize({ login_hint: email, ...changes })
  return new URLSearchParams(new URL(String(answer.headers.location)).hash.slice(1)).get('access_token')!
}
const signIn = (accessToken: string, browser = shop.browser()) =>
  browser.send('POST', '/customers/login-google', { accessToken })

describe('the stand-in of Google', () => {
  test('lets one choose a person, in both languages, and leads back to the shop only', async () => {
    const page = await authorize()
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    expect(page.body).toContain('sara@gmail.example')
    expect(page.body).not.toMatch(/<script| style=/)
    const chosen = await authorize({ login_hint: 'sara@gmail.example' })
    expect(chosen.statusCode).toBe(303)
    expect(chosen.headers.location).toMatch(/^http:\/\/localhost\/google#access_token=sandbox\..*&state=abc$/)
    for (const changes of [
      { redirect_uri: 'https://evil.example/' },
      { client_id: 'another' },
      { response_type: 'code' },
    ]) {
      expect((await authorize({ login_hint: 'sara@gmail.example', ...changes })).statusCode).toBe(400)
    }
  })

  test('is where pages send the browser', async () => {
    const { data } = (await shop.browser().send('GET', '/app/identity-providers')).json()
    expect(data.google).toEqual({
      clientId: CLIENT,
      authorizeUrl: endpoints(CLIENT).authorizeUrl,
      scope: 'openid email profile',
    })
  })
})

describe('signing in with Google', () => {
  test('opens an account the first time and finds it the second, by its subject', async () => {
    const browser = shop.browser()
    const first = await signIn(await tokenOf('noor@gmail.example'), browser)
    expect(first.json().data).toMatchObject({ isNew: true, accessToken: expect.any(String) })
    browser.token = first.json().data.accessToken
    const { data } = (await browser.send('GET', '/customers/profile')).json()
    expect(data).toMatchObject({ firstName: 'Noor', lastName: '', email: 'noor@gmail.example', hasGoogle: true })
    expect((await signIn(await tokenOf('noor@gmail.example'))).json().data.isNew).toBe(false)
  })

  test('signs up with what the form says, from two tabs at once into one account', async () => {
    const googleAccessToken = await tokenOf('faisal@gmail.example')
    const body = {
      registerType: 'GOOGLE',
      googleAccessToken,
      firstName: 'Faisal',
      reportSubscription: '1',
      birthDate: '1991-01-01',
    }
    const [one, two] = [shop.browser(), shop.browser()]
    const answers = await Promise.all([one.send('POST', '/customers', body), two.send('POST', '/customers', body)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    one.token = answers[0]!.json().data.accessToken
    expect((await one.send('GET', '/customers/profile')).json().data).toMatchObject({
      firstName: 'Faisal',
      lastName: 'الحربي',
      birthDate: '1991-01-01',
      reportSubscription: 1,
    })
    const { rows } = await database.pool.query(`select from customer_identifier where value = 'faisal@gmail.example'`)
    expect(rows).toHaveLength(1)
  })

  test('does not get into an account by its e-mail address; its owner connects Google from inside', async () => {
    const customer = await shop.newCustomer('sara@gmail.example')
    const refused = await signIn(await tokenOf('sara@gmail.example'))
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('ACCOUNT_EXISTS')
    const connected = await customer.send('POST', '/customers/google', {
      accessToken: await tokenOf('sara@gmail.example'),
    })
    expect(connected.statusCode).toBe(200)
    const { rows: messages } = await database.pool.query(
      `select recipient from outbox_message where template = 'google-connected'`,
    )
    expect(messages).toEqual([{ recipient: customer.email }])
    expect((await signIn(await tokenOf('sara@gmail.example'))).json().data.isNew).toBe(false)
    const other = await shop.newCustomer()
    const taken = await other.send('POST', '/customers/google', { accessToken: await tokenOf('sara@gmail.example') })
    expect(taken.json().code).toBe('DUPLICATE')
    await customer.send('DELETE', '/customers/google')
    expect((await signIn(await tokenOf('sara@gmail.example'))).statusCode).toBe(409)
  })

  test('takes no token of another site, without the scope, or made up', async () => {
    const another = await testCustomers(database, { google: endpoints('another-client') })
    const foreign = await another
      .browser()
      .send('POST', '/customers/login-google', { accessToken: await tokenOf('noor@gmail.example') })
    expect(foreign.json().code).toBe('GOOGLE_FAILED')
    await another.app.close()
    expect((await signIn(await tokenOf('noor@gmail.example', { scope: 'openid' }))).json().code).toBe('GOOGLE_FAILED')
    expect((await signIn('made-up-token')).json()).toMatchObject({ code: 'GOOGLE_FAILED', status: 0 })
  })

  test('says so when Google is away or not set up', async () => {
    const away = await testCustomers(database, {
      google: { ...endpoints(CLIENT), tokenInfoUrl: 'http://127.0.0.1:1/' },
    })
    expect(
      (await away.browser().send('POST', '/customers/login-google', { accessToken: 'some-token-x' })).statusCode,
    ).toBe(503)
    await away.app.close()
    const none = await testCustomers(database)
    expect(
      (await none.browser().send('POST', '/customers/login-google', { accessToken: 'some-token-x' })).statusCode,
    ).toBe(404)
    expect((await none.browser().send('GET', '/app/identity-providers')).json().data.google).toBeNull()
    await none.app.close()
  })
})
