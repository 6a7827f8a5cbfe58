import type { FastifyRequest } from 'fastify'
import type { LineForm } from '#contract/cart/cart-line.ts'
import { fromLineFeatures } from '#contract/cart/line-feature.ts'
import type { QuoteForm } from '#contract/cart/quote.ts'
import type { RequestedLine } from '#domain/cart/check-lines.ts'
import type { CartRequest } from '#services/cart/cart-pricing.ts'
import { bearerOf } from '../actor.ts'
import { notFound } from '../refusal.ts'
import type { CartServices } from './cart-services.ts'

/** A cart to be priced as the service takes it. */
export async function cartRequest(
  request: FastifyRequest,
  form: QuoteForm,
  services: CartServices,
): Promise<CartRequest> {
  const customerId = await customerOf(request, services)
  return {
    lines: form.items.map(requestedLine),
    urgent: form.urgent,
    couponCode: form.couponCode,
    destination: form.fulfilment === 'PICKUP' ? null : await destinationOf(form, customerId, services),
    user: userOf(customerId),
    heldFor: customerId !== undefined && form.cartKey !== undefined ? { customerId, cartKey: form.cartKey } : undefined,
  }
}

/** Who asks, when they are signed in: visitors have carts too. */
export async function customerOf(
  request: FastifyRequest,
  { customers }: Pick<CartServices, 'customers'>,
): Promise<string | undefined> {
  const token = bearerOf(request)
  return token === undefined ? undefined : (await customers.sessions.read(token))?.customerId
}

/** What coupons need to know of a customer; whether they have ordered is checked when they order. */
export const userOf = (customerId: string | undefined): CartRequest['user'] =>
  customerId === undefined ? undefined : { customerId, hasOrdered: false }

export const requestedLine = (line: LineForm): RequestedLine => ({
  key: line.key,
  productPriceId: line.productPrice,
  quantity: line.quantity,
  features: fromLineFeatures(line.features),
  finalPrice: line.finalPrice,
})

/** Another visitor's address is one that does not exist. */
async function destinationOf(
  { addressId, cityId, districtId }: QuoteForm,
  customerId: string | undefined,
  { customers }: CartServices,
): Promise<CartRequest['destination']> {
  if (addressId !== undefined) {
    const address = customerId === undefined ? undefined : await customers.addresses.find(customerId, addressId, 'en')
    if (!address) throw notFound('address')
    return placeOf(address.city.id, address.district?.id)
  }
  return cityId === undefined ? undefined : placeOf(cityId, districtId)
}

const placeOf = (cityId: string, districtId: string | undefined) => ({
  cityId: Number(cityId),
  districtId: districtId === undefined ? null : Number(districtId),
})
