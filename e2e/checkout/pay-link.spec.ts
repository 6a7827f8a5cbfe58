import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { choose, OWN_ADDRESS } from './checkout.ts'
import { expectFit } from '../fit.ts'
import { newPerson } from '../office/office-people.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { lineOf, simpleProduct } from '../orders.ts'
import { DESK, EACH_ONCE } from '../viewports.ts'

test.use({ baseURL: OWN_ADDRESS })

const WORDS = {
  en: {
    show: 'Show the bank account',
    otherWay: 'Pay another way',
    receipt: 'Receipt 1',
    received: 'We have your receipt. As soon as the money has arrived, we send you a message and start.',
    mobile: /^Your STC Pay mobile number/,
    code: /^Code/,
    paid: 'Thank you, it is paid',
  },
  ar: {
    show: 'اعرض رقم الحساب',
    otherWay: 'ادفع بطريقة أخرى',
    receipt: 'الإيصال 1',
    received: 'وصلنا إيصالك. نراسلك فور وصول المبلغ ونبدأ التنفيذ.',
    mobile: /^رقم جوال STC Pay/,
    code: /^الرمز/,
    paid: 'شكرًا لك، تم الدفع',
  },
} as const

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** An order that is paid later, taken at the counter, and the path of its payment link. */
async function linkOfOrder(browser: Browser, language: 'en' | 'ar'): Promise<string> {
  const context = await browser.newContext({ baseURL: OWN_ADDRESS })
  const product = await simpleProduct(
    context,
    ({ prices, minQuantity }) => (prices[0]?.price ?? 0) * minQuantity >= 12_000,
  )
  const items = [lineOf(product, product.minQuantity)]
  const quoted = await context.request.post('/api/carts/quote', {
    data: { items, fulfilment: 'PICKUP' },
    headers: { origin: OWN_ADDRESS },
  })
  const { data: quote } = (await quoted.json()) as { data: { totals: { total: number } } }
  const sales = await newPerson(browser, {
    role: 'sales',
    name: 'Sara',
    language,
    viewport: DESK,
    baseURL: OWN_ADDRESS,
  })
  const post = async <Data>(path: string, data: object): Promise<Data> => {
    const answer = await sales.request.post(`/api/office${path}`, {
      data,
      headers: { origin: OWN_ADDRESS, 'idempotency-key': randomUUID() },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: Data }).data
  }
  const { number } = await post<{ number: number }>('/counter-orders', {
    channel: 'PHONE',
    contact: { name: 'Huda Salem', phone: `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` },
    language,
    items,
    expectedTotal: quote.totals.total,
    payment: { method: 'LATER' },
  })
  const { link } = await post<{ link: string }>(`/orders/${number}/payment-link`, { channels: [] })
  return new URL(link).pathname
}

const submit = (page: Page) => page.locator('.pay-link-form button[type="submit"]')

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic, inEnglish } = once(language)
  const words = WORDS[language]

  test.describe(`paying by a link in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    inEnglish('by transfer: the account and its receipt are on the page of the link', async ({ page, browser }) => {
      await openLive(page, await linkOfOrder(browser, language))
      await choose(page, 'BANK_TRANSFER')
      await expectFit(page)
      await page.getByRole('button', { name: words.show }).click()
      await expect(page.locator('.bank-transfer')).toContainText('SA03 8000')
      await page.getByRole('button', { name: words.otherWay }).click()
      await choose(page, 'BANK_TRANSFER')
      await page.getByRole('button', { name: words.show }).click()
      await page
        .locator('.receipts input')
        .setInputFiles({ name: 'Huda Salem.pdf', mimeType: 'application/pdf', buffer: PDF })
      await expect(page.locator('.receipts li')).toContainText(words.receipt)
      await expect(page.getByText(words.received)).toBeVisible()
      await expect(page.getByRole('button', { name: words.otherWay })).toHaveCount(0)
      await expect(page.locator('main')).not.toContainText('Huda')
      await expectFit(page)
    })

    inArabic('by STC Pay: its code is asked for on the page of the link', async ({ page, browser }) => {
      await openLive(page, await linkOfOrder(browser, language))
      await choose(page, 'STC_PAY')
      await page.getByLabel(words.mobile).fill('0551234567')
      await expectFit(page)
      await submit(page).click()
      await page.getByLabel(words.code).fill('123456')
      await expectFit(page)
      await submit(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paid)
    })
  })
}
