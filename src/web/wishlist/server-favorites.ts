import type { ApiClient } from '#contract/api-client.ts'
import { findSession } from '../session/session.ts'
import { currentSession } from '../session/session-store.ts'
import { toastFailure } from '../ui/toast/toast-store.ts'
import { changed } from './favorite-list.ts'
import type { FavoriteChange, FavoriteList } from './favorite-list.ts'
import { changeFavorites, favorites } from './kept-favorites.ts'

/** Changes the server has not taken yet, in their order. */
let unsent: readonly FavoriteChange[] = []
/** Calls are made one after the other: a heart pressed twice quickly ends as it looks. */
let line: Promise<unknown> = Promise.resolve()

const inLine = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  const done = line.then(work, work)
  line = done
  return done
}

/** Tells the server of changes that this browser shows already; what it does not take is taken back and said. */
export function send(api: ApiClient, changes: readonly FavoriteChange[], before: FavoriteList): Promise<void> {
  unsent = [...unsent, ...changes]
  return inLine(async () => {
    try {
      // A session that is over has taken the customer's list with it: the change is a visitor's then.
      if (await findSession(api)) await sendAll(api, changes, before)
      else changes.forEach(changeFavorites)
      unsent = unsent.filter((change) => !changes.includes(change))
    } catch (failure) {
      unsent = unsent.filter((change) => !changes.includes(change))
      changes.flatMap((change) => takenBack(change, before)).forEach(changeFavorites)
      toastFailure(failure)
    }
  })
}

async function sendAll(api: ApiClient, changes: readonly FavoriteChange[], before: FavoriteList): Promise<void> {
  for (const change of changes) {
    if (change.kind === 'add') await api.post('/api/favorites', { productPrice: change.favorite.id })
    else {
      const gone = before.filter(({ product }) => product === change.product)
      await Promise.all(gone.map(({ id }) => api.delete(`/api/favorites/products/${id}`)))
    }
  }
}

const takenBack = (change: FavoriteChange, before: FavoriteList): FavoriteChange[] =>
  change.kind === 'add'
    ? [{ kind: 'remove', product: change.favorite.product }]
    : before.flatMap((favorite, at) => (favorite.product === change.product ? [{ kind: 'add', favorite, at }] : []))

/**
 * Brings this browser in step with the server: what a visitor liked is added to the customer's list, once, and that list
 * is shown from then on (S209, S213). Two tabs do it one after the other, so that the second finds nothing to add.
 */
export const bringInStep = (api: ApiClient): Promise<void> =>
  inLine(() => ('locks' in navigator ? navigator.locks.request('favorites', () => exchange(api)) : exchange(api)))

async function exchange(api: ApiClient): Promise<void> {
  const { customer } = currentSession()
  if (!customer) return
  const kept = favorites.get()
  const isVisitors = kept.owner === null && kept.list.length > 0
  const answer = isVisitors ? await api.post('/api/favorites/sync', entriesOf(kept.list)) : undefined
  const list = answer
    ? answer.data.map(({ productPrice, product }) => ({ id: productPrice, product: product.id }))
    : await idsOf(api)
  if (currentSession().customer?.id !== customer.id) return
  favorites.change(() => ({ owner: customer.id, list: unsent.reduce(changed, list) }))
}

const idsOf = async (api: ApiClient): Promise<FavoriteList> =>
  (await api.get('/api/favorites/ids')).data.map(({ productPrice, product }) => ({ id: productPrice, product }))

/** The oldest first, because what is added last stands first. */
const entriesOf = (list: FavoriteList) => ({
  favorites: list.toReversed().map(({ id }) => ({ productPrice: id })),
})
