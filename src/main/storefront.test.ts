import { expect, test } from 'vitest'
import { parseConfig } from '#config'
import { instalmentLimits } from '#domain/pricing/instalments.ts'
import { instalmentsOf, showsParts } from './storefront.ts'

test.each([
  [{ demo: true, production: false }, true],
  [{ demo: false, production: false }, false],
  [{ demo: true, production: true }, false],
  [{ demo: false, production: true }, false],
])('the page of parts with %o: %s', (config, isShown) => {
  expect(showsParts(config)).toBe(isShown)
})

const TABBY = { TABBY_SECRET_KEY: 'sk', TABBY_MERCHANT_CODE: 'matbaa', TABBY_WEBHOOK_SECRET: 'sixteen-letters!' }
const MOYASAR = {
  MOYASAR_SECRET_KEY: 'sk',
  MOYASAR_PUBLISHABLE_KEY: 'pk',
  MOYASAR_WEBHOOK_SECRET: 'sixteen-letters!',
}

test.each([
  ['the demo', {}, instalmentLimits(['TABBY', 'TAMARA'])],
  ['a shop that takes cards only', MOYASAR, []],
  [
    'a shop whose agreement with Tabby ends at SAR 2,500',
    { ...MOYASAR, ...TABBY, TABBY_MOST: '2500' },
    [{ least: 1_000, most: 250_000 }],
  ],
  ['a shop with Tabby as well', { ...MOYASAR, ...TABBY }, instalmentLimits(['TABBY'])],
])('pages of %s offer four payments within the limits of its providers', (_, settings, limits) => {
  expect(instalmentsOf(parseConfig(settings).payments)).toEqual(limits)
})
