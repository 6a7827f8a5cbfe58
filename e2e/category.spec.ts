import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { busiestCategory, categories, list, longListPath } from './shop-data.ts'

const LANGUAGES = ['en', 'ar'] as const
const cards = (page: Page) => page.locator('.ls-main .card')
const status = (page: Page) => page.locator('.ls-bar [role="status"]')

/** Opens a category's list once the page has been taken over by the browser. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    // A phone has no filters beside the list.
    const control = [...document.querySelectorAll('.side input, .card a')].find((each) => each.checkVisibility())
    return control !== undefined && Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
}

for (const language of LANGUAGES) {
  test.describe(`a category in ${language}`, () => {
    test('shows where it is, its name once, its sub-categories and its products', async ({ page, request }) => {
      const { category, sub } = await busiestCategory(request, language)
      await page.goto(`/${language}/category/${category.id}/${category.slug}/${sub.id}/${sub.slug}`)
      await expect(page.locator('h1')).toHaveText(sub.name)
      await expect(page.locator('.crumb a').last()).toHaveText(category.name)
      await expect(page.locator('.crumb [aria-current="page"]')).toHaveText(sub.name)
      await expect(page.locator('.subnav [aria-current="page"]')).toHaveText(sub.name)
      const { data, meta } = await list(request, `category=${sub.id}`, language)
      await expect(cards(page)).toHaveCount(data.length)
      await expect(status(page)).toContainText(String(meta.total))
      for (const text of await page.locator('.card h3').allTextContents()) expect(text.trim()).not.toBe('')
    })

    test('values of one filter widen, different filters narrow, and all of it is in the address', async ({
      page,
      request,
    }) => {
      const { category } = await busiestCategory(request, language)
      const { facets } = await list(request, `category=${category.id}&facets=1`, language)
      const facet = facets?.attributes.find(
        ({ values }) => values.filter(({ count, hex }) => count > 0 && !hex).length > 1,
      )
      const [one, other] = facet?.values.filter(({ count, hex }) => count > 0 && !hex) ?? []
      if (!one || !other) throw new Error('the category has no filter of two values')
      await open(page, `/${language}/category/${category.id}/${category.slug}`)
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
      await expect(page.locator('.applied .tagx')).toHaveCount(2)

      await page.locator('.applied .tagx').first().click()
      await expect(page.locator('.applied .tagx')).toHaveCount(1)
      await page.locator('.applied .link').click()
      await expect(page.locator('.applied')).toHaveCount(0)
      await expect(page).not.toHaveURL(/choices/)

      await page.goBack()
      await expect(page.locator('.applied .tagx')).toHaveCount(1)
    })

    test('the order asked for is the order shown', async ({ page, request }) => {
      const { category } = await busiestCategory(request, language)
      await open(page, `/${language}/category/${category.id}/${category.slug}`)
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

    test('on a phone the filters are a sheet that counts and applies at once', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const { category } = await busiestCategory(request, language)
      const { facets } = await list(request, `category=${category.id}&facets=1`, language)
      const value = facets?.attributes.flatMap(({ values }) => values).find(({ count, hex }) => count > 0 && !hex)
      if (!value) throw new Error('the category has no filter')
      await open(page, `/${language}/category/${category.id}/${category.slug}`)
      await expect(page.locator('.side')).toBeHidden()
      await page.locator('.ls-ctl button').click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await expect(sheet).toHaveAccessibleName(/\S/)
      // Back closes it, and nothing else.
      await page.goBack()
      await expect(sheet).toBeHidden()
      await page.locator('.ls-ctl button').click()
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

    test('more products come on request, and going back finds them and the place', async ({ page, request }) => {
      const { path, total } = await longListPath(request)
      await open(page, `/${language}${path}`)
      await expect(cards(page)).toHaveCount(24)
      await page.locator('.more a').click()
      const shown = Math.min(total, 48)
      await expect(cards(page)).toHaveCount(shown)
      await expect(page.locator('.more p')).toContainText(String(shown))
      await expect(page).toHaveURL(/page=2/)

      const card = cards(page).nth(25)
      await card.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(1000)
      await card.locator('a').click()
      await expect(page.locator('.cfg h1')).toBeVisible()
      await page.goBack()
      await expect(cards(page)).toHaveCount(shown)
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50)
      await page.locator('.foot').scrollIntoViewIfNeeded()
      await expect(page.locator('.foot')).toBeInViewport()
    })
  })
}

test('going back by a new document finds the loaded pages and the place as well', async ({ page, request }) => {
  const { path, total } = await longListPath(request)
  await open(page, `/en${path}`)
  await page.locator('.more a').click()
  const shown = Math.min(total, 48)
  await expect(cards(page)).toHaveCount(shown)
  await cards(page).nth(25).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await page.goto('/en/about-us')
  await page.goBack()
  await expect(cards(page)).toHaveCount(shown)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50)
})

test('a card shows its second picture under the mouse and turns under a finger', async ({ page, request, browser }) => {
  const { category } = await busiestCategory(request)
  await open(page, `/en/category/${category.id}/${category.slug}`)
  const card = cards(page).first()
  await expect(card.locator('picture')).toHaveCount(1)
  await card.hover({ position: { x: 30, y: 60 } })
  await expect(card.locator('.card-pic')).toHaveAttribute('data-shown', '1')
  const width = (await card.boundingBox())?.width ?? 0
  await card.hover({ position: { x: width - 20, y: 60 } })
  await expect(card.locator('.card-pic')).toHaveAttribute('data-shown', '2')
  await expect(card.locator('picture')).toHaveCount(3)
  await page.mouse.move(0, 0)
  await expect(card.locator('.card-pic')).toHaveAttribute('data-shown', '0')

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await open(phone, `/ar/category/${category.id}/${category.slug}`)
  const touched = cards(phone).first()
  const box = await touched.boundingBox()
  if (!box) throw new Error('the card has no box')
  const client = await phone.context().newCDPSession(phone)
  const at = (x: number) => [{ x: box.x + x, y: box.y + 60 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(40) })
  for (const x of [60, 90, 120])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(touched.locator('.card-pic')).toHaveAttribute('data-shown', '1')
  await expect(phone).toHaveURL(/category/)
  await phone.close()
})

test('on a phone what is not in sight comes to life later', async ({ page, request }) => {
  const { category } = await busiestCategory(request, 'en')
  const path = `/en/category/${category.id}/${category.slug}`
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  const sameDocument = () => page.evaluate(() => document.documentElement.dataset['same'])
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'))
  await cards(page).last().locator('h3 a').click()
  await expect(page).toHaveURL(/\/en\/product\//)
  expect(await sameDocument()).toBe('yes')

  await open(page, path)
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('.side input[name="choices"]:enabled').first().check()
  await expect(page).toHaveURL(/choices=/)
  await expect(page.locator('.applied .tagx')).toHaveCount(1)
  expect(await sameDocument()).toBe('yes')
})

test('the whole card is one link', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  await open(page, `/en/category/${category.id}/${category.slug}`)
  const card = cards(page).first()
  await expect(card.locator('a')).toHaveCount(1)
  await card.locator('.card-meta').scrollIntoViewIfNeeded()
  const box = await card.locator('.card-pic').boundingBox()
  if (!box) throw new Error('the picture has no box')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL(/\/product\//)
})

test('filters that leave nothing offer to take the last one off', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  await open(page, `/en/category/${category.id}/${category.slug}?minPrice=9999998&maxPrice=9999999`)
  await expect(page.locator('.empty h2')).toBeVisible()
  await page.locator('.empty a').first().click()
  await expect(page).not.toHaveURL(/minPrice/)
  await expect(cards(page).first()).toBeVisible()
})

test('the handles of the price go on moving by key, and say the price', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  await open(page, `/en/category/${category.id}/${category.slug}`)
  const lowest = page.locator('.side input[type="range"]').first()
  await lowest.focus()
  for (let press = 0; press < 12; press += 1) await lowest.press('ArrowRight')
  await expect(lowest).toBeFocused()
  await expect(page).toHaveURL(/minPrice=/)
  await expect.poll(async () => Number(await lowest.inputValue())).toBeGreaterThan(0.08)
  await expect
    .poll(async () => new URL(page.url()).searchParams.get('minPrice')?.replace(/\.?0+$/, ''))
    .toBe(((await lowest.getAttribute('aria-valuetext')) ?? '').replace(/[^\d.]/g, '').replace(/\.?0+$/, ''))
})

test('prices can be typed in Arabic digits', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  await open(page, `/ar/category/${category.id}/${category.slug}`)
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

test.describe('odd addresses of a category', () => {
  test('the slug is put right for good', async ({ request }) => {
    const { category, sub } = await busiestCategory(request)
    for (const [odd, right] of [
      [`/en/category/${category.id}`, `/en/category/${category.id}/${category.slug}`],
      [`/en/category/${category.id}/wrong`, `/en/category/${category.id}/${category.slug}`],
      [`/en/category/${sub.id}`, `/en/category/${category.id}/${category.slug}/${sub.id}/${sub.slug}`],
    ] as const) {
      const answer = await request.get(odd, { maxRedirects: 0 })
      expect(answer.status(), odd).toBe(301)
      expect(new URL(answer.headers()['location'] ?? '', 'http://x').pathname).toBe(right)
    }
  })

  test('what does not exist is not found', async ({ request }) => {
    for (const id of ['999999', '0', '-1', 'abc', '1e9', '%00', '99999999999999999999']) {
      const answer = await request.get(`/en/category/${id}`, { maxRedirects: 0 })
      expect(answer.status(), id).toBe(404)
    }
    // A top category in the place of one below it leads nowhere else.
    const [first, second] = await categories(request)
    const answer = await request.get(`/en/category/${first?.id}/x/${second?.id}/y`, { maxRedirects: 0 })
    expect(answer.status()).toBe(404)
  })

  test('what makes no sense is left out, a page beyond the last leads to the last', async ({ request }) => {
    const { category } = await busiestCategory(request)
    const path = `/en/category/${category.id}/${category.slug}`
    for (const query of [
      'page=0',
      'page=-1',
      'page=1e9',
      'page=two',
      'sort=cheap',
      'minPrice=x',
      'choices=99999999',
      'offers=maybe',
      'choices=%27',
    ]) {
      const answer = await request.get(`${path}?${query}`)
      expect(answer.status(), query).toBe(200)
      expect(new URL(answer.url()).search, query).toBe('')
    }
    const turned = await request.get(`${path}?minPrice=90&maxPrice=0.5`)
    expect(new URL(turned.url()).search).toBe('?minPrice=0.50&maxPrice=90')
    const everything = await request.get(`/AR/category/${category.id}/wrong/?page=0&choices=99999999`, {
      maxRedirects: 0,
    })
    const { slug } = (await categories(request, 'ar')).find(({ id }) => id === category.id) ?? {}
    expect(decodeURI(everything.headers()['location'] ?? '')).toBe(`/ar/category/${category.id}/${slug}`)
    const { meta } = await list(request, `category=${category.id}`)
    const beyond = await request.get(`${path}?page=${meta.lastPage + 7}`)
    expect(beyond.status()).toBe(200)
    expect(new URL(beyond.url()).searchParams.get('page') ?? '1').toBe(String(meta.lastPage))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order and paging work as a form and links', async ({ page, request }) => {
    const { category } = await busiestCategory(request)
    const { facets } = await list(request, `category=${category.id}&facets=1`)
    const value = facets?.attributes.flatMap(({ values }) => values).find(({ count, hex }) => count > 0 && !hex)
    if (!value) throw new Error('the category has no filter')
    await page.goto(`/en/category/${category.id}/${category.slug}`)
    await page.locator(`.side input[value="${value.id}"]`).check()
    await page.locator('select[name="sort"]').selectOption('price-asc')
    await page.locator('.side button[type="submit"]').click()
    await expect(page).toHaveURL(new RegExp(`choices=${value.id}`))
    await expect(page).toHaveURL(/sort=price-asc/)
    const expected = await list(request, `category=${category.id}&choices[]=${value.id}`)
    await expect(status(page)).toContainText(String(expected.meta.total))
    await page.locator('.applied .tagx').first().click()
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
    const [fast] = facets?.productionDays.filter(({ count }) => count > 0) ?? []
    if (!fast) throw new Error('nothing is made within a week')
    await page.goto(`/en/category/${category.id}/${category.slug}`)
    await page.locator(`.side input[name="maxProductionDays"][value="${fast.max}"]`).check()
    await page.locator('.side button[type="submit"]').click()
    await expect(page).toHaveURL(new RegExp(`maxProductionDays=${fast.max}`))
    await expect(cards(page)).toHaveCount(Math.min(24, fast.count))
    await expect(page.locator('.applied .tagx')).toContainText('working day')
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
    await expect(page.locator('.ls-ctl button')).toBeHidden()
  })
})
