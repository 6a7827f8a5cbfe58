import { expect, test } from '@playwright/test'
import { once } from '../once.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { LANGUAGES } from '../public-pages.ts'
import { hasLadder, openProduct, total } from './product-page.ts'

for (const language of LANGUAGES) {
  const { inEnglish } = once(language)

  test.describe(`a product in ${language}`, () => {
    test('the pictures are all within reach, and can be looked at closely', async ({ page, request }) => {
      const { id } = await findProduct(request, ({ pictures }) => pictures.length >= 3)
      const product = await fetchProduct(request, id, language)
      await openProduct(page, language, product)
      const shown = page.locator('.gallery-strip img').first()
      await page.locator('.gallery-tools .icon').last().click()
      await expect(shown).toHaveCSS('transform', /matrix\(1\.6/)
      await page.locator('.gallery-tools .icon').first().click()
      await expect(shown).toHaveCSS('transform', 'none')
      await shown.dblclick()
      await expect(shown).toHaveCSS('transform', /matrix\(2\.5/)
      await shown.dblclick()
      await page.locator('.thumbs a').nth(1).click()
      await expect(page.locator('.thumbs a').nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.gallery-strip img').nth(1)).toBeInViewport()
      await page.locator('.gallery-strip').focus()
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(page.locator('.thumbs a').nth(2)).toHaveAttribute('aria-current', 'true')
    })

    inEnglish('its true size can be measured', async ({ page, request }) => {
      const { id } = await findProduct(request, ({ widthMm, heightMm }) => widthMm !== null && heightMm !== null)
      const product = await fetchProduct(request, id, language)
      await openProduct(page, language, product)
      await page.locator('.gallery-tools .tool').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('svg .true-it')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  })
}

for (const language of LANGUAGES) {
  const { inArabic } = once(language)

  inArabic(`a card and the page it leads to name the same price: ${language}`, async ({ page, request }) => {
    // Its first choice is not the cheapest one.
    const { id, code } = await findProduct(request, ({ features }) =>
      features.some(
        ({ control, required, choices }) =>
          control === 'RADIO' &&
          required &&
          choices.some(({ isDefault, price }) => isDefault && choices.some((other) => other.price < price)),
      ),
    )
    await page.goto(`/${language}/search?name=${code}`)
    const card = page.locator('.listing .card').filter({ hasText: code }).first()
    const price = await card.locator('.card-price').innerText()
    await page.goto(`/${language}/product/${id}`)
    await expect(page.locator('.configurator-from')).toHaveText(price)
  })
}

test('the request form receives the whole configuration, and has it after a reload', async ({ page, request }) => {
  const product = await findProduct(request, hasLadder)
  const feature = product.features.find(({ control, required }) => control === 'RADIO' && required)
  const quantity = (product.prices[0]?.ladder[1]?.minQuantity ?? 0) + product.quantityStep
  await page.setViewportSize({ width: 1280, height: 900 })
  await openProduct(page, 'en', product)
  await page.locator('.quantity-other input').fill(String(quantity))
  const price = (await total(page).innerText()).trim()
  await page.locator('.ticket a.btn').click()
  await expect(page).toHaveURL(/\/special-request\?/)
  const field = (name: string) => page.locator(`.request [name="${name}"]`)
  const description = field('description')
  const said = [`${product.name} (${product.code})`, `${feature?.name}: `, 'pieces', 'Standard', price, 'Ready by']
  for (const text of said) await expect(description).toHaveValue(new RegExp(text.replace(/[()]/g, '\\$&')))
  await expect(field('quantity')).toHaveValue(String(quantity))
  await expect(field('productType')).toHaveValue(new RegExp(product.code))
  await expect(field('categoryId')).toHaveValue(product.topCategory.id)
  await expect(page.locator('.page-heading .lead')).toContainText('filled in')
  const before = await description.inputValue()
  await page.reload()
  await expect(description).toHaveValue(before)
})

for (const button of ['left', 'middle'] as const) {
  test(`a tab of its own receives the configuration too: ${button} button`, async ({ page, request, context }) => {
    const product = await findProduct(request, hasLadder)
    await page.setViewportSize({ width: 1280, height: 900 })
    await openProduct(page, 'en', product)
    const opened = context.waitForEvent('page')
    await page.locator('.ticket a.btn').click({ button, ...(button === 'left' && { modifiers: ['ControlOrMeta'] }) })
    const form = (await opened).locator('.request')
    await expect(form.locator('[name="description"]')).toHaveValue(/Ready by/)
    await expect(form.locator('[name="quantity"]')).not.toHaveValue('')
    await expect(page).toHaveURL(/\/product\//)
  })
}

for (const language of LANGUAGES) {
  const { inEnglish } = once(language)

  inEnglish(
    `what is sold out has neither day nor payments, and can be asked about: ${language}`,
    async ({ page, request }) => {
      const { id } = await findProduct(request, ({ prices }) =>
        prices.every(({ remainingQuantity }) => remainingQuantity === 0),
      )
      const product = await fetchProduct(request, id, language)
      await page.setViewportSize({ width: 1280, height: 900 })
      await openProduct(page, language, product)
      await expect(page.locator('.ticket time')).toHaveCount(0)
      await expect(page.locator('.ticket-each')).not.toContainText('4')
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.join('')).toContain('https://schema.org/OutOfStock')
      expect(data.join('')).not.toContain('InStock')
      await page.locator('.ticket .btn').click()
      await expect(page.locator('.request [name="description"]')).toHaveValue(new RegExp(product.code))
    },
  )
}

test('on a phone day and total stay at the lower edge', async ({ page, request }) => {
  const product = await findProduct(request, hasLadder)
  await page.setViewportSize({ width: 390, height: 844 })
  await openProduct(page, 'ar', product)
  const bar = page.locator('.buybar')
  await expect(bar).toBeInViewport()
  await expect(bar.locator('b')).toHaveText((await total(page).textContent()) ?? '')
  await page.locator('.foot').scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
})

test('a text without translation is marked with its own language', async ({ page, request }) => {
  const product = await findProduct(request, ({ name }) => !/[a-z]/i.test(name))
  await page.goto(`/en/product/${product.id}`)
  const name = page.locator('h1 [lang="ar"]')
  await expect(name).toHaveText(product.name)
  await expect(name).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.prose[lang="ar"][dir="rtl"]').first()).toBeAttached()
  await page.goto(`/ar/product/${product.id}`)
  await expect(page.locator('main [lang="ar"]')).toHaveCount(0)
})

test.describe('odd addresses of a product', () => {
  test('the slug is put right, unknown products are not found', async ({ request }) => {
    const product = await findProduct(request, () => true)
    const answer = await request.get(`/en/product/${product.id}/wrong-slug`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(new URL(answer.headers()['location'] ?? '', 'http://x').pathname).toBe(
      `/en/product/${product.id}/${product.slug}`,
    )
    for (const id of ['999999', '0', '-1', 'abc', '1e9', '%00', '99999999999999999999']) {
      expect((await request.get(`/ar/product/${id}`, { maxRedirects: 0 })).status(), id).toBe(404)
    }
  })
})

test('the head names the product, its picture, its languages and its offer', async ({ page, request }) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length > 0)
  await page.goto(`/en/product/${product.id}/${product.slug}`)
  await expect(page).toHaveTitle(new RegExp(`^${product.name.slice(0, 6)}`))
  const arabic = await page.locator('link[hreflang="ar"]').getAttribute('href')
  expect(decodeURI(arabic ?? '')).toContain(`/ar/product/${product.id}/${product.slugs.ar}`)
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveAttribute('fetchpriority', 'high')
  // What messengers show of a link: a landscape JPEG, whatever the product's picture is.
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await request.get(new URL(shared ?? '').pathname)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  await expect(page.locator('meta[property="og:image:width"]')).toHaveAttribute('content', '1200')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )
  const shown = data.find((item) => item['@type'] === 'Product') as { sku: string; offers: Record<string, unknown> }
  expect(shown.sku).toBe(product.code)
  expect(JSON.stringify(shown.offers)).toContain('MerchantReturnPolicy')
  expect(JSON.stringify(shown.offers)).toContain('SAR')
  expect(JSON.stringify(shown.offers)).toContain(
    `"handlingTime":{"@type":"QuantitativeValue","minValue":${product.productionDays}`,
  )
  expect(JSON.stringify(shown.offers)).toContain(
    '"shippingRate":{"@type":"MonetaryAmount","currency":"SAR","value":"35.00"}',
  )
  expect(data.some((item) => item['@type'] === 'BreadcrumbList')).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('price, ladder, files and text can be read', async ({ page, request }) => {
    const product = await findProduct(request, (each) => hasLadder(each) && each.descriptionHtml !== null)
    await page.goto(`/ar/product/${product.id}`)
    await expect(total(page)).not.toBeEmpty()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'المواصفات' }).getByRole('rowheader').first()).toBeVisible()
    for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
    await expect(page.locator('.gallery-tools')).toBeHidden()
    for (const control of await page.locator('.product-page :is(input, select, button)').all())
      await expect(control).toBeHidden()
    for (const thumb of await page.locator('.thumbs a').all()) await expect(thumb).toBeVisible()
    await expect(page.locator('.thumbs a').first()).toHaveAttribute('href', /^\/images\//)
  })
})
