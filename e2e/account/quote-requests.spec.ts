import { expect, test } from '@playwright/test'
import { newEmail, newPhone, openAccount } from '../customers.ts'
import { expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { EACH_ONCE } from '../viewports.ts'

const SAYS = {
  en: { title: 'Quote requests', none: 'No quote requests yet', status: 'Being reviewed', pieces: '200 pieces' },
  ar: {
    title: 'طلبات عروض الأسعار',
    none: 'لا توجد طلبات عروض أسعار بعد',
    status: 'قيد المراجعة',
    pieces: '200 قطعة',
  },
} as const

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic } = once(language)

  test.describe(`quote requests in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })
    const say = SAYS[language]

    inArabic('are in the account of the address they were sent with (S257)', async ({ page, context }) => {
      const email = newEmail()
      await openAccount(context, email, language)
      await openLive(page, `/${language}/user-profile?tab=myOrders`)
      await page.getByRole('link', { name: say.title }).click()
      await expect(page).toHaveURL(/tab=myRequests$/)
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expect(page.getByRole('heading', { name: say.none })).toBeVisible()
      await expectFitInBoth(page, (tab, other) => tab.getByRole('heading', { name: SAYS[other].none }).waitFor())

      const sent = await context.request.post('/api/special-requests/create', {
        multipart: {
          fullName: 'Noura Al Otaibi',
          email: email.toUpperCase(),
          phoneNumber: newPhone(),
          description: 'صواني خشب مع شعار Noura Studio\nWooden coasters',
          quantity: '200',
          size: '90 × 90 mm',
          neededBy: '2099-12-24',
        },
      })
      const { reference } = ((await sent.json()) as { data: { reference: string } }).data
      await page.reload()
      const request = page.locator('.quote-request > li')
      await expect(request).toHaveCount(1)
      await expect(request).toContainText(reference)
      await expect(request).toContainText(say.status)
      await expect(request).toContainText('Wooden coasters')
      await expect(request).toContainText(say.pieces)
      await expect(request).toContainText('2099')
      await expectFitInBoth(page, (tab) => tab.locator('.quote-request > li').waitFor())
    })
  })
}
