import { expect } from '@playwright/test'
import { said } from './account-page.ts'
import { EACH_ONCE } from '../viewports.ts'
import { expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { lineOf, newBuyer, simpleProduct } from '../orders.ts'
import { deliver } from '../office/office-owner.ts'

const SENTENCES = {
  en: {
    delivered: 'Delivered',
    confirm: 'Everything arrived',
    title: /arrived as it should\?/,
    yes: 'Complete the order',
    no: 'Not yet',
    done: 'Your order is complete',
    completed: 'Completed',
  },
  ar: {
    delivered: 'تم التسليم',
    confirm: 'وصلني كل شيء',
    title: /هل وصلك الطلب/,
    yes: 'أكمل الطلب',
    no: 'ليس بعد',
    done: 'اكتمل الطلب',
    completed: 'مكتمل',
  },
} as const

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic } = once(language)
  const say = SENTENCES[language]

  inArabic(
    `an order that has arrived is completed by its customer, in ${language} at ${viewport.width}`,
    async ({ page, context }) => {
      await page.setViewportSize(viewport)
      const buyer = await newBuyer(context, language)
      const product = await simpleProduct(context, ({ prices }) => prices[0]?.remainingQuantity === null)
      const placed = await buyer.place([lineOf(product)])
      await buyer.confirm(placed)
      await buyer.call('GET', `/payments/${placed.paymentId}`)
      await deliver(placed.orderNumber)

      await openLive(page, `/${language}/user-profile?tab=myOrders&order=${placed.orderId}`)
      const head = page.locator('.order-page-head')
      await expect(head).toContainText(say.delivered)
      const confirm = page.getByRole('button', { name: say.confirm })
      await confirm.click()
      const dialog = page.getByRole('dialog', { name: say.title })
      await expect(dialog.getByRole('button', { name: say.no })).toBeFocused()
      await expectFitInBoth(page, (tab, other) => tab.getByRole('button', { name: SENTENCES[other].confirm }).click())
      await dialog.getByRole('button', { name: say.no }).click()
      await expect(head).toContainText(say.delivered)
      await confirm.click()
      await dialog.getByRole('button', { name: say.yes }).click()
      await said(page, say.done)
      await expect(head).toContainText(say.completed)
      await expect(confirm).toHaveCount(0)
      await expectFitInBoth(page, (tab, other) => tab.getByText(SENTENCES[other].completed).first().waitFor())
    },
  )
}
