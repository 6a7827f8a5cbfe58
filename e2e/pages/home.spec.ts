import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { categories } from '../shop-data.ts'

/** Longer than a slide is shown. */
const A_SLIDE_MS = 7_500

const tabs = (page: Page) => page.locator('.hero-tabs a')
const shownTab = (page: Page) => page.locator('.hero-tabs [aria-current="true"]')
const shownTitle = (page: Page) => page.locator('.hero-slide.on .hero-heading')

for (const language of LANGUAGES) {
  const { inArabic } = once(language)

  test(`the home page in ${language} says what the shop prints`, async ({ page, request }) => {
    await page.goto(`/${language}/home`)
    for (const { name, slug, id } of await categories(request, language)) {
      await expect(page.locator('.mosaic').getByText(name, { exact: true })).toBeVisible()
      const path = decodeURI((await page.locator('.mosaic a', { hasText: name }).getAttribute('href')) ?? '')
      expect(path).toBe(`/${language}/category/${id}/${slug}`)
    }
    await expect(page.locator('.offers .card')).toHaveCount(2)
    await expect(page.locator('.need li')).not.toHaveCount(0)
    await expect(page.locator('.rule-steps li')).toHaveCount(3)
    await expect(page.locator('.clients li')).not.toHaveCount(0)
    await expect(page.locator('.story')).toHaveCount(3)
  })

  inArabic(`a sentence on the home page in ${language} goes along to the request form`, async ({ page }) => {
    const sentence = language === 'ar' ? '200 قاعدة أكواب خشبية' : '200 wooden coasters'
    await openLive(page, `/${language}/home`)
    await page.locator('#ask').fill(sentence)
    await page.locator('.ask button').click()
    await expect(page).toHaveURL(new RegExp(`/${language}/special-request\\?description=`))
    await expect(page.locator('textarea[name="description"]')).toHaveValue(sentence)
  })
}

test('the first slide is fetched before anything else, the others only when they are shown', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'image' && fetched.push(request.url())))
  await page.goto('/en/home')
  const preload = page.locator('link[rel="preload"][as="image"]')
  await expect(preload).toHaveAttribute('fetchpriority', 'high')
  const picture = page.locator('.hero-slide.on source')
  expect(await preload.getAttribute('imagesrcset')).toBe(await picture.getAttribute('srcset'))
  expect(await preload.getAttribute('imagesizes')).toBe(await picture.getAttribute('sizes'))
  const keyOf = (text: string | null) => /\/images\/([0-9a-f]{16})\//.exec(text ?? '')?.[1] ?? 'none'
  const hidden = await page
    .locator('.hero-slide:not(.on) source')
    .evaluateAll((all) => all.map((each) => each.getAttribute('srcset')))
  for (const other of hidden) expect(fetched.filter((url) => url.includes(keyOf(other)))).toEqual([])
})

test('slides move for a mouse, wait under it, and stop when one is chosen', async ({ page }) => {
  await page.clock.install()
  await openLive(page, '/en/home')
  const [first, second, third] = await tabs(page).allTextContents()
  await expect(shownTab(page)).toHaveText(first ?? '')
  await expect(page.locator('.hero-tabs .pause')).toBeVisible()

  await page.clock.runFor(A_SLIDE_MS)
  await expect(shownTab(page)).toHaveText(second ?? '')

  await page.locator('.hero').hover()
  await page.clock.runFor(3 * A_SLIDE_MS)
  await expect(shownTab(page)).toHaveText(second ?? '')

  await tabs(page).nth(2).click()
  await expect(shownTab(page)).toHaveText(third ?? '')
  await page.mouse.move(0, 0)
  await tabs(page).nth(2).blur()
  await page.clock.runFor(3 * A_SLIDE_MS)
  await expect(shownTab(page)).toHaveText(third ?? '')

  await page.getByRole('button', { name: 'Play slides' }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Pause slides' }).blur()
  await page.clock.runFor(A_SLIDE_MS)
  await expect(shownTab(page)).toHaveText(first ?? '')
})

for (const [who, options] of [
  ['a finger', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }],
  ['people who want no motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`slides stand still for ${who}`, async ({ browser }) => {
    const page = await (await browser.newContext(options)).newPage()
    await page.clock.install()
    await openLive(page, '/ar/home')
    const before = await shownTitle(page).textContent()
    await page.clock.runFor(10_000)
    await expect(shownTitle(page)).toHaveText(before ?? '')
    await expect(page.locator('.hero-tabs .pause')).toHaveCount(0)
    await page.context().close()
  })
}

test('choosing a slide moves nothing below it, and its title is the one of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLive(page, '/en/home')
  const below = () => page.locator('.mosaic').evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await below()
  for (const index of [1, 2]) {
    await tabs(page).nth(index).click()
    await expect(page.locator('.hero-slide').nth(index)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText((await shownTitle(page).textContent()) ?? '')
    expect(await below()).toBe(before)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the names of the slides are links to them', async ({ page }) => {
    await page.goto('/en/home')
    await expect(page.locator('.hero-slide').first()).toBeVisible()
    await tabs(page).nth(1).click()
    await expect(page.locator('.hero-slide').nth(1)).toBeVisible()
    await expect(page.locator('.hero-slide').first()).toBeHidden()
  })

  test('the sentence goes along to the request form', async ({ page }) => {
    await page.goto('/ar/home')
    await page.locator('#ask').fill('صندوق خشبي')
    await page.locator('.ask button').click()
    await expect(page.locator('textarea[name="description"]')).toHaveValue('صندوق خشبي')
  })
})
