import type { DocumentGoods, DocumentLine } from '#domain/invoicing/document-line.ts'

const line = (quantity: number, unit: number, more: Partial<DocumentLine> = {}): DocumentLine => ({
  name: { en: 'Business cards', ar: 'بطاقات عمل' },
  details: null,
  quantity,
  unit,
  setup: more.setup ?? 0,
  line: quantity * unit + (more.setup ?? 0),
  discount: 0,
  ...more,
})

const goods = (lines: readonly DocumentLine[], { urgent = 0, shipping = 0 } = {}): DocumentGoods => ({
  lines,
  urgent,
  shipping,
  total: lines.reduce((sum, each) => sum + each.line - each.discount, urgent + shipping),
})

/** What a shop sells, as far as its tax documents differ by it. */
export const SAMPLE_GOODS: Readonly<Record<string, DocumentGoods>> = {
  'one-line': goods([line(100, 115)]),
  'coupon-urgent-delivery': goods(
    [
      line(500, 98, { setup: 5000, discount: 5400 }),
      line(2, 17_900, { name: { en: 'Roll-up banner 85 × 200 cm', ar: 'لافتة رول أب 85 × 200 cm' }, discount: 3580 }),
    ],
    { urgent: 8424, shipping: 2500 },
  ),
  'arabic-names': goods([line(3, 3333, { name: { ar: 'دفتر فواتير «ثلاث نسخ» & ختم <خاص>' } })]),
  'half-a-halala': goods([line(1, 3), line(7, 1), line(13, 7), line(2, 9)]),
  'discounted-in-full': goods([line(10, 1150, { discount: 11_500 })]),
  'discounted-in-full-with-delivery': goods([line(10, 1150, { discount: 11_500 })], { shipping: 2500 }),
  gift: goods([line(100, 115), line(1, 0, { name: { en: 'Sample pack', ar: 'مجموعة عينات' } })]),
  'thousand-lines': goods(
    Array.from({ length: 1000 }, (_, index) => line(1 + (index % 9), 101 + index * 3)),
    {
      shipping: 2500,
    },
  ),
}
