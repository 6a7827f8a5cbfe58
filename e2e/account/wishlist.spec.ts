import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { add, count as cartCount, lines, plain } from '../checkout/cart.ts'
import { logIn, newEmail, signUp } from '../customers.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'

const SENTENCES = {
  en: {
    removed: 'Removed from your wishlist',
    back: 'Back on your wishlist',
    undo: 'Undo',
    empty: 'Nothing on your wishlist yet',
    gone: '1 product you liked is no longer sold.',
    forget: 'Remove it',
  },
  ar: {
    removed: 'تمت الإزالة من المفضلة',
    back: 'تمت إعادته إلى المفضلة',
    undo: 'تراجع',
    empty: 'لا شيء في مفضلتك بعد',
    gone: 'منتج واحد من مفضلتك لم يعد يُباع.',
    forget: 'أزله',
  },
} as const

const hearts = (page: Page) => page.locator('main .heart')
const pressed = (page: Page) => page.locator('main .heart[aria-pressed="true"]')
const count = (page: Page) => page.locator('.header-account a[href$="/wishlist"] .count')
const names = (page: Page) => page.locator('main .card h3').allInnerTexts()

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const say = SENTENCES[language]

  inEnglish(
    `a visitor's hearts stay, in every tab, and removing is undone, in ${language}`,
    async ({ page, context }) => {
      await openLive(page, `/${language}/search?name=`)
      await hearts(page).nth(0).click()
      await hearts(page).nth(1).click()
      await expect(pressed(page)).toHaveCount(2)
      await expect(count(page)).toHaveText('2')
      const other = await context.newPage()
      await openLive(other, `/${language}/wishlist`)
      await expect(pressed(other)).toHaveCount(2)
      await hearts(page).nth(2).click()
      await expect(pressed(other)).toHaveCount(3)
      const before = await names(other)

      await hearts(other).nth(1).click()
      await expect(other.getByText(say.removed, { exact: true }).first()).toBeVisible()
      await expect(count(page)).toHaveText('2')
      await other.getByRole('button', { name: say.undo, exact: true }).click()
      await expect(other.getByText(say.back, { exact: true }).first()).toBeVisible()
      await expect(pressed(other)).toHaveCount(3)
      expect(await names(other)).toEqual(before)
      await expect(count(page)).toHaveText('3')
    },
  )

  inArabic(
    `a visitor's list becomes part of the customer's, once, in ${language}`,
    async ({ page, browser, request }) => {
      const email = newEmail()
      await openLive(page, `/${language}/search?name=`)
      await hearts(page).nth(0).click()
      await hearts(page).nth(1).click()
      await signUp(page, request, email)
      await page.goto(`/${language}/wishlist`)
      await expect(pressed(page)).toHaveCount(2)
      const mine = await names(page)

      const context = await browser.newContext()
      const elsewhere = await context.newPage()
      await openLive(elsewhere, `/${language}/search?name=`)
      await hearts(elsewhere).nth(1).click()
      await hearts(elsewhere).nth(2).click()
      await logIn(elsewhere, request, email)
      // The customer presses a heart while the list of the server is still on its way, and stays right.
      const isListDue = Promise.withResolvers<void>()
      await elsewhere.route('**/api/favorites/ids', async (route) => {
        const response = await route.fetch()
        await isListDue.promise
        await route.fulfill({ response })
      })
      const isAsked = elsewhere.waitForRequest('**/api/favorites/ids')
      await elsewhere.goto(`/${language}/wishlist`)
      await expect(pressed(elsewhere)).toHaveCount(3)
      expect((await names(elsewhere)).filter((name) => mine.includes(name))).toHaveLength(2)
      await isAsked
      const isRemoved = elsewhere.waitForResponse('**/api/favorites/products/*')
      await hearts(elsewhere).nth(0).click()
      isListDue.resolve()
      await isRemoved
      await expect(pressed(elsewhere)).toHaveCount(2)
      await page.goto(`/${language}/wishlist`)
      await expect(pressed(page)).toHaveCount(2)
      await context.close()
    },
  )

  inArabic(`an empty list leads on, and products that are gone are said, in ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', '1')
      localStorage.setItem('favorites', '{"v":1,"data":')
    })
    await openLive(page, `/${language}/wishlist`)
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible()
    await page.evaluate(() =>
      localStorage.setItem(
        'favorites',
        '{"v":1,"data":{"owner":null,"list":[{"id":"99999999","product":"99999999"}]}}',
      ),
    )
    await openLive(page, `/${language}/wishlist`)
    await expect(page.getByText(say.gone)).toBeVisible()
    await page.getByRole('button', { name: say.forget, exact: true }).click()
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible()
  })
}

test('the heart of a product likes the version that is chosen, by keyboard', async ({ page }) => {
  await openLive(page, '/en/search?name=')
  await page.locator('main .card h3 a').first().click()
  await page.waitForURL(/\/product\//)
  const heart = page.locator('.product-share [aria-pressed]')
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(count(page)).toHaveText('1')
})

for (const [language, title] of [
  ['en', 'Saved for later'],
  ['ar', 'محفوظ لوقت لاحق'],
] as const) {
  const { inArabic } = once(language)

  inArabic(
    `a line saved for later is on the wishlist with its choices, and comes back from there, in ${language} (S245)`,
    async ({ page, request }) => {
      const product = await plain(request, language)
      await add(page, language, product)
      await openLive(page, `/${language}/cart`)
      const chosen = await lines(page).first().locator('dl, .line-title ul').first().innerText()
      await lines(page).first().locator('.line-actions > .btn').nth(2).click()
      await expect(page.locator('.saved .line')).toHaveCount(1)

      await openLive(page, `/${language}/wishlist`)
      const saved = page.getByRole('region', { name: title })
      await expect(saved.getByRole('listitem').first()).toContainText(product.name)
      await expect(saved).toContainText(chosen.split('\n')[0] ?? '')
      await expect(page.getByText(SENTENCES[language].empty)).toHaveCount(0)
      await saved.locator('.line-actions .btn').first().click()
      await expect(saved).toHaveCount(0)
      await expect(cartCount(page)).toHaveText('1')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByText(SENTENCES[language].empty)).toBeVisible()
    },
  )
}
