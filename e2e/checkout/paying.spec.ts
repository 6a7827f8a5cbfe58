import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  OWN_ADDRESS,
  acceptTerms,
  atPayment,
  choose,
  confirmAtBank,
  fillCart,
  payButton,
  payment,
  priced,
  typeCard,
} from './checkout.ts'
import { expectFit, expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { NO_FUNDS_CARD, PAID_CARD } from '../orders.ts'
import { DESK, EACH_ONCE } from '../viewports.ts'

// Journeys through several sites, with codes that arrive in an outbox.
test.use({ baseURL: OWN_ADDRESS })

const SENTENCES = {
  en: {
    cvv: 'Please enter CVV',
    tabby: 'Sorry, Tabby is unable to approve this purchase.',
    away: 'This payment method is not available right now. Nothing was charged.',
    receipt: 'We have received your receipt and will check it soon',
    badFile: 'We cannot accept this file type',
    notPaid: 'Not paid yet',
  },
  ar: {
    cvv: 'يرجى إدخال رمز الأمان (CVV)',
    tabby: 'نأسف، تابي غير قادرة على الموافقة على هذه العملية.',
    away: 'طريقة الدفع هذه غير متاحة الآن، ولم يُخصم شيء.',
    receipt: 'وصلنا إيصالك وسنراجعه قريبًا',
    badFile: 'لا نقبل هذا النوع من الملفات',
    notPaid: 'لم يُدفع بعد',
  },
} as const

/** Tabby's own test customer. */
const NOT_ELIGIBLE_PHONE = '0500000002'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** Errors of the shop's pages; at the end there is none, also not of leaving for a gateway. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic, inEnglish } = once(language)
  const say = SENTENCES[language]

  test.describe(`paying in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    inArabic(
      'by card is tried again after a refusal, as the same order; the card is saved and pays two more orders with its code',
      async ({ page, request }) => {
        const errors = errorsOf(page)
        await atPayment(page, request, language)
        await acceptTerms(page)
        await typeCard(page, NO_FUNDS_CARD)
        await payButton(page).click()
        await confirmAtBank(page)
        await page.waitForURL(new RegExp(`/${language}/payment/failed`))
        const refused = await payment(page)
        expect(refused.status).toBe('FAILED')

        await openLive(page, `/${language}/cart?step=payment`)
        await expect(page.locator('input[name="method"]').first()).toBeVisible()
        await priced(page)
        await acceptTerms(page)
        await typeCard(page, PAID_CARD)
        await page.locator('.row-in .choice-label input[type="checkbox"]').check()
        await payButton(page).click()
        await confirmAtBank(page)
        await page.waitForURL(new RegExp(`/${language}/payment/success`))
        // Who comes back within two seconds of the last look at the gateway sees the outcome after the next one.
        await expect.poll(() => payment(page)).toMatchObject({ status: 'PAID', orderId: refused.orderId })

        // The next two orders are paid with the saved card. Who it is for is known, and where it goes.
        for (const nth of ['second', 'third']) {
          await fillCart(page, request, language)
          // It is there as soon as the shop has asked the gateway for its last digits.
          await expect(async () => {
            await openLive(page, `/${language}/cart?step=payment`)
            await page.locator('input[value="SAVED_CARD"]').waitFor({ timeout: 15_000 })
          }).toPass()
          await choose(page, 'SAVED_CARD')
          await priced(page)
          await acceptTerms(page)
          await payButton(page).click()
          await expect(page.getByText(say.cvv)).toBeVisible()
          await page.locator('[name="cc-csc"]').fill('123')
          await expectFit(page)
          const sent: string[] = []
          page.on('request', (asked) => {
            if (asked.url().includes('/api/') && asked.method() === 'POST') sent.push(asked.postData() ?? '')
          })
          // Before the bank's page the shop is asked to look: it sees that the bank is asked.
          const isSeen = page.waitForRequest((asked) => /\/api\/payments\/[\da-f-]{36}$/.test(asked.url()))
          await payButton(page).click()
          await isSeen
          await confirmAtBank(page)
          await page.waitForURL(new RegExp(`/${language}/payment/success`))
          await expect.poll(() => payment(page), nth).toMatchObject({ status: 'PAID', method: 'SAVED_CARD' })
          expect(sent.some((body) => body.includes('cvc') || body.includes('"123"'))).toBe(false)
        }
        expect(errors).toEqual([])
      },
    )

    inEnglish(
      'a provider that does not accept the shop’s keys has refused no card: the way to pay is not available',
      async ({ page, request }) => {
        await page.route('**/api/carts', async (route) => {
          const answer = await route.fetch()
          const json = (await answer.json()) as { data: object }
          const failed = { status: 'FAILED', declineCode: 'GATEWAY_AWAY', redirectUrl: null }
          await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, ...failed } } })
        })
        await atPayment(page, request, language)
        await choose(page, 'TABBY')
        await priced(page)
        await acceptTerms(page)
        await payButton(page).click()
        await expect(page.locator('.checkout-end')).toContainText(say.away)
        await expect(page.locator('.checkout-end')).not.toContainText(say.tabby)
        await expect(payButton(page)).toBeEnabled()
        await expectFit(page)
      },
    )

    inArabic('a customer whom Tabby does not lend to reads so before choosing it', async ({ page, request }) => {
      await atPayment(page, request, language, { phone: NOT_ELIGIBLE_PHONE })
      await expect(page.locator('.row', { has: page.locator('input[value="TABBY"]') })).toContainText(say.tabby)
      await expect(page.locator('input[value="TABBY"]')).toBeDisabled()
      await expect(page.locator('input[value="TAMARA"]')).toBeEnabled()
      await expectFitInBoth(page, (tab) => tab.locator('input[value="TAMARA"]').waitFor())
    })

    inEnglish(
      'by instalments is agreed to on the provider’s page, or not; by transfer with its receipt',
      async ({ page, request }) => {
        const errors = errorsOf(page)
        await atPayment(page, request, language)
        await acceptTerms(page)
        await choose(page, 'TABBY')
        await expect(page.locator('.plan li')).toHaveCount(4)
        await expectFitInBoth(page, (tab) => tab.locator('input[value="TABBY"]').check())
        await payButton(page).click()
        await page.waitForURL(/\/dev\/payments\//)
        await page.locator('button[value="cancel"]').click()
        await page.waitForURL(new RegExp(`/${language}/payment/cancel`))
        await expect.poll(() => payment(page)).toMatchObject({ status: 'CANCELLED' })

        // What was chosen is still chosen; a provider that refuses is quoted.
        for (const answer of ['refuse', 'pay']) {
          await openLive(page, `/${language}/cart?step=payment`)
          await expect(page.locator('input[value="TABBY"]')).toBeChecked()
          await priced(page)
          await acceptTerms(page)
          await payButton(page).click()
          await page.waitForURL(/\/dev\/payments\//)
          await page.locator(`button[value="${answer}"]`).click()
          await page.waitForURL(new RegExp(`/${language}/payment/${answer === 'pay' ? 'success' : 'failed'}`))
          if (answer === 'refuse') await expect(page.locator('main')).toContainText(say.tabby)
          await expect
            .poll(() => payment(page))
            .toMatchObject({ status: answer === 'pay' ? 'PAID' : 'FAILED', method: 'TABBY' })
        }

        await fillCart(page, request, language)
        await openLive(page, `/${language}/cart?step=payment`)
        await choose(page, 'BANK_TRANSFER')
        await priced(page)
        await acceptTerms(page)
        await payButton(page).click()
        await page.waitForURL(new RegExp(`/${language}/payment/success`))
        await expect(page.locator('.bank-transfer')).toContainText('SA03 8000')
        const file = page.locator('.receipts input')
        await file.setInputFiles({
          name: 'receipt.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('no receipt'),
        })
        await expect(page.locator('.receipt-bad')).toContainText(say.badFile)
        await file.setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: PDF })
        await expect(page.locator('.toast').getByText(say.receipt)).toBeVisible()
        await expect(page.locator('.receipts li')).toContainText('receipt.pdf')
        await expectFitInBoth(page, (tab) => tab.locator('.receipts li').waitFor())
        await page.locator('.order-ticket .result-actions a').first().click()
        await expect(page.locator('.unpaid-order-one')).toContainText(say.notPaid)
        expect(errors).toEqual([])
      },
    )
  })
}

test.describe('paying', () => {
  test.use({ viewport: DESK })

  test('what costs something else by now is reported before anything is charged', async ({ page, request }) => {
    await atPayment(page, request, 'en')
    await acceptTerms(page)
    await choose(page, 'BANK_TRANSFER')
    // The first time the shop is asked to sell, it says that the price is another one.
    await page.route(
      '**/api/carts',
      async (route) => {
        const body = route.request().postDataJSON() as { expectedTotal: number }
        await route.continue({ postData: JSON.stringify({ ...body, expectedTotal: body.expectedTotal - 100 }) })
      },
      { times: 1 },
    )
    await payButton(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Your order has changed')
    await dialog.getByRole('button').first().click()
    await page.waitForURL(/\/en\/payment\/success/)
    await expect.poll(() => payment(page)).toMatchObject({ status: 'REQUIRES_ACTION', method: 'BANK_TRANSFER' })
  })

  test('whose answer is lost is one order all the same', async ({ page, request }) => {
    await atPayment(page, request, 'en')
    await acceptTerms(page)
    await typeCard(page, PAID_CARD)
    const keys: string[] = []
    await page.route('**/api/carts', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      // The shop hears it; the browser does not hear the shop.
      if (keys.length === 1) {
        await route.fetch()
        await route.abort('connectionreset')
      } else await route.continue()
    })
    await payButton(page).click()
    await confirmAtBank(page)
    await page.waitForURL(/\/en\/payment\/success/)
    await expect.poll(() => payment(page)).toMatchObject({ status: 'PAID' })
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})
