import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { LANGUAGES, publicPages } from './public-pages.ts'
import { pixelsTooWide } from './sideways.ts'
import { EACH_ONCE, PHONE } from './viewports.ts'

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

for (const { language, viewport } of EACH_ONCE) {
  test(`every public page opens whole in ${language}, and scrolls sideways at no width`, async ({ page, request }) => {
    test.setTimeout(180_000)
    const trouble = collectTrouble(page)
    for (const path of await publicPages(request)) {
      // Opened on the narrowest phone in one language and at a desk in the other, then looked at in every width.
      await page.setViewportSize({ width: viewport === PHONE ? NARROWEST : viewport.width, height: 800 })
      await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' })
      await expect(page.locator('html'), path).toHaveAttribute('lang', GROUP[language].lang)
      await expect(page.locator('html'), path).toHaveAttribute('dir', GROUP[language].dir)
      await expect(page.locator('h1'), path).toHaveCount(1)
      await expect(page.locator('main'), path).toHaveCount(1)
      await expect(page, path).toHaveTitle(/.{8,}/)
      for (const width of [NARROWEST, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await pixelsTooWide(page), `pixels too wide: ${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
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

test('no English sentence is left on an Arabic page', async ({ page, request }) => {
  test.setTimeout(120_000)
  for (const path of await publicPages(request)) {
    await page.goto(`/ar${path}`)
    const english = await page.evaluate(() => {
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
    expect(english, path).toEqual([])
  }
})
