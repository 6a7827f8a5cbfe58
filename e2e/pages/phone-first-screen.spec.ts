import { expect, test } from '@playwright/test'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { once } from '../once.ts'
import { LANGUAGES } from '../public-pages.ts'
import { categories, findProduct } from '../shop-data.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const language of LANGUAGES) {
  test(`the bar above has all five networks and the other language: ${language}`, async ({ page }) => {
    await page.goto(`/${language}/about-us`)
    await expect(page.locator('.top .follow a')).toHaveCount(5)
    for (const link of await page.locator('.top .follow a').all()) await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.top .langs a:visible')).toHaveText(language === 'en' ? 'العربية' : 'English')
  })

  test(`the whole name of a product stands above the price bar: ${language}`, async ({ page, request }) => {
    const { id } = await findProduct(request, ({ name, features }) => name.length > 20 && features.length > 0)
    for (const height of [844, 664]) {
      await page.setViewportSize({ width: 390, height })
      await page.goto(`/${language}/product/${id}`)
      const name = await page.locator('.configurator h1').boundingBox()
      const bar = await page.locator('.buybar').boundingBox()
      expect((name?.y ?? 0) + (name?.height ?? 0), `${height} px`).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })

  test(`a category is described whole, and no price line begins with a dot: ${language}`, async ({ page, request }) => {
    const [category] = await categories(request)
    await page.goto(`/${language}/category/${category?.id}`)
    const isCut = await page.locator('.list-head .lead').evaluate((text) => text.scrollHeight > text.clientHeight + 1)
    expect(isCut).toBe(false)
    await expect(page.locator('.card-price').first()).not.toContainText('·')
  })

  test(`nothing moves while a page wakes: ${language}`, async ({ page, request }) => {
    const [category] = await categories(request)
    const { id } = await findProduct(request, ({ pictures }) => pictures.length > 3)
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.moved += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['home', `category/${category?.id}`, `product/${id}`]) {
      await page.goto(`/${language}/${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-awake')
      // What was hidden until then is laid out and painted.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))))
      expect(await page.evaluate(() => window.moved), path).toBeLessThan(0.01)
    }
  })
}

for (const language of LANGUAGES) {
  const { inArabic } = once(language)

  inArabic(
    `steps that are not awake yet answer the first touch, and keep what was taken: ${language}`,
    async ({ page, request }) => {
      const { id, features } = await findProduct(request, (product) =>
        product.features.some((feature) => feature.control === 'RADIO' && feature.choices.length > 1),
      )
      const feature = features.find(({ control, choices }) => control === 'RADIO' && choices.length > 1)
      const radios = page.locator(`input[name="feature-${feature?.id}"]`)
      // A browser that is never at rest: nothing but a touch wakes.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
      await page.goto(`/${language}/product/${id}`)
      await expect(page.locator('html')).toHaveAttribute('data-awake')
      const isAlive = () =>
        radios.first().evaluate((radio) => Object.keys(radio).some((key) => key.startsWith('__react')))
      expect(await isAlive()).toBe(false)
      const other = page
        .locator('label:not(.off)')
        .filter({ has: radios })
        .filter({ hasNot: page.locator(':checked') })
      const taken = await other.first().locator('input').elementHandle()
      const stored = () => page.evaluate((key) => sessionStorage.getItem(key), `product:${id}`)
      expect(await stored()).toBeNull()
      await other.first().tap()
      await expect.poll(stored).not.toBeNull()
      expect(await taken?.isChecked()).toBe(true)
      const place = await radios.evaluateAll((all) => all.findIndex((radio) => (radio as HTMLInputElement).checked))

      // Steps that sleep are still there when what was taken before is read, and follow it once awake.
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-awake')
      await page.waitForLoadState('networkidle')
      expect(await isAlive()).toBe(false)
      await expect(radios.first()).toBeAttached()
      await page.mouse.wheel(0, 100)
      await expect(radios.nth(place)).toBeChecked()
      expect(await isAlive()).toBe(true)
    },
  )

  test(`a first visit is light, and few files: ${language}`, async ({ request }) => {
    const [category] = await categories(request)
    const { id } = await findProduct(request, ({ features }) => features.length > 0)
    for (const path of ['home', `category/${category?.id}`, `product/${id}`]) {
      const page = await request.get(`/${language}/${path}`, BROTLI)
      const html = await page.text()
      const files = [...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g)]
      expect(html).not.toMatch(/<link[^>]+rel="stylesheet"(?![^>]+media="print")/)
      // The document has the style in it.
      expect(kilobytes(page), path).toBeLessThanOrEqual(35)
      expect(
        await weight(
          request,
          files.map(([, href = '']) => href),
        ),
        path,
      ).toBeLessThanOrEqual(125)
      expect(files.length, path).toBeLessThanOrEqual(10)
    }
  })
}

const BROTLI = { headers: { 'accept-encoding': 'br' } }

/** What came over the line, without its headers. */
const kilobytes = (answer: APIResponse): number => Number(answer.headers()['content-length'] ?? Infinity) / 1024

async function weight(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => kilobytes(await request.get(file, BROTLI))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

declare global {
  interface Window {
    /** What has moved so far, as browsers count it. */
    moved: number
  }
}
