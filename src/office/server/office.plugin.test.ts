import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { officePlugin } from './office.plugin.ts'

const ASSETS = import.meta.dirname

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
