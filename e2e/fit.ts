import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { pixelsTooWide } from './sideways.ts'

/** The page has nothing that stands in anybody's way (WCAG 2.2 AA), and fits the screen. */
export async function expectFit(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
}
