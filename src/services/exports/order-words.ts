import type { Language } from '#domain/language.ts'
import type { ExportColumn } from '#domain/orders/desk/export-columns.ts'
import { orderWords as arabic } from '#domain/orders/desk/order-words.ar.ts'
import { orderWords as english } from '#domain/orders/desk/order-words.en.ts'

/** What a file of orders says beside the words that the screens have too. */
type FileWords = {
  readonly sheet: string
  readonly columns: Readonly<Record<ExportColumn, string>>
  readonly yes: string
}

const EN: FileWords = {
  sheet: 'Orders',
  columns: {
    ...english.headings,
    number: english.headings.order,
    placed: 'Placed',
    company: 'Company',
    phone: 'Phone',
    city: 'City',
    quantity: 'Quantity',
    lines: 'Lines',
    total: 'Total (SAR)',
    hold: 'On hold',
  },
  yes: 'yes',
}

const AR: FileWords = {
  sheet: 'الطلبات',
  columns: {
    ...arabic.headings,
    number: arabic.headings.order,
    placed: 'تاريخ الطلب',
    company: 'الشركة',
    phone: 'الجوال',
    city: 'المدينة',
    quantity: 'الكمية',
    lines: 'عدد البنود',
    total: 'الإجمالي (ر.س)',
    hold: 'سبب الإيقاف',
  },
  yes: 'نعم',
}

/** What a file of orders says, in both languages. */
export const EXPORT_WORDS = {
  en: { ...english, ...EN },
  ar: { ...arabic, ...AR },
} as const satisfies Readonly<Record<Language, FileWords>>
