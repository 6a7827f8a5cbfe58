import { expect, test } from '@playwright/test'
import { choose, OWN_ADDRESS } from '../checkout/checkout.ts'
import { newEmail } from '../customers.ts'
import { expectFit } from '../fit.ts'
import { newPerson } from '../office/office-people.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { EACH_ONCE } from '../viewports.ts'

test.use({ baseURL: OWN_ADDRESS })

const WORDS = {
  en: {
    line: 'Line',
    each: 'Each, with VAT (SAR)',
    days: 'Working days of production',
    send: 'Send the quotation',
    sent: 'Sent by',
    accept: 'Accept the quotation',
    pay: 'Order and pay',
    mobile: /^Your STC Pay mobile number/,
    code: /^Code/,
    paid: 'Thank you, it is paid',
  },
  ar: {
    line: 'البند',
    each: 'سعر القطعة شاملًا الضريبة (ريال)',
    days: 'أيام العمل للتنفيذ',
    send: 'إرسال عرض السعر',
    sent: 'أرسله',
    accept: 'قبول العرض',
    pay: 'اطلب وادفع',
    mobile: /^رقم جوال STC Pay/,
    code: /^الرمز/,
    paid: 'شكرًا لك، تم الدفع',
  },
} as const

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic } = once(language)
  const words = WORDS[language]

  test.describe(`quotations in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    inArabic('a request is quoted, accepted by its link, and paid', async ({ page, browser, context }) => {
      const email = newEmail()
      const requested = await context.request.post('/api/special-requests/create', {
        multipart: {
          fullName: 'Reem Al-Qahtani',
          email,
          phoneNumber: `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
          description: 'قواعد أكواب خشبية محفورة على الوجهين',
          quantity: '200',
          productType: 'Beech coasters',
          lang: language,
        },
      })
      const { reference } = ((await requested.json()) as { data: { reference: string } }).data
      const sales = await newPerson(browser, { role: 'sales', name: 'Sara', language, viewport, baseURL: OWN_ADDRESS })
      await sales.goto('/office/requests?view=NEW')
      await expect(sales.getByText(reference)).toBeVisible()
      await expectFit(sales)
      await sales.goto(`/office/requests/${reference}`)
      await sales.getByLabel(words.each, { exact: true }).fill('9.50')
      await sales.getByLabel(words.days, { exact: true }).fill('8')
      const send = sales.getByRole('button', { name: words.send })
      await expect(send).toBeEnabled()
      await sales.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
      await expectFit(sales)
      await send.click()
      await expect(sales.getByText(words.sent)).toBeVisible()
      await expectFit(sales)

      const outbox = await (await context.request.get('/dev/outbox?lang=en')).text()
      const link = new RegExp(`${reference}[\\s\\S]*?/(${language}/quote/[\\w-]{22})`).exec(outbox)?.[1] ?? ''
      await openLive(page, `/${link}`)
      await expect(page.getByText('Beech coasters')).toBeVisible()
      await expectFit(page)
      await page.getByRole('button', { name: words.accept }).click()
      await page.getByRole('button', { name: words.pay }).click()
      await expect(page).toHaveURL(/\/pay\//)
      await expect(page.locator('.pay-link-total')).toContainText('1,900')
      await choose(page, 'STC_PAY')
      await page.getByLabel(words.mobile).fill('0551234567')
      await page.locator('.pay-link-form button[type="submit"]').click()
      await page.getByLabel(words.code).fill('123456')
      await page.locator('.pay-link-form button[type="submit"]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paid)
      await page.goto(`/${link}`)
      await expect(page.getByRole('status').getByRole('heading')).toBeVisible()
      await expectFit(page)

      await sales.reload()
      const order = sales.getByRole('main').getByRole('link', { name: /^\W*\d{5}\W*$/ })
      const number = /\d{5}/.exec((await order.textContent()) ?? '')?.[0] ?? ''
      expect(number).not.toBe('')
      await order.click()
      // The page of the request names the customer and the goods too.
      await expect(sales.getByRole('heading', { level: 1 })).toContainText(number)
      await expect(sales.getByText('Beech coasters').first()).toBeVisible()
      await expectFit(sales)
    })
  })
}
