import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { openLive } from './open-live.ts'
import { pixelsTooWide } from './sideways.ts'
import { EACH_ONCE } from './viewports.ts'

/** The page inside its frame has nothing that stands in anybody's way (WCAG 2.2 AA), and fits the screen. */
export async function expectFit(page: Page): Promise<void> {
  // Until its data came a page is a frame without a heading, which axe calls a fault.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Sums are pale while they are counted again.
  await expect(page.locator('.sum-amounts[aria-busy]')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
}

type Reach = (tab: Page, language: 'en' | 'ar') => Promise<unknown>

/**
 * Expects it of a page of the shop and of the same page in the other language, at the other width: for a journey that is made
 * in one language. The other one is opened by its address in a tab of its own, where `reach` waits for its content, or opens
 * what has no address.
 */
export async function expectFitInBoth(page: Page, reach: Reach): Promise<void> {
  await expectFit(page)
  const { pathname, search } = new URL(page.url())
  const other = EACH_ONCE.find(({ language }) => !pathname.startsWith(`/${language}/`))
  if (!other) throw new Error(`${pathname} has no language`)
  const { language, viewport } = other
  const tab = await page.context().newPage()
  await tab.setViewportSize(viewport)
  await openLive(tab, `/${language}${pathname.slice(3)}${search}`)
  await reach(tab, language)
  await expectFit(tab)
  await tab.close()
  await page.bringToFront()
}
