import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeHistory } from '../testing/fake-history.ts'
import { createNavigator } from './navigator.ts'
import type { Activity, Visit } from './navigator.ts'
import { PageFailure, redirect } from './outcome.ts'
import type { Address, Route } from './route.ts'

const HOME: Address = { pathname: '/home', search: '', hash: '' }

function begin() {
  const loads = vi.fn<(path: string) => Promise<unknown>>(async (path) => path)
  const route = (path: string, more: Partial<Route<null, unknown>> = {}): Route<null, unknown> => ({
    id: path,
    path,
    Component: () => null,
    load: async ({ address }) => loads(address.pathname + address.search),
    ...more,
  })
  const thrown = (outcome: unknown) => ({
    load: async () => {
      throw outcome
    },
  })
  const routes = [
    route('/home'),
    route('/blogs', { act: async ({ form }) => `sent ${String(form.get('name'))}` }),
    route('/product/:id'),
    route('/old', thrown(redirect('/blogs', 301))),
    route('/circle', thrown(redirect('/circle'))),
    route('/away', thrown(redirect('https://example.com/'))),
    route('/gone', thrown(new PageFailure(404))),
  ]
  const browser = fakeHistory('/ar/home')
  const first = { address: HOME, params: {}, route: routes[0] }
  const navigator = createNavigator({ routes, prefix: '/ar', context: null, first })
  const visits: Visit[] = []
  const activities: Activity[] = []
  const stop = navigator.listen((change) => {
    if ('visit' in change) visits.push(change.visit)
    else activities.push(change.activity)
  })
  const paths = () => visits.map(({ address: { pathname, search, hash } }) => pathname + search + hash)
  return { navigator, browser, loads, visits, activities, paths, stop }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('going to a page', () => {
  let shop: ReturnType<typeof begin>
  beforeEach(() => {
    shop = begin()
  })

  test('loads it first, then shows it under its prefix, at its start', async () => {
    shop.navigator.navigate('/product/7?size=a4')
    expect(shop.activities).toEqual(['loading'])
    expect(shop.visits).toEqual([])
    await settled()
    expect(shop.visits[0]).toMatchObject({ params: { id: '7' }, data: '/product/7?size=a4', landing: 'start' })
    expect(shop.browser.addresses()).toEqual(['/ar/home', '/ar/product/7?size=a4'])
  })

  test('shows only the last one asked for, however long the others take', async () => {
    const slow = Promise.withResolvers<unknown>()
    shop.loads.mockReturnValueOnce(slow.promise)
    shop.navigator.navigate('/product/1')
    shop.navigator.navigate('/product/2')
    await settled()
    slow.resolve('late')
    await settled()
    expect(shop.paths()).toEqual(['/product/2'])
  })

  test('the same page again, or on wish, takes the place of the present entry', async () => {
    shop.navigator.navigate('/home')
    await settled()
    shop.navigator.navigate('/blogs', { replace: true, keepScroll: true })
    await settled()
    expect(shop.browser.addresses()).toEqual(['/ar/blogs'])
    expect(shop.visits.at(-1)?.landing).toBe('stay')
  })

  test('a place within the page is no loading', async () => {
    shop.navigator.navigate('/home#newsletter')
    await settled()
    expect(shop.loads).not.toHaveBeenCalled()
    expect(shop.activities).toEqual([])
    expect(shop.browser.addresses()).toEqual(['/ar/home', '/ar/home#newsletter'])
  })

  test('what waits for a page is done for that page alone', async () => {
    const onLanding = vi.fn<() => void>()
    shop.navigator.navigate('/blogs', { onLanding })
    await settled()
    shop.navigator.navigate('#newsletter')
    shop.browser.back()
    expect(shop.visits.map((visit) => visit.onLanding)).toEqual([onLanding, undefined, undefined])
  })

  test('a moved page is one step of the history', async () => {
    shop.navigator.navigate('/old')
    await settled()
    expect(shop.paths()).toEqual(['/blogs'])
    expect(shop.browser.addresses()).toEqual(['/ar/home', '/ar/blogs'])
  })

  test('a circle of redirects ends with the server, another site with the browser', async () => {
    shop.navigator.navigate('/circle')
    await settled()
    expect(shop.browser.location.assign).toHaveBeenLastCalledWith('/ar/circle')
    shop.navigator.navigate('/away')
    await settled()
    expect(shop.browser.location.assign).toHaveBeenLastCalledWith('https://example.com/')
    shop.navigator.navigate('https://example.org/')
    expect(shop.browser.location.assign).toHaveBeenLastCalledWith('https://example.org/')
    expect(shop.visits).toEqual([])
  })

  test.each(['/gone', '/no/such/page'])('%s is shown as missing', async (path) => {
    shop.navigator.navigate(path)
    await settled()
    expect(shop.visits[0]?.failure).toMatchObject({ status: 404 })
  })
})

describe('forms and the history', () => {
  test('a posted form shows what came of it, once', async () => {
    const shop = begin()
    const form = new FormData()
    form.set('name', 'Sara')
    shop.navigator.navigate('/blogs', { form })
    expect(shop.activities).toEqual(['submitting'])
    await settled()
    expect(shop.visits[0]).toMatchObject({ actionData: 'sent Sara', data: '/blogs' })
    shop.navigator.navigate('/blogs')
    await settled()
    expect(shop.visits[1]?.actionData).toBeUndefined()
  })

  test('a form posted twice in the same tick is posted once, and may be posted again afterwards', async () => {
    const shop = begin()
    const form = new FormData()
    shop.navigator.navigate('/blogs', { form })
    shop.navigator.navigate('/blogs', { form })
    await settled()
    expect(shop.activities.filter((activity) => activity === 'submitting')).toHaveLength(1)
    expect(shop.visits).toHaveLength(1)
    shop.navigator.navigate('/blogs', { form })
    await settled()
    expect(shop.visits).toHaveLength(2)
  })

  test('a form given up for a place within the page can be sent again', async () => {
    const shop = begin()
    const form = new FormData()
    shop.navigator.navigate('/blogs', { form })
    shop.navigator.navigate('/home#newsletter')
    await settled()
    shop.navigator.navigate('/blogs', { form })
    await settled()
    expect(shop.paths()).toEqual(['/home#newsletter', '/blogs'])
  })

  test('back loads the page before and returns to where the reader was', async () => {
    const shop = begin()
    shop.navigator.navigate('/blogs')
    await settled()
    vi.stubGlobal('window', { scrollY: 640 })
    shop.navigator.navigate('/product/1')
    await settled()
    shop.browser.back()
    await settled()
    expect(shop.visits.at(-1)).toMatchObject({ address: { pathname: '/blogs' }, landing: 640 })
    expect(shop.browser.addresses()).toEqual(['/ar/home', '/ar/blogs', '/ar/product/1'])
  })

  test('back to another language is a document of its own', async () => {
    const shop = begin()
    history.replaceState(null, '', '/en/home')
    shop.navigator.navigate('/blogs')
    await settled()
    shop.browser.back()
    expect(shop.browser.location.reload).toHaveBeenCalledOnce()
  })

  test('the last unsubscribe removes the listener', () => {
    const shop = begin()
    expect(shop.browser.listenerCount()).toBe(1)
    shop.stop()
    expect(shop.browser.listenerCount()).toBe(0)
  })
})
