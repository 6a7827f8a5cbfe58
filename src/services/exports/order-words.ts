import type { Language } from '#domain/language.ts'
import type { ExportColumn } from '#domain/orders/desk/export-columns.ts'
import type { ListedPayment } from '#domain/orders/desk/order-filter.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderPage } from '../orders/listing/order-lists.service.ts'

type Method = NonNullable<OrderPage['rows'][number]['method']>

type Words = {
  readonly sheet: string
  readonly columns: Readonly<Record<ExportColumn, string>>
  readonly status: Readonly<Record<OrderStatus, string>>
  readonly payment: Readonly<Record<ListedPayment, string>>
  readonly method: Readonly<Record<Method, string>>
  readonly fulfilment: Readonly<Record<'DELIVERY' | 'PICKUP', string>>
  readonly yes: string
}

/** What a file of orders says, in both languages. */
export const EXPORT_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    sheet: 'Orders',
    columns: {
      number: 'Order',
      placed: 'Placed',
      due: 'Due',
      status: 'Status',
      customer: 'Customer',
      company: 'Company',
      phone: 'Phone',
      city: 'City',
      what: 'What',
      quantity: 'Quantity',
      lines: 'Lines',
      fulfilment: 'Handed over by',
      payment: 'Payment',
      method: 'Paid with',
      total: 'Total (SAR)',
      urgent: 'Urgent',
      assignee: 'Assigned to',
      hold: 'On hold',
    },
    status: {
      AWAITING_PAYMENT: 'Waits for payment',
      PENDING: 'To accept',
      PROCESSING: 'In production',
      ON_THE_WAY: 'On the way',
      DELIVERED: 'Delivered',
      COMPLETED: 'Completed',
      CANCELLED: 'Cancelled',
      REJECTED: 'Rejected',
      EXPIRED: 'Expired unpaid',
    },
    payment: {
      UNPAID: 'Not paid',
      TRANSFER: 'Transfer expected',
      UNKNOWN: 'Unknown at the gateway',
      PAID: 'Paid',
      PARTLY_REFUNDED: 'Partly refunded',
      REFUNDED: 'Refunded',
      FREE: 'Nothing to pay',
    },
    method: {
      CARD: 'Card',
      SAVED_CARD: 'Saved card',
      APPLE_PAY: 'Apple Pay',
      STC_PAY: 'STC Pay',
      TABBY: 'Tabby',
      TAMARA: 'Tamara',
      BANK_TRANSFER: 'Bank transfer',
      CASH: 'Cash',
      TERMINAL: 'Card terminal',
    },
    fulfilment: { DELIVERY: 'Delivery', PICKUP: 'Pick-up' },
    yes: 'yes',
  },
  ar: {
    sheet: 'الطلبات',
    columns: {
      number: 'الطلب',
      placed: 'تاريخ الطلب',
      due: 'موعد التسليم',
      status: 'الحالة',
      customer: 'العميل',
      company: 'الشركة',
      phone: 'الجوال',
      city: 'المدينة',
      what: 'المنتج',
      quantity: 'الكمية',
      lines: 'عدد البنود',
      fulfilment: 'طريقة التسليم',
      payment: 'الدفع',
      method: 'وسيلة الدفع',
      total: 'الإجمالي (ر.س)',
      urgent: 'مستعجل',
      assignee: 'المسؤول',
      hold: 'سبب الإيقاف',
    },
    status: {
      AWAITING_PAYMENT: 'بانتظار الدفع',
      PENDING: 'بانتظار القبول',
      PROCESSING: 'قيد التنفيذ',
      ON_THE_WAY: 'في الطريق',
      DELIVERED: 'تم التسليم',
      COMPLETED: 'مكتمل',
      CANCELLED: 'ملغى',
      REJECTED: 'مرفوض',
      EXPIRED: 'انتهى دون دفع',
    },
    payment: {
      UNPAID: 'غير مدفوع',
      TRANSFER: 'بانتظار التحويل',
      UNKNOWN: 'غير معروف لدى البوابة',
      PAID: 'مدفوع',
      PARTLY_REFUNDED: 'تم استرداد جزء منه',
      REFUNDED: 'تم الاسترداد',
      FREE: 'لا شيء للدفع',
    },
    method: {
      CARD: 'بطاقة',
      SAVED_CARD: 'بطاقة محفوظة',
      APPLE_PAY: 'Apple Pay',
      STC_PAY: 'STC Pay',
      TABBY: 'تابي',
      TAMARA: 'تمارا',
      BANK_TRANSFER: 'تحويل بنكي',
      CASH: 'نقدًا',
      TERMINAL: 'جهاز البطاقات',
    },
    fulfilment: { DELIVERY: 'توصيل', PICKUP: 'استلام من المطبعة' },
    yes: 'نعم',
  },
}
