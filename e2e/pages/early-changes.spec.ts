import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { count } from '../checkout/cart.ts'
import { findProduct } from '../shop-data.ts'

/** Holds back the code that is late until the returned function is called. */
async function lateCode(page: Page, isLate: (file: string) => boolean): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isLate(route.request().url())) await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}

const LATE = [
  { what: 'any of its code', isLate: () => true },
  { what: 'the page', isLate: (file: string) => /\/start-[^/]*\.js$/.test(file) },
] as const

for (const { what, isLate } of LATE) {
  test.describe(`a change made before ${what} is there`, () => {
    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

      test('an option of a product is ordered as it is shown', async ({ page, request }) => {
        const { id, features } = await findProduct(request, (product) =>
          product.features.some(({ control, choices }) => control === 'RADIO' && choices.length > 1),
        )
        const feature = features.find(({ control, choices }) => control === 'RADIO' && choices.length > 1)
        const arrive = await lateCode(page, isLate)
        await page.goto(`/en/product/${id}`, { waitUntil: 'commit' })
        const radios = page.locator(`input[name="feature-${feature?.id}"]`)
        const other = page
          .locator('label:not(.off)')
          .filter({ has: radios })
          .filter({ hasNot: page.locator(':checked') })
        await other.first().tap()
        const place = await radios.evaluateAll((all) => all.findIndex((radio) => (radio as HTMLInputElement).checked))
        const choice = feature?.choices[place]
        arrive()
        const stored = () => page.evaluate((key) => sessionStorage.getItem(key), `product:${id}`)
        await expect.poll(stored).toContain(`"${choice?.id}"`)
        await expect(radios.nth(place)).toBeChecked()
      })
    })

    test('a quantity that was typed counts', async ({ page, request }) => {
      const { id, minQuantity, quantityStep } = await findProduct(request, ({ prices }) =>
        prices.every(({ remainingQuantity }) => remainingQuantity === null),
      )
      const arrive = await lateCode(page, isLate)
      await page.goto(`/en/product/${id}`, { waitUntil: 'commit' })
      const quantity = page.locator('.quantity-other input')
      const wanted = minQuantity + 3 * quantityStep
      await quantity.fill(String(wanted))
      arrive()
      const stored = () => page.evaluate((key) => sessionStorage.getItem(key), `product:${id}`)
      await expect.poll(stored).toContain(String(wanted))
    })

    test('what is typed while the page wakes up is not set back', async ({ page, request }) => {
      const { id, minQuantity } = await findProduct(request, ({ prices }) =>
        prices.every(({ remainingQuantity }) => remainingQuantity === null),
      )
      const arrive = await lateCode(page, isLate)
      await page.goto(`/en/product/${id}`, { waitUntil: 'commit' })
      const quantity = page.locator('.quantity-other input')
      await quantity.fill('1')
      const typed = String(minQuantity * 2)
      const isTyped = quantity.evaluate(async (input, text) => {
        while (!Object.keys(input).some((key) => key.startsWith('__reactProps')))
          await new Promise((next) => setTimeout(next))
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((next) => setTimeout(next, 500))
      }, typed)
      arrive()
      await isTyped
      await expect(quantity).toHaveValue(typed)
    })

    test('the order of a list is followed', async ({ page }) => {
      const arrive = await lateCode(page, isLate)
      await page.goto('/en/category/1', { waitUntil: 'commit' })
      const order = page.getByLabel('Sort by').first()
      await order.selectOption({ index: 2 })
      const chosen = await order.inputValue()
      arrive()
      await expect(page).toHaveURL(new RegExp(`sort=${chosen}`))
      await expect(order).toHaveValue(chosen)
    })

    test('the order of a list is followed that is chosen while the page wakes up', async ({ page }) => {
      const arrive = await lateCode(page, isLate)
      await page.goto('/en/category/1', { waitUntil: 'commit' })
      const order = page.getByLabel('Sort by').first()
      await order.waitFor()
      const isChosen = order.evaluate(async (list: HTMLSelectElement) => {
        while (!Object.keys(list).some((key) => key.startsWith('__reactProps')))
          await new Promise((next) => setTimeout(next))
        list.selectedIndex = 2
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
      })
      const device = await page.context().newCDPSession(page)
      await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      arrive()
      await isChosen
      await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await expect(page).toHaveURL(/sort=/)
    })

    test('a filter is followed', async ({ page }) => {
      const arrive = await lateCode(page, isLate)
      await page.goto('/en/category/1', { waitUntil: 'commit' })
      const filter = page.locator('#filters input[type="checkbox"]').first()
      await filter.check()
      arrive()
      await expect(page).toHaveURL(/\?/)
      await expect(filter).toBeChecked()
    })
  })
}

test('a tap on "Add to cart" before the page is there counts, once', async ({ page, request }) => {
  const { id } = await findProduct(request, ({ features }) => features.every(({ required }) => !required))
  const arrive = await lateCode(page, LATE[1].isLate)
  await page.goto(`/en/product/${id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  arrive()
  await expect(count(page)).toHaveText('1')
})
