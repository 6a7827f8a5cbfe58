import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_CALENDAR } from '#domain/calendar/ready-by.ts'
import { DELETION_GRACE_DAYS } from '#domain/customers/deletion.ts'
import { LATE_CANCEL_DAYS } from '#domain/orders/lateness.ts'
import { CLAIM_DAYS, RETURN_DAYS } from '#domain/orders/return-policy.ts'
import { URGENT_PERCENT } from '#domain/pricing/totals.ts'
import { VAT_PERCENT } from '#domain/pricing/vat.ts'
import { ar } from '../messages/sentences/ar.ts'
import { en } from '../messages/sentences/en.ts'

type Text = { readonly en: string; readonly ar: string }
type Page = { readonly key: string; readonly sections: readonly { readonly code: string; readonly body: Text }[] }

const { pages } = JSON.parse(readFileSync('demo/pages.json', 'utf8')) as { readonly pages: readonly Page[] }
const sectionOf = (page: string, section: string): Text => {
  const found = pages.find(({ key }) => key === page)?.sections.find(({ code }) => code === section)
  if (!found) throw new Error(`there is no ${page}/${section}`)
  return found.body
}
const messagesOf = (area: string): Text => ({
  en: readFileSync(`src/web/i18n/en/${area}.ts`, 'utf8'),
  ar: readFileSync(`src/web/i18n/ar/${area}.ts`, 'utf8'),
})
const cutOff = `${DEFAULT_CALENDAR.cutOffHour}:00`

/** Each promise in words, with the constant that the code acts on. */
const PROMISES: readonly (readonly [promise: string, text: Text, english: string, arabic: string])[] = [
  ['claims, policy', sectionOf('return-refund', 'faulty'), `within ${CLAIM_DAYS} days`, `خلال ${CLAIM_DAYS} يومًا`],
  [
    'claims, mail',
    { en: en['order.delivered.text'], ar: ar['order.delivered.text'] },
    `within ${CLAIM_DAYS} days`,
    `خلال ${CLAIM_DAYS} يومًا`,
  ],
  ['claims, product', messagesOf('product'), `within ${CLAIM_DAYS} days`, `خلال ${CLAIM_DAYS} يومًا`],
  ['returns, product', messagesOf('product'), `within ${RETURN_DAYS} days`, `خلال ${RETURN_DAYS} أيام`],
  [
    'late, terms',
    sectionOf('terms-and-condition', 'delivery'),
    `${LATE_CANCEL_DAYS} days late`,
    `${LATE_CANCEL_DAYS} يومًا`,
  ],
  ['late, policy', sectionOf('return-refund', 'late'), `${LATE_CANCEL_DAYS} days`, `${LATE_CANCEL_DAYS} يومًا`],
  ['urgency', sectionOf('terms-and-condition', 'urgent'), `${URGENT_PERCENT}%`, `${URGENT_PERCENT}%`],
  ['tax', sectionOf('terms-and-condition', 'prices'), `${VAT_PERCENT}%`, `${VAT_PERCENT}%`],
  ['cut-off, terms', sectionOf('terms-and-condition', 'delivery'), cutOff, 'الثانية ظهرًا'],
  ['cut-off, checkout', messagesOf('checkout'), cutOff, cutOff],
  ['deletion', sectionOf('privacy-policy', 'how-long'), `${DELETION_GRACE_DAYS} days`, `${DELETION_GRACE_DAYS} يومًا`],
]

describe('what the texts promise is what the code does', () => {
  test.each(PROMISES)('%s', (_, text, english, arabic) => {
    expect(text.en).toContain(english)
    expect(text.ar).toContain(arabic)
  })

  test('seven days in words are the days of returns', () => {
    expect(RETURN_DAYS).toBe(7)
    expect(sectionOf('return-refund', 'seven-days').en).toContain('seven days')
    expect(sectionOf('return-refund', 'seven-days').ar).toContain('سبعة أيام')
  })

  test('the privacy policy names everyone who receives data, and what instalments need', () => {
    const { en: english, ar: arabic } = sectionOf('privacy-policy', 'whom')
    for (const name of ['carrier', 'Moyasar', 'Tabby', 'Tamara', 'ZATCA', 'Google', 'WhatsApp', 'text messages']) {
      expect(english).toContain(name)
    }
    expect(english).toMatch(/Tabby or Tamara[^<]*<\/strong>[^<]*name, phone, email, address and order history/)
    expect(arabic).toContain('سجل طلباتك')
  })
})
