import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { atRest } from '../at-rest.ts'
import { fromOwnNetwork, newPhone, signUp } from '../customers.ts'
import { openLive } from '../open-live.ts'

const name = (page: Page) => page.locator('.signed-in-entry')

test.beforeEach(({ context }) => fromOwnNetwork(context))

test('two tabs sign in and out together', async ({ page, context, request }) => {
  await openLive(page, '/en/home')
  const other = await context.newPage()
  await openLive(other, '/en/about-us')
  await signUp(page, request, newPhone())
  await expect(name(other)).toContainText('Noura')
  await name(other).click()
  await other.getByRole('menuitem').last().click()
  await expect(page.locator('.me.is-in')).toHaveCount(0)
})

test('signing out leaves nothing of the customer in the browser, also of pages that were not open (S205)', async ({
  page,
  request,
}) => {
  await openLive(page, '/en/home')
  await signUp(page, request, newPhone())
  await page.evaluate(() => {
    for (const key of ['paymentId', 'pendingCartData', 'paymentMethod', 'checkout', 'cardToVerify'])
      localStorage.setItem(key, JSON.stringify({ v: 1, data: null }))
  })
  await openLive(page, '/en/about-us')
  await name(page).click()
  await page.getByRole('menuitem').last().click()
  await expect(page.locator('.me.is-in')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])
})

test('nothing moves when the name takes the place of the buttons', async ({ page, request }) => {
  await openLive(page, '/en/about-us')
  await signUp(page, request, newPhone())
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/en/about-us')
  await expect(name(page)).toContainText('Noura')
  await atRest(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01)
})

test('a visitor makes no call about sessions', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/customers')) calls.push(request.url())
  })
  await openLive(page, '/en/home')
  // Nothing has been asked for in half a second.
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})
