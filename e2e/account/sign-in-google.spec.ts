import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { dialog, fromOwnNetwork, openDialog } from '../customers.ts'
import { openLive } from '../open-live.ts'

const box = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`)

test.beforeEach(({ context }) => fromOwnNetwork(context))

test('an account of the shop is not joined to Google by itself, and that is said', async ({ page }) => {
  await openLive(page, '/en/about-us')
  await openDialog(page, 'login')
  const answer = {
    status: 0,
    code: 'ACCOUNT_EXISTS',
    title: '',
    message: 'There is an account with this email address.',
    data: null,
  }
  await page.route('**/login-google', (route) => route.fulfill({ status: 409, json: answer }))
  await dialog(page).locator('.btn.outline').first().click()
  await page.getByRole('link').first().click()
  await expect(dialog(page).locator('.sign-why')).toContainText(/There is an account with this email address/)
  await expect(page).toHaveURL(/\/en\/about-us$/)
  await expect(box(page, 'emailOrNumber')).toBeVisible()
})

test('an unasked answer of Google does not sign in', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('google') ? 1 : 0))
  await page.goto('/en/home#state=forged&access_token=sandbox.somebody-elses&token_type=Bearer')
  await expect(box(page, 'emailOrNumber')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/home$/)
  expect(calls).toBe(0)
  await expect(page.locator('.me.is-in')).toHaveCount(0)
})
