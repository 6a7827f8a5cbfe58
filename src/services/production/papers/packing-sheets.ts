import { inLanguage } from '#domain/localized-text.ts'
import type { LabelSheet, SlipSheet } from '#integrations/documents/workshop-paper.ts'
import type { PackedOrder } from './paper-orders.repository.ts'
import { PAPER_WORDS as WORDS } from './paper-words.ts'
import { dayInBoth, inBoth, nameOf, optionsOf, pieces, same } from './ticket-sheet.ts'

const orderAddress = (publicUrl: string, number: number): string => `${publicUrl}/office/orders/${number}`

/**
 * Where the customer of an order orders the same again. It asks for their account: a stranger who finds the box reads nothing of
 * the order there.
 */
const againAddress = (publicUrl: string, { id, language }: PackedOrder): string =>
  `${publicUrl}/${language}/order-again?order=${id}`

const byHand = ({ fulfilment }: PackedOrder) => ({
  label: WORDS.handOver,
  value: fulfilment === 'PICKUP' ? WORDS.pickup : WORDS.delivery,
})

/** What lies in the box of an order: names and pieces, no price, and nothing by which the customer could be reached. */
export const slipSheet = (order: PackedOrder, publicUrl: string): SlipSheet => ({
  number: String(order.number),
  qr: orderAddress(publicUrl, order.number),
  again: againAddress(publicUrl, order),
  customer: order.customer,
  facts: [byHand(order), { label: WORDS.due, value: dayInBoth(order.ready_by) }],
  rows: order.lines.map((line) => {
    const options = optionsOf(line.features)
    return {
      name: nameOf(line),
      details: {
        en: options.map(({ value }) => value.en).join(', '),
        ar: options.map(({ value }) => value.ar).join('، '),
      },
      quantity: pieces(line.quantity),
    }
  }),
  notes: order.notes === null ? [] : [{ label: WORDS.orderNote, text: order.notes }],
})

/** Street and house in the script of the street: a bare number would stand on either side of its name. */
const streetOf = ({ street, building }: NonNullable<PackedOrder['address']>): string =>
  /\p{Script=Arabic}/u.test(street)
    ? `${street}، ${WORDS.building.ar} ${building}`
    : `${street}, ${WORDS.building.en} ${building}`

/** What stands on the box of an order. */
export function labelSheet(order: PackedOrder, publicUrl: string): LabelSheet {
  const { address } = order
  const inCity = address && {
    en: [address.district, address.city].flatMap((part) => (part ? [inLanguage(part, 'en')] : [])).join(', '),
    ar: [address.district, address.city].flatMap((part) => (part ? [inLanguage(part, 'ar')] : [])).join('، '),
  }
  return {
    number: String(order.number),
    qr: orderAddress(publicUrl, order.number),
    again: againAddress(publicUrl, order),
    // An address is named as its owner knows it, such as “Office”: the parcel is for a person.
    name: order.contact_name,
    phone: address?.phone ?? order.contact_phone,
    lines: address
      ? [
          streetOf(address),
          ...[address.neighbourhood, address.details].flatMap((part) => part ?? []),
          ...[[address.shortAddress, address.postalCode].flatMap((part) => part ?? []).join(' · ')].filter(Boolean),
        ]
      : [],
    place: inCity ?? inBoth(WORDS.pickup),
    facts: [byHand(order), { label: WORDS.customer, value: same(order.customer) }],
  }
}
