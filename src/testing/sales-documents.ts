import type { DocumentLine } from '#domain/invoicing/document-line.ts'
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
