import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'

const offset = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Where the page stands once it moves no more. */
async function restingOffset(page: Page): Promise<number> {
  let last = -1
  const rests = async () => last === (last = await offset(page))
  await expect.poll(rests, { intervals: [150] }).toBe(true)
  return last
}

/** As a reader does it: bit by bit, so that everything on the way is seen. */
async function wheelTo(page: Page, target: number): Promise<number> {
  for (let turns = 0; turns < 40 && (await offset(page)) < target; turns++) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect.poll(() => offset(page)).toBeGreaterThan(target / 2)
  return restingOffset(page)
}

const isNear = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await offset(page)) - place)).toBeLessThanOrEqual(50)

for (const width of [390, 1280]) {
  test.describe(`a reader of a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('comes back to the place on the home page', async ({ page }) => {
      await openLive(page, '/en/home')
      const place = await wheelTo(page, 3000)
      await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/en/"]')]
        links.find((link) => link.getBoundingClientRect().top > 100 && link.getBoundingClientRect().top < 700)?.click()
      })
      await expect(page).not.toHaveURL(/\/home$/)
      await isNear(page, 0)
      await page.goBack()
      await isNear(page, place)
    })

    test('comes back to the place on a product', async ({ page }) => {
      await openLive(page, '/en/product/8')
      const place = await wheelTo(page, 900)
      await page.locator('.logo').dispatchEvent('click')
      await expect(page).toHaveURL(/\/home$/)
      await page.goBack()
      await isNear(page, place)
    })

    for (const language of LANGUAGES) {
      const { inEnglish } = once(language)

      inEnglish(`keeps the place when the page is loaded again, in ${language}`, async ({ page }) => {
        await openLive(page, `/${language}/category/1`)
        const place = await wheelTo(page, 1500)
        await page.reload()
        await isNear(page, place)
      })
    }
  })
}

test('after going back the controls show what the address says', async ({ page }) => {
  await openLive(page, '/en/category/1')
  const order = page.locator('select').first()
  const before = await order.inputValue()
  await order.selectOption({ index: 2 })
  await expect(page).toHaveURL(/sort=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(order).toHaveValue(before)
})

test('a new page is where the keyboard goes on', async ({ page }) => {
  await openLive(page, '/en/about-us')
  await page.locator('.logo').press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.locator('#main')).toBeFocused()
})
