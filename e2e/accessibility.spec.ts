import { expect, test } from '@playwright/test'
import { axeFindings, OTHER_THEME, showTheme } from './axe.ts'
import { publicPages } from './public-pages.ts'
import { EACH_ONCE } from './viewports.ts'

// What axe looks at differs by width, where other parts are shown, or by language, in names and directions; never by both.
for (const { language, viewport } of EACH_ONCE) {
  const theme = OTHER_THEME[language]

  test(`axe finds nothing in ${language} at ${viewport.width} px, in the themes light and ${theme}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [index, path] of (await publicPages(request)).entries()) {
      const withFrame = index === 0
      await page.goto(`/${language}${path}`)
      // Before that what lies far below has no place yet, and contrasts are computed wrongly.
      await page.locator('html[data-awake]').waitFor()
      expect(await axeFindings(page, { withFrame }), path).toEqual([])
      await showTheme(page, theme)
      expect(await axeFindings(page, { withFrame, coloursOnly: true }), `${path}, ${theme}`).toEqual([])
    }
  })
}

test('the keyboard reaches the content first, and focus is seen', async ({ page }) => {
  await page.goto('/en/home')
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText('Skip to content')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})
