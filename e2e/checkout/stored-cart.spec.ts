import { expect, test } from '@playwright/test'
import { formatAmount } from '../../src/domain/money/halalas.ts'
import { add, addButton, changeStored, count, hasStock, lines, plain } from './cart.ts'
import { DESK } from '../viewports.ts'
import { logIn, newEmail, signUp } from '../customers.ts'
import { openLive } from '../open-live.ts'
import { findProduct } from '../shop-data.ts'

test.describe('the cart', () => {
  test.use({ viewport: DESK })

  test('is changed on its product’s page, with everything filled in', async ({ page, request }) => {
    const product = await plain(request, 'en')
    await add(page, 'en', product)
    await openLive(page, '/en/cart')
    await lines(page).first().locator('.line-note button').click()
    await page.keyboard.type('Blue, please')
    await page.locator('.line-write button[type="submit"]').click()
    await lines(page).first().locator('.line-actions > .btn').first().click()
    await expect(page.locator('#at-note textarea')).toHaveValue('Blue, please')
    const choice = page.locator('.option:has(input:not(:checked):not(:disabled)):visible').first()
    const name = (await choice.locator('b').innerText()).trim()
    await choice.click()
    await addButton(page).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(lines(page)).toHaveCount(1)
    await expect(lines(page).first()).toContainText(name)
    await expect(lines(page).first()).toContainText('Blue, please')
  })

  test('says the old and the new price when it changed meanwhile', async ({ page, request }) => {
    const product = await plain(request, 'en')
    await add(page, 'en', product)
    await changeStored(page, 'data.items[0].finalPrice = 1')
    await openLive(page, '/en/cart')
    await expect(lines(page).locator('.note.warn')).toContainText('The price per piece went up from')
    await expect(lines(page).locator('.note.warn')).toContainText(formatAmount(1))
  })

  test('is the same in two tabs, and new where storage holds nonsense', async ({ context, page, request }) => {
    const product = await plain(request, 'en')
    const other = await context.newPage()
    await openLive(other, '/en/cart')
    await add(page, 'en', product)
    await expect(count(other)).toHaveText('1')
    await expect(lines(other)).toHaveCount(1)
    await lines(other).locator('.stepper button').last().click()
    await openLive(page, '/en/cart')
    await expect(lines(page).locator('.stepper input')).toHaveValue(String(product.minQuantity + product.quantityStep))

    await page.evaluate(() => {
      localStorage.setItem(
        'favorites',
        JSON.stringify({ v: 1, data: { owner: null, list: [{ id: '1', product: '1' }] } }),
      )
      localStorage.setItem('cart', '{"v":1,"data":{"items":[7,{"key":')
    })
    await page.reload()
    await expect(page.locator('.empty')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('favorites'))).toContain('"product":"1"')
    await add(page, 'en', product)
    await expect(count(page)).toHaveText('1')
  })

  test('joins the customer’s after signing in, and is there on the next device', async ({ browser, page, request }) => {
    const [first, second] = [await plain(request, 'en'), await findProduct(request, hasStock)]
    const email = newEmail()
    await add(page, 'en', first)
    await signUp(page, request, email)
    await expect(count(page)).toHaveText('1')

    const device = await (await browser.newContext()).newPage()
    await add(device, 'en', second)
    await logIn(device, request, email)
    await expect(count(device)).toHaveText('2')
    await openLive(device, '/en/cart')
    await expect(lines(device)).toHaveCount(2)
    await expect(page.locator('.ticket-total, .ticket').first()).toBeVisible()
    await page.goto('/en/cart')
    await expect(lines(page)).toHaveCount(2)
    await lines(page).first().locator('.stepper button').last().click()
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').data.unsent as boolean))
      .toBe(false)
    const stored = await lines(page).first().locator('.stepper input').inputValue()
    await device.reload()
    await expect(lines(device).first().locator('.stepper input')).toHaveValue(stored)
  })

  test('is taken along as a quotation and as a table, and asked for with all its lines', async ({ page, request }) => {
    const product = await plain(request, 'en')
    await add(page, 'en', product)
    await openLive(page, '/en/cart')
    const files = page.locator('.sum-files button')
    for (const [at, ending] of ['.pdf', '.csv'].entries()) {
      const [download] = await Promise.all([page.waitForEvent('download'), files.nth(at).click()])
      expect(download.suggestedFilename()).toMatch(/^matbaa-Q-[0-9A-Z]{8}/)
      expect(download.suggestedFilename().endsWith(ending)).toBe(true)
      await expect(page.locator('.toast')).toContainText('exported')
    }
    await page.locator('.ticket a.btn[href*="special-request"]').click()
    await expect(page).toHaveURL(/\/special-request/)
    await expect(page.locator('.request [name="description"]')).toHaveValue(new RegExp(product.code))
  })

  test('is worked with by keyboard alone', async ({ page, request }) => {
    await add(page, 'en', await plain(request, 'en'))
    await openLive(page, '/en/cart')
    const input = lines(page).locator('.stepper input')
    await input.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('٥٠٠٠')
    await expect(page.locator('.sum-amounts[aria-busy]')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(input).toHaveValue('5000')
    await lines(page)
      .getByRole('button', { name: /^Remove:/ })
      .focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(page.locator('.empty')).toBeVisible()
    await expect(page.locator('#cart-title')).toBeFocused()
  })
})
