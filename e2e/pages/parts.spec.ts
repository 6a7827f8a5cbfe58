import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { once } from '../once.ts'
import { LANGUAGES } from '../public-pages.ts'

const menu = (page: Page) => page.getByRole('menu')

/** The menu of that name among the parts. */
const opener = (page: Page, name: string): Locator =>
  page.locator('#ActionMenu figure', { hasText: name }).getByRole('button', { name: /^(Open menu|افتح القائمة)$/ })

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)

  test.describe(`the menu among the parts, in ${language}`, () => {
    test.beforeEach(({ page }) => page.goto(`/dev/parts?language=${language}&theme=light`).then(() => {}))

    inArabic('its button is a small ghost of three dots with a hidden label (S489)', async ({ page }) => {
      const button = opener(page, 'done at once')
      await expect(button).toHaveClass(/ghost/)
      await expect(button).toHaveClass(/icon/)
      await expect(button).toHaveText('')
      await expect(button.locator('use')).toHaveAttribute('href', '#i-dots')
    })

    inEnglish('of a single choice the active line stays checked and the menu closes (S485, S486)', async ({ page }) => {
      for (const index of [1, 1]) {
        await opener(page, 'single choice').click()
        await menu(page).getByRole('menuitemradio').nth(index).click()
        await expect(menu(page)).toHaveCount(0)
      }
      await opener(page, 'single choice').click()
      await expect(menu(page).getByRole('menuitemradio', { checked: true })).toHaveCount(1)
      await expect(menu(page).getByRole('menuitemradio').nth(1)).toBeChecked()
    })

    inArabic('of several choices it stays open and each line is checked by itself (S485, S486)', async ({ page }) => {
      await opener(page, 'several, stays open').click()
      const lines = menu(page).getByRole('menuitemcheckbox')
      await expect(lines.nth(0)).toBeChecked()
      await lines.nth(1).click()
      await lines.nth(2).click()
      await lines.nth(1).click()
      await expect(menu(page)).toBeVisible()
      await expect(lines.nth(0)).toBeChecked()
      await expect(lines.nth(1)).not.toBeChecked()
      await expect(lines.nth(2)).toBeChecked()
    })

    test('it opens beside its button to the end side, on a phone below it (S487, S488)', async ({ page }) => {
      const boxes = async () => {
        await opener(page, 'done at once').click()
        await expect(menu(page)).toBeVisible()
        const [list, button] = await Promise.all([menu(page).boundingBox(), opener(page, 'done at once').boundingBox()])
        await page.keyboard.press('Escape')
        if (!list || !button) throw new Error('no menu')
        return { list, button }
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 800 })
      const beside = await boxes()
      if (language === 'en') expect(beside.list.x).toBeGreaterThanOrEqual(beside.button.x + beside.button.width)
      else expect(beside.list.x + beside.list.width).toBeLessThanOrEqual(beside.button.x)
      expect(Math.abs(beside.list.y - beside.button.y)).toBeLessThan(2)
      await page.setViewportSize({ width: 390, height: 844 })
      const below = await boxes()
      expect(below.list.y).toBeGreaterThanOrEqual(below.button.y + below.button.height)
    })
  })
}

test('the page of parts shows both directions in three themes', async ({ page }) => {
  await page.goto('/dev/parts')
  await expect(page.locator('iframe')).toHaveCount(6)
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toHaveText('Parts')
})
