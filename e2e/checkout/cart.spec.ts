import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { add, addButton, changeStored, count, hasStock, lines, plain } from './cart.ts'
import { expectFit } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { EACH_ONCE } from '../viewports.ts'

/** The button stays on one line, and the day beside it on a phone is not cut. */
async function expectWhole(page: Page): Promise<void> {
  const height = (await addButton(page).boundingBox())?.height
  expect(height).toBeLessThanOrEqual(52)
  const day = page.locator('.buybar small')
  const hidden = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): number =>
    Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight)
  expect(await day.evaluate(hidden)).toBeLessThanOrEqual(0)
}

test('the day is not cut beside the button of what is in the cart, on a phone in Arabic', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await add(page, 'ar', await plain(request, 'ar'))
  await expect(addButton(page)).toContainText('موجود في السلة')
  await expectWhole(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectWhole(page)
})

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic, inEnglish } = once(language)

  test.describe(`the cart in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    test('is filled on a product’s page, which then leads to it', async ({ page, request }) => {
      const product = await plain(request, language)
      await add(page, language, product)
      await expect(count(page)).toHaveText('1')
      await expect(page.locator('.toast')).toContainText(
        { en: 'Product added to cart', ar: 'تمت إضافة المنتج إلى السلة' }[language],
      )
      const added = { en: 'Already Added', ar: 'موجود في السلة' }[language]
      await expect(addButton(page)).toContainText(added)
      await expectWhole(page)

      // Another choice is another line.
      await page.locator('.option:has(input:not(:checked):not(:disabled)):visible').first().click()
      await expect(addButton(page)).not.toContainText(added)
      await addButton(page).click()
      await expect(count(page)).toHaveText('2')
      await addButton(page).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(lines(page)).toHaveCount(2)
      await expect(lines(page).first()).toContainText(product.name)
    })

    inArabic('lets lines be counted, noted, copied, put aside and removed', async ({ page, request }) => {
      const product = await plain(request, language)
      await add(page, language, product)
      await openLive(page, `/${language}/cart`)
      const line = lines(page).first()
      const before = await line.locator('.line-price b').innerText()
      await line.locator('.stepper button').last().click()
      await expect(line.locator('.stepper input')).toHaveValue(String(product.minQuantity + product.quantityStep))
      await expect(line.locator('.line-price b')).not.toHaveText(before)
      await expect(page.locator('.ticket-total b')).toHaveText(await line.locator('.line-price b').innerText())

      await line.locator('.line-note button').click()
      await page.keyboard.type('أزرق blue')
      await page.locator('.line-write button[type="submit"]').click()
      await expect(line.locator('.line-note')).toContainText('أزرق blue')

      const [, copy, later, remove] = [0, 1, 2, 3].map((at) => line.locator('.line-actions > .btn').nth(at))
      await copy?.click()
      await expect(lines(page)).toHaveCount(2)
      await later?.click()
      await expect(lines(page)).toHaveCount(1)
      await expect(page.locator('.saved .line')).toHaveCount(1)
      await page.locator('.saved .line-actions .btn').first().click()
      await expect(lines(page)).toHaveCount(2)

      await remove?.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(
        { en: 'Are you sure you want to delete this item', ar: 'هل تريد حذف هذا المنتج؟' }[language],
      )
      await page.keyboard.press('Escape')
      await expect(lines(page)).toHaveCount(2)
      await remove?.click()
      await dialog.locator('.destructive').click()
      await expect(lines(page)).toHaveCount(1)
      await page.reload()
      await expect(lines(page)).toHaveCount(1)
      await expect(count(page)).toHaveText('1')
    })

    inEnglish(
      'says what it costs with delivery, VAT and urgency, and takes no coupon with urgency',
      async ({ page, request }) => {
        await add(page, language, await plain(request, language))
        await openLive(page, `/${language}/cart`)
        const total = page.locator('.ticket-total b')
        await expect(page.locator('.sum-amounts[aria-busy]')).toHaveCount(0)
        const goods = await total.innerText()

        await page.locator('.sum-place').click()
        await page.locator('.place select').first().selectOption('1')
        await page.locator('.place select').last().selectOption('1')
        await expect(page.locator('.leads')).toContainText({ en: 'Riyadh', ar: 'الرياض' }[language])
        await expect(total).not.toHaveText(goods)
        const delivered = await total.innerText()

        await page.locator('.coupon summary').click()
        await page.locator('.coupon input').fill('nothing-like-it')
        await page.keyboard.press('Enter')
        await expect(page.locator('.coupon [role="alert"]')).toHaveText(
          { en: 'This code is not valid.', ar: 'كود الخصم غير صالح.' }[language],
        )
        await expect(total).toHaveText(delivered)

        await page.getByRole('switch').check()
        await expect(page.locator('.toast')).toContainText(
          { en: 'Coupons are not valid for urgent deliveries', ar: 'أكواد الخصم لا تشمل الطلبات المستعجلة' }[language],
        )
        await expect(total).not.toHaveText(delivered)
        await page.reload()
        await expect(page.getByRole('switch')).toBeChecked()
        await expect(page.locator('.leads')).toContainText({ en: 'Riyadh', ar: 'الرياض' }[language])
      },
    )

    inArabic('lowers what is not there, says so, and keeps saying it until it was read', async ({ page, request }) => {
      const { id } = await findProduct(request, hasStock)
      const product = await fetchProduct(request, id, language)
      await add(page, language, product)
      await changeStored(page, 'data.items[0].quantity = 900000')
      await openLive(page, `/${language}/cart`)
      await expect(page.locator('.toast')).toContainText(
        {
          en: 'Your cart quantity has been automatically adjusted to match the available stock',
          ar: 'تم تعديل الكمية في سلتك تلقائيًا لتتوافق مع المخزون المتاح',
        }[language],
      )
      // On a phone it covers no part of the bar with the way on.
      const edges = async () => {
        const [said, bar] = await Promise.all(['.toast', '.buybar'].map((part) => page.locator(part).boundingBox()))
        return said && bar ? said.y + said.height - bar.y : -1
      }
      await expect.poll(edges).toBeLessThanOrEqual(0)
      const notice = lines(page).locator('.note.warn')
      await expect(notice).toBeVisible()
      await page.reload()
      await expect(notice).toBeVisible()
      await notice.locator('button').click()
      await expect(notice).toHaveCount(0)
      await page.reload()
      await expect(lines(page)).toHaveCount(1)
      await expect(notice).toHaveCount(0)
    })

    test('has nothing that stands in anybody’s way, empty and full', async ({ page, request }) => {
      await openLive(page, `/${language}/cart`)
      await expect(page.locator('.empty')).toBeVisible()
      await add(page, language, await plain(request, language))
      await openLive(page, `/${language}/cart`)
      await expect(page.locator('.sum-amounts[aria-busy]')).toHaveCount(0)
      await page.locator('.coupon summary').click()
      await page.locator('.sum-place').click()
      await page.locator('.line-note button').click()
      await expectFit(page)
    })
  })
}
