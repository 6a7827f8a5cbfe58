import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { enter } from './office-desk.ts'
import { once } from '../once.ts'
import { lineOf, newBuyer, simpleProduct } from '../orders.ts'
import { DESK, PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    find: 'Find or do',
    all: 'All keys',
    orders: 'Orders',
    last: 'Opened last',
    name: 'Noura',
    nothing: 'Nothing is',
  },
  ar: {
    find: 'بحث أو تنفيذ',
    all: 'كل المفاتيح',
    orders: 'الطلبات',
    last: 'آخر ما فُتح',
    name: 'Noura',
    nothing: 'لا نتيجة',
  },
} as const

/** The field of what is found; a select is a combobox too. */
const field = (page: Page) => page.locator('input[role="combobox"]')

/** Presses a key as it is pressed under the Arabic layout: same place, another letter. */
const pressArabic = (page: Page, code: string, key: string, more: object = {}) =>
  page.evaluate(
    (event) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }),
      ),
    { code, key, ...more },
  )

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: PHONE },
] as const) {
  const { inArabic, inEnglish } = once(language)
  const words = WORDS[language]

  test.describe(`finding in the office, ${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    test('an order is found by what one knows of it, opened by keys alone, and found again', async ({
      page,
      browser,
      baseURL,
    }) => {
      const customer = await browser.newContext({ baseURL: baseURL ?? '' })
      const buyer = await newBuyer(customer, language)
      const placed = await buyer.place([lineOf(await simpleProduct(customer))])
      await buyer.confirm(placed)
      await customer.close()
      const number = String(placed.orderNumber)
      await enter(page, language)
      // By a button, as on a phone.
      await page.getByRole('button', { name: words.find }).click()
      await expectFit(page)
      for (const typed of [number, '0551234567', '4567', '٤٥٦٧', 'noura']) {
        await field(page).fill(typed)
        await expect(page.getByRole('option', { name: number })).toBeVisible()
      }
      await expectFit(page)
      await field(page).fill('zzzzzz')
      await expect(page.getByText(words.nothing)).toBeVisible()
      await field(page).fill(number)
      await expect(page.getByRole('option', { name: number })).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('group', { name: words.last }).getByRole('option', { name: number })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    })

    inArabic(
      'keys are known by their place, also under the Arabic layout, and rest while one types',
      async ({ page }) => {
        await enter(page, language)
        await pressArabic(page, 'KeyG', 'ل')
        await pressArabic(page, 'KeyO', 'خ')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orders)
        await pressArabic(page, 'Slash', '؟', { shiftKey: true })
        await expect(page.getByRole('heading', { name: words.all })).toBeVisible()
        await expectFit(page)
        await page.keyboard.press('Escape')
        await pressArabic(page, 'KeyK', 'ن', { ctrlKey: true })
        await expect(field(page)).toBeFocused()
        // Typed into the field, letters are letters.
        await page.keyboard.type('gt?')
        await expect(field(page)).toHaveValue('gt?')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orders)
        // A screen is found by its name and opened.
        await field(page).fill(words.orders.slice(0, 4))
        await expect(page.getByRole('option', { name: words.orders }).first()).toBeVisible()
      },
    )

    inEnglish('what was found for the word before is not opened while the next one is searched', async ({ page }) => {
      await enter(page, language)
      await page.keyboard.press('Control+k')
      await field(page).fill('khalid')
      const before = page.getByRole('option').first()
      await expect(before).toBeVisible()
      await expect(before).toHaveAttribute('aria-disabled', 'false')
      const answer = Promise.withResolvers<void>()
      await page.route(/\/api\/office\/find\?/, async (route) => {
        await answer.promise
        await route.continue()
      })
      const home = page.url()
      await field(page).fill('lina')
      await expect(page.getByText('Searching …')).toBeAttached()
      await expect(before).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Enter')
      await before.click({ force: true })
      expect(page.url()).toBe(home)
      await expect(field(page)).toBeVisible()
      answer.resolve()
    })

    inEnglish('a role finds what it may see', async ({ page }) => {
      await enter(page, language, 'production')
      await page.keyboard.press('Control+k')
      await field(page).fill('0551234567')
      await expect(page.getByText(words.nothing)).toBeVisible()
    })
  })
}
