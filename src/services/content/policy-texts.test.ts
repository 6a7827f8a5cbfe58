import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MESSAGE_RETENTION_MONTHS } from '#domain/contact/message-retention.ts'
import { DELETION_GRACE_DAYS } from '#domain/customers/deletion.ts'
import { SESSION_POLICY } from '#domain/customers/session-policy.ts'
import { LATE_CANCEL_DAYS } from '#domain/orders/lateness.ts'
import { CLAIM_DAYS, RETURN_DAYS } from '#domain/orders/return-policy.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { VAT_PERCENT } from '#domain/pricing/vat.ts'
import { tamaraCheckout } from '#integrations/payments/tamara-checkout.ts'
import { PAYMENT_EVENT_RETENTION_DAYS } from '../checkout/paying/payment-jobs.ts'
import { ar } from '../messages/sentences/ar.ts'
import { en } from '../messages/sentences/en.ts'

type Text = { readonly en: string; readonly ar: string }
type Page = {
  readonly key: string
  readonly sections: readonly { readonly code: string; readonly title: Text; readonly body: Text }[]
}

const { pages } = JSON.parse(readFileSync('demo/pages.json', 'utf8')) as { readonly pages: readonly Page[] }
const foundSection = (page: string, section: string) => {
  const found = pages.find(({ key }) => key === page)?.sections.find(({ code }) => code === section)
  if (!found) throw new Error(`there is no ${page}/${section}`)
  return found
}
const sectionOf = (page: string, section: string): Text => foundSection(page, section).body
const titleOf = (page: string, section: string): Text => foundSection(page, section).title
const messagesOf = (area: string): Text => ({
  en: readFileSync(`src/web/i18n/en/${area}.ts`, 'utf8'),
  ar: readFileSync(`src/web/i18n/ar/${area}.ts`, 'utf8'),
})
const cutOff = `${DEFAULT_POLICY.cutOffHour}:00`

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
  [
    'urgency',
    sectionOf('terms-and-condition', 'urgent'),
    `${DEFAULT_POLICY.urgentPercent}%`,
    `${DEFAULT_POLICY.urgentPercent}%`,
  ],
  ['tax', sectionOf('terms-and-condition', 'prices'), `${VAT_PERCENT}%`, `${VAT_PERCENT}%`],
  ['cut-off, terms', sectionOf('terms-and-condition', 'delivery'), cutOff, 'الثانية ظهرًا'],
  [
    'messages',
    sectionOf('privacy-policy', 'how-long'),
    `${MESSAGE_RETENTION_MONTHS} months after your last one`,
    `${MESSAGE_RETENTION_MONTHS} شهرًا بعد آخر رسالة`,
  ],
  [
    'payment notices',
    sectionOf('privacy-policy', 'how-long'),
    `payment notices: ${PAYMENT_EVENT_RETENTION_DAYS} days`,
    `إشعارات الدفع: ${PAYMENT_EVENT_RETENTION_DAYS} يومًا`,
  ],
  [
    'ended logins',
    sectionOf('privacy-policy', 'how-long'),
    `Ended logins and payment notices: ${SESSION_POLICY.endedDays} days`,
    `جلسات الدخول المنتهية وإشعارات الدفع: ${SESSION_POLICY.endedDays} يومًا`,
  ],
  ['late, heading', titleOf('return-refund', 'late'), `${LATE_CANCEL_DAYS} days`, `${LATE_CANCEL_DAYS} يومًا`],
  ['deletion', sectionOf('privacy-policy', 'how-long'), `${DELETION_GRACE_DAYS} days`, `${DELETION_GRACE_DAYS} يومًا`],
]

/** What the browser stores by a key, in the words of the policy. The language and the theme have keys of their own. */
const STORED: Readonly<Record<string, readonly [english: string, arabic: string]>> = {
  cart: ['your cart', 'سلتك'],
  favorites: ['wishlist', 'مفضلتك'],
  'past-searches': ['recent searches', 'عمليات بحثك الأخيرة'],
  checkout: ['typed in forms and at checkout', 'كتبته في النماذج وعند إتمام الطلب'],
  paymentId: ['a payment in progress', 'الدفعة الجارية'],
  pendingCartData: ['a payment in progress', 'الدفعة الجارية'],
  paymentMethod: ['a payment in progress', 'الدفعة الجارية'],
  cardToVerify: ['a reference to a new card while your bank confirms it', 'ومرجع بطاقة جديدة حتى يؤكدها بنكك'],
  uploads: ['a file that is still on its way to us', 'وملفًا لم يكتمل إرساله إلينا'],
  'px-per-mm': ['the scale of your screen', 'مقياس شاشتك'],
  'persist:root': ['a login in progress', 'تسجيل الدخول الجاري'],
}

const CHARGE: Parameters<typeof tamaraCheckout>[0] = {
  attemptId: 'a',
  amount: 11_500,
  orderNumber: 10_001,
  source: { kind: 'INSTALMENTS' },
  language: 'en',
  buyer: {
    name: 'Huda Salem',
    email: 'h@x.sa',
    phone: '+966551234567',
    since: new Date('2026-01-01T00:00:00Z'),
    isPhoneVerified: true,
    isEmailVerified: true,
    ordersDelivered: 0,
  },
  history: [],
  address: { city: 'Riyadh', line: 'Olaya Street', postalCode: '12214' },
  lines: [{ reference: 'C', title: 'Cards', quantity: 100, unit: 115, total: 11_500 }],
  shipping: 0,
  discount: 0,
  returnUrls: { success: 'https://x.sa/1', failure: 'https://x.sa/2', cancel: 'https://x.sa/3' },
  notificationUrl: 'https://x.sa/n',
}

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
    expect(english).toMatch(/Tabby or Tamara[^<]*<\/strong>[^<]*name, phone, email and address, what you order/)
    expect(arabic).toContain('محتوى طلبك وتاريخ فتح حسابك')
  })

  test('what a customer agrees to get by WhatsApp is in the consent and in the privacy policy', () => {
    const { en: english, ar: arabic } = sectionOf('privacy-policy', 'whom')
    expect(english).toMatch(
      /WhatsApp \(Meta\)[^<]*<\/strong>[^<]*your number, your name and what we write about your orders, files/,
    )
    expect(arabic).toMatch(/Meta\)<\/strong>[^<]*رقمك واسمك وما نكتبه لك عن طلباتك وملفاتك وأسئلتك/)
    expect(messagesOf('account').en).toMatch(/on WhatsApp about your orders, your files and your questions/)
    expect(messagesOf('account').ar).toMatch(/عن طلباتك وملفاتك وأسئلتك على واتساب/)
  })

  test('Tamara gets of a person what the privacy policy says, and no more', () => {
    const { consumer, shipping_address: address, items } = tamaraCheckout(CHARGE)
    expect(consumer).toEqual({ first_name: 'Huda', last_name: 'Salem', phone_number: '+966551234567', email: 'h@x.sa' })
    expect(Object.keys(address)).toEqual(['first_name', 'last_name', 'phone_number', 'line1', 'city', 'country_code'])
    expect(items).toEqual([expect.objectContaining({ name: 'Cards', quantity: 100 })])
  })

  test('the delivery days of the terms are those that search engines are given', () => {
    expect(DEFAULT_POLICY.transitDays).toEqual({ riyadh: 1, largeCities: 2, elsewhere: 3 })
    const { en: english, ar: arabic } = sectionOf('terms-and-condition', 'delivery')
    expect(english).toContain('one day in Riyadh, two to Jeddah and Dammam, three elsewhere')
    expect(arabic).toContain('يوم واحد في الرياض ويومان إلى جدة والدمام وثلاثة إلى غيرها')
  })

  test('the cutting tolerance is 1 mm wherever it is named', () => {
    const demo = globSync('demo/*.json').map((file) => readFileSync(file, 'utf8'))
    expect(demo.flatMap((text) => [...text.matchAll(/0\.3 (?:mm|مم)|⅓ (?:mm|مم)/g)])).toEqual([])
    expect(sectionOf('terms-and-condition', 'artwork').en).toContain('up to 1 mm in cutting')
    expect(sectionOf('terms-and-condition', 'artwork').ar).toContain('حتى 1 مم في القص')
  })

  test('the cookie policy names everything the browser stores', () => {
    const { en: english, ar: arabic } = sectionOf('privacy-policy', 'cookies')
    const stored = new Set(
      globSync('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/persistedValue<[^(]*>\(\{\s*key: '([^']+)'/g)].map(([, key]) => key),
      ),
    )
    expect(new Set(Object.keys(STORED))).toEqual(stored)
    for (const [inEnglish, inArabic] of Object.values(STORED)) {
      expect(english).toContain(inEnglish)
      expect(arabic).toContain(inArabic)
    }
  })
})
