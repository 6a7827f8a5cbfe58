import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { OrderAddress } from '#db/schema/orders.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { readyBy } from '#domain/calendar/ready-by.ts'
import { quotationHoldMinutes } from '#domain/quotations/quotation.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import { linkTokenHash } from '../../link-token.ts'
import { insertOrder } from './new-order.repository.ts'
import { accounts } from '../../customers/account.service.ts'
import { lockCustomer } from '../../customers/lock-customer.ts'
import type { OrderListing } from '../../orders/listing/order-listing.ts'
import type { NewLine, NewOrder } from '../../orders/order.repository.ts'

type QuotedLine = {
  readonly name: string
  readonly details: string | null
  readonly quantity: number
  readonly unit: Halalas
  readonly line_total: Halalas
  readonly vat: Halalas
}

/** What becomes an order of a quotation; amounts in halalas, VAT included. */
type AcceptedQuotation = {
  readonly id: string
  readonly reference: string
  readonly language: Language
  readonly contact_name: string
  readonly contact_phone: string
  readonly contact_email: string
  readonly company_name: string | null
  readonly address: OrderAddress | null
  readonly production_days: number
  readonly valid_until: IsoDate
  readonly subtotal: Halalas
  readonly shipping: Halalas
  readonly taxable: Halalas
  readonly vat: Halalas
  readonly total: Halalas
  readonly lines: readonly QuotedLine[]
}

export interface OrderQuotationParts {
  readonly db: Db
  readonly policy: () => Pick<ShopPolicy, 'holdMinutes' | 'holidays' | 'cutOffHour'>
  readonly listing: Pick<OrderListing, 'refresh'>
  readonly now: () => Date
}

const ROUTE = 'POST special-requests/order'

/**
 * Makes an accepted quotation an order, at exactly its sums: no price is read again. It waits for its money until the last day
 * of the quotation ends. Answers the id of the order. Call it while the request is held.
 */
export async function orderQuotation(
  tx: Db,
  { policy, listing, now }: OrderQuotationParts,
  quotation: AcceptedQuotation,
  customerId: string,
): Promise<string> {
  await lockCustomer(tx, customerId)
  const id = randomUUIDv7()
  const at = now()
  const company = await accounts.companyOf(tx, customerId)
  await insertOrder(tx, {
    order: {
      ...orderRow(quotation),
      id,
      customer_id: customerId,
      company_name: quotation.company_name ?? company.name,
      vat_number: company.vatNumber,
      cr_number: company.crNumber,
      ready_by: readyBy(at, quotation.production_days, policy()),
    },
    lines: quotation.lines.map((line) => lineRow(quotation, line)),
    holdMinutes: quotationHoldMinutes(quotation.valid_until, at, policy().holdMinutes.transfer),
    request: { customerId, key: quotation.id, route: ROUTE, bodyHash: linkTokenHash(quotation.id) },
    attempt: undefined,
  })
  await listing.refresh(tx, id)
  return id
}

type OwnColumns = 'id' | 'customer_id' | 'company_name' | 'vat_number' | 'cr_number' | 'ready_by'

const orderRow = (quotation: AcceptedQuotation): Omit<NewOrder, OwnColumns> => ({
  cart_key: quotation.id,
  status: 'AWAITING_PAYMENT',
  moved_by: 'CUSTOMER',
  language: quotation.language,
  contact_name: quotation.contact_name,
  contact_phone: quotation.contact_phone,
  contact_email: quotation.contact_email,
  po_number: null,
  notes: null,
  fulfilment: quotation.address === null ? 'PICKUP' : 'DELIVERY',
  address: quotation.address === null ? null : JSON.stringify(quotation.address),
  urgent: false,
  coupon_code: null,
  subtotal: quotation.subtotal,
  discount: 0,
  urgent_fee: 0,
  shipping: quotation.shipping,
  taxable: quotation.taxable,
  vat: quotation.vat,
  total: quotation.total,
})

/** A line as one of a product that is in no catalogue, as lines of deleted products are. */
const lineRow = ({ reference, production_days: days }: AcceptedQuotation, line: QuotedLine): NewLine => ({
  product_id: null,
  product_price_id: null,
  product_code: reference,
  name: JSON.stringify({ en: line.name, ar: line.name }),
  variant: null,
  features: '[]',
  configuration: '[]',
  image_key: null,
  quantity: line.quantity,
  offer_percent: 0,
  unit: line.unit,
  setup: 0,
  line_total: line.line_total,
  discount: 0,
  vat: line.vat,
  production_days: days,
  design_mode: 'LATER',
  artwork_ids: '[]',
  artwork_uploads: '[]',
  artwork_parts: '[]',
  notes: line.details,
})
