import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import type { AmountLimits } from '#domain/payments/payment-method.ts'
import { instalmentLimits } from '#domain/pricing/instalments.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { StorefrontProvider } from '../../app/storefront-context.tsx'
import { loadMessages } from '../../i18n/load-messages.ts'
import { fixtureApi } from '../../testing/fixture-api.ts'
import { cardsLine, quoteOf, quotedLine } from './testing/cart-lines.ts'
import { TicketTotal } from './ticket-amounts.tsx'

/** The foot of a cart of 100 cards at 0.85. */
async function footOf(language: Language, instalments: readonly AmountLimits[]): Promise<string> {
  await loadMessages(language, ['cart'])
  const page = {
    api: fixtureApi(language),
    language,
    prefix: language,
    publicUrl: '',
    now: 0,
    policy: DEFAULT_POLICY,
    instalments,
  }
  return renderToString(
    <StorefrontProvider value={page}>
      <TicketTotal stored={{ items: [cardsLine('a')] }} quote={quoteOf([quotedLine('a')])} />
    </StorefrontProvider>,
  )
}

test.each([
  ['en', 'or 4 payments of'],
  ['ar', 'أو 4 دفعات'],
] as const)('in %s the line of four payments follows the providers of the shop (S21)', async (language, line) => {
  expect(await footOf(language, instalmentLimits(['TABBY', 'TAMARA']))).toContain(line)
  expect(await footOf(language, instalmentLimits(['TAMARA']))).not.toContain(line)
  expect(await footOf(language, [])).not.toContain(line)
})
