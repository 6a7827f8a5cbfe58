import type { DocumentAmounts, DocumentPart } from '#domain/invoicing/document-line.ts'
import { columnAmount } from '#domain/money/halalas.ts'
import { VAT_PERCENT } from '#domain/pricing/vat.ts'
import type { PrintedRow, PrintedText, SalesDocument } from '#integrations/documents/sales-document.ts'
import { printed, bilingual } from './sentences/bilingual.ts'

/** The part of a document that says what is sold and what it comes to. */
export type PrintedGoods = Pick<SalesDocument, 'columns' | 'rows' | 'totals'>

const WHOLE_NUMBER = new Intl.NumberFormat('en')

/** The table and the totals of a document. The column of discounts is there only when there are any. */
export function printGoods(amounts: DocumentAmounts, couponCode: string | null, sum: PrintedText): PrintedGoods {
  const hasDiscount = amounts.discount > 0
  return {
    columns: [
      bilingual('column.item'),
      bilingual('column.quantity'),
      bilingual('column.unit'),
      ...(hasDiscount ? [bilingual('column.discount')] : []),
      bilingual('column.taxable'),
      bilingual('column.vat', { percent: VAT_PERCENT }),
      bilingual('column.gross'),
    ].map((label) => ({ label })),
    rows: amounts.parts.map((part) => printRow(part, hasDiscount)),
    totals: [
      ...(hasDiscount ? [{ label: discountLabel(couponCode), value: columnAmount(-amounts.discount) }] : []),
      { label: bilingual('total.taxable'), value: columnAmount(amounts.taxable) },
      { label: bilingual('total.vat', { percent: VAT_PERCENT }), value: columnAmount(amounts.vat) },
      { label: sum, value: columnAmount(amounts.total), isStrong: true },
    ],
  }
}

const discountLabel = (code: string | null): PrintedText =>
  code === null ? bilingual('total.discount') : bilingual('total.discountCode', { code })

function printRow(part: DocumentPart, hasDiscount: boolean): PrintedRow {
  const { goods } = part
  const amounts = [part.taxable, part.vat, part.gross].map(columnAmount)
  return {
    name: nameOf(part),
    details: [
      ...(goods?.details ? [printed(goods.details)] : []),
      ...(goods && goods.setup > 0 ? [bilingual('row.setup', { amount: columnAmount(goods.setup) })] : []),
    ],
    cells: [
      WHOLE_NUMBER.format(part.quantity),
      columnAmount(part.unit),
      ...(hasDiscount ? [part.discount === 0 ? '–' : columnAmount(-part.discount)] : []),
      ...amounts,
    ],
  }
}

function nameOf({ kind, goods }: DocumentPart): PrintedText {
  if (goods) return printed(goods.name)
  return bilingual(kind === 'urgent' ? 'row.urgent' : 'row.shipping')
}
