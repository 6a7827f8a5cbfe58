import type { Page } from '@playwright/test'

/** The products of the list. */
export const cards = (page: Page) => page.locator('.list-main .card')
/** How many products are found. */
export const status = (page: Page) => page.locator('.list-bar [role="status"]')

/** Opens a category's list once the page has been taken over by the browser. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    // A phone has no filters beside the list.
    const control = [...document.querySelectorAll('.side input, .card a')].find((each) => each.checkVisibility())
    return control !== undefined && Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
}
