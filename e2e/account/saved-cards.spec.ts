import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { confirmAtBank, OWN_ADDRESS } from '../checkout/checkout.ts'
import { fromOwnNetwork } from '../customers.ts'
import { expectFit, expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { newBuyer, PAID_CARD } from '../orders.ts'
import { LANGUAGES } from '../public-pages.ts'

/** Gateways send browsers back to the shop's own address, where its cookies are. */
test.use({ baseURL: OWN_ADDRESS })

const SENTENCES = {
  en: {
    cardSaved: 'Card saved successfully',
    notConfirmed: 'This card could not be saved. Try another card.',
    cardDeleted: 'Card deleted successfully',
    inactive: 'No longer valid. Add it again to pay with it.',
    expired: 'Expired',
    sure: 'Are you sure you want to delete this item',
    noUndo: 'This action cannot be undone',
  },
  ar: {
    cardSaved: 'تم حفظ البطاقة بنجاح',
    notConfirmed: 'تعذّر حفظ هذه البطاقة. جرّب بطاقة أخرى.',
    cardDeleted: 'تم حذف البطاقة بنجاح',
    inactive: 'لم تعد صالحة. أضفها من جديد لتدفع بها.',
    expired: 'انتهت في',
    sure: 'هل تريد حذف هذه البطاقة؟',
    noUndo: 'لا يمكن التراجع عن هذا الإجراء',
  },
} as const

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const say = SENTENCES[language]

  test.describe(`saved cards in ${language}`, () => {
    inArabic(
      'a card is confirmed at the bank, seen by its last digits, and forgotten when asked',
      async ({ page, context }) => {
        await fromOwnNetwork(context)
        await page.setViewportSize({ width: 390, height: 844 })
        await newBuyer(context, language)
        const sentBodies: string[] = []
        page.on('request', (request) => {
          if (new URL(request.url()).pathname.startsWith('/api/')) sentBodies.push(request.postData() ?? '')
        })
        await openLive(page, `/${language}/user-profile?tab=savedCards`)
        const dialog = page.locator('dialog[open]')
        const addCard = async (): Promise<void> => {
          await page.locator('.account-main .empty button').click()
          await dialog.locator('[name="cc-number"]').fill(PAID_CARD)
          await dialog.locator('[name="cc-exp"]').fill('12 / 30')
          await dialog.locator('[name="cc-csc"]').fill('123')
          await dialog.locator('[name="cc-name"]').fill('Noura Al Otaibi')
          await expectFit(page)
          await dialog.locator('button[type="submit"]').click()
          await page.waitForURL(/\/dev\/payments\//)
        }
        await expectFitInBoth(page, (tab) => tab.locator('.account-main .empty button').click())
        // Given up at the bank, it is not saved; the customer is notified once.
        await addCard()
        await page.locator('button[value="cancel"]').click()
        await page.waitForURL(new RegExp(`/${language}/user-profile`))
        await expect(page.getByRole('alert').getByText(say.notConfirmed)).toBeVisible()
        await openLive(page, `/${language}/user-profile?tab=savedCards`)
        await expect(page.locator('.account-main .empty')).toBeVisible()
        await expect(page.getByText(say.notConfirmed)).toBeHidden()

        await addCard()
        await confirmAtBank(page)
        await page.waitForURL(new RegExp(`/${language}/user-profile`))
        await expect(page.locator('.toast').getByText(say.cardSaved)).toBeVisible()
        const row = page.locator('.account-list > .account-row')
        await expect(row).toContainText('1010')
        await expect(row).toContainText('12/2030')
        expect(sentBodies.join('').replace(/\D/g, '')).not.toContain(PAID_CARD)
        await expectFitInBoth(page, (tab) => tab.locator('.account-list > .account-row').waitFor())

        await row.locator('.ghost').click()
        await expect(dialog).toContainText(say.sure)
        await expect(dialog).toContainText(say.noUndo)
        await dialog.locator('.destructive').click()
        await expect(page.locator('.toast').getByText(say.cardDeleted)).toBeVisible()
        await expect(page.locator('.account-main .empty')).toBeVisible()
      },
    )

    inEnglish(
      'cards that can no longer pay are shown as such, and cannot be made the default',
      async ({ page, context }) => {
        await fromOwnNetwork(context)
        await newBuyer(context, language)
        const card = {
          brand: 'visa',
          expiryMonth: 3,
          holder: 'Noura',
          paymentCompany: 'moyasar',
          installment: 'WITHOUT',
        }
        const cards = [
          {
            ...card,
            id: randomUUID(),
            lastFour: '1111',
            expiryYear: 2031,
            isDefault: true,
            isExpired: false,
            isInactive: true,
          },
          {
            ...card,
            id: randomUUID(),
            lastFour: '2222',
            expiryYear: 2025,
            isDefault: false,
            isExpired: true,
            isInactive: false,
          },
        ]
        await context.route('**/api/credit-cards', async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), data: cards } })
        })
        await openLive(page, `/${language}/user-profile?tab=savedCards`)
        const rows = page.locator('.account-list > .account-row')
        await expect(rows.first()).toContainText(say.inactive)
        await expect(rows.nth(1)).toContainText(say.expired)
        await expect(rows.locator('.outline')).toHaveCount(0)
        await expectFitInBoth(page, (tab) => tab.getByText(SENTENCES.ar.inactive).waitFor())
      },
    )
  })
}
