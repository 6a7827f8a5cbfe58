import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { LANGUAGES, WIDTHS, publicPages } from './public-pages.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const THEMES = ['main-theme-light', 'main-theme-dark', 'main-theme-contrast']

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    for (const theme of width === 390 ? THEMES : THEMES.slice(0, 1)) {
      test(`axe finds nothing in ${language} at ${width} px, ${theme}`, async ({ page, request }) => {
        test.setTimeout(240_000)
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
        for (const path of await publicPages(request)) {
          await page.goto(`/${language}${path}`)
          // Before that what lies far below has no place yet, and contrasts are computed wrongly.
          await page.locator('html[data-awake]').waitFor()
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
          )
          expect(found, `${path}`).toEqual([])
        }
      })
    }
  }
}

test('the keyboard reaches the content first, and focus is seen', async ({ page }) => {
  await page.goto('/en/home')
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText('Skip to content')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})
