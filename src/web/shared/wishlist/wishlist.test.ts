import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import { refused } from '#ui/testing/refused.ts'

const NOURA = { id: '5b1f4a1e-0000-4000-8000-000000000001', firstName: 'Noura' }
const MUG = { id: '20', product: '2' }
const SIGN = { id: '30', product: '3' }

type Session = { status: 'unknown' | 'visitor' | 'customer'; customer: typeof NOURA | undefined }

type Server = {
  liked: { id: string; product: string }[]
  isDown?: boolean
  /** Answers are on their way until this is over. */
  slow?: Promise<unknown>
}

/** A tab of a browser with this storage, and a shop that knows what the customer likes. */
async function openTab(server: Server, remembered?: typeof NOURA) {
  vi.resetModules()
  let session: Session = { status: remembered ? 'unknown' : 'visitor', customer: remembered }
  const hears = { session: [] as (() => void)[], in: [] as (() => Promise<void>)[], out: [] as (() => void)[] }
  vi.doMock('../session/session-store.ts', () => ({
    currentSession: () => session,
    onSession: (listener: () => void) => hears.session.push(listener),
  }))
  vi.doMock('../session/session.ts', () => ({
    findSession: async () => session.status === 'customer',
    whenSignedIn: (work: () => Promise<void>) => hears.in.push(work),
    whenSignedOut: (work: () => void) => hears.out.push(work),
  }))
  const calls: string[] = []
  const call = (name: string, change: () => void = () => undefined) => {
    calls.push(name)
    if (server.isDown) throw refused(503, { message: 'Busy' })
    change()
  }
  const api = {
    get: async (path: string) => {
      call(`GET ${path}`)
      const data = server.liked.map(({ id, product }) => ({ productPrice: id, product }))
      await server.slow
      return { data }
    },
    post: async (path: string, body: { productPrice: string; favorites: { productPrice: string }[] }) => {
      const ids = body.favorites?.map(({ productPrice }) => productPrice) ?? [body.productPrice]
      call(`POST ${path} ${ids.join()}`, () => {
        for (const id of ids) server.liked = [{ id, product: id[0]! }, ...server.liked.filter((each) => each.id !== id)]
      })
      return { data: server.liked.map(({ id, product }) => ({ productPrice: id, product: { id: product } })) }
    },
    delete: async (path: string) =>
      call(`DELETE ${path}`, () => {
        server.liked = server.liked.filter(({ id }) => !path.endsWith(`/${id}`))
      }),
  } as unknown as ApiClient
  const { toggleWishlist } = await import('./toggle-wishlist.ts')
  const { favorites } = await import('./browser-wishlist.ts')
  const { startWishlist } = await import('./start-wishlist.ts')
  const { currentToasts } = await import('#ui/toast/toast-store.ts')
  startWishlist(api)
  const become = (next: Session) => {
    session = next
    for (const listener of hears.session) listener()
  }
  return {
    calls,
    press: (favorite: typeof MUG) => toggleWishlist(api, favorite),
    shown: () => favorites.get().list.map(({ id }) => id),
    owner: () => favorites.get().owner,
    toast: () => currentToasts()[0]?.title,
    signIn: async () => {
      become({ status: 'customer', customer: NOURA })
      await Promise.all(hears.in.map((work) => work()))
    },
    signOut: () => {
      become({ status: 'visitor', customer: undefined })
      for (const work of hears.out) work()
    },
  }
}

let browser: ReturnType<typeof fakeStorage>

beforeEach(() => {
  browser = fakeStorage()
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
})

describe('the wishlist of a visitor', () => {
  test('is stored in the browser and makes no call', async () => {
    const tab = await openTab({ liked: [] })
    tab.press(MUG)
    const removed = tab.press(MUG)
    tab.press(SIGN)
    if (removed.outcome === 'removed') removed.undo()
    expect(tab.shown()).toEqual(['20', '30'])
    expect((await openTab({ liked: [] })).shown()).toEqual(['20', '30'])
    expect(tab.calls).toEqual([])
  })

  test('becomes part of the customer’s once, with what was liked last standing first', async () => {
    const server = { liked: [{ id: '10', product: '1' }] }
    const tab = await openTab(server)
    tab.press(MUG)
    tab.press(SIGN)
    await tab.signIn()
    expect(tab.calls).toEqual(['POST /api/favorites/sync 20,30'])
    expect([tab.shown(), tab.owner()]).toEqual([['30', '20', '10'], NOURA.id])
    const next = await openTab(server)
    await next.signIn()
    expect(next.calls).toEqual(['GET /api/favorites/ids'])
  })

  test('stays the visitor’s when it could not be merged, and is merged with the next page', async () => {
    const server = { liked: [] as (typeof MUG)[], isDown: true }
    const tab = await openTab(server)
    tab.press(MUG)
    await tab.signIn()
    expect([tab.shown(), tab.owner()]).toEqual([['20'], null])
    expect(reportError).toHaveBeenCalledTimes(1)
    server.isDown = false
    const next = await openTab(server)
    await next.signIn()
    expect([next.shown(), next.owner()]).toEqual([['20'], NOURA.id])
  })
})

describe('the wishlist of a customer', () => {
  test('changes here at once and on the server, one call after the other', async () => {
    const server = { liked: [SIGN] }
    const tab = await openTab(server)
    await tab.signIn()
    tab.press(MUG)
    tab.press(SIGN)
    tab.press(MUG)
    expect(tab.shown()).toEqual([])
    await vi.waitFor(() => expect(server.liked).toEqual([]))
    expect(tab.calls.slice(1)).toEqual([
      'POST /api/favorites 20',
      'DELETE /api/favorites/products/30',
      'DELETE /api/favorites/products/20',
    ])
  })

  test('takes back what the server does not take, and says so', async () => {
    const server = { liked: [SIGN], isDown: false }
    const tab = await openTab(server)
    await tab.signIn()
    server.isDown = true
    tab.press(MUG)
    tab.press(SIGN)
    await vi.waitFor(() => expect(tab.shown()).toEqual(['30']))
    expect(tab.toast()).toBe('Busy')
  })

  test('is forgotten by the browser when the customer leaves', async () => {
    const tab = await openTab({ liked: [SIGN] })
    await tab.signIn()
    tab.signOut()
    expect([tab.shown(), tab.owner()]).toEqual([[], null])
  })

  test('keeps what was pressed while the list was on its way', async () => {
    const tab = await openTab({ liked: [SIGN] })
    const signedIn = tab.signIn()
    tab.press(MUG)
    await signedIn
    await vi.waitFor(() => expect(tab.calls.at(-1)).toBe('POST /api/favorites 20'))
    expect(tab.shown()).toEqual(['20', '30'])
  })

  test('keeps what was pressed in the moment in which the list arrived', async () => {
    const slow = Promise.withResolvers<void>()
    const tab = await openTab({ liked: [SIGN], slow: slow.promise })
    const signedIn = tab.signIn()
    await vi.waitFor(() => expect(tab.calls).toEqual(['GET /api/favorites/ids']))
    slow.resolve()
    tab.press(MUG)
    await signedIn
    await vi.waitFor(() => expect(tab.calls.at(-1)).toBe('POST /api/favorites 20'))
    expect(tab.shown()).toEqual(['20', '30'])
  })

  test('gets what was pressed on a page that was left before it could be sent', async () => {
    const unsent = [
      { kind: 'add', favorite: MUG },
      { kind: 'remove', product: '3', gone: [{ favorite: SIGN, at: 0 }] },
      { kind: 'add', favorite: null },
    ]
    browser.entries.set('favorites', JSON.stringify({ v: 1, data: { owner: NOURA.id, list: [MUG], unsent } }))
    const server = { liked: [SIGN] }
    const tab = await openTab(server, NOURA)
    await tab.signIn()
    expect([server.liked, tab.shown()]).toEqual([[MUG], ['20']])
    const next = await openTab(server, NOURA)
    await next.signIn()
    expect(next.calls).toEqual(['GET /api/favorites/ids'])
  })

  test('is as before when a heart that the server did not take was pressed twice', async () => {
    const server = { liked: [SIGN], isDown: false }
    const tab = await openTab(server)
    await tab.signIn()
    server.isDown = true
    tab.press(MUG)
    tab.press(MUG)
    tab.press(SIGN)
    tab.press(SIGN)
    await vi.waitFor(() => expect(tab.toast()).toBe('Busy'))
    expect(tab.shown()).toEqual(['30'])
  })

  test('keeps the order of presses in browsers that lend no locks', async () => {
    vi.stubGlobal('navigator', {})
    const server = { liked: [SIGN] }
    const tab = await openTab(server)
    await tab.signIn()
    tab.press(MUG)
    tab.press(MUG)
    await vi.waitFor(() => expect(tab.calls).toHaveLength(3))
    expect(server.liked).toEqual([SIGN])
  })
})
