import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import type { BlogCard, BlogPost } from '../../src/contract/content/blog.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'

async function get<Data>(request: APIRequestContext, path: string, language: string): Promise<Data> {
  const response = await request.get(path, { headers: { 'Accept-Language': language } })
  return ((await response.json()) as { data: Data }).data
}

const articles = (request: APIRequestContext, language: string) => get<BlogCard[]>(request, '/api/app/blogs', language)
const article = (request: APIRequestContext, id: string, language: string) =>
  get<BlogPost>(request, `/api/app/blogs/${id}`, language)

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)

  test.describe(`stories in ${language}`, () => {
    inEnglish('the list leads to an article and on to others like it', async ({ page, request }) => {
      const all = await articles(request, language)
      await page.goto(`/${language}/blogs`)
      await expect(page.locator('.story')).toHaveCount(all.length)
      await page.locator('.story a').first().click()
      await expect(page.locator('h1')).toHaveText(all[0]?.title ?? '')
      const post = await article(request, all[0]?.id ?? '', language)
      await expect(page.locator('.art-by')).toContainText(post.author)
      await expect(page.locator('.art-by time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
      await expect(page.locator('.art-tags a')).toHaveCount(post.tags.length)
      await expect(page.locator('.story')).toHaveCount(post.related.length)
      await page.locator('.story a').first().click()
      await expect(page.locator('h1')).toHaveText(post.related[0]?.title ?? '')
    })

    inArabic('a subject narrows the list', async ({ page, request }) => {
      const all = await articles(request, language)
      const tag = all[0]?.tags[0]
      await page.goto(`/${language}/blogs`)
      await page.locator('.chip', { hasText: tag?.name ?? '' }).click()
      await expect(page).toHaveURL(new RegExp(`tag=${tag?.id}`))
      const own = all.filter(({ tags }) => tags.some(({ id }) => id === tag?.id))
      await expect(page.locator('.story')).toHaveCount(own.length)
      await expect(page.locator('.chip[aria-current]')).toHaveText(tag?.name ?? '')
    })

    test('prices in an article are those of the shop', async ({ page, request }) => {
      const posts = await get<BlogCard[]>(request, '/api/app/blogs?page=2', language)
      const gifts = posts.find(({ title }) => title.includes(language === 'ar' ? 'رمضان' : 'Ramadan'))
      const { bodyHtml } = await article(request, gifts?.id ?? '', language)
      expect(bodyHtml).not.toContain('{price')
      const prices = bodyHtml.match(language === 'ar' ? /[\d.]+\u00A0ر\.س/g : /SAR\u00A0[\d.]+/g) ?? []
      expect(prices.length).toBeGreaterThan(2)
      await page.goto(`/${language}/blogs/${gifts?.id}`)
      for (const price of prices) await expect(page.locator('.art-body')).toContainText(price)
    })

    test('the text is set in lines that can be read', async ({ page, request }) => {
      const [first] = await articles(request, language)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(`/${language}/blogs/${first?.id}`)
      const letters = await page.locator('.art-body .prose > p').evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const range = document.createRange()
          range.selectNodeContents(paragraph)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size
          return lines > 2 ? [(paragraph.textContent ?? '').length / lines] : []
        }),
      )
      const average = letters.reduce((sum, each) => sum + each, 0) / letters.length
      expect(average).toBeGreaterThan(52)
      expect(average).toBeLessThan(78)
    })
  })
}

test('a slug that is wrong or missing leads to the right one, in each language', async ({ request }) => {
  const [first] = await articles(request, 'en')
  const { slugs, id } = await article(request, first?.id ?? '', 'en')
  for (const language of LANGUAGES) {
    for (const wrong of ['', '/wrong']) {
      const response = await request.get(`/${language}/blogs/${id}${wrong}`, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(decodeURI(response.headers()['location'] ?? '')).toContain(`/${language}/blogs/${id}/${slugs[language]}`)
    }
  }
  const html = await (await request.get(`/en/blogs/${id}/${slugs.en}`)).text()
  expect(html).toContain(`hreflang="ar" href="`)
  expect(html).toContain(encodeURI(`/ar/blogs/${id}/${slugs.ar}`))
  expect(html).toContain('"@type":"Article"')
})

test('articles and pages that do not exist are not found', async ({ request }) => {
  for (const path of [
    '/en/blogs/999999',
    '/en/blogs/abc',
    '/ar/blogs/0/x',
    '/en/blogs/1e9',
    '/en/blogs?tag=999999',
    '/en/blogs?tag=unknown',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  for (const page of ['0', '-1', '1e9', 'two']) {
    const response = await request.get(`/en/blogs?page=${page}`, { maxRedirects: 0 })
    expect(response.status(), page).toBe(302)
    expect(response.headers()['location']).toMatch(/\/en\/blogs$/)
  }
  expect((await request.get('/en/blogs?page=9000')).url()).toMatch(/\/en\/blogs(\?page=\d+)?$/)
})

test('an article can be passed on', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first] = await articles(request, 'en')
  await openLive(page, `/en/blogs/${first?.id}/${first?.slug}`)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/en/blogs/${first?.id}/${first?.slug}`)
  const whatsapp = await page.locator('.share a').getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toContain(first?.title ?? '?')
})
