import type { Page } from '@playwright/test'

/** How many pixels the page is wider than its window. Works on pages without scripts too. */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
