import { expect, test } from '@playwright/test'
import { LANGUAGES } from './public-pages.ts'
import { categories } from './shop-data.ts'

for (const language of LANGUAGES) {
  test(`the category bar is one stop of the Tab key, the arrows walk along it: ${language}`, async ({
    page,
    request,
  }) => {
    const all = await categories(request, language)
    const [first, second] = all
    await page.goto(`/${language}/about-us`)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    const links = page.locator('.cats li > a')
    await expect(links).toHaveCount(all.length)
    await expect(page.locator('.cats li :is(a, button):not([tabindex="-1"])')).toHaveCount(
      first?.subCategories.length ? 2 : 1,
    )
    await links.first().focus()
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(links.nth(1)).toBeFocused()
    await expect(links.nth(1)).toHaveText(second?.name ?? '')
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await expect(links.last()).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(links.first()).toBeFocused()
  })
}

test('without JavaScript every category is reached by Tab', async ({ browser, request }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/en/about-us')
  const all = await categories(request)
  await expect(page.locator('.cats li > a:not([tabindex])')).toHaveCount(all.length)
  await page.close()
})
