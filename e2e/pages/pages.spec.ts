import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../public-pages.ts'

const TERMS = ['privacy-policy', 'terms-and-condition', 'return-refund'] as const

for (const language of LANGUAGES) {
  test(`about us in ${language}: mission, values, vision, our work`, async ({ page }) => {
    await page.goto(`/${language}/about-us`)
    for (const part of ['mission', 'values', 'vision', 'our-work']) {
      await expect(page.locator(`main section#${part} h2`)).toBeVisible()
    }
    await expect(page.locator('#our-work img')).not.toHaveCount(0)
    for (const figure of ['2015', '4000+', '2030']) await expect(page.locator('.figures')).toContainText(figure)
    await expect(page.locator('.visit a').first()).toHaveAttribute('href', /google\.com\/maps\/search\/\?api=1&query=/)
  })

  for (const key of TERMS) {
    test(`${key} in ${language}: its parts are listed and dated`, async ({ page }) => {
      await page.goto(`/${language}/${key}`)
      await expect(page.locator('.page-date time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
      const parts = page.locator('.legal-text section')
      await expect(page.locator('.table-of-contents a')).toHaveCount(await parts.count())
      await page.locator('.table-of-contents a').last().click()
      await expect(parts.last().locator('h2')).toBeInViewport()
    })
  }
}
