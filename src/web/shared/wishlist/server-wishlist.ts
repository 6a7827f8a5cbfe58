import type { ApiClient } from '#contract/api-client.ts'
import { findSession } from '../session/session.ts'
import { currentSession } from '../session/session-store.ts'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { changed, undoOf } from './wishlist-items.ts'
import type { WishlistChange, WishlistItems } from './wishlist-items.ts'
import { changeWishlist, favorites } from './browser-wishlist.ts'
import type { BrowserWishlist } from './browser-wishlist.ts'

let line: Promise<unknown> = Promise.resolve()

/**
 * One after the other, in all tabs: what is pressed twice quickly ends as it looks, and what a visitor liked is added
 * once. Browsers that lend no locks (pages without https) keep the order of each tab.
 */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if ('locks' in navigator) return navigator.locks.request('favorites', work)
  const done = line.then(work, work)
  line = done
  return done
}

/** Sends the server changes that this browser shows already; what it does not take is taken back and said. */
export async function send(api: ApiClient, changes: readonly WishlistChange[]): Promise<void> {
  // A session that is over has taken the customer's list with it: the changes are a visitor's then.
  if (await findSession(api)) await inTurn(() => sendAll(api))
  else changeWishlist(changes, false)
}

/** Sends what is not sent yet, also what an earlier page was left with. What is not taken is taken back, and said. */
async function sendAll(api: ApiClient): Promise<void> {
  const customer = currentSession().customer?.id
  for (let next = nextUnsent(); next; next = nextUnsent()) {
    const change = next
    const failure = await sendChange(api, change).catch((reason: unknown) => reason)
    // The present customer has another list.
    if (customer === undefined || currentSession().customer?.id !== customer) return
    if (failure === undefined)
      favorites.change((stored) => ({ ...stored, unsent: withoutFirst(stored.unsent, change) }))
    else {
      favorites.change((stored) => takenBack(stored, productOf(change)))
      toastFailure(failure)
    }
  }
}

const nextUnsent = (): WishlistChange | undefined => favorites.get().unsent[0]

/** Without its first one, if that is still this change. */
const withoutFirst = (unsent: readonly WishlistChange[], change: WishlistChange): readonly WishlistChange[] =>
  JSON.stringify(unsent[0]) === JSON.stringify(change) ? unsent.slice(1) : unsent

/** Without all that is not sent of a product: what was pressed after the first says nothing without it. */
function takenBack(stored: BrowserWishlist, product: string): BrowserWishlist {
  const isOther = (change: WishlistChange) => productOf(change) !== product
  const lost = stored.unsent.filter((change) => !isOther(change))
  const list = lost.toReversed().flatMap(undoOf).reduce(changed, stored.list)
  return { ...stored, list, unsent: stored.unsent.filter(isOther) }
}

const productOf = (change: WishlistChange): string => (change.kind === 'add' ? change.favorite.product : change.product)

async function sendChange(api: ApiClient, change: WishlistChange): Promise<undefined> {
  if (change.kind === 'add') await api.post('/api/favorites', { productPrice: change.favorite.id })
  else await Promise.all(change.gone.map(({ favorite: { id } }) => api.delete(`/api/favorites/products/${id}`)))
}

/**
 * Brings this browser in step with the server: what a visitor liked is added to the customer's list, once, and that list
 * is shown from then on (S209, S213), with what is pressed meanwhile.
 */
export const syncCart = (api: ApiClient): Promise<void> => inTurn(() => exchange(api))

async function exchange(api: ApiClient): Promise<void> {
  const { customer } = currentSession()
  if (!customer) return
  const stored = favorites.get()
  const isVisitors = stored.owner === null && stored.list.length > 0
  const answer = isVisitors ? await api.post('/api/favorites/sync', entriesOf(stored.list)) : undefined
  const list = answer
    ? answer.data.map(({ productPrice, product }) => ({ id: productPrice, product: product.id }))
    : await idsOf(api)
  if (currentSession().customer?.id !== customer.id) return
  favorites.change(({ unsent }) => ({ owner: customer.id, list: unsent.reduce(changed, list), unsent }))
  await sendAll(api)
}

const idsOf = async (api: ApiClient): Promise<WishlistItems> =>
  (await api.get('/api/favorites/ids')).data.map(({ productPrice, product }) => ({ id: productPrice, product }))

/** The oldest first, because what is added last stands first. */
const entriesOf = (list: WishlistItems) => ({
  favorites: list.toReversed().map(({ id }) => ({ productPrice: id })),
})
