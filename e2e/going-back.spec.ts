import { expect, test } from '@playwright/test'
import { LANGUAGES } from './public-pages.ts'

for (const language of LANGUAGES) {
  test(`going back and on before a page has faded in is no error, in ${language}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    // The documents themselves go on as soon as they begin to fade in: no one outside is as quick.
    await page.addInitScript(() => {
      addEventListener('pagereveal', () => {
        const [next, ...steps] = JSON.parse(sessionStorage.getItem('steps') ?? '[]') as number[]
        if (next === undefined) return
        sessionStorage.setItem('steps', JSON.stringify(steps))
        setTimeout(() => history.go(next))
      })
    })
    const other = language === 'en' ? 'ar' : 'en'
    await page.goto(`/${language}/about-us`)
    await page.goto(`/${other}/about-us`)
    await page.goto(`/${language}/contact-us`)
    await page.evaluate(() => {
      sessionStorage.setItem('steps', JSON.stringify([1, -1, 1, -1, -1, 2, -2, 1, 1]))
      setTimeout(() => history.go(-1))
    })
    await page.waitForFunction(() => sessionStorage.getItem('steps') === '[]')
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await expect(page.locator('main h1')).toBeVisible()
    expect(errors).toEqual([])
  })
}
