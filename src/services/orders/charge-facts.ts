import type { Db } from '#db/connection.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { Charge, ChargeSource } from '#integrations/payments/payment-gateway.ts'
import { findLines, findOrder } from './order.repository.ts'

type Attempt = { readonly id: string; readonly order_id: string; readonly provider: string; readonly amount: number }

/** What a gateway is told to charge an order, in its customer's language; undefined when there is no such order. */
export async function chargeFacts(
  db: Db,
  attempt: Attempt,
  { source, publicUrl }: { readonly source: ChargeSource; readonly publicUrl: string },
): Promise<Charge | undefined> {
  const order = await findOrder(db, { id: attempt.order_id })
  if (!order) return undefined
  const { language, address } = order
  // Cards need no goods; providers of instalments want to see them.
  const lines = source.kind === 'INSTALMENTS' ? await findLines(db, order.id) : []
  const provider = attempt.provider.toLowerCase()
  const back = (outcome: string) =>
    `${publicUrl}/api/payments/callback/${provider}?paymentId=${attempt.id}&outcome=${outcome}`
  return {
    attemptId: attempt.id,
    amount: attempt.amount,
    orderNumber: order.number,
    source,
    language,
    buyer: {
      name: order.contact_name,
      email: order.contact_email,
      phone: order.contact_phone,
      since: order.placed_at,
    },
    address: {
      city: address ? inLanguage(address.city, language) : '',
      line: address ? `${address.building} ${address.street}` : '',
      postalCode: address?.postalCode ?? '',
    },
    lines: lines.map((line) => ({
      reference: line.product_code,
      title: inLanguage(line.name, language),
      quantity: line.quantity,
      unit: line.unit,
      total: line.line_total,
    })),
    shipping: order.shipping,
    discount: order.discount,
    vat: order.vat,
    returnUrls: { success: back('success'), failure: back('failure'), cancel: back('cancel') },
    notificationUrl: `${publicUrl}/api/payments/webhooks/${provider}`,
  }
}
