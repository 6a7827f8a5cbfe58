import { expect, test } from '@playwright/test'
import { busiestCategory, categories, list, longListPath } from '../shop-data.ts'
import { LANGUAGES } from '../public-pages.ts'
import { cards, openList, status } from './list-page.ts'
import { once } from '../once.ts'

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)

  test.describe(`a category in ${language}`, () => {
    inArabic('shows where it is, its name once, its sub-categories and its products', async ({ page, request }) => {
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

    inEnglish('more products come on request, and going back finds them and the place', async ({ page, request }) => {
      const { path, total } = await longListPath(request)
      await openList(page, `/${language}${path}`)
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
      await expect(page.locator('.configurator h1')).toBeVisible()
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
  await openList(page, `/en${path}`)
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
  await openList(page, `/en/category/${category.id}/${category.slug}`)
  const card = cards(page).first()
  await expect(card.locator('picture')).toHaveCount(1)
  await card.hover({ position: { x: 30, y: 60 } })
  await expect(card.locator('.card-picture')).toHaveAttribute('data-shown', '1')
  const width = (await card.boundingBox())?.width ?? 0
  await card.hover({ position: { x: width - 20, y: 60 } })
  await expect(card.locator('.card-picture')).toHaveAttribute('data-shown', '2')
  await expect(card.locator('picture')).toHaveCount(3)
  await page.mouse.move(0, 0)
  await expect(card.locator('.card-picture')).toHaveAttribute('data-shown', '0')

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await openList(phone, `/ar/category/${category.id}/${category.slug}`)
  const touched = cards(phone).first()
  const box = await touched.boundingBox()
  if (!box) throw new Error('the card has no box')
  const client = await phone.context().newCDPSession(phone)
  const at = (x: number) => [{ x: box.x + x, y: box.y + 60 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(40) })
  for (const x of [60, 90, 120])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(touched.locator('.card-picture')).toHaveAttribute('data-shown', '1')
  await expect(phone).toHaveURL(/category/)
  await phone.close()
})

test('on a phone what is not in sight comes to life later', async ({ page, request }) => {
  const { category } = await busiestCategory(request, 'en')
  const path = `/en/category/${category.id}/${category.slug}`
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, path)
  const sameDocument = () => page.evaluate(() => document.documentElement.dataset['same'])
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'))
  await cards(page).last().locator('h3 a').click()
  await expect(page).toHaveURL(/\/en\/product\//)
  expect(await sameDocument()).toBe('yes')

  await openList(page, path)
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('.side input[name="choices"]:enabled').first().check()
  await expect(page).toHaveURL(/choices=/)
  await expect(page.locator('.applied .removable-tag')).toHaveCount(1)
  expect(await sameDocument()).toBe('yes')
})

test('the whole card is one link', async ({ page, request }) => {
  const { category } = await busiestCategory(request)
  await openList(page, `/en/category/${category.id}/${category.slug}`)
  const card = cards(page).first()
  await expect(card.locator('a')).toHaveCount(1)
  await card.locator('.card-meta').scrollIntoViewIfNeeded()
  const box = await card.locator('.card-picture').boundingBox()
  if (!box) throw new Error('the picture has no box')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL(/\/product\//)
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
