import { StoredCartAnswer, MergeCartForm, ReplaceCartForm } from '#contract/cart/stored-cart.ts'
import type { StoredLineForm } from '#contract/cart/cart-line.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import type { StoredCart } from '#domain/cart/stored-cart.ts'
import { forCustomer } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema, signedIn } from '../forms/customer-schema.ts'
import { Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'
import type { CartServices } from './cart-services.ts'
import { presentStoredCart } from './stored-cart.presenter.ts'

const SELF = forCustomer('self')

/** As much as a full cart takes. */
const CART_BYTES = 512 * 1024

/** The cart that the shop keeps for a customer (A-C2, S205, S220). */
export function storedCartRoutes(api: ApiServer, { storedCarts }: Pick<CartServices, 'storedCarts'>): void {
  const read = signedIn(customerSchema('carts', 'The cart the shop keeps for the customer', StoredCartAnswer))
  api.get('/carts/current', { schema: read, config: SELF }, async (request) =>
    succeed(
      languageOf(request.headers['accept-language']),
      presentStoredCart(await storedCarts.read(actorOf(request).customerId)),
    ),
  )

  const replace = signedIn({
    ...customerSchema('carts', 'Replace the stored cart; 409 when it changed since that version', StoredCartAnswer),
    body: ReplaceCartForm,
  })
  api.put('/carts/current', { schema: replace, config: SELF, bodyLimit: CART_BYTES }, async (request) => {
    const { version, ...form } = request.body
    const replaced = await storedCarts.replace(actorOf(request).customerId, { version, cart: cartOf(form) })
    if (!replaced.ok) throw new Refusal('CONFLICT')
    return succeed(languageOf(request.headers['accept-language']), presentStoredCart(replaced.value))
  })

  const merge = signedIn({
    ...customerSchema('carts', 'Join the cart of a browser with the stored one, after signing in', StoredCartAnswer),
    body: MergeCartForm,
  })
  api.post('/carts/merge', { schema: merge, config: SELF, bodyLimit: CART_BYTES }, async (request) => {
    const merged = await storedCarts.merge(actorOf(request).customerId, cartOf(request.body))
    return succeed(languageOf(request.headers['accept-language']), presentStoredCart(merged))
  })
}

const cartOf = ({ items, saved, couponCode, urgent }: MergeCartForm): StoredCart => ({
  items: items.map(lineOf),
  saved: saved.map(lineOf),
  couponCode,
  urgent,
})

const lineOf = ({ productPrice: id, features, notes = '', ...line }: StoredLineForm): CartLine => ({
  ...line,
  id,
  features: features.map(({ productFeature, choices, value }) => ({
    productFeature: { id: productFeature, choices: choices.map((choice) => ({ id: choice })) },
    ...(value !== undefined && { value }),
  })),
  notes,
})
