import { chromium, expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { LANGUAGES, publicPages, WIDTHS } from '../public-pages.ts'

/** Twice what browsers have of themselves, as a reader sets it in the settings of the browser. */
const FONT_PX = 32

/** What of a page's text lies outside of the window, without a way to move it in. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const moves = (element: Element): boolean => {
      for (let outer = element.parentElement; outer; outer = outer.parentElement)
        if (/auto|scroll|clip/.test(getComputedStyle(outer).overflowX)) return true
      return false
    }
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.visually-hidden, [aria-hidden="true"], .skip') && !moves(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > width + 2 || left < -2
      })
      .map((element) => element.innerText)
  })

for (const language of LANGUAGES)
  test(`with letters twice as large no page in ${language} loses text, at any width`, async ({
    request,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${FONT_PX}`]
    const browser = await chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    for (const path of await publicPages(request)) {
      await page.setViewportSize({ width: WIDTHS[0], height: 844 })
      await page.goto(`/${language}${path}`)
      await page.evaluate(() => document.fonts.ready)
      const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
      expect(parseFloat(size)).toBeGreaterThanOrEqual(FONT_PX)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        const reach = await page.evaluate(() => document.documentElement.scrollWidth)
        expect({ path, texts: await clippedTexts(page), reach }).toEqual({ path, texts: [], reach: width })
      }
    }
    await browser.close()
  })
