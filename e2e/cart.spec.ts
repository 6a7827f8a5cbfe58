import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductDetail } from '../src/contract/catalog/product-detail.ts'
import { formatAmount } from '../src/domain/money/halalas.ts'
import { logIn, newEmail, signUp } from './customers.ts'
import { openLive } from './open-live.ts'
import { findProduct, product as fetchProduct } from './shop-data.ts'

const LANGUAGES = ['en', 'ar'] as const
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

const count = (page: Page) => page.locator('.acct a[href$="/cart"] .count')
const lines = (page: Page) => page.locator('.lines > .line')
const addButton = (page: Page) => page.locator('.ticket button.btn:visible, .buybar button.btn:visible').first()

/** Made to order, with a choice to make, and nothing that must be typed. */
const isPlain = ({ prices, features, urgentAllowed, productionDays }: ProductDetail): boolean =>
  prices.length === 1 &&
  prices[0]?.remainingQuantity === null &&
  urgentAllowed &&
  productionDays > 2 &&
  features.some(({ control, choices }) => control === 'RADIO' && choices.length > 1) &&
  features.every(({ control, shownWhen }) => ['RADIO', 'SWATCH', 'SELECT'].includes(control) && shownWhen.length === 0)

const hasStock = ({ prices, features, minQuantity, quantityStep }: ProductDetail): boolean =>
  (prices[0]?.remainingQuantity ?? 0) >= minQuantity + quantityStep &&
  features.every(
    ({ control, required }) => !required || ['RADIO', 'SWATCH', 'SELECT', 'CHECKBOX', 'FILE'].includes(control),
  )

/** Puts a product into the cart as it is met. */
async function add(page: Page, language: string, { id, slug }: ProductDetail): Promise<void> {
  await openLive(page, `/${language}/product/${id}/${slug}`)
  await addButton(page).click()
  await expect(count(page)).toBeVisible()
}

/** Changes what the browser keeps, as an earlier visit or another version of the shop would have left it. */
const changeKept = (page: Page, change: string): Promise<void> =>
  page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('cart') ?? '{}')
    new Function('data', code)(kept.data)
    localStorage.setItem('cart', JSON.stringify(kept))
  }, change)

const plain = async (request: APIRequestContext, language: string) =>
  fetchProduct(request, (await findProduct(request, isPlain)).id, language)

for (const language of LANGUAGES) {
  for (const viewport of [PHONE, DESK]) {
    test.describe(`the cart in ${language} at ${viewport.width}`, () => {
      test.use({ viewport })

      test('is filled on a product’s page, which then leads to it', async ({ page, request }) => {
        const product = await plain(request, language)
        await add(page, language, product)
        await expect(count(page)).toHaveText('1')
        await expect(page.locator('.toast')).toContainText(
          { en: 'Product added to cart', ar: 'أُضيف المنتج إلى السلة' }[language],
        )
        const added = { en: 'Already Added', ar: 'أُضيف من قبل' }[language]
        await expect(addButton(page)).toContainText(added)

        // Another choice is another line.
        await page.locator('.op:has(input:not(:checked):not(:disabled)):visible').first().click()
        await expect(addButton(page)).not.toContainText(added)
        await addButton(page).click()
        await expect(count(page)).toHaveText('2')
        await addButton(page).click()
        await expect(page).toHaveURL(/\/cart$/)
        await expect(lines(page)).toHaveCount(2)
        await expect(lines(page).first()).toContainText(product.name)
      })

      test('lets lines be counted, noted, copied, put aside and removed', async ({ page, request }) => {
        const product = await plain(request, language)
        await add(page, language, product)
        await openLive(page, `/${language}/cart`)
        const line = lines(page).first()
        const before = await line.locator('.line-p b').innerText()
        await line.locator('.stepper button').last().click()
        await expect(line.locator('.stepper input')).toHaveValue(String(product.minQuantity + product.quantityStep))
        await expect(line.locator('.line-p b')).not.toHaveText(before)
        await expect(page.locator('.tk-total b')).toHaveText(await line.locator('.line-p b').innerText())

        await line.locator('.line-note button').click()
        await page.keyboard.type('أزرق blue')
        await page.locator('.line-write button[type="submit"]').click()
        await expect(line.locator('.line-note')).toContainText('أزرق blue')

        const [, copy, later, remove] = [0, 1, 2, 3].map((at) => line.locator('.line-act > .btn').nth(at))
        await copy?.click()
        await expect(lines(page)).toHaveCount(2)
        await later?.click()
        await expect(lines(page)).toHaveCount(1)
        await expect(page.locator('.saved .line')).toHaveCount(1)
        await page.locator('.saved .line-act .btn').first().click()
        await expect(lines(page)).toHaveCount(2)

        await remove?.click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText(
          { en: 'Are you sure you want to delete this item', ar: 'هل أنت متأكد من حذف هذا العنصر' }[language],
        )
        await page.keyboard.press('Escape')
        await expect(lines(page)).toHaveCount(2)
        await remove?.click()
        await dialog.locator('.destructive').click()
        await expect(lines(page)).toHaveCount(1)
        await page.reload()
        await expect(lines(page)).toHaveCount(1)
        await expect(count(page)).toHaveText('1')
      })

      test('says what it costs with delivery, VAT and urgency, and takes no coupon with urgency', async ({
        page,
        request,
      }) => {
        await add(page, language, await plain(request, language))
        await openLive(page, `/${language}/cart`)
        const total = page.locator('.tk-total b')
        await expect(page.locator('.sum-n[aria-busy]')).toHaveCount(0)
        const goods = await total.innerText()

        await page.locator('.sum-place').click()
        await page.locator('.place select').first().selectOption('1')
        await page.locator('.place select').last().selectOption('1')
        await expect(page.locator('.leads')).toContainText({ en: 'Riyadh', ar: 'الرياض' }[language])
        await expect(total).not.toHaveText(goods)
        const delivered = await total.innerText()

        await page.locator('.coupon summary').click()
        await page.locator('.coupon input').fill('nothing-like-it')
        await page.keyboard.press('Enter')
        await expect(page.locator('.coupon [role="alert"]')).toHaveText(
          { en: 'This code is not valid.', ar: 'رمز القسيمة غير صالح.' }[language],
        )
        await expect(total).toHaveText(delivered)

        await page.getByRole('switch').check()
        await expect(page.locator('.toast')).toContainText(
          { en: 'Coupons are not valid for urgent deliveries', ar: 'القسائم غير صالحة للتوصيل المستعجل' }[language],
        )
        await expect(total).not.toHaveText(delivered)
        await page.reload()
        await expect(page.getByRole('switch')).toBeChecked()
        await expect(page.locator('.leads')).toContainText({ en: 'Riyadh', ar: 'الرياض' }[language])
      })

      test('lowers what is not there, says so, and keeps saying it until it was read', async ({ page, request }) => {
        const { id } = await findProduct(request, hasStock)
        const product = await fetchProduct(request, id, language)
        await add(page, language, product)
        await changeKept(page, 'data.items[0].quantity = 900000')
        await openLive(page, `/${language}/cart`)
        await expect(page.locator('.toast')).toContainText(
          {
            en: 'Your cart quantity has been automatically adjusted to match the available stock',
            ar: 'تم تعديل الكمية في سلتك تلقائيًا لتتوافق مع المخزون المتاح',
          }[language],
        )
        const notice = lines(page).locator('.note')
        await expect(notice).toBeVisible()
        await page.reload()
        await expect(notice).toBeVisible()
        await notice.locator('button').click()
        await expect(notice).toHaveCount(0)
        await page.reload()
        await expect(lines(page)).toHaveCount(1)
        await expect(notice).toHaveCount(0)
      })

      test('has nothing that stands in anybody’s way, empty and full', async ({ page, request }) => {
        await openLive(page, `/${language}/cart`)
        await expect(page.locator('.empty')).toBeVisible()
        await add(page, language, await plain(request, language))
        await openLive(page, `/${language}/cart`)
        await expect(page.locator('.sum-n[aria-busy]')).toHaveCount(0)
        await page.locator('.coupon summary').click()
        await page.locator('.sum-place').click()
        await page.locator('.line-note button').click()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      })
    })
  }
}

test.describe('the cart', () => {
  test.use({ viewport: DESK })

  test('is changed on its product’s page, with everything filled in', async ({ page, request }) => {
    const product = await plain(request, 'en')
    await add(page, 'en', product)
    await openLive(page, '/en/cart')
    await lines(page).first().locator('.line-note button').click()
    await page.keyboard.type('Blue, please')
    await page.locator('.line-write button[type="submit"]').click()
    await lines(page).first().locator('.line-act > .btn').first().click()
    await expect(page.locator('#at-note textarea')).toHaveValue('Blue, please')
    const choice = page.locator('.op:has(input:not(:checked):not(:disabled)):visible').first()
    const name = (await choice.locator('b').innerText()).trim()
    await choice.click()
    await addButton(page).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(lines(page)).toHaveCount(1)
    await expect(lines(page).first()).toContainText(name)
    await expect(lines(page).first()).toContainText('Blue, please')
  })

  test('tells the old and the new price when it changed meanwhile', async ({ page, request }) => {
    const product = await plain(request, 'en')
    await add(page, 'en', product)
    await changeKept(page, 'data.items[0].finalPrice = 1')
    await openLive(page, '/en/cart')
    await expect(lines(page).locator('.note')).toContainText('The price of a piece went up from')
    await expect(lines(page).locator('.note')).toContainText(formatAmount(1))
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
    await expect(page.locator('.tk-total, .ticket').first()).toBeVisible()
    await page.goto('/en/cart')
    await expect(lines(page)).toHaveCount(2)
    await lines(page).first().locator('.stepper button').last().click()
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').data.unsent as boolean))
      .toBe(false)
    const kept = await lines(page).first().locator('.stepper input').inputValue()
    await device.reload()
    await expect(lines(device).first().locator('.stepper input')).toHaveValue(kept)
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
    await expect(page.locator('.sum-n[aria-busy]')).toHaveCount(0)
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
