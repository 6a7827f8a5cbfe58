import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import type { Language } from '#domain/language.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { StorefrontProvider } from '../../../app/storefront-context.tsx'
import { loadMessages } from '../../../i18n/load-messages.ts'
import { fixtureApi } from '../../../testing/fixture-api.ts'
import { SpecificationTable } from './specification-table.tsx'
import { cards, choice, feature } from '../testing/cotton-cards.ts'

async function tableOf(product: ProductDetail, language: Language): Promise<[string, string][]> {
  await loadMessages(language, ['product'])
  const html = renderToString(
    <StorefrontProvider
      value={{
        api: fixtureApi(language),
        language,
        prefix: language,
        publicUrl: '',
        now: 0,
        policy: DEFAULT_POLICY,
        instalments: [],
      }}
    >
      <SpecificationTable product={product} />
    </StorefrontProvider>,
  )
  const displayed = html.replaceAll(/<!--.*?-->|[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ')
  return [...displayed.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, name = '', value = '']) => [
    name.replaceAll(/<.*?>/g, ''),
    value.replaceAll(/<.*?>/g, ''),
  ])
}

test('the facts of a product are what the shop wrote, then its size, its choices and its smallest order', async () => {
  const product = { ...cards, specifications: [{ name: 'Print method', value: 'offset, four colours' }] }
  expect(await tableOf(product, 'en')).toEqual([
    ['Print method', 'offset, four colours'],
    ['Size', '90 × 50 mm'],
    ['paper', 'cotton · coated'],
    ['finish', 'none · edge · gloss'],
    ['edge-colour', 'red · blue'],
    ['Minimum order', '100 pieces'],
  ])
})

test('a product whose sizes are chosen says them once, and its only choice of a kind not at all', async () => {
  const sizes = feature('format', {
    choices: [choice('A5', { widthMm: 148, heightMm: 210, isDefault: true }), choice('A4', { widthMm: 210 })],
  })
  const product = { ...cards, features: [sizes, feature('paper', { choices: [choice('kraft')] })] }
  expect(await tableOf(product, 'en')).toEqual([
    ['format', 'A5 · A4'],
    ['Minimum order', '100 pieces'],
  ])
})

test('in Arabic its own words are Arabic', async () => {
  const product = { ...cards, features: [], specifications: [{ name: 'الخامة', value: 'ورق قطني' }] }
  expect(await tableOf(product, 'ar')).toEqual([
    ['الخامة', 'ورق قطني'],
    ['المقاس', '90 × 50 مم'],
    ['أقل كمية', '100 قطعة'],
  ])
})
