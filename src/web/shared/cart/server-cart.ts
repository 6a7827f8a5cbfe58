import type { AnswerOf, ApiClient } from '#contract/api-client.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import { isSameLine } from '#domain/cart/cart-item.ts'
import { repriced } from '#domain/cart/item-price.ts'
import type { Language } from '#domain/language.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { translatorOf } from '#ui/i18n/messages.ts'
import { currentSession } from '../session/session-store.ts'
import { toastAfter } from '#ui/toast/toast-store.ts'
import { cart } from './browser-cart.ts'
import { joinedNotices } from './joined-notices.ts'
import type { BrowserCart, Notice, CartItemView } from './browser-cart.ts'
import { lineOf, linesFromShop } from './lines-from-shop.ts'
import { cartRequest } from './question.ts'

type ServerCart = AnswerOf<'/api/carts/current'>['data']

/** Calls are made one after the other. */
let line: Promise<unknown> = Promise.resolve()

/**
 * Brings this browser in step with the shop: a visitor's cart is joined with the customer's, a changed one is sent, one
 * that another device has changed is taken over. Several tabs do it one after the other.
 */
export function syncCart(api: ApiClient): Promise<void> {
  const work = () => ('locks' in navigator ? navigator.locks.request('cart', () => exchange(api)) : exchange(api))
  const done = line.then(work, work)
  line = done.catch(() => undefined)
  return done
}

async function exchange(api: ApiClient): Promise<void> {
  const { customer } = currentSession()
  if (!customer) return
  const before = cart.get()
  const isOwn = before.owner === customer.id
  const stored = await shopsCart(api, before, isOwn)
  const isNews = stored.version !== before.version || !isOwn
  const { items, saved, lost } = isNews ? await linesOf(api, stored, before) : { ...before, lost: 0 }
  if (currentSession().customer?.id !== customer.id) return
  // The visitor was faster than the shop: the answer is about another cart.
  if (cart.get() !== before) return exchange(api)
  const { version, couponCode, urgent } = stored
  const joined = isOwn || before.items.length === 0 ? [] : joinedNotices(before.items, items)
  const notices = [...before.notices, ...joined]
  cart.change((now) => ({
    ...now,
    items,
    saved,
    notices,
    couponCode,
    urgent,
    version,
    owner: customer.id,
    unsent: false,
  }))
  if (joined.length > 0 || (!isOwn && before.items.length > 0 && lost > 0)) await toastJoinedCart(joined, lost)
}

/** The shop's cart after it has heard of this browser's. */
async function shopsCart(api: ApiClient, before: BrowserCart, isOwn: boolean): Promise<ServerCart> {
  const isEmpty = before.items.length + before.saved.length === 0
  if (isOwn ? !before.unsent : isEmpty) return (await api.get('/api/carts/current')).data
  if (isOwn) {
    try {
      return (await api.put('/api/carts/current', { version: before.version, ...cartRequest(before) })).data
    } catch (failure) {
      // Another device has changed it since: nothing of either is lost.
      if (!isApiFailure(failure) || failure.status !== 409) throw failure
    }
  }
  return (await api.post('/api/carts/merge', cartRequest(before))).data
}

/** The lines of the shop's cart as they are shown; of those this browser does not know the shop is asked. */
async function linesOf(api: ApiClient, stored: ServerCart, { items, saved }: BrowserCart) {
  const known = [...items, ...saved]
  const find = (requested: CartLine) => known.find((each) => isSameLine(each, requested))
  const unknown = [...stored.items, ...stored.saved].filter((each) => !find(lineOf(each)))
  const displayedByKey = new Map<string, CartItemView>()
  for (const [list, lines] of Object.entries({ items: stored.items, saved: stored.saved })) {
    const unsaved = lines.filter((each) => unknown.includes(each))
    for (const [key, item] of await linesFromShop(api, unsaved, pageLanguage())) displayedByKey.set(list + key, item)
  }
  const labelled = (list: 'items' | 'saved') =>
    stored[list].flatMap((each) => {
      const requested = lineOf(each)
      const same = find(requested)
      const item = same ? { ...same, ...requested, features: same.features } : displayedByKey.get(list + each.key)
      return item ? repriced({ ...item, quantity: each.quantity }) : []
    })
  return { items: labelled('items'), saved: labelled('saved'), lost: unknown.length - displayedByKey.size }
}

const pageLanguage = (): Language => (document.documentElement.lang === 'ar' ? 'ar' : 'en')

/** Announces what signing in added to the cart; the cart page lists it line by line. */
async function toastJoinedCart(joined: readonly Notice[], lost: number): Promise<void> {
  const language = pageLanguage()
  await loadMessages(language, ['cart'])
  const { t } = translatorOf(language, 'cart')
  const names = joined.map(({ name }) => name)
  toastAfter({
    title: t('joined'),
    text: [...new Set(names), ...(lost > 0 ? [t('joinedGone', { count: lost })] : [])].join(' · '),
  })
}
