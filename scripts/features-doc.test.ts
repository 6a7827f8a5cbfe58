import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TEXT = readFileSync('docs/features.md', 'utf8')
const PATHS = [...TEXT.matchAll(/`([a-z][\w./-]*)`/gi)].map(([, path]) => path ?? '')
const LOOKED_FOR = [...TEXT.matchAll(/^\| ([^|`]+) \|/gm)].map(([, words]) => words ?? '').join('\n')

/** Words that developers of other shops look for first. */
const WORDS = `access, artwork, backup, barcode, cache, cart, checkout, coupon, cron, CSRF, dark mode, delivery, email, error code,
  feature flag, idempotency, image resize, invoice, locale, login, metrics, migration, order, passkey, payment, PDF, permission,
  proof, rate limit, refund, search, seed, session, setting, shipping, sitemap, SMS, stock, time zone, translation, upload, VAT,
  virus, webhook, wishlist`

test('every folder that the list of features names exists', () => {
  expect(PATHS.length).toBeGreaterThan(80)
  expect(PATHS.filter((path) => path !== 'src/' && !existsSync(`src/${path}`))).toEqual([])
})

test.each(WORDS.split(/,\s+/))('%s is found in the list of features', (word) => {
  expect(LOOKED_FOR).toContain(word)
})
