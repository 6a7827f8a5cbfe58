import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from '#config'
import { SETTINGS } from './settings.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'a-secret-of-the-shop-that-is-long-enough',
  PUBLIC_URL: 'https://shop.example/',
  DATABASE_URL: 'postgresql://shop@db/shop',
  ARTWORK_SCAN: 'off',
}

const WHATSAPP = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'EAAJB-token-of-a-system-user',
  WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WHATSAPP_VERIFY_TOKEN: 'a-random-word-of-the-shop',
}

describe('the configuration', () => {
  test('needs nothing to run on a developer machine', () => {
    const config = parseConfig({})
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' })
    expect(config).toMatchObject({ production: false, demo: true, database: { url: undefined } })
    expect([...config.services]).toEqual(['web', 'api', 'office', 'worker'])
  })

  test('takes an empty variable for one that is not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' }).http.port).toBe(3000)
  })

  test('reads lists', () => {
    const config = parseConfig({ SERVICES: 'api, worker', TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,' })
    expect([...config.services]).toEqual(['api', 'worker'])
    expect(config.http.trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16'])
  })

  test('takes limits of instalments in riyals, and none that exclude everything', () => {
    expect(parseConfig({ TABBY_LEAST: '50', TAMARA_MOST: '3000' }).payments.limits).toEqual({
      TABBY: { least: 5_000, most: 500_000 },
      TAMARA: { least: 10_000, most: 300_000 },
    })
    expect(problemsOf({ TAMARA_MOST: '99' })).toEqual(['TAMARA_LEAST: more than TAMARA_MOST'])
  })

  test('takes a Varnish only with the secret by which it knows a purge', () => {
    const url = { VARNISH_URL: 'http://varnish' }
    expect(problemsOf(url)).toEqual(['VARNISH_SECRET: needed with VARNISH_URL'])
    expect(problemsOf({ ...url, VARNISH_SECRET: 'short' })).toEqual([
      'VARNISH_SECRET: must be 32 to 200 letters, digits or signs, without spaces',
    ])
    const secret = '0123456789abcdef0123456789abcdef'
    expect(parseConfig({ ...url, VARNISH_SECRET: secret }).edgeCache).toEqual({
      kind: 'varnish',
      url: 'http://varnish',
      secret,
    })
  })

  test('takes all of WhatsApp, or none of it', () => {
    const all = WHATSAPP
    expect(parseConfig({}).whatsapp).toBeUndefined()
    expect(parseConfig(all).whatsapp).toMatchObject({
      url: 'https://graph.facebook.com/v25.0',
      templatePrefix: 'shop_',
    })
    expect(problemsOf({ WHATSAPP_TOKEN: all.WHATSAPP_TOKEN, WHATSAPP_APP_SECRET: all.WHATSAPP_APP_SECRET })).toEqual([
      'WHATSAPP_PHONE_NUMBER_ID: needed with WHATSAPP_TOKEN, WHATSAPP_APP_SECRET; WhatsApp needs all of them, or none',
      'WHATSAPP_VERIFY_TOKEN: needed with WHATSAPP_TOKEN, WHATSAPP_APP_SECRET; WhatsApp needs all of them, or none',
    ])
    expect(problemsOf({ ...all, WHATSAPP_PHONE_NUMBER_ID: '+966 55' })).toEqual([
      'WHATSAPP_PHONE_NUMBER_ID: must be the id of the number, digits only, not the number itself',
    ])
    expect(problemsOf({ ...PRODUCTION, ...all, WHATSAPP_URL: 'http://graph.example' })).toContain(
      'WHATSAPP_URL: must begin with https:// in production',
    )
  })

  test('takes WhatsApp in production only beside text messages, which carry what it does not deliver', () => {
    const problem =
      'SMS_PROVIDER: needed with WHATSAPP_PHONE_NUMBER_ID; what WhatsApp does not deliver goes as a text message'
    expect(problemsOf({ ...PRODUCTION, ...WHATSAPP })).toContain(problem)
    const sms = { SMS_PROVIDER: 'taqnyat', SMS_API_KEY: 'k' }
    expect(parseConfig({ ...PRODUCTION, ...WHATSAPP, ...sms }).whatsapp).toMatchObject({ templatePrefix: 'shop_' })
  })

  test('keeps files in S3 only when all of it is known', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    expect(parseConfig(s3).storage).toMatchObject({ kind: 's3', bucket: 'shop' })
    expect(parseConfig({}).storage.kind).toBe('disk')
    expect(problemsOf({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'shop' })).toEqual([
      'S3_ACCESS_KEY_ID: needed with S3_ENDPOINT',
      'S3_SECRET_ACCESS_KEY: needed with S3_ENDPOINT',
    ])
  })

  test.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ SERVICES: 'web,cook' }, 'SERVICES'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ ZATCA_CERTIFICATE: 'x' }, 'ZATCA_PRIVATE_KEY'],
    [{ ZATCA_SECRET: 'x' }, 'ZATCA_CERTIFICATE'],
    [{ DATABASE_DIRECT_URL: 'postgresql://shop@db/shop' }, 'DATABASE_URL: needed with DATABASE_DIRECT_URL'],
  ])('refuses %o', (environment, name) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(name)])
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number'],
  [{ PORT: '1.5' }, 'PORT: must be a whole number'],
  [{ PORT: '70000' }, 'PORT: must be 65535 at most'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL: must be 2 at least'],
  [{ SERVICES: 'web,cook' }, 'SERVICES: must be one of web, api, office, worker'],
])('%o is reported in plain words', (environment, sentence) => {
  expect(problemsOf(environment)).toEqual([sentence])
})

describe('in production', () => {
  test('runs when the secrets are there, without the demo', () => {
    const config = parseConfig(PRODUCTION)
    expect(config).toMatchObject({ production: true, demo: false })
    expect(config.http).toMatchObject({ host: '0.0.0.0', publicUrl: 'https://shop.example' })
  })

  test('files of customers are scanned, or it is said that they are not', () => {
    expect(() => parseConfig({ ...PRODUCTION, ARTWORK_SCAN: '' })).toThrow('ARTWORK_SCAN=off')
    const scanned = { ...PRODUCTION, ARTWORK_SCAN: '', CLAMD_URL: 'tcp://clamav:3310' }
    expect(parseConfig(scanned).clamd).toEqual({ host: 'clamav', port: 3310 })
    expect(() => parseConfig({ ...scanned, ARTWORK_SCAN: 'off' })).toThrow('there is CLAMD_URL already')
    expect(() => parseConfig({ ...scanned, CLAMD_URL: 'http://clamav' })).toThrow('must be tcp://')
    expect(parseConfig(PRODUCTION).clamd).toBeUndefined()
  })

  test.each(['APP_SECRET', 'PUBLIC_URL', 'DATABASE_URL'])('does not start without %s', (name) => {
    expect(problemsOf({ ...PRODUCTION, [name]: undefined })).toEqual([expect.stringContaining(name)])
  })

  test.each([
    'http://shop.example',
    'http://10.0.0.1:3000',
    'http://localhost.example',
    'https://shop.example/shop',
    'https://shop.example/?a=b',
    'https://shop.example/#a',
    'https://user@shop.example/',
  ])('refuses %s as its address', (address) => {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: address })).toEqual([expect.stringContaining('PUBLIC_URL')])
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000/'])(
    'takes %s as its address',
    (address) => {
      expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: address })).toEqual([])
    },
  )

  test('takes an address without TLS only when asked to', () => {
    const given = { ...PRODUCTION, PUBLIC_URL: 'http://shop.example', INSECURE_PUBLIC_URL: 'true' }
    expect(parseConfig(given).http.publicUrl).toBe('http://shop.example')
  })

  test('waits a moment for load balancers before it closes', () => {
    expect(parseConfig(PRODUCTION).http.shutdownDelayMs).toBe(3_000)
    expect(parseConfig({}).http.shutdownDelayMs).toBe(0)
    expect(parseConfig({ ...PRODUCTION, SHUTDOWN_DELAY_MS: '0' }).http.shutdownDelayMs).toBe(0)
  })

  test('takes the embedded server only when asked to', () => {
    const { database } = parseConfig({ ...PRODUCTION, DATABASE_URL: '', EMBEDDED_DATABASE: 'true' })
    expect(database.url).toBeUndefined()
  })
})

test('the list of settings has a row for every setting, with its description', () => {
  const list = readFileSync('docs/configuration.md', 'utf8')
  const rows = Object.entries(SETTINGS.shape).map(([name, schema]) => `| \`${name}\` | ${schema.description} |`)
  expect(rows.filter((row) => !list.includes(row))).toEqual([])
})

function problemsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
