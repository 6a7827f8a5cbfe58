import type { LocalizedText } from '../localized-text.ts'
import { roundHalfUp } from '../money/halalas.ts'
import { VAT_PERCENT } from '../pricing/vat.ts'
import type { DocumentPart } from './document-line.ts'
import { inBoth } from './seller.ts'
import { money } from './ubl-money.ts'
import { element, xmlText } from './xml.ts'

/** What the charges of a document are called. */
export type ChargeNames = { readonly urgent: LocalizedText; readonly shipping: LocalizedText }

/**
 * A line of an invoice. Its price is that of the whole quantity (the base quantity is the quantity), so that price,
 * quantity, discount and net amount agree to the halala although prices of pieces include VAT.
 */
export function ublLine(part: DocumentPart, index: number, charges: ChargeNames): string {
  const { goods, quantity, taxable, vat, gross } = part
  const name = goods ? goods.name : charges[part.kind === 'urgent' ? 'urgent' : 'shipping']
  const beforeDiscount = netBeforeDiscount(part)
  return element(
    'cac:InvoiceLine',
    element('cbc:ID', String(index + 1)),
    element('cbc:InvoicedQuantity unitCode="PCE"', String(quantity)),
    money('LineExtensionAmount', taxable),
    beforeDiscount > taxable ? discount(beforeDiscount - taxable) : undefined,
    element('cac:TaxTotal', money('TaxAmount', vat), money('RoundingAmount', gross)),
    element('cac:Item', element('cbc:Name', xmlText(inBoth(name))), vatCategory('cac:ClassifiedTaxCategory')),
    element(
      'cac:Price',
      money('PriceAmount', beforeDiscount),
      element('cbc:BaseQuantity unitCode="PCE"', String(quantity)),
    ),
  )
}

function netBeforeDiscount({ discount, gross, taxable }: DocumentPart): number {
  if (discount === 0) return taxable
  return Math.max(taxable, roundHalfUp(BigInt(gross + discount) * 100n, 100 + VAT_PERCENT))
}

const discount = (amount: number): string =>
  element(
    'cac:AllowanceCharge',
    element('cbc:ChargeIndicator', 'false'),
    element('cbc:AllowanceChargeReason', 'Discount'),
    money('Amount', amount),
  )

/** The Kingdom's rate, as a category of VAT. */
export const vatCategory = (name: string): string =>
  element(
    name,
    element('cbc:ID', 'S'),
    element('cbc:Percent', `${VAT_PERCENT}.00`),
    element('cac:TaxScheme', element('cbc:ID', 'VAT')),
  )
