import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { officePlugin } from './office.plugin.ts'

const ASSETS = import.meta.dirname
const PAGE = { entry: '/e.js', styles: [], headHtml: '', style: '', mark: null, shopName: { en: 'Ink', ar: 'حبر' } }

test('files of an older build are found by a page that was opened before a deploy', async () => {
  const app = Fastify()
  await app.register(officePlugin, {
    page: () => PAGE,
    assets: ASSETS,
    readOlder: async (address) =>
      address === '/office/assets/orders-a1.js'
        ? { type: 'text/javascript', body: Buffer.from('export {}') }
        : undefined,
    isProduction: true,
  })
  const own = await app.inject('/office/assets/office-page.ts')
  expect(own.statusCode).toBe(200)
  const older = await app.inject('/office/assets/orders-a1.js')
  expect(older.body).toBe('export {}')
  expect(older.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const missing = await app.inject('/office/assets/orders-zz.js')
  expect(missing.statusCode).toBe(404)
  expect(missing.headers['cache-control']).toBe('no-store')
  await app.close()
})

test.each([
  ['', "style-src 'self';"],
  [
    ':root{--font:Cairo}',
    `style-src 'self' 'sha256-${createHash('sha256').update(':root{--font:Cairo}').digest('base64')}';`,
  ],
])('the lettering "%s" is a style that the policy of the page allows', async (style, allowed) => {
  const app = Fastify()
  const page = () => ({
    entry: '/e.js',
    styles: [],
    headHtml: '',
    style,
    mark: null,
    shopName: { en: 'Ink', ar: 'حبر' },
  })
  await app.register(officePlugin, { page, assets: ASSETS, isProduction: true })
  const answer = await app.inject('/office/orders')
  expect(answer.headers['content-security-policy']).toContain(allowed)
  expect(answer.body.includes('<style>')).toBe(style !== '')
  expect(answer.body).toContain(style)
  await app.close()
})
