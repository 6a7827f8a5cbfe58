import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { list } from '../shop-data.ts'
import { EACH_ONCE } from '../viewports.ts'

/** How long after the page has loaded and come to rest everything in `box` answers, in ms; nothing is touched. */
const liveAfter = (page: Page, box: string): Promise<number> =>
  page.evaluate(async (selector) => {
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
    while (performance.getEntriesByName('hydrated').length === 0) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
    const began = performance.now()
    const isLive = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'))
    const controls = () => [...document.querySelectorAll(`${selector} :is(a, button, form)`)]
    while (controls().length === 0 || !controls().every(isLive)) {
      if (performance.now() - began > 10_000) return Infinity
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - began
  }, box)

for (const { language, viewport } of EACH_ONCE) {
  test.describe(`what lies below the first screen in ${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    test('answers within a second of the page being at rest, untouched', async ({ page, request }) => {
      const [first] = (await list(request, 'perPage=1', language)).data
      for (const path of ['home', `product/${first?.id}/${first?.slug}`, 'about-us']) {
        await page.goto(`/${language}/${path}`)
        expect(await liveAfter(page, '.later'), path).toBeLessThanOrEqual(1_000)
      }
    })

    test('leads on within the shop, and with the bar of progress', async ({ page }) => {
      await page.goto(`/${language}/home`)
      await liveAfter(page, '.foot')
      let documents = 0
      page.on('request', (asked) => (documents += asked.isNavigationRequest() ? 1 : 0))
      await page.route(/\/assets\/about-us-[^/]+\.js$|\/api\//, async (route) => {
        await page.locator('.progress').waitFor()
        await route.continue()
      })
      await page.locator(`.foot a[href$="/about-us"]`).dispatchEvent('click')
      await expect(page.locator('.progress')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${language}/about-us$`))
      expect(documents).toBe(0)
    })
  })
}
