import { expect, test } from '@playwright/test'
import { busiestCategory, list, longListPath } from '../shop-data.ts'
import { LANGUAGES } from '../public-pages.ts'
import { cards, openList, status } from './list-page.ts'
import { once } from '../once.ts'

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)

  test.describe(`the filters of a category in ${language}`, () => {
    inEnglish(
      'values of one filter widen, different filters narrow, and all of it is in the address',
      async ({ page, request }) => {
        const { category } = await busiestCategory(request, language)
        const { facets } = await list(request, `category=${category.id}&facets=1`, language)
        const facet = facets?.attributes.find(
          ({ values }) => values.filter(({ count, hex }) => Number(count) > 0 && !hex).length > 1,
        )
        const [one, other] = facet?.values.filter(({ count, hex }) => Number(count) > 0 && !hex) ?? []
        if (!one || !other) throw new Error('the category has no filter of two values')
        await openList(page, `/${language}/category/${category.id}/${category.slug}`)
        const box = (id: string) => page.locator(`.side input[name="choices"][value="${id}"]`)

        await box(one.id).check()
        await expect(page).toHaveURL(new RegExp(`choices=${one.id}`))
        const first = await list(request, `category=${category.id}&choices[]=${one.id}`)
        await expect(status(page)).toContainText(String(first.meta.total))

        await box(other.id).check()
        await expect(page).toHaveURL(new RegExp(`choices=${other.id}`))
        const both = await list(request, `category=${category.id}&choices[]=${one.id}&choices[]=${other.id}`)
        expect(both.meta.total).toBeGreaterThanOrEqual(first.meta.total)
        await expect(status(page)).toContainText(String(both.meta.total))
        await expect(page.locator('.applied .removable-tag')).toHaveCount(2)

        await page.locator('.applied .removable-tag').first().click()
        await expect(page.locator('.applied .removable-tag')).toHaveCount(1)
        await page.locator('.applied .link').click()
        await expect(page.locator('.applied')).toHaveCount(0)
        await expect(page).not.toHaveURL(/choices/)

        await page.goBack()
        await expect(page.locator('.applied .removable-tag')).toHaveCount(1)
      },
    )

    inArabic('the order asked for is the order shown', async ({ page, request }) => {
      const { category } = await busiestCategory(request, language)
      await openList(page, `/${language}/category/${category.id}/${category.slug}`)
      await page.locator('select[name="sort"]').selectOption('price-asc')
      await expect(page).toHaveURL(/sort=price-asc/)
      const { data } = await list(request, `category=${category.id}&sort=price-asc`, language)
      const names = data.map(({ name }) => name.replace(/\s/g, ' '))
      await expect
        .poll(async () =>
          (await page.locator('.card h3').allTextContents()).map((text) =>
            text.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' '),
          ),
        )
        .toEqual(names)
    })

    inArabic('on a phone the filters are a sheet that counts and applies at once', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const { category } = await busiestCategory(request, language)
      const { facets } = await list(request, `category=${category.id}&facets=1`, language)
      const value = facets?.attributes
        .flatMap(({ values }) => values)
        .find(({ count, hex }) => Number(count) > 0 && !hex)
      if (!value) throw new Error('the category has no filter')
      await openList(page, `/${language}/category/${category.id}/${category.slug}`)
      await expect(page.locator('.side')).toBeHidden()
      await page.locator('.list-controls button').click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await expect(sheet).toHaveAccessibleName(/\S/)
      // Back closes it, and nothing else.
      await page.goBack()
      await expect(sheet).toBeHidden()
      await page.locator('.list-controls button').click()
      await sheet.locator(`input[value="${value.id}"]`).check()
      const expected = await list(request, `category=${category.id}&choices[]=${value.id}`)
      const apply = sheet.locator('.sheet-go button').last()
      if (expected.meta.total > 2) await expect(apply).toContainText(String(expected.meta.total))
      await expect(page).not.toHaveURL(/choices/)
      await apply.click()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`choices=${value.id}`))
      await expect(status(page)).toContainText(String(expected.meta.total))
    })
  })
}

test('filters that leave nothing offer to take the last one off', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  await openList(page, `/en/category/${category.id}/${category.slug}?minPrice=9999998&maxPrice=9999999`)
  await expect(page.locator('.empty h2')).toBeVisible()
  await page.locator('.empty a').first().click()
  await expect(page).not.toHaveURL(/minPrice/)
  await expect(cards(page).first()).toBeVisible()
})

test('the handles of the price go on moving by key, and say the price', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  await openList(page, `/en/category/${category.id}/${category.slug}`)
  const lowest = page.locator('.side input[type="range"]').first()
  await lowest.focus()
  for (let press = 0; press < 12; press += 1) await lowest.press('ArrowRight')
  await expect(lowest).toBeFocused()
  await expect(page).toHaveURL(/minPrice=/)
  await expect.poll(async () => Number(await lowest.inputValue())).toBeGreaterThan(0.11)
  await expect
    .poll(async () => new URL(page.url()).searchParams.get('minPrice')?.replace(/\.?0+$/, ''))
    .toBe(((await lowest.getAttribute('aria-valuetext')) ?? '').replace(/[^\d.]/g, '').replace(/\.?0+$/, ''))
})

test('prices can be typed in Arabic digits', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  await openList(page, `/ar/category/${category.id}/${category.slug}`)
  const from = page.locator('.side input[name="minPrice"]')
  await from.fill('٤٥')
  await from.press('Enter')
  await expect(page).toHaveURL(/minPrice=45/)
  const expected = await list(request, `category=${category.id}&minPrice=45`)
  await expect(status(page)).toContainText(String(expected.meta.total))
})

test('filters without products are struck through and cannot be pressed', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  const { facets } = await list(request, `category=${category.id}&facets=1`)
  for (const { id } of facets?.attributes.flatMap(({ values }) => values) ?? []) {
    const filtered = await list(request, `category=${category.id}&choices[]=${id}&facets=1`)
    const gone = filtered.facets?.attributes
      .flatMap(({ values }) => values)
      .find(({ count, hex }) => count === 0 && !hex)
    if (!gone) continue
    await page.goto(`/en/category/${category.id}/${category.slug}?choices=${id}`)
    const option = page.locator('.side label', { has: page.locator(`input[value="${gone.id}"]`) })
    await expect(option.locator('input')).toBeDisabled()
    await expect(option.locator('span')).toHaveCSS('text-decoration-line', 'line-through')
    return
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order and paging work as a form and links', async ({ page, request }) => {
    const { category } = await busiestCategory(request)
    const { facets } = await list(request, `category=${category.id}&facets=1`)
    const value = facets?.attributes.flatMap(({ values }) => values).find(({ count, hex }) => Number(count) > 0 && !hex)
    if (!value) throw new Error('the category has no filter')
    await page.goto(`/en/category/${category.id}/${category.slug}`)
    await page.locator(`.side input[value="${value.id}"]`).check()
    await page.locator('select[name="sort"]').selectOption('price-asc')
    await page.locator('.side button[type="submit"]').click()
    await expect(page).toHaveURL(new RegExp(`choices=${value.id}`))
    await expect(page).toHaveURL(/sort=price-asc/)
    const expected = await list(request, `category=${category.id}&choices[]=${value.id}`)
    await expect(status(page)).toContainText(String(expected.meta.total))
    await page.locator('.applied .removable-tag').first().click()
    await expect(page).not.toHaveURL(/choices/)

    const { path, total } = await longListPath(request)
    await page.goto(`/en${path}`)
    await page.locator('.more a').click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('.more p')).toHaveText(`Products 25–${Math.min(total, 48)} of ${total}`)
    await expect(cards(page).first()).toBeVisible()
    await page.locator('.earlier a').click()
    await expect(page).not.toHaveURL(/page=2/)
  })

  test('products can be had within some working days', async ({ page, request }) => {
    const { category } = await busiestCategory(request)
    const { facets } = await list(request, `category=${category.id}&facets=1`)
    const [fast] = facets?.productionDays.filter(({ count }) => Number(count) > 0) ?? []
    if (!fast) throw new Error('nothing is made within a week')
    await page.goto(`/en/category/${category.id}/${category.slug}`)
    await page.locator(`.side input[name="maxProductionDays"][value="${fast.max}"]`).check()
    await page.locator('.side button[type="submit"]').click()
    await expect(page).toHaveURL(new RegExp(`maxProductionDays=${fast.max}`))
    await expect(cards(page)).toHaveCount(Math.min(24, Number(fast.count)))
    await expect(page.locator('.applied .removable-tag')).toContainText('working day')
  })

  test('on a phone the filters are below the products', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { category } = await busiestCategory(request)
    await page.goto(`/ar/category/${category.id}/${category.slug}`)
    const [filters, products] = await Promise.all([
      page.locator('.side').boundingBox(),
      page.locator('.cards').first().boundingBox(),
    ])
    expect(filters?.y).toBeGreaterThan(products?.y ?? Infinity)
    await page.locator('.jump').click()
    await expect(page.locator('.side input[type="checkbox"]').first()).toBeInViewport()
    await expect(page.locator('.list-controls button')).toBeHidden()
  })
})
