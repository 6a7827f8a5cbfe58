import { expect, test } from '@playwright/test'
import { openFrame, scrollTo } from './open-frame.ts'

test.describe('language and theme', () => {
  test('another language keeps the page, its query and the place on it, and is remembered', async ({ page }) => {
    await openFrame(page, '/en/about-us?x=1')
    await scrollTo(page, 300)
    await page.locator('.foot [lang="ar"]').dispatchEvent('click')
    await expect(page).toHaveURL(/\/ar\/about-us\?x=1$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ar')
    await page.goto('/about-us')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  test('another language keeps the query even while the footer is asleep', async ({ page }) => {
    await page.route(/\/footer-[^/]*\.js$/, () => undefined)
    await openFrame(page, '/en/about-us?x=1')
    await page.locator('.foot [lang="ar"]').dispatchEvent('click')
    await expect(page).toHaveURL(/\/ar\/about-us\?x=1$/)
  })

  test('a lost cookie is made up for by the local entry', async ({ page, context }) => {
    await openFrame(page, '/about-us')
    await page.evaluate(() => localStorage.setItem('lang', 'ar'))
    await context.clearCookies()
    await page.goto('/about-us')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })

  test('the theme is stored and there before the first paint', async ({ page }) => {
    await openFrame(page, '/en/about-us')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('main-theme-light')
    await page.locator('.theme-go').click()
    await page.getByRole('menuitemradio', { name: 'High contrast' }).click()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
    await page.evaluate(() => localStorage.setItem('theme', 'main-theme-plaid'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('an Arabic browser', () => {
  test.use({ locale: 'ar-SA' })

  test('is offered Arabic once, without anything moving', async ({ page }) => {
    await openFrame(page, '/about-us')
    const offer = page.locator('.lang-offer')
    await expect(offer).toBeVisible()
    expect(await offer.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    await offer.getByRole('button').last().click()
    await openFrame(page, '/about-us')
    await expect(offer).toHaveCount(0)
  })
})
