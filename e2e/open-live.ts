import type { Page } from '@playwright/test'

/** Opens a page and waits until script has taken over what it shows. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const control = document.querySelector('main :is(a, button, form)')
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
}
