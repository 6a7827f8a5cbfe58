import { expect, test } from '@playwright/test'
import { LANGUAGES } from './public-pages.ts'

for (const language of LANGUAGES) {
  test(`a fade that is broken off on a slow line is no error of the page, in ${language}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`/${language === 'en' ? 'ar' : 'en'}/about-us`)
    // The next page fades in once its styles are there. Until then a window that changes ends the transition, and the
    // browser rejects a promise that `pagereveal` does not hand out.
    const styles = Promise.withResolvers<void>()
    await page.route('**/*.css', async (route) => {
      await styles.promise
      await route.continue()
    })
    await page.evaluate((path) => location.assign(path), `/${language}/contact-us`)
    await page.waitForURL(`/${language}/contact-us`, { waitUntil: 'commit' })
    await page.setViewportSize({ width: 700, height: 500 })
    styles.resolve()
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await expect(page.locator('main h1')).toBeVisible()
    await page.goBack()
    await expect(page.locator('main h1')).toBeVisible()
    expect(errors).toEqual([])
  })
}
