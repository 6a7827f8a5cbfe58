import { expect, test } from '@playwright/test'
import { LANGUAGES, publicPages } from '../public-pages.ts'
import { findProduct } from '../shop-data.ts'
import { pixelsTooWide } from '../sideways.ts'
import { DESK } from '../viewports.ts'

test.use({ javaScriptEnabled: false })

for (const language of LANGUAGES) {
  test(`without JavaScript every page shows its content and fits the narrowest phone, in ${language}`, async ({
    page,
    request,
  }) => {
    for (const path of await publicPages(request)) {
      await page.setViewportSize(DESK)
      await page.goto(`/${language}${path}`)
      await expect(page.locator('h1'), path).toBeVisible()
      const text = await page.locator('main').innerText()
      expect(text.length, path).toBeGreaterThan(40)
      await page.setViewportSize({ width: 320, height: 800 })
      const overflow = await pixelsTooWide(page)
      expect(overflow, `${path} is ${overflow} px too wide`).toBeLessThanOrEqual(0)
    }
  })

  test(`without JavaScript a product has nothing that looks as if it worked, and says how to order in ${language}`, async ({
    page,
    request,
  }) => {
    const { id } = await findProduct(request, ({ features }) => features.some(({ control }) => control === 'RADIO'))
    await page.goto(`/${language}/product/${id}`)
    await expect(page.locator('.product-page :is(input, select, textarea, button):visible')).toHaveCount(0)
    await expect(page.locator('.option').first()).toHaveCSS('border-style', 'none')
    const note = page.locator('.configurator .note')
    await expect(note.locator('a')).toHaveCount(3)
    await note.locator('a').first().click()
    await expect(page.locator('[name="productType"]')).not.toHaveValue('')
  })

  test(`without JavaScript the account says what it needs, and does not load for ever in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/user-profile`)
    const note = page.locator('main .note')
    await expect(note).toBeVisible()
    await expect(note).toContainText('JavaScript')
    await expect(page.locator('main [aria-busy]')).toBeHidden()
  })

  test(`without JavaScript a search from the header works in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/home`)
    const box = page.getByRole('search').locator('input[name="name"]')
    await box.fill(language === 'ar' ? 'بطاقات' : 'cards')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?name=/)
    await expect(page.locator('article').first()).toBeVisible()
  })
}
