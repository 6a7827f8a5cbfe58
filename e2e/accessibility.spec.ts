import { expect, test } from '@playwright/test'
import { axeFindings, showTheme } from './axe.ts'
import { LANGUAGES, WIDTHS, publicPages } from './public-pages.ts'

/** Colours are the same in both languages and at all widths, so that each other theme is looked at in one. */
const OTHER_THEME = { en: 'contrast', ar: 'dark' } as const

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    const themes = width === 390 ? [OTHER_THEME[language]] : []
    test(`axe finds nothing in ${language} at ${width} px, in the themes ${['light', ...themes].join(' and ')}`, async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [index, path] of (await publicPages(request)).entries()) {
        const withFrame = index === 0
        await page.goto(`/${language}${path}`)
        // Before that what lies far below has no place yet, and contrasts are computed wrongly.
        await page.locator('html[data-awake]').waitFor()
        expect(await axeFindings(page, { withFrame }), path).toEqual([])
        for (const theme of themes) {
          await showTheme(page, theme)
          expect(await axeFindings(page, { withFrame, coloursOnly: true }), `${path}, ${theme}`).toEqual([])
        }
      }
    })
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
