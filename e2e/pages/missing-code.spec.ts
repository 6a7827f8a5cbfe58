import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { fromOwnNetwork } from '../customers.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'

const SAYS = {
  en: { title: 'Something went wrong', again: 'Try again', copy: 'Copy', copied: 'Copied' },
  ar: { title: 'حدث خطأ ما', again: 'حاول مرة أخرى', copy: 'انسخ', copied: 'تم النسخ' },
} as const

/** Files that never arrive, and how many documents were loaded meanwhile. */
async function withoutFile(page: Page, file: RegExp): Promise<{ documents: () => number }> {
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.route(file, (route) => route.abort())
  return { documents: () => documents }
}

/** The number of the next report that reaches the server. */
async function reported(page: Page, path: string): Promise<string> {
  const answer = await page.waitForResponse('**/api/page-failures')
  expect(answer.status()).toBe(202)
  const body = answer.request().postDataJSON() as { id: string; path: string }
  expect(body.path).toBe(path)
  return body.id
}

// How often a visitor may report is counted by network.
test.beforeEach(({ context }) => fromOwnNetwork(context))

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const says = SAYS[language]

  test.describe(`a page opened by its address whose code never comes, in ${language}`, () => {
    for (const [declare, what, path, file] of [
      [
        inEnglish,
        'the code of the account',
        `/${language}/user-profile?tab=myOrders`,
        /\/assets\/user-profile-[^/]+\.js$/,
      ],
      [inArabic, 'the code of a public page', `/${language}/about-us`, /\/assets\/about-us-[^/]+\.js$/],
      [inEnglish, 'its texts', `/${language}/contact-us`, /\/assets\/contact-[^/]+\.js$/],
      [inArabic, 'React', `/${language}/blogs`, /\/assets\/react-[^/]+\.js$/],
      [inArabic, 'the first file', `/${language}/home`, /\/assets\/entry-client-[^/]+\.js$/],
    ] as const) {
      declare(`is the error screen after one reload: ${what}`, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const errors: Error[] = []
        page.on('pageerror', (error) => errors.push(error))
        const { documents } = await withoutFile(page, file)
        const report = reported(page, path.replace(/\?.*/, ''))
        await page.goto(path)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1, name: says.title })).toBeVisible()
        const id = await report
        await expect(main).toContainText(id)
        await expect(main.getByRole('link', { name: /WhatsApp|واتساب/ })).toHaveAttribute('href', new RegExp(id))
        await expect(page).toHaveTitle(new RegExp(says.title))
        expect(documents()).toBe(2)
        await main.getByRole('button', { name: says.copy }).click()
        await expect(main.getByText(says.copied)).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
        expect(errors).toEqual([])

        await page.unroute(file)
        await main.getByRole('button', { name: says.again }).click()
        await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
        await expect(main.getByRole('heading', { level: 1, name: says.title })).toHaveCount(0)
      })
    }
  })
}

test.describe('code that never comes', () => {
  test('lets the cart and the checkout reload once, then shows the error screen', async ({ page }) => {
    const { documents } = await withoutFile(page, /\/assets\/checkout-page-[^/]+\.js$/)
    const report = reported(page, '/en/cart')
    await page.goto('/en/cart?step=details')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(main).toContainText(await report)
    expect(documents()).toBe(2)
  })

  test('of a list is asked for by one load of its address, in the form the visitor came by', async ({ page }) => {
    await openLive(page, '/about-us')
    const { documents } = await withoutFile(page, /\/assets\/load-search-[^/]+\.js$/)
    await page.locator('#search-text').fill('mug')
    await page.locator('#search-text').press('Enter')
    await expect(page).toHaveURL(/\d\/search\?name=mug$/)
    await expect.poll(documents).toBe(1)
  })

  test('is no reason to leave an address without a language', async ({ page }) => {
    await openLive(page, '/about-us')
    let refusals = 0
    await page.route(/\/assets\/wishlist-[^/]+\.js$/, (route) => {
      refusals += 1
      return refusals <= 2 ? route.abort() : route.continue()
    })
    await page.locator('header a[href$="/wishlist"]').first().click()
    await expect(page).toHaveURL(/\d\/wishlist$/)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  })
})
