import { KeptCartAnswer, MergeCartForm, ReplaceCartForm } from '#contract/cart/kept-cart.ts'
import type { KeptLineForm } from '#contract/cart/cart-line.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import type { KeptCart } from '#domain/cart/kept-cart.ts'
import { forCustomer } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema, signedIn } from '../customers/customer-schema.ts'
import { Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import type { CartServices } from './cart-services.ts'
import { presentKeptCart } from './kept-cart.presenter.ts'

const SELF = forCustomer('self')

/** As much as a full cart takes. */
const CART_BYTES = 512 * 1024

/** The cart that the shop keeps for a customer (A-C2, S205, S220). */
export function keptCartRoutes(api: ApiServer, { keptCarts }: Pick<CartServices, 'keptCarts'>): void {
  const read = signedIn(customerSchema('carts', 'The cart the shop keeps for the customer', KeptCartAnswer))
  api.get('/carts/current', { schema: read, config: SELF }, async (request) =>
    succeed(
      languageOf(request.headers['accept-language']),
      presentKeptCart(await keptCarts.read(actorOf(request).customerId)),
    ),
  )

  const replace = signedIn({
    ...customerSchema('carts', 'Replace the kept cart; 409 when it changed since that version', KeptCartAnswer),
    body: ReplaceCartForm,
  })
  api.put('/carts/current', { schema: replace, config: SELF, bodyLimit: CART_BYTES }, async (request) => {
    const { version, ...form } = request.body
    const replaced = await keptCarts.replace(actorOf(request).customerId, { version, cart: cartOf(form) })
    if (!replaced.ok) throw new Refusal('CONFLICT')
    return succeed(languageOf(request.headers['accept-language']), presentKeptCart(replaced.value))
  })

  const merge = signedIn({
    ...customerSchema('carts', 'Join the cart of a browser with the kept one, after signing in', KeptCartAnswer),
    body: MergeCartForm,
  })
  api.post('/carts/merge', { schema: merge, config: SELF, bodyLimit: CART_BYTES }, async (request) => {
    const merged = await keptCarts.merge(actorOf(request).customerId, cartOf(request.body))
    return succeed(languageOf(request.headers['accept-language']), presentKeptCart(merged))
  })
}

const cartOf = ({ items, saved, couponCode, urgent }: MergeCartForm): KeptCart => ({
  items: items.map(lineOf),
  saved: saved.map(lineOf),
  couponCode,
  urgent,
})

const lineOf = ({ productPrice: id, features, notes = '', ...line }: KeptLineForm): CartLine => ({
  ...line,
  id,
  features: features.map(({ productFeature, choices, value }) => ({
    productFeature: { id: productFeature, choices: choices.map((choice) => ({ id: choice })) },
    ...(value !== undefined && { value }),
  })),
  notes,
})
