import type { LocalizedText } from '../localized-text.ts'
import { taxed, vatOfParts } from '../pricing/vat.ts'
import type { Halalas } from '../money/halalas.ts'

/** A line of goods as it was sold; amounts include VAT. */
export type DocumentLine = {
  readonly name: LocalizedText
  /** The choices taken, in one line. */
  readonly details: LocalizedText | null
  readonly quantity: number
  /** One piece, after choices and offer. */
  readonly unit: Halalas
  /** Charged once for the line. */
  readonly setup: Halalas
  /** `unit × quantity + setup` */
  readonly line: Halalas
  /** The line's share of the coupon. */
  readonly discount: Halalas
}

/** What a quotation or an invoice is made of. Prices include VAT at the Kingdom's rate. */
export type DocumentGoods = {
  readonly lines: readonly DocumentLine[]
  /** What urgent delivery costs on top; 0 without. */
  readonly urgent: Halalas
  /** 0 for pick-up. */
  readonly shipping: Halalas
  readonly total: Halalas
}

/** One part of a document with its VAT taken out; `taxable + vat = gross`. */
export type DocumentPart = {
  readonly kind: 'goods' | 'urgent' | 'shipping'
  /** Only of goods. */
  readonly goods: DocumentLine | null
  readonly quantity: number
  readonly unit: Halalas
  readonly discount: Halalas
  readonly taxable: Halalas
  readonly vat: Halalas
  readonly gross: Halalas
}

/** The amounts of a document; the parts add up to the totals. */
export type DocumentAmounts = {
  readonly parts: readonly DocumentPart[]
  readonly discount: Halalas
  readonly taxable: Halalas
  readonly vat: Halalas
  readonly total: Halalas
}

/**
 * Takes VAT out of a document: once, on its total, rounded half up; spread over the parts by largest remainder (A-C1,
 * rule 8). Throws RangeError when the parts do not add up to the total, which is a bug of the caller.
 */
export function documentAmounts({ lines, urgent, shipping, total }: DocumentGoods): DocumentAmounts {
  const charged = [...lines.map(goodsPart), ...chargePart('urgent', urgent), ...chargePart('shipping', shipping)]
  const sum = charged.reduce((all, { gross }) => all + gross, 0)
  if (sum !== total) throw new RangeError(`the parts come to ${sum} halalas, the document to ${total}`)

  const { taxable, vat } = taxed(total)
  const vats = vatOfParts(
    vat,
    charged.map(({ gross }) => gross),
  )
  const parts = charged.map((part, index) => {
    const partVat = vats[index] ?? 0
    return { ...part, taxable: part.gross - partVat, vat: partVat }
  })
  return { parts, discount: lines.reduce((all, { discount }) => all + discount, 0), taxable, vat, total }
}

type ChargedPart = Omit<DocumentPart, 'taxable' | 'vat'>

function goodsPart(goods: DocumentLine): ChargedPart {
  const { quantity, unit, setup, line, discount } = goods
  if (unit * quantity + setup !== line) throw new RangeError(`${quantity} × ${unit} + ${setup} is not ${line} halalas`)
  return { kind: 'goods', goods, quantity, unit, discount, gross: line - discount }
}

const chargePart = (kind: 'urgent' | 'shipping', amount: Halalas): ChargedPart[] =>
  amount === 0 ? [] : [{ kind, goods: null, quantity: 1, unit: amount, discount: 0, gross: amount }]
