import type { orderWords as english } from './order-words.en.ts'

type Words = { readonly [Group in keyof typeof english]: Readonly<Record<keyof (typeof english)[Group], string>> }

/** What orders are called on the screens of the staff and in their files, in Arabic. */
export const orderWords = {
  status: {
    AWAITING_PAYMENT: 'بانتظار الدفع',
    PENDING: 'بانتظار القبول',
    PROCESSING: 'قيد التنفيذ',
    ON_THE_WAY: 'في الطريق',
    DELIVERED: 'تم التسليم',
    COMPLETED: 'مكتمل',
    CANCELLED: 'ملغى',
    REJECTED: 'مرفوض',
    EXPIRED: 'انتهت مهلته دون دفع',
  },
  payment: {
    UNPAID: 'غير مدفوع',
    TRANSFER: 'بانتظار الحوالة',
    UNKNOWN: 'دون رد من بوابة الدفع',
    PAID: 'مدفوع',
    PARTLY_REFUNDED: 'مسترد جزئيًا',
    REFUNDED: 'مسترد',
    FREE: 'لا شيء للدفع',
  },
  method: {
    CARD: 'بطاقة',
    SAVED_CARD: 'بطاقة محفوظة',
    APPLE_PAY: 'Apple Pay',
    STC_PAY: 'STC Pay',
    TABBY: 'تابي',
    TAMARA: 'تمارا',
    BANK_TRANSFER: 'حوالة بنكية',
    CASH: 'نقدًا',
    TERMINAL: 'جهاز البطاقات',
  },
  fulfilment: {
    DELIVERY: 'توصيل',
    PICKUP: 'استلام',
  },
  headings: {
    order: 'الطلب',
    due: 'الموعد',
    customer: 'العميل',
    what: 'المطلوب',
    status: 'الحالة',
    payment: 'الدفع',
    method: 'طريقة الدفع',
    urgent: 'مستعجل',
    fulfilment: 'التسليم',
    assignee: 'المسؤول',
  },
} as const satisfies Words
