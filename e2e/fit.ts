import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { pixelsTooWide } from './sideways.ts'

/** The page inside its frame has nothing that stands in anybody's way (WCAG 2.2 AA), and fits the screen. */
export async function expectFit(page: Page): Promise<void> {
  // Until its data came a page is a frame without a heading, which axe calls a fault.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  expect(await axeFindings(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
}
