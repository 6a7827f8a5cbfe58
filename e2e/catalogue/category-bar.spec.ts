import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { categories } from '../shop-data.ts'

/** Whether nothing lies over a focused link, an arrow for one, and its ring is not cut off by the line it scrolls in. */
const isSeenWhole = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect()
    const isOnTop = (x: number) => element.contains(document.elementFromPoint(x, top + height / 2))
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    return isOnTop(left + 1) && isOnTop(right - 1) && parseFloat(outlineOffset) + parseFloat(outlineWidth) <= 0
  })

for (const language of LANGUAGES) {
  test(`the keyboard reaches every category by Tab, and walks along them by arrows: ${language}`, async ({
    page,
    request,
  }) => {
    const all = await categories(request, language)
    await openLive(page, `/${language}/about-us`)
    const links = page.locator('.categories li > a')
    await expect(links).toHaveCount(all.length)
    await links.first().focus()
    for (const [place, category] of all.entries()) {
      await expect(links.nth(place)).toBeFocused()
      await expect(links.nth(place)).toHaveText(category.name)
      await expect.poll(() => isSeenWhole(links.nth(place)), { message: category.name }).toBe(true)
      // A button tells of the panel of what is below the category.
      if (category.subCategories.length > 0) await page.keyboard.press('Tab')
      const isLast = place === all.length - 1
      if (!isLast) await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Home')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await expect(links.last()).toBeInViewport({ ratio: 1 })
  })

  test(`the arrow of the line can be pressed to its end, and nothing loses the focus: ${language}`, async ({
    page,
  }) => {
    await openLive(page, `/${language}/about-us`)
    const arrow = page.locator('.categories-go:not(.categories-back)')
    await arrow.focus()
    await expect(async () => {
      if (await arrow.isVisible()) await page.keyboard.press('Enter')
      await expect(arrow).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await expect(page.locator('.categories li > a').last()).toBeFocused()
  })
}

test('without JavaScript every category is reached by Tab', async ({ browser, request }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/en/about-us')
  const all = await categories(request)
  await expect(page.locator('.categories li > a:not([tabindex])')).toHaveCount(all.length)
  await page.close()
})
