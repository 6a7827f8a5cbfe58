import { expect, test } from '@playwright/test'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { busiestCategory, list } from '../shop-data.ts'

for (const language of LANGUAGES) {
  test(`a printed page has who prints it, what it says, and nothing to press: ${language}`, async ({
    page,
    request,
  }) => {
    const { category } = await busiestCategory(request, language)
    const [product] = (await list(request, `category=${category.id}`, language)).data
    for (const path of [`/product/${product?.id}`, `/category/${category.id}`, '/blogs', '/terms-and-condition']) {
      await openLive(page, `/${language}${path}`)
      await page.emulateMedia({ media: 'print' })
      // A visitor who prints from the browser's menu gets a sheet laid out right after this event. Effects of the page,
      // the listener among them, run a moment after its controls are live.
      const headerOnPaper = () =>
        page.evaluate(() => {
          dispatchEvent(new Event('beforeprint'))
          const top = document.querySelector('.top')
          return top && getComputedStyle(top).display
        })
      await expect.poll(headerOnPaper, { message: path }).toBe('none')
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('.logo').first()).toBeVisible()
      await expect(page.locator('.legal')).toContainText('3000000000')
      await expect(page.locator('.foot-lines')).toBeVisible()
      await expect(page.locator(':is(button, input, select, textarea):visible')).toHaveCount(0)
      await expect(page.locator('.top, .categories, .skip, .table-of-contents').locator('visible=true')).toHaveCount(0)
      const blank = await page.evaluate(
        () => [...document.images].filter((image) => image.checkVisibility() && !image.complete).length,
      )
      expect(blank, path).toBe(0)
      await page.emulateMedia({ media: null })
    }
  })
}

test('in forced colours what is current or chosen has a frame', async ({ browser, request }) => {
  const page = await browser.newPage({ forcedColors: 'active' })
  const { category } = await busiestCategory(request)
  const [product] = (await list(request, `category=${category.id}`)).data
  const framed = async (selector: string) => expect(page.locator(selector).first()).toHaveCSS('outline-style', 'solid')
  await openLive(page, `/en/category/${category.id}`)
  await framed('.categories .on > a')
  await framed('.subnav [aria-current]')
  await openLive(page, `/en/product/${product?.id}`)
  await framed('.option:has(:checked)')
  await page.close()
})
