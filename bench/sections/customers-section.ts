import type pg from 'pg'
import { openPool } from '#db/connection.ts'
import { DURABLE } from '#db/embedded/settings.ts'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { LIMITS } from '#services/limits/rate-limits.ts'
import { startThrowawayServer } from '#testing/database/throwaway-server.ts'
import { CustomerBrowser, newNetwork } from '../customer-browser.ts'
import { compareWithBare } from '../compare.ts'
import { median } from '../load.ts'
import { table } from '../markdown-table.ts'
import { generatorOf } from './http-section.ts'
import type { Effort } from '../run.ts'
import { startShop } from '../shop-process.ts'
import type { ShopProcess } from '../shop-process.ts'

const [SHOP_PORT, BARE_PORT] = [3892, 3893]
const AT_ONCE = 16
const PER_SECOND = 150
const PROFILE_RATIO = 0.12
const SAMPLES = 1_000

/** Signing in: codes asked for and shown, the profile, what asking says about who is a customer, and guessing. */
export async function customersSection(effort: Effort): Promise<string> {
  const server = await startThrowawayServer('customers', DURABLE)
  const pool = openPool(server.url(), { max: 4, statementTimeoutMs: 60_000 })
  // Every visitor comes from a network of their own, so that the limits do not end the measurement.
  const shop = await startShop({
    port: SHOP_PORT,
    databaseUrl: server.url(),
    env: { TRUSTED_PROXIES: '127.0.0.1,::1', DEMO: 'false' },
  })
  try {
    const count = PER_SECOND * 2 * effort.seconds
    const emails = Array.from({ length: count }, (_, n) => `bench-${n}@shop.example`)
    const signUps = await askForAccounts(shop, emails)
    const verified = await verifyAll(pool, signUps.browsers)
    const logins = await askToSignIn(shop, pool, emails)
    const profile = await compareWithBare(shop, '/api/customers/profile', {
      encoding: 'identity',
      barePort: BARE_PORT,
      headers: { authorization: `Bearer ${verified.token}` },
      ...effort,
    })
    return [
      '## Signing in',
      `One process, ${AT_ONCE} visitors at once, each from a network of its own. Asked: codes asked for and codes shown ≥ ${PER_SECOND}/s each, the message not sent; the profile ≥ ${PROFILE_RATIO} of a bare server sending the same JSON. ${generatorOf([profile])}`,
      table(
        ['call', 'times', 'per second', 'reached'],
        [
          rateRow('POST customers (sign up, a code is written)', signUps),
          rateRow('POST customers/verify-otp (account and session opened)', verified),
          rateRow('POST customers/login (a code is written)', logins),
        ],
      ),
      table(
        ['call', 'shop/s', 'bare/s', 'ratio', 'ratio by processor time', 'reached'],
        [
          [
            'GET customers/profile',
            Math.round(profile.shop.perSecond),
            Math.round(profile.bare.perSecond),
            profile.ratio.toFixed(2),
            profile.cpuRatio.toFixed(2),
            profile.ratio >= PROFILE_RATIO ? 'yes' : 'no',
          ],
        ],
      ),
      await enumeration(shop, pool, emails),
      await bruteForce(shop, pool),
    ].join('\n\n')
  } finally {
    await shop.stop()
    await pool.end()
    await server.stop()
  }
}

type Rate = { count: number; perSecond: number }

const rateRow = (name: string, { count, perSecond }: Rate): (string | number)[] => [
  name,
  count,
  Math.round(perSecond),
  perSecond >= PER_SECOND ? 'yes' : 'no',
]

/** Does the work for each, some at once; how many a second. */
async function rateOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<Rate> {
  const queue = [...items]
  const began = performance.now()
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { count: items.length, perSecond: (items.length / (performance.now() - began)) * 1_000 }
}

async function askForAccounts(shop: ShopProcess, emails: readonly string[]) {
  const browsers = new Map(emails.map((email) => [email, new CustomerBrowser(shop.url, newNetwork())]))
  const person = { firstName: 'Sara', lastName: 'Al Qahtani', registerType: 'BASIC' }
  const rate = await rateOf(emails, async (email) => {
    const { status } = await browsers.get(email)!.post('/api/customers', { ...person, email })
    if (status !== 201) throw new Error(`signing up answered ${status}`)
  })
  return { ...rate, browsers }
}

async function verifyAll(pool: pg.Pool, browsers: ReadonlyMap<string, CustomerBrowser>) {
  const codes = await codesOf(pool)
  let token = ''
  const rate = await rateOf([...browsers], async ([email, browser]) => {
    const answer = await browser.post('/api/customers/verify-otp', { data: email, otp: codes.get(email) })
    if (answer.status !== 200) throw new Error(`a right code answered ${answer.status} ${answer.text}`)
    token = (JSON.parse(answer.text) as { data: { accessToken: string } }).data.accessToken
  })
  return { ...rate, token }
}

async function askToSignIn(shop: ShopProcess, pool: pg.Pool, emails: readonly string[]): Promise<Rate> {
  await pool.query('truncate rate_limit')
  return rateOf(emails, async (emailOrNumber) => {
    const { status } = await new CustomerBrowser(shop.url, newNetwork()).post('/api/customers/login', { emailOrNumber })
    if (status !== 200) throw new Error(`asking for a code answered ${status}`)
  })
}

/** The code in the newest message to each address. */
async function codesOf(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ recipient: string; body_text: string }>(
    "select recipient, body_text from outbox_message where template = 'code' order by id",
  )
  return new Map(rows.map(({ recipient, body_text: text }) => [recipient, /\b\d{6}\b/.exec(text)?.[0] ?? '']))
}

/** The same number of customers and strangers, in turns: what tells them apart, if anything does. */
async function enumeration(shop: ShopProcess, pool: pg.Pool, emails: readonly string[]): Promise<string> {
  await pool.query('truncate rate_limit')
  const seen = { customers: new Set<string>(), strangers: new Set<string>() }
  const times = { customers: [] as number[], strangers: [] as number[] }
  const ask = async (kind: keyof typeof seen, emailOrNumber: string) => {
    const browser = new CustomerBrowser(shop.url, newNetwork())
    const began = performance.now()
    const { status, text, headers } = await browser.post('/api/customers/login', { emailOrNumber })
    times[kind].push(performance.now() - began)
    seen[kind].add(`${status}, ${text.length} bytes, headers ${headers}`)
  }
  for (let n = 0; n < SAMPLES / 2; n++) {
    const email = emails[n % emails.length] ?? ''
    await ask('customers', email)
    await ask('strangers', email.replace('bench', 'nobod'))
  }
  const [known, unknown] = [median(times.customers), median(times.strangers)]
  const spread = at(times.customers, 0.75) - at(times.customers, 0.25)
  const isAlike = [...seen.customers].join() === [...seen.strangers].join() && Math.abs(known - unknown) <= spread
  return [
    `Who asks for a code learns nothing: ${SAMPLES} requests, customers and strangers in turns. Asked: no difference in status, length or median time beyond noise; reached: ${isAlike ? 'yes' : 'no'}.`,
    table(
      ['asked for', 'answers (status, length, headers)', 'median ms', 'middle half ms'],
      (['customers', 'strangers'] as const).map((kind) => [
        kind,
        [...seen[kind]].join(' / '),
        median(times[kind]).toFixed(2),
        `${at(times[kind], 0.25).toFixed(2)} to ${at(times[kind], 0.75).toFixed(2)}`,
      ]),
    ),
  ].join('\n\n')
}

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

const ATTACK = { accounts: 200, networks: 50, guesses: 1_000_000 }

/** Guessing at 200 accounts from 50 networks for as long as the shop lets anybody: how many of a million guesses pass. */
async function bruteForce(shop: ShopProcess, pool: pg.Pool): Promise<string> {
  await pool.query('truncate rate_limit')
  let [codes, tries] = [0, 0]
  // Some more than a network may ask for, each time for another account.
  const asks = LIMITS['code-network'].times + 3
  const attack = async (network: string, index: number): Promise<void> => {
    for (let ask = 0; ask < asks; ask++) {
      const data = `bench-${(index * asks + ask) % ATTACK.accounts}@shop.example`
      const guesser = new CustomerBrowser(shop.url, network)
      if ((await guesser.post('/api/customers/login', { emailOrNumber: data })).status !== 200) continue
      codes += 1
      for (let guess = 0; guess < CODE_POLICY.tries + 3; guess++) {
        const { status, text } = await guesser.post('/api/customers/verify-otp', { data, otp: `00000${guess}` })
        if (status === 422) tries += 1
        if (status !== 422 || text.includes('"triesLeft":0')) break
      }
    }
  }
  await Promise.all(Array.from({ length: ATTACK.networks }, newNetwork).map(attack))
  const cap = ATTACK.networks * LIMITS['code-network'].times * CODE_POLICY.tries
  const days = ATTACK.guesses / tries / 24
  return [
    `Guessing: ${ATTACK.accounts} accounts from ${ATTACK.networks} networks, until nothing is let through any more. Asked: the caps are never passed (${cap.toLocaleString('en')} tries an hour); reached: ${tries <= cap ? 'yes' : 'no'}.`,
    `Let through within the hour: ${codes} codes and ${tries} tries, of which each hits one in ${(10 ** CODE_POLICY.digits).toLocaleString('en')}: at that pace ${ATTACK.guesses.toLocaleString('en')} guesses take ${days.toFixed(0)} days of ${ATTACK.networks} networks doing nothing else.`,
  ].join('\n\n')
}
