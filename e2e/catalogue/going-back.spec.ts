import { expect } from '@playwright/test'
import { once } from '../once.ts'
import { LANGUAGES } from '../public-pages.ts'

/** Each of them breaks off the fade it falls into, which is not every time. */
const WIDTHS = [700, 900, 500, 800, 600, 1000]

for (const language of LANGUAGES) {
  const { inEnglish } = once(language)

  inEnglish(`a fade between pages that is broken off is no error of the page, in ${language}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const other = language === 'en' ? 'ar' : 'en'
    await page.goto(`/${other}/about-us`)
    for (const [turn, width] of WIDTHS.entries()) {
      const path = turn % 2 === 0 ? `/${language}/contact-us` : `/${other}/about-us`
      await page.evaluate((to) => location.assign(to), path)
      await page.waitForURL(path, { waitUntil: 'commit' })
      // A window that changes ends the transition, and the browser rejects a promise that `pagereveal` may not hand out.
      await page.setViewportSize({ width, height: 600 })
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    }
    await page.goBack()
    await expect(page.locator('main h1')).toBeVisible()
    expect(errors).toEqual([])
  })
}
