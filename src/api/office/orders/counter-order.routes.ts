import { z } from 'zod'
import { CounterOrderForm } from '#contract/office/orders/counter-order.ts'
import { DeskOrderAnswer } from '#contract/office/orders/order-file.ts'
import { err } from '#domain/result.ts'
import type { CounterOrderError, CounterOrderRequest } from '#services/checkout/placing/counter-order.service.ts'
import { forStaff } from '../../access.ts'
import { addressRefusal } from '../../addresses/address.routes.ts'
import { unsavedAddress } from '../../addresses/unsaved-address.ts'
import type { ApiServer } from '../../api-server.ts'
import { requestedLine } from '../../cart/quote-request.ts'
import { idempotencyKey, placeRefusal } from '../../orders/order-refusals.ts'
import { invalidFields, notFound, Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { sentBodyHash } from '../../http/sent-body.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { orderNow } from './order-file.routes.ts'

/** As much as a full order takes. */
const ORDER_BYTES = 512 * 1024

/** Orders that staff takes at the counter or on the phone. Sent again with its key, a request is answered and not done again. */
export function counterOrderRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  const schema = {
    ...routeSchema('office orders', 'Place an order for a customer, paid now or later', DeskOrderAnswer),
    headers: z.looseObject({ 'idempotency-key': z.string().optional() }),
    body: CounterOrderForm,
  }
  route(
    scope,
    {
      method: 'POST',
      path: '/office/counter-orders',
      access: forStaff('orders.place'),
      schema,
      bodyLimit: ORDER_BYTES,
    },
    async ({ body, staff, language, request }) => {
      const permission = 'money.counter'
      const takesMoney = body.payment.method === 'CASH' || body.payment.method === 'TERMINAL'
      if (takesMoney && !staff.permissions.has(permission))
        return err(new Refusal('PERMISSION_MISSING', { permission }))
      const key = idempotencyKey(request)
      const placed = await orders.counter.place(staff, { ...orderOf(body), key, bodyHash: sentBodyHash(request) })
      if (!placed.ok) return err(counterRefusal(placed.error))
      return orderNow(orders, { number: placed.value.number, staff, language })
    },
  )
}

const orderOf = (form: CounterOrderForm): Omit<CounterOrderRequest, 'key' | 'bodyHash'> => ({
  channel: form.channel,
  customerId: form.customerId ?? null,
  contact: { name: form.contact.name, phone: form.contact.phone, email: form.contact.email ?? null },
  company: { name: form.contact.company || null, vatNumber: form.contact.vatNumber ?? null },
  poNumber: form.contact.poNumber || null,
  notes: form.notes || null,
  language: form.language,
  lines: form.items.map((line) => ({
    ...requestedLine(line),
    designMode: line.designMode,
    artworkIds: [],
    notes: line.notes ?? null,
  })),
  couponCode: form.couponCode,
  urgent: form.urgent,
  address: unsavedAddress(form.address, form.contact),
  expectedTotal: form.expectedTotal,
  pay: form.payment,
})

/** Why such an order was not placed. */
function counterRefusal(error: CounterOrderError): Refusal {
  switch (error.code) {
    case 'orders/customer':
      return notFound('customer')
    case 'payments/slip-used':
      return invalidFields([{ field: 'payment.slip', code: 'not_an_option' }])
    case 'place/city':
    case 'place/district':
    case 'address/short-address':
    case 'address/coordinates':
    case 'address/too-many':
    case 'address/unknown':
      return addressRefusal(error, 'address.')
    default:
      return placeRefusal(error)
  }
}
