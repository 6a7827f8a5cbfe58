import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeHistory } from '../testing/fake-history.ts'
import { openLayer } from './history-layers.ts'
import { createNavigator } from './navigator.ts'
import type { Route } from './route.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

const opened: (() => void)[] = []
afterEach(() => opened.splice(0).forEach((release) => release()))

/** A page at /home with one before it, and dialogs on it. */
function begin() {
  const route = (path: string): Route<null, unknown> => ({
    id: path,
    path,
    Component: () => null,
    load: async () => path,
  })
  const routes = ['/home', '/blogs', '/cart'].map(route)
  const browser = fakeHistory('/blogs')
  history.replaceState({ key: 'blogs' }, '')
  const first = { address: { pathname: '/blogs', search: '', hash: '' }, params: {}, route: routes[1] }
  const navigator = createNavigator({ routes, prefix: '', context: null, first })
  const paths: string[] = []
  navigator.listen((change) => 'visit' in change && paths.push(change.visit.address.pathname))
  const open = () => {
    const close = vi.fn<() => void>(() => release())
    const release: () => void = openLayer(close)
    opened.push(release)
    return { close, release }
  }
  return { browser, navigator, paths, open }
}

describe('a dialog', () => {
  let shop: ReturnType<typeof begin>
  beforeEach(async () => {
    shop = begin()
    shop.navigator.navigate('/home')
    await settled()
  })

  test('is closed by Back, and the page stays', async () => {
    const { close } = shop.open()
    shop.browser.back()
    await settled()
    expect(close).toHaveBeenCalledTimes(1)
    expect([shop.paths, shop.browser.at()]).toEqual([['/home'], 1])
    shop.browser.back()
    await settled()
    expect(shop.paths).toEqual(['/home', '/blogs'])
  })

  test('that was closed otherwise takes no press of Back', async () => {
    shop.open().release()
    shop.browser.back()
    await settled()
    expect(shop.paths).toEqual(['/home', '/blogs'])
  })

  test('over another is closed first', async () => {
    const [below, above] = [shop.open(), shop.open()]
    shop.browser.back()
    expect([below.close.mock.calls.length, above.close.mock.calls.length]).toEqual([0, 1])
    shop.browser.back()
    expect(below.close).toHaveBeenCalledTimes(1)
    await settled()
    expect([shop.paths, shop.browser.at()]).toEqual([['/home'], 1])
  })

  test('opened again and again is one step of the history', async () => {
    for (let count = 0; count < 3; count++) shop.open().release()
    shop.open()
    expect(shop.browser.addresses()).toEqual(['/blogs', '/home', '/home'])
  })

  test('that leads on leaves no step behind', async () => {
    shop.open().release()
    shop.navigator.navigate('/cart')
    await settled()
    expect(shop.browser.addresses()).toEqual(['/blogs', '/home', '/cart'])
    shop.browser.back()
    await settled()
    expect(shop.paths).toEqual(['/home', '/cart', '/home'])
  })

  test('that leads on in the place of its page does so too', async () => {
    shop.open().release()
    shop.navigator.navigate('/cart', { replace: true })
    await settled()
    expect(shop.browser.addresses().slice(0, 2)).toEqual(['/blogs', '/cart'])
    shop.browser.back()
    await settled()
    expect(shop.paths).toEqual(['/home', '/cart', '/blogs'])
  })

  test('that is still there over the next page is closed by Back there', async () => {
    const { close } = shop.open()
    shop.navigator.navigate('/cart')
    await settled()
    expect(shop.browser.addresses()).toEqual(['/blogs', '/home', '/cart', '/cart'])
    shop.browser.back()
    expect(close).toHaveBeenCalledTimes(1)
    await settled()
    expect(shop.paths).toEqual(['/home', '/cart'])
  })

  test('is closed when the reader goes two steps back', async () => {
    const { close } = shop.open()
    history.go(-2)
    await settled()
    expect(close).toHaveBeenCalledTimes(1)
    expect(shop.paths).toEqual(['/home', '/blogs'])
  })

  test('does not come again by Forward', async () => {
    const { close } = shop.open()
    shop.browser.back()
    shop.browser.forward()
    await settled()
    expect([close.mock.calls.length, shop.paths]).toEqual([1, ['/home']])
    shop.browser.back()
    await settled()
    expect(shop.paths).toEqual(['/home', '/blogs'])
  })

  test('of the document before a reload takes no press of Back', async () => {
    shop.open().release()
    const first = { address: { pathname: '/home', search: '', hash: '' }, params: {}, route: undefined }
    const { listen } = createNavigator({ routes: [], prefix: '', context: null, first })
    listen(() => {})
    shop.browser.back()
    await settled()
    expect(shop.browser.at()).toBe(0)
  })
})
