import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { LANGUAGES, WIDTHS, publicPages } from './public-pages.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What can differ between themes; colours are the same in both languages and at all widths, so each is looked at in one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const OTHER_THEME = { en: 'contrast', ar: 'dark' } as const

const findings = async (builder: AxeBuilder): Promise<string[]> =>
  (await builder.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )

/** Shows a theme on a page that is open, as the switch in its header does. */
const showTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)

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
      for (const path of await publicPages(request)) {
        await page.goto(`/${language}${path}`)
        // Before that what lies far below has no place yet, and contrasts are computed wrongly.
        await page.locator('html[data-awake]').waitFor()
        expect(await findings(new AxeBuilder({ page }).withTags(RULES)), path).toEqual([])
        for (const theme of themes) {
          await showTheme(page, theme)
          expect(await findings(new AxeBuilder({ page }).withRules(COLOUR_RULES)), `${path}, ${theme}`).toEqual([])
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
