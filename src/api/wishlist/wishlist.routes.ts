import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { Id } from '#contract/envelope.ts'
import {
  WishlistForm,
  WishlistIdsAnswer,
  WishlistIdsQuery,
  WishlistAnswer,
  SyncWishlistForm,
} from '#contract/wishlist/wishlist.ts'
import type { WishlistService } from '#services/wishlist/wishlist.service.ts'
import type { Language } from '#domain/language.ts'
import type { Actor } from '#services/sessions/session.service.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerForm, customerSchema } from '../forms/customer-schema.ts'
import { notFound } from '../refusal.ts'
import { err } from '#domain/result.ts'
import { jsonText, route, withMessage } from '../route.ts'

const SELF = forCustomer('self')

/** As much as a form of all the favourites there may be takes. */
const SYNC_BYTES = 160 * 1024

/** What customers and visitors like (S428 to S433). */
export function favoriteRoutes(api: ApiServer, services: { readonly wishlist: WishlistService }): void {
  const listOf = async ({ customerId }: Actor, language: Language) =>
    jsonText(`[${(await services.wishlist.list(customerId, language)).join(',')}]`)

  const all = customerSchema('favourites', 'List the customer’s wishlist, the newest first', WishlistAnswer)
  route(api, { method: 'GET', path: '/favorites', access: SELF, schema: all }, ({ actor, language }) =>
    listOf(actor, language),
  )

  const ids = customerSchema('favourites', 'List the ids in the customer’s wishlist', WishlistIdsAnswer)
  route(
    api,
    { method: 'GET', path: '/favorites/ids', access: SELF, schema: ids },
    async ({ actor }) => await services.wishlist.idsOf(actor.customerId),
  )

  const add = customerForm('favourites', 'Add to the wishlist (idempotent)', WishlistForm, DoneAnswer)
  route(api, { method: 'POST', path: '/favorites', access: SELF, schema: add }, async ({ body, actor }) => {
    const { customerId } = actor
    if (!(await services.wishlist.add(customerId, Number(body.productPrice)))) return err(notFound('product'))
    return withMessage('wishlist_added')
  })

  const sync = customerForm(
    'favourites',
    'Merge a visitor’s wishlist into the customer’s after sign-in',
    SyncWishlistForm,
    WishlistAnswer,
  )
  route(
    api,
    { method: 'POST', path: '/favorites/sync', access: SELF, schema: sync, bodyLimit: SYNC_BYTES },
    async ({ body, actor, language }) => {
      const ids = body.favorites.map(({ productPrice }) => Number(productPrice))
      await services.wishlist.sync(actor.customerId, ids)
      return listOf(actor, language)
    },
  )

  const remove = {
    ...customerSchema('favourites', 'Remove from the wishlist, by the id of the product price', DoneAnswer),
    params: z.strictObject({ id: Id }),
  }
  route(
    api,
    { method: 'DELETE', path: '/favorites/products/:id', access: SELF, schema: remove },
    async ({ params, actor }) => {
      await services.wishlist.remove(actor.customerId, Number(params.id))
      return withMessage('wishlist_removed')
    },
  )

  const clear = customerSchema('favourites', 'Empty the wishlist', DoneAnswer)
  route(api, { method: 'DELETE', path: '/favorites', access: SELF, schema: clear }, async ({ actor }) => {
    await services.wishlist.clear(actor.customerId)
    return withMessage('wishlist_removed')
  })

  const cards = {
    ...customerSchema('favourites', 'List a visitor’s wishlist, by the ids stored in the browser', WishlistAnswer),
    querystring: WishlistIdsQuery,
  }
  route(api, { method: 'GET', path: '/app/favorites', access: PUBLIC, schema: cards }, async ({ query, language }) => {
    const found = await services.wishlist.cardsOf(query.productPrice.map(Number), language)
    return jsonText(`[${found.join(',')}]`)
  })
}
