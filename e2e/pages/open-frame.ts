import type { Page } from '@playwright/test'

/** A page of little content, where only the frame matters. Hydrated when the search box answers. */
export async function openFrame(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

export const scrollTo = (page: Page, top: number) => page.evaluate((offset) => window.scrollTo(0, offset), top)
