import type { DocumentLine } from '#domain/invoicing/document-line.ts'
import type { OrderFacts } from '#domain/invoicing/invoice-facts.ts'
import type { Seller } from '#domain/invoicing/seller.ts'

/** A print shop as registered. */
export const seller: Seller = {
  name: { en: 'Matbaa Printing Company', ar: 'شركة مطبعة للطباعة' },
  vatNumber: '310122393500003',
  crNumber: '1010000000',
  phone: '+966551234567',
  email: 'hello@matbaa.example',
  address: {
    street: { en: 'Al Olaya Street', ar: 'شارع العليا' },
    building: '7421',
    district: { en: 'Al Olaya', ar: 'العليا' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    postalCode: '12214',
  },
}

/** Three lines as they are sold: set-up and choices, a size in the name, a long name in Arabic; 1,248.00 less 124.80. */
export const soldLines: readonly DocumentLine[] = [
  {
    name: {
      en: 'Premium business cards with spot UV and gilded edges',
      ar: 'بطاقات عمل فاخرة بطلاء لامع موضعي وحواف مذهبة من ورق قطني سميك للمناسبات الرسمية',
    },
    details: { en: 'Cotton 600 g · 9 × 5 cm · gold edges', ar: 'قطني 600 g · 9 × 5 cm · حواف ذهبية' },
    quantity: 500,
    unit: 98,
    setup: 5000,
    line: 54_000,
    discount: 5400,
  },
  {
    name: { en: 'Roll-up banner 85 × 200 cm', ar: 'لافتة رول أب 85 × 200 cm' },
    details: { en: 'With carry bag', ar: 'مع حقيبة حمل' },
    quantity: 2,
    unit: 17_900,
    setup: 0,
    line: 35_800,
    discount: 3580,
  },
  {
    name: { en: 'Vinyl stickers A5' },
    details: null,
    quantity: 1000,
    unit: 35,
    setup: 0,
    line: 35_000,
    discount: 3500,
  },
]

/** A paid order of the three lines, urgent and brought to the door: 1,123.20 + 84.24 + 25.00. */
export const paidOrder: OrderFacts = {
  orderId: '0199a1b2-0000-7000-8000-000000000001',
  orderNumber: '100241',
  issuedAt: new Date('2026-11-22T10:30:00Z'),
  paidBy: 'card',
  language: 'ar',
  buyer: { name: 'محمد بن عبدالرحمن الشهري', phone: '+966501234567', company: null, poNumber: null },
  lines: soldLines,
  urgent: 8424,
  shipping: 2500,
  couponCode: 'WELCOME10',
  total: 123_244,
}
