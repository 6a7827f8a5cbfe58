import { expect, test } from '@playwright/test'
import { OWN_ADDRESS, acceptTerms, atPayment, choose, payButton, payment, priced } from './checkout.ts'
import { EACH_ONCE } from '../viewports.ts'
import { expectFit, expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { answerSheet, haveWallet, sheetEvents } from './wallet-sheet.ts'

test.use({ baseURL: OWN_ADDRESS })

/** With delivery these end between 200 and 300 riyals, which the gateway's test environment approves. */
const APPROVED = { from: 20_000, to: 26_000 }
/** And these above, which it declines. */
const DECLINED = { from: 31_000, to: Infinity }

const SENTENCES = {
  en: { pay: /^Pay .* with Apple Pay$/, failed: 'Payment Failed' },
  ar: { pay: /^ادفع .* عبر Apple Pay$/, failed: 'فشل الدفع' },
} as const

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic, inEnglish } = once(language)
  const say = SENTENCES[language]

  test.describe(`Apple Pay in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    inEnglish(
      'is offered where the browser has it: a closed sheet pays nothing, a confirmed one pays the order',
      async ({ page, request }) => {
        const errors: string[] = []
        page.on('pageerror', ({ message }) => errors.push(message))
        await haveWallet(page)
        await atPayment(page, request, language, { worth: APPROVED })
        await choose(page, 'APPLE_PAY')
        await expect(payButton(page)).toHaveText(say.pay)
        await expectFit(page)

        // The sheet opens only once nothing else is missing.
        await payButton(page).click()
        await expect(page.locator('.checkout-terms input')).toBeFocused()
        expect(await sheetEvents(page)).toEqual([])
        await acceptTerms(page)

        await answerSheet(page, 'close')
        await payButton(page).click()
        await expect.poll(async () => (await sheetEvents(page)).at(-1)).toEqual({ step: 'closed' })
        await expect(payButton(page)).toBeEnabled()
        await expect(page).toHaveURL(/step=payment/)

        await answerSheet(page, 'authorize')
        const total = (await page.locator('.ticket-total b').innerText()).replaceAll(/[^\d.]/g, '')
        await payButton(page).click()
        await page.waitForURL(new RegExp(`/${language}/payment/success`))
        const [, , , opened, validated, completed] = await sheetEvents(page)
        expect(opened).toMatchObject({
          step: 'opened',
          version: 5,
          request: {
            countryCode: 'SA',
            currencyCode: 'SAR',
            supportedNetworks: ['mada', 'visa', 'masterCard', 'amex'],
          },
        })
        expect(opened?.step === 'opened' && Number(opened.request.total?.amount)).toBe(Number(total))
        expect(validated).toMatchObject({ step: 'validated', session: { domainName: 'localhost' } })
        expect(completed).toEqual({ step: 'completed', status: 0 })
        await expectFitInBoth(page, (tab) => tab.locator('.order-ticket').waitFor())
        await expect.poll(() => payment(page)).toMatchObject({ status: 'PAID', method: 'APPLE_PAY' })
        expect(errors).toEqual([])
      },
    )

    inArabic(
      'says that the bank refused, at the sheet and on the page; another way pays the same order',
      async ({ page, request }) => {
        await haveWallet(page)
        await atPayment(page, request, language, { worth: DECLINED })
        await choose(page, 'APPLE_PAY')
        await acceptTerms(page)
        await payButton(page).click()
        await page.waitForURL(new RegExp(`/${language}/payment/failed`))
        expect((await sheetEvents(page)).at(-1)).toEqual({ step: 'completed', status: 1 })
        await expect(page.locator('main')).toContainText(say.failed)
        const refused = await payment(page)
        expect(refused).toMatchObject({ status: 'FAILED', method: 'APPLE_PAY' })

        await openLive(page, `/${language}/cart?step=payment`)
        await priced(page)
        await choose(page, 'BANK_TRANSFER')
        await acceptTerms(page)
        await payButton(page).click()
        await page.waitForURL(new RegExp(`/${language}/payment/success`))
        await expect.poll(() => payment(page)).toMatchObject({ orderId: refused.orderId, method: 'BANK_TRANSFER' })
      },
    )
  })
}

test('Apple Pay is not offered where the browser has none, and fails kindly where the gateway does not vouch', async ({
  page,
  request,
}) => {
  await atPayment(page, request, 'en', { worth: APPROVED })
  await expect(page.locator('input[value="CARD"]')).toBeVisible()
  await expect(page.locator('input[value="APPLE_PAY"]')).toHaveCount(0)

  await haveWallet(page)
  await page.route('**/applepay/initiate', (route) => route.fulfill({ status: 503, json: {} }))
  await openLive(page, '/en/cart?step=payment')
  await priced(page)
  await choose(page, 'APPLE_PAY')
  await acceptTerms(page)
  await payButton(page).click()
  await expect(page.locator('.checkout-end')).toContainText(
    'This payment method is not available right now. Nothing was charged.',
  )
  expect((await sheetEvents(page)).at(-1)).toEqual({ step: 'aborted' })
  await expect(payButton(page)).toBeEnabled()
})
