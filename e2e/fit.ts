import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { pixelsTooWide } from './sideways.ts'

/** The page inside its frame has nothing that stands in anybody's way (WCAG 2.2 AA), and fits the screen. */
export async function expectFit(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
}
