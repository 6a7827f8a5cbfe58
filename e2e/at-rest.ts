import type { Page } from '@playwright/test'

/** Waits until a page has its fonts, has drawn what it had to draw, and has nothing left to do. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(() => resolve(undefined)))
  })
