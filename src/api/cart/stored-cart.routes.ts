import { StoredCartAnswer, MergeCartForm, ReplaceCartForm } from '#contract/cart/stored-cart.ts'
import { fromLineFeatures } from '#contract/cart/line-feature.ts'
import type { StoredLineForm } from '#contract/cart/cart-line.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import type { StoredCart } from '#domain/cart/stored-cart.ts'
import { forCustomer } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { Refusal } from '../refusal.ts'
import type { CartServices } from './cart-services.ts'
import { err } from '#domain/result.ts'
import { route } from '../route.ts'
import { presentStoredCart } from './stored-cart.presenter.ts'

const SELF = forCustomer('self')

/** As much as a full cart takes. */
const CART_BYTES = 512 * 1024

/** The stored cart of a customer (A-C2, S205, S220). */
export function storedCartRoutes(api: ApiServer, { storedCarts }: Pick<CartServices, 'storedCarts'>): void {
  const read = customerSchema('carts', 'Get the customer’s stored cart', StoredCartAnswer)
  route(api, { method: 'GET', path: '/carts/current', access: SELF, schema: read }, async ({ actor }) =>
    presentStoredCart(await storedCarts.read(actor.customerId)),
  )

  const replace = {
    ...customerSchema('carts', 'Replace the stored cart; 409 when it has changed since that version', StoredCartAnswer),
    body: ReplaceCartForm,
  }
  route(
    api,
    { method: 'PUT', path: '/carts/current', access: SELF, schema: replace, bodyLimit: CART_BYTES },
    async ({ body, actor }) => {
      const { version, ...form } = body
      const replaced = await storedCarts.replace(actor.customerId, { version, cart: cartOf(form) })
      if (!replaced.ok) return err(new Refusal('CONFLICT'))
      return presentStoredCart(replaced.value)
    },
  )

  const merge = {
    ...customerSchema('carts', 'Merge the browser’s cart into the stored one after sign-in', StoredCartAnswer),
    body: MergeCartForm,
  }
  route(
    api,
    { method: 'POST', path: '/carts/merge', access: SELF, schema: merge, bodyLimit: CART_BYTES },
    async ({ body, actor }) => {
      const merged = await storedCarts.merge(actor.customerId, cartOf(body))
      return presentStoredCart(merged)
    },
  )
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
  features: fromLineFeatures(features),
  notes,
})
