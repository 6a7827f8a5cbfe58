import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { LANGUAGES, publicPages } from '../public-pages.ts'

/** Where the links of a page lead inside the shop, language entries included. */
async function linksOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

for (const language of LANGUAGES) {
  test(`every link of every page in ${language} leads to a page, without a detour`, async ({ request }) => {
    const links = new Set<string>()
    for (const path of await publicPages(request)) {
      if (path.includes('no-such')) continue
      for (const link of await linksOf(request, `/${language}${path}`)) links.add(link)
    }
    const wrong: string[] = []
    for (const link of links) {
      const answer = await request.get(link, { maxRedirects: 0 })
      if (answer.status() !== 200) wrong.push(`${answer.status()} ${decodeURI(link)}`)
    }
    expect(links.size).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })
}
