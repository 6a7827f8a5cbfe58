import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openLive } from '../open-live.ts'
import { dialog, fromOwnNetwork, newPhone, openDialog } from '../customers.ts'
import { LANGUAGES } from '../public-pages.ts'

const SAYS = {
  en: {
    missing: 'Product not found',
    search: 'Search the shop',
    notifications: 'Notifications',
    broken: 'Something went wrong',
    cart: 'Cart, 150 products',
  },
  ar: {
    missing: 'المنتج غير موجود',
    search: 'ابحث في المتجر',
    notifications: 'الإشعارات',
    broken: 'حدث خطأ ما',
    cart: 'السلة، 150 منتجًا',
  },
} as const

const BROKEN = {
  status: 500,
  json: { status: 0, code: 'UNEXPECTED', title: 'Title', message: 'Message', data: null, requestId: 'abc' },
}

for (const language of LANGUAGES) {
  const says = SAYS[language]

  test(`a product that is not there says so in ${language}, and is searched for right there (S274)`, async ({
    page,
  }) => {
    const answer = await page.goto(`/${language}/product/999999`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.missing)
    await expect(page).toHaveTitle(new RegExp(`^${says.missing}`))
    const field = page.getByRole('searchbox', { name: says.search })
    await field.fill('mug')
    await field.press('Enter')
    await page.waitForURL(`**/${language}/search?name=mug`)
  })

  test(`the notification region is there as served in ${language}, named, and F8 leads to it (S334)`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`/${language}/about-us`)).text()
    // The key is isolated from Arabic text around it.
    expect(html).toMatch(new RegExp(`role="region" aria-label="${says.notifications} \\(\\W?F8\\W?\\)" tabindex="-1"`))
    await openLive(page, `/${language}/about-us`)
    // The key is heard once the frame has painted, a moment after the page itself takes clicks.
    await expect(async () => {
      await page.keyboard.press('F8')
      await expect(page.getByRole('region', { name: says.notifications }).getByRole('list')).toBeFocused({
        timeout: 500,
      })
    }).toPass()
  })

  test(`a page whose query fails says so as a toast and as a screen, in ${language} (S329)`, async ({ page }) => {
    await openLive(page, `/${language}/home`)
    await page.route(/\/api\/app\/products\?/, (route) => route.fulfill(BROKEN))
    await page.locator('.categories a').first().click()
    await expect(page.locator('.toast b')).toHaveText('Message')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.broken)
  })
}

/** A cart of so many lines, as the browser stores it. */
async function storeLines(page: Page, count: number): Promise<void> {
  await page.evaluate((lines) => {
    const price = { id: 'p', price: 100, setupFee: 0, offerPercent: 0, ladder: [] }
    const shown = { name: 'Mug', slug: 'mug', answers: [] }
    const line = { id: '1', notes: '', quantity: 1, finalPrice: 100, features: [], artworkIds: [], productPrice: price }
    const items = Array.from({ length: lines }, (_, index) => ({ ...line, shown, key: `${index}` }))
    localStorage.setItem('cart', JSON.stringify({ v: 1, data: { items, saved: [], unsent: false } }))
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  }, count)
}

for (const language of LANGUAGES) {
  test(`the cart counts to 99+ and announces the change politely, in ${language} (S73)`, async ({ page }) => {
    await openLive(page, `/${language}/about-us`)
    const announced = page.locator('.header-account [role="status"]')
    await expect(announced).toBeEmpty()
    await storeLines(page, 150)
    await expect(page.getByRole('link', { name: SAYS[language].cart })).toContainText('99+')
    await expect(announced).toHaveText(SAYS[language].cart)
  })
}

test('an unreadable cart is removed and reported once (S196)', async ({ page }) => {
  const reports: string[] = []
  page.on('pageerror', ({ message }) => reports.push(message))
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('cart', '{"v":1,"data":[')
    sessionStorage.setItem('begun', 'yes')
  })
  await openLive(page, '/en/about-us')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await openLive(page, '/en/home')
  expect(reports.filter((message) => message.includes('"cart"'))).toHaveLength(1)
})

test('a dialog is described, and Escape does not close it while something is sent (S131)', async ({
  page,
  context,
}) => {
  await fromOwnNetwork(context)
  await openLive(page, '/en/home')
  const isAnswered = Promise.withResolvers<void>()
  await page.route('**/api/customers/login', async (route) => {
    await isAnswered.promise
    await route.fulfill(BROKEN)
  })
  await openDialog(page, 'login')
  await expect(dialog(page)).toHaveAccessibleDescription(/./)
  await dialog(page).locator('[name="emailOrNumber"]').fill(newPhone())
  await dialog(page).locator('button[type="submit"]').click()
  await expect(dialog(page).locator('button[type="submit"]')).toHaveAttribute('aria-busy', 'true')
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeVisible()
  isAnswered.resolve()
  await expect(dialog(page).locator('button[type="submit"]')).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})
