import { expect, test } from '@playwright/test'
import { once } from '../once.ts'
import { list } from '../shop-data.ts'

const WORDS = { en: 'cards', ar: 'بطاقات' } as const
const TYPOS = { en: 'crads', ar: 'بطاقت' } as const
const NOTHING = 'zzzzqqqq'

for (const language of ['en', 'ar'] as const) {
  const { inArabic, inEnglish } = once(language)
  const word = WORDS[language]
  const path = (name: string) => `/${language}/search?name=${encodeURIComponent(name)}`

  test.describe(`search in ${language}`, () => {
    test('names what was searched for, counts it and keeps it in the box', async ({ page, request }) => {
      await page.goto(path(word))
      await expect(page.locator('h1')).toContainText(word)
      await expect(page.locator('h1 bdi')).toHaveText(word)
      await expect(page.getByRole('search').locator('input[name="name"]')).toHaveValue(word)
      const { meta, data } = await list(request, `name=${encodeURIComponent(word)}`, language)
      await expect(page.locator('.list-bar [role="status"]')).toContainText(String(meta.total))
      await expect(page.locator('.list-main .card')).toHaveCount(data.length)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    })

    inEnglish('an exact product code comes first', async ({ page, request }) => {
      const { data } = await list(request, 'sort=price-desc', language)
      const wanted = data[0]
      if (!wanted) throw new Error('the shop has no products')
      await page.goto(path(wanted.code))
      await expect(page.locator('.list-main .card .dots').first()).toContainText(wanted.code)
    })

    test('categories of that name stand on top', async ({ page, request }) => {
      const { meta } = await list(request, `name=${encodeURIComponent(word)}`, language)
      await page.goto(path(word))
      await expect(page.locator('.found-in a')).toHaveCount(meta.categories.length)
      const [first] = meta.categories
      if (!first) return
      await page.locator('.found-in a').first().click()
      await expect(page.locator('h1')).toHaveText(first.name)
    })

    test('a slip is put right and said', async ({ page, request }) => {
      const { meta } = await list(request, `name=${encodeURIComponent(TYPOS[language])}`, language)
      await page.goto(path(TYPOS[language]))
      const better = meta.correctedName ?? meta.didYouMean
      if (!better) throw new Error('the search has no correction for the slip')
      await expect(page.locator('.found .underlined')).toHaveText(better)
      await expect(page.getByRole('search').locator('input[name="name"]')).toHaveValue(TYPOS[language])
    })

    inArabic('nothing found is never the end', async ({ page }) => {
      await page.goto(path(NOTHING))
      await expect(page.locator('h1')).toContainText(NOTHING)
      const ask = page.locator('.start-actions a')
      await expect(ask).toHaveAttribute('href', new RegExp(`/special-request\\?description=${NOTHING}`))
      expect(await page.locator('.start-cats a').count()).toBeGreaterThan(3)
      await expect(page.locator('main .card').first()).toBeVisible()
    })

    inEnglish('without words there is a place to begin', async ({ page }) => {
      await page.goto(`/${language}/search`)
      await expect(page.locator('h1')).toBeVisible()
      expect(await page.locator('.start-cats a').count()).toBeGreaterThan(3)
    })

    inEnglish('results are filtered and sorted in the address', async ({ page, request }) => {
      await page.goto(`${path(word)}&sort=price-asc&inStock=1`)
      const { data } = await list(request, `name=${encodeURIComponent(word)}&sort=price-asc&inStock=1`, language)
      await expect(page.locator('.list-main .card')).toHaveCount(data.length)
      await expect(page.locator('select[name="sort"]')).toHaveValue('price-asc')
      await expect(page.locator('.applied .removable-tag')).toHaveCount(1)
      await expect(page.locator('.applied .link')).toHaveAttribute('href', /name=/)
    })
  })
}

test('odd words harm nothing', async ({ request }) => {
  for (const name of [
    '%',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '\u202Eabc',
    'ا'.repeat(119),
    '𝕏',
    '٥٠',
    '\u0000',
  ]) {
    const answer = await request.get(`/ar/search?name=${encodeURIComponent(name)}`)
    expect(answer.status(), name).toBe(200)
    expect(await answer.text()).not.toContain('<script>alert(1)')
  }
  for (const query of ['page=0', 'page=1e9', 'sort=cheap', 'minPrice=-4']) {
    const answer = await request.get(`/en/search?name=cards&${query}`)
    expect(answer.status(), query).toBe(200)
    expect(new URL(answer.url()).search).toBe('?name=cards')
  }
})
