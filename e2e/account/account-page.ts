import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The parts of the account. */
export const TABS = ['myOrders', 'myInfo', 'shippingAddresses', 'subscriptions', 'security'] as const

export const main = (page: Page) => page.locator('.account-main')

/** Opens a part of the account and waits until all of it is there. */
export async function openTab(page: Page, language: string, tab: (typeof TABS)[number]): Promise<void> {
  await page.goto(`/${language}/user-profile?tab=${tab}`)
  await main(page).locator('h1').waitFor()
  await expect(main(page).locator('.waiting')).toHaveCount(0)
}

/** What a toast has to say. */
export const said = (page: Page, text: string | RegExp) => expect(page.locator('.toast').getByText(text)).toBeVisible()

/** The next change of the session's customer needs reauthentication, as it does once the session is ten minutes old. */
export async function letTimePass(page: Page, path: string): Promise<void> {
  const answer = { status: 0, code: 'REAUTHENTICATION_NEEDED', title: 'Confirm it’s you', message: '', data: null }
  await page.route(path, (route) => route.fulfill({ status: 403, json: answer }), { times: 1 })
}
