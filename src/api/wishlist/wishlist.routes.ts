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
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WishlistService } from '#services/wishlist/wishlist.service.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerForm, customerSchema, signedIn } from '../forms/customer-schema.ts'
import { notFound } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { sendText, succeed, succeedWithText } from '../success.ts'

const SELF = forCustomer('self')

/** As much as a form of all the favourites there may be takes. */
const SYNC_BYTES = 160 * 1024

/** What customers and visitors like (S428 to S433). */
export function favoriteRoutes(api: ApiServer, services: { readonly wishlist: WishlistService }): void {
  const listed = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request.headers['accept-language'])
    const favorites = await services.wishlist.list(actorOf(request).customerId, language)
    return sendText(reply, succeedWithText(language, `[${favorites.join(',')}]`))
  }

  const all = signedIn(customerSchema('favourites', 'What the customer likes, the newest first', WishlistAnswer))
  api.get('/favorites', { schema: all, config: SELF }, listed)

  const ids = signedIn(customerSchema('favourites', 'The ids of what the customer likes', WishlistIdsAnswer))
  api.get('/favorites/ids', { schema: ids, config: SELF }, async (request) =>
    succeed(languageOf(request.headers['accept-language']), await services.wishlist.idsOf(actorOf(request).customerId)),
  )

  const add = signedIn(
    customerForm('favourites', 'Like something; twice is the same as once', WishlistForm, DoneAnswer),
  )
  api.post('/favorites', { schema: add, config: SELF }, async (request) => {
    const { customerId } = actorOf(request)
    if (!(await services.wishlist.add(customerId, Number(request.body.productPrice)))) throw notFound('product')
    return succeed(languageOf(request.headers['accept-language']), null, 'wishlist_added')
  })

  const sync = signedIn(
    customerForm('favourites', 'Add what a visitor liked before signing in', SyncWishlistForm, WishlistAnswer),
  )
  api.post('/favorites/sync', { schema: sync, config: SELF, bodyLimit: SYNC_BYTES }, async (request, reply) => {
    const ids = request.body.favorites.map(({ productPrice }) => Number(productPrice))
    await services.wishlist.sync(actorOf(request).customerId, ids)
    return listed(request, reply)
  })

  const remove = signedIn({
    ...customerSchema('favourites', 'Like something no more; the id is that of the product price', DoneAnswer),
    params: z.strictObject({ id: Id }),
  })
  api.delete('/favorites/products/:id', { schema: remove, config: SELF }, async (request) => {
    await services.wishlist.remove(actorOf(request).customerId, Number(request.params.id))
    return succeed(languageOf(request.headers['accept-language']), null, 'wishlist_removed')
  })

  const clear = signedIn(customerSchema('favourites', 'Like nothing any more', DoneAnswer))
  api.delete('/favorites', { schema: clear, config: SELF }, async (request) => {
    await services.wishlist.clear(actorOf(request).customerId)
    return succeed(languageOf(request.headers['accept-language']), null, 'wishlist_removed')
  })

  const cards = {
    ...customerSchema('favourites', 'What a visitor likes, by the ids the visitor keeps', WishlistAnswer),
    querystring: WishlistIdsQuery,
  }
  api.get('/app/favorites', { schema: cards, config: PUBLIC }, async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const found = await services.wishlist.cardsOf(request.query.productPrice.map(Number), language)
    return sendText(reply, succeedWithText(language, `[${found.join(',')}]`))
  })
}
