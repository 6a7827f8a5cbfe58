import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { LANGUAGES, publicPages } from '../public-pages.ts'

/** What a hostile visitor tries on the pages themselves; the API has its own suite. */
const ODD_ADDRESSES: readonly (readonly [path: string, status: number])[] = [
  ['/en/product/999999999', 404],
  ['/en/product/0', 404],
  ['/en/product/abc', 404],
  ['/en/product/1e9', 404],
  ['/en/product/%00', 404],
  ['/en/product/%E0%A4%A', 400],
  ['/en/category/999999999', 404],
  ['/en/category/-1/x', 404],
  ['/ar/blogs/424242', 404],
  ['/ar/blogs?page=0', 302],
  ['/ar/blogs?page=1000000000', 302],
  ['/en/search?name=cards&page=1000000000', 302],
  ['/en/search?name=cards&page=-1', 302],
  ['/en/search?name=cards&sort=rubbish', 302],
  ['/en/search?name=%00', 200],
  [`/en/search?name=${'a'.repeat(4000)}`, 200],
  ['/fr/home', 404],
  ['/en/../../etc/passwd', 404],
  ['/en/no/such/place', 404],
]

for (const [path, status] of ODD_ADDRESSES) {
  test(`GET ${path.slice(0, 60)} is answered calmly`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    const body = await answer.text()
    expect(body).not.toMatch(/\bat .+\.(ts|js):\d+/)
    if (status === 404) expect(body).toMatch(/<h1/)
  })
}

test('the policy of every page allows no inline script or style', async ({ request }) => {
  for (const path of await publicPages(request)) {
    const answer = await request.get(`/en${path}`)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toContain('unsafe-inline')
    expect(policy, path).not.toContain('unsafe-eval')
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
    expect(await answer.text(), path).not.toMatch(/<[^>]+\sstyle="/)
  }
})

test('forwarded headers, cookies and stray parameters do not change a cached page', async ({ request }) => {
  const clean = await (await request.get('/en/home')).text()
  const poisoned = await (
    await request.get('/en/home?utm_source=x&callback=alert&lang=ar', {
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        'x-original-url': '/en/blogs',
        forwarded: 'host=evil.example',
        cookie: 'lang=ar; theme=x; session=y',
      },
    })
  ).text()
  expect(poisoned).not.toContain('evil.example')
  expect(poisoned).toBe(clean)
  expect(await (await request.get('/en/home')).text()).toBe(clean)
})

test('the start address leads to the home page', async ({ request }) => {
  for (const [path, target] of [
    ['/', '/home'],
    ['/ar', '/ar/home'],
    ['/en', '/en/home'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(new URL(answer.headers()['location'] ?? '', 'http://x').pathname).toBe(target)
  }
})

test('an unprefixed page speaks the language of the cookie and is private', async ({ request }) => {
  for (const language of LANGUAGES) {
    const answer = await request.get('/home', { headers: { cookie: `lang=${language}` } })
    expect(await answer.text()).toContain(`<html lang="${language}"`)
    expect(answer.headers()['cache-control']).toContain('private')
  }
  expect((await request.get('/en/home')).headers()['cache-control']).toContain('public')
})

test('a request for two hosts is refused, also for a cached page', async ({ request, baseURL }) => {
  expect((await request.get('/en/home')).status()).toBe(200)
  const { hostname, port } = new URL(baseURL ?? '')
  for (const [hosts, status] of [
    ['Host: shop', 200],
    ['Host: shop\r\nHost: other', 400],
  ] as const) {
    const socket = connect(Number(port), hostname)
    socket.write(`GET /en/home HTTP/1.1\r\n${hosts}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  }
})
