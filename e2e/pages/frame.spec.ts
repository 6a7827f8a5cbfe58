import { expect, test } from '@playwright/test'
import { atRest } from '../at-rest.ts'
import { once } from '../once.ts'
import { LANGUAGES } from '../public-pages.ts'
import { categories, list, product } from '../shop-data.ts'
import { openFrame, scrollTo } from './open-frame.ts'

/** Longer than a notification stays by itself. */
const STAYS_MS = 5_500

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const home = `/${language}/about-us`

  test.describe(`the header in ${language}`, () => {
    inEnglish('the 45 px bar leaves with the page and takes no focus then; the header stays', async ({ page }) => {
      await openFrame(page, home)
      const bar = page.locator('.top')
      expect((await bar.boundingBox())?.height).toBe(45)
      expect(await bar.evaluate((element) => element.hasAttribute('inert'))).toBe(false)
      await scrollTo(page, 46)
      await expect.poll(() => bar.evaluate((element) => element.hasAttribute('inert'))).toBe(true)
      expect((await page.locator('.head').boundingBox())?.y).toBe(0)
      await scrollTo(page, 45)
      await expect.poll(() => bar.evaluate((element) => element.hasAttribute('inert'))).toBe(false)
    })

    test('the category bar moves 200 px by its arrows, which are there only when there is room', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 700 })
      await openFrame(page, home)
      const list = page.locator('.categories ul')
      const arrows = page.locator('.categories-go')
      await expect(arrows).toHaveCount(1)
      await arrows.click()
      const passed = () => list.evaluate((element) => Math.round(Math.abs(element.scrollLeft)))
      await expect.poll(passed).toBeGreaterThan(0)
      const { room } = await list.evaluate((element) => ({ room: element.scrollWidth - element.clientWidth }))
      expect(await passed()).toBe(Math.min(200, room))
      await expect(page.locator('.categories-back')).toBeVisible()
      await page.locator('.categories-back').click()
      await expect.poll(passed).toBe(0)
      await expect(page.locator('.categories-back')).toHaveCount(0)
    })

    inArabic('the bar shows where a product is filed', async ({ page, request }) => {
      const { id, slug } = (await list(request, 'perPage=1', language)).data[0] ?? {}
      const { topCategory, category } = await product(request, String(id), language)
      await openFrame(page, `/${language}/product/${id}/${slug}`)
      const current = page.locator('.categories li.on')
      await expect(current).toHaveText(topCategory.name)
      await expect(current.locator('a')).toHaveAttribute('aria-current', 'true')
      await current.hover()
      await expect(page.locator('.categories-panel [aria-current="true"]')).toHaveText(category?.name ?? '')
    })

    test('on a phone the bar moves to the category one is in', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const last = (await categories(request, language)).at(-1)
      await openFrame(page, `/${language}/category/${last?.id}/${last?.slug}`)
      await expect(page.locator('.categories li.on a')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    inArabic('Escape closes the suggestions and leaves what was typed', async ({ page }) => {
      await openFrame(page, home)
      const box = page.locator('#search-text')
      const typed = language === 'ar' ? 'بطاقات' : 'cards'
      await box.pressSequentially(typed)
      await expect(page.getByRole('listbox')).toBeVisible()
      await box.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(box).toHaveValue(typed)
    })

    inEnglish('sub-categories open by resting on a category, by ArrowDown and by their button', async ({ page }) => {
      await openFrame(page, home)
      const panel = page.locator('.categories-panel')
      const first = page.locator('.categories li').first()
      await first.hover()
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await page.mouse.move(5, 600)
      await first.locator('> a').focus()
      await page.keyboard.press('ArrowDown')
      await expect(panel.locator('a').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(first.locator('> a')).toBeFocused()
      await first.locator('button').press('Enter')
      await panel.locator('a').nth(1).click()
      await expect(page).toHaveURL(/\/category\/\d+\/[^/]+\/\d+\/[^/]+$/)
      await page.locator('.categories li.on').hover()
      await expect(panel.locator('[aria-current="page"]')).toHaveCount(1)
    })

    inArabic('the search text stays on its page and goes with it', async ({ page }) => {
      await openFrame(page, home)
      const box = page.locator('#search-text')
      await box.fill('  mug  ')
      await box.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${language}/search\\?name=mug$`))
      await expect(box).toHaveValue('mug')
      await page.locator('.logo').click()
      await expect(page).toHaveURL(new RegExp(`/${language}/home$`))
      await expect(box).toHaveValue('')
      await box.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${language}/home$`))
    })
  })
}

test('Escape closes the sub-categories in the moment they appear', async ({ page }) => {
  await openFrame(page, '/en/home')
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('.categories-panel')) return
      seen.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      document.body.dataset['escaped'] = 'yes'
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('.categories li').first().hover()
  await expect(page.locator('body')).toHaveAttribute('data-escaped', 'yes')
  await expect(page.locator('.categories-panel')).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the first tap on a category opens it, the second goes there', async ({ page }) => {
    await openFrame(page, '/en/about-us')
    const link = page.locator('.categories li > a').first()
    await link.tap()
    await expect(page.locator('.categories-panel')).toBeVisible()
    await expect(page).toHaveURL(/about-us$/)
    await link.tap()
    await expect(page).toHaveURL(/\/category\/\d+\//)
  })
})

test.describe('code of a page that does not arrive', () => {
  const code = /\/assets\/category-[^/]+\.js$/

  test('is fetched again by one reload, on the new address', async ({ page }) => {
    await openFrame(page, '/en/about-us')
    let refusals = 0
    await page.route(code, (route) => {
      refusals += 1
      return refusals === 1 ? route.abort() : route.continue()
    })
    await page.locator('.categories li > a').first().click()
    await expect(page).toHaveURL(/\/en\/category\/\d+\//)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main .empty')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('retry-lazy-refreshed'))).toBeNull()
  })

  test('is fetched by the address itself when it is the texts that are missing', async ({ page }) => {
    await openFrame(page, '/en/about-us')
    let refusals = 0
    await page.route(/\/assets\/wishlist-[^/]+\.js$/, (route) => {
      refusals += 1
      return refusals <= 2 ? route.abort() : route.continue()
    })
    await page.locator('header a[href$="/wishlist"]').first().click()
    await expect(page).toHaveURL(/\/en\/wishlist$/)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  })

  test('leaves a block as it was served: its links work, and nothing is reloaded', async ({ page }) => {
    await page.route(/\/assets\/footer-[^/]+\.js$/, (route) => route.abort())
    let documents = 0
    page.on('framenavigated', () => (documents += 1))
    await openFrame(page, '/en/contact-us')
    await page.locator('.foot').scrollIntoViewIfNeeded()
    await page.locator('.foot a[href$="/en/about-us"]').click()
    await expect(page).toHaveURL(/\/en\/about-us$/)
    await expect(page.locator('main h1')).toBeVisible()
    expect(documents).toBeLessThan(6)
  })

  test('fails for good the second time, with a way on', async ({ page }) => {
    await openFrame(page, '/en/about-us')
    await page.evaluate(() => sessionStorage.setItem('retry-lazy-refreshed', 'true'))
    await page.route(code, (route) => route.abort())
    await page.locator('.categories li > a').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test.describe('while another page is on its way', () => {
  test('the colour bar shows and goes; without a network the page says so', async ({ page, context }) => {
    await openFrame(page, '/en/about-us')
    await page.route('**/api/app/categories/*', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 900)
      })
      await route.continue()
    })
    await page.locator('.categories li > a').first().click()
    const bar = page.locator('.progress')
    await expect(bar).toBeVisible()
    expect(await bar.evaluate((element) => Number(element.style.getPropertyValue('--done')))).toBeGreaterThanOrEqual(
      0.08,
    )
    await expect(page).toHaveURL(/\/category\//)
    await expect(bar).toBeHidden()
    await context.setOffline(true)
    await page.locator('.categories li > a').nth(1).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await context.setOffline(false)
  })
})

test.describe('notifications', () => {
  test('one at a time, five seconds, longer while looked at, F8 goes to them', async ({ page }) => {
    await openFrame(page, '/en/about-us')
    await page.clock.install()
    await page.route('**/api/newsletter-subscribers', (route) =>
      route.fulfill({ status: 201, json: { status: 1, message: 'Done', code: 'SUBSCRIBED', data: null } }),
    )
    await scrollTo(page, 1e6)
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await page.locator('#newsletter-email').fill('a@b.co')
    await subscribe.click()
    const toasts = page.locator('.toast')
    await expect(toasts).toHaveCount(1)
    await subscribe.click()
    await expect(toasts).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(page.locator('.toasts')).toBeFocused()
    await page.clock.fastForward(STAYS_MS)
    await atRest(page)
    await expect(toasts).toHaveCount(1)
    await page.locator('#newsletter-email').focus()
    await page.mouse.move(5, 5)
    await page.clock.fastForward(STAYS_MS)
    await expect(toasts).toHaveCount(0)
  })
})

test('the keyboard reaches the content first, and focus is seen', async ({ page }) => {
  await page.goto('/en/home')
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText('Skip to content')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})
