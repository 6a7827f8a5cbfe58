import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axeFindings, OTHER_THEME, showTheme } from '../axe.ts'
import { LANGUAGES, publicPages } from '../public-pages.ts'
import { pixelsTooWide } from '../sideways.ts'
import { EACH_ONCE, PHONE } from '../viewports.ts'

const NARROWEST = 320

const GROUP = { en: { lang: 'en', dir: 'ltr' }, ar: { lang: 'ar', dir: 'rtl' } } as const

/** Errors the browser reports while a page opens: scripts, styles that the policy refuses, missing files. */
function collectTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    const document = response.request().resourceType() === 'document'
    if (response.status() >= 400 && !document) trouble.push(`${response.status()} ${response.url()}`)
  })
  return trouble
}

/** What axe finds differs by width, where other parts are shown, or by language, in names and directions; never by both. */
async function expectAccessible(page: Page, theme: string, scope: { path: string; withFrame: boolean }): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The opening page has its heading in the first of several pictures, which stays when nothing may move.
  if (scope.withFrame) await page.reload()
  // Before that what lies far below has no place yet, and contrasts are computed wrongly.
  await page.locator('html[data-awake]').waitFor()
  expect(await axeFindings(page, scope), scope.path).toEqual([])
  await showTheme(page, theme)
  expect(await axeFindings(page, { ...scope, coloursOnly: true }), `${scope.path}, ${theme}`).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
}

/** Sentences in English on a page that is open, but for those that are marked as such. */
const englishSentences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript, svg, [lang="en"], [translate="no"], code')) continue
      if (/(?:[A-Za-z][a-z]{2,}[ ,]+){2,}[A-Za-z][a-z]{2,}/.test(node.textContent ?? ''))
        found.push(node.textContent ?? '')
    }
    return found
  })

// All that needs the page open is looked at in one visit: opening one costs as much as axe does.
for (const { language, viewport } of EACH_ONCE) {
  const theme = OTHER_THEME[language]

  test(`every public page in ${language} opens whole, scrolls sideways at no width, and axe finds nothing in the themes light and ${theme}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(420_000)
    const trouble = collectTrouble(page)
    for (const [index, path] of (await publicPages(request)).entries()) {
      // Opened on the narrowest phone in one language and at a desk in the other, then looked at in every width.
      await page.setViewportSize({ width: viewport === PHONE ? NARROWEST : viewport.width, height: 800 })
      await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' })
      await expect(page.locator('html'), path).toHaveAttribute('lang', GROUP[language].lang)
      await expect(page.locator('html'), path).toHaveAttribute('dir', GROUP[language].dir)
      await expect(page.locator('h1'), path).toHaveCount(1)
      await expect(page.locator('main'), path).toHaveCount(1)
      await expect(page, path).toHaveTitle(/.{8,}/)
      if (language === 'ar') expect(await englishSentences(page), path).toEqual([])
      for (const width of [NARROWEST, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await pixelsTooWide(page), `pixels too wide: ${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize(viewport)
      await expectAccessible(page, theme, { path, withFrame: index === 0 })
    }
    const expected = /no-such-page/
    expect(trouble.filter((line) => !expected.test(line))).toEqual([])
  })
}

test('the languages of a page point at each other', async ({ request }) => {
  const alternates = (html: string) =>
    [...html.matchAll(/<link[^>]+hreflang="([^"]+)"[^>]*>/gi)]
      .map(([tag]) => [/hreflang="([^"]+)"/i.exec(tag)?.[1], /href="([^"]+)"/.exec(tag)?.[1]].join(' '))
      .toSorted()
  for (const path of await publicPages(request)) {
    // What no search engine is to keep has no other language to tell it of.
    if (/^\/(?:search|wishlist|undo-change|cart|no-such)/.test(path)) continue
    const [english, arabic] = await Promise.all(
      LANGUAGES.map(async (language) => (await request.get(`/${language}${path}`)).text()),
    )
    expect(alternates(english ?? ''), path).toHaveLength(3)
    expect(alternates(english ?? ''), path).toEqual(alternates(arabic ?? ''))
    for (const [html, language] of [
      [english, 'en'],
      [arabic, 'ar'],
    ] as const) {
      const canonical = /<link[^>]+rel="canonical"[^>]*href="([^"]+)"/.exec(html ?? '')?.[1] ?? ''
      expect(new URL(canonical).pathname.startsWith(`/${language}/`), `${canonical} of ${path}`).toBe(true)
    }
  }
})
