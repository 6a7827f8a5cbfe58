import type { Language } from '#domain/language.ts'
import { orderWords as arabic } from '#domain/orders/desk/order-words.ar.ts'
import { orderWords as english } from '#domain/orders/desk/order-words.en.ts'
import type { OpenJobState } from '#contract/office/production/board.ts'

/** What a file of jobs says; the columns in their order. */
type JobWords = {
  readonly sheet: string
  readonly columns: Readonly<Record<JobColumn, string>>
  readonly states: Readonly<Record<OpenJobState, string>>
  readonly yes: string
}
type JobColumn =
  | 'job'
  | 'order'
  | 'what'
  | 'variant'
  | 'customer'
  | 'pieces'
  | 'station'
  | 'state'
  | 'due'
  | 'urgent'
  | 'reprint'
  | 'material'
  | 'assignee'
  | 'why'

export const JOB_WORDS: Readonly<Record<Language, JobWords>> = {
  en: {
    sheet: 'Jobs',
    columns: {
      job: 'Job',
      order: 'Order',
      what: 'What',
      variant: 'Variant',
      customer: 'Customer',
      pieces: 'Pieces',
      station: 'Station',
      state: 'State',
      due: 'Due',
      urgent: 'Urgent',
      reprint: 'Printed again',
      material: 'Material',
      assignee: 'Assigned to',
      why: 'Why it waits',
    },
    states: { QUEUED: 'Queued', RUNNING: 'In work', HELD: 'On hold', PROBLEM: 'With a problem' },
    yes: 'yes',
  },
  ar: {
    sheet: 'أوامر التشغيل',
    columns: {
      job: 'أمر التشغيل',
      order: 'الطلب',
      what: 'المنتج',
      variant: 'الصنف',
      customer: 'العميل',
      pieces: 'عدد القطع',
      station: 'المحطة',
      state: 'الحالة',
      due: 'الموعد',
      urgent: 'مستعجل',
      reprint: 'إعادة طباعة',
      material: 'الخامة',
      assignee: 'المسؤول',
      why: 'سبب التوقف',
    },
    states: { QUEUED: 'في الانتظار', RUNNING: 'قيد العمل', HELD: 'موقوف', PROBLEM: 'متعثر' },
    yes: 'نعم',
  },
}

type MoneyColumn =
  | 'number'
  | 'customer'
  | 'company'
  | 'moved'
  | 'status'
  | 'payment'
  | 'method'
  | 'total'
  | 'received'
  | 'refunded'
  | 'toRefund'
  | 'askedBy'

type MoneyWords = { readonly sheet: string; readonly columns: Readonly<Record<MoneyColumn, string>> }

/** What a file of payments says; sums are riyals. */
export const MONEY_WORDS: Readonly<Record<Language, MoneyWords>> = {
  en: {
    sheet: 'Payments',
    columns: {
      number: english.headings.order,
      customer: english.headings.customer,
      company: 'Company',
      moved: 'Last moved',
      status: english.headings.status,
      payment: english.headings.payment,
      method: english.headings.method,
      total: 'Total (SAR)',
      received: 'Received (SAR)',
      refunded: 'Refunded (SAR)',
      toRefund: 'To refund (SAR)',
      askedBy: 'Asked by',
    },
  },
  ar: {
    sheet: 'المدفوعات',
    columns: {
      number: arabic.headings.order,
      customer: arabic.headings.customer,
      company: 'الشركة',
      moved: 'آخر حركة',
      status: arabic.headings.status,
      payment: arabic.headings.payment,
      method: arabic.headings.method,
      total: 'الإجمالي (ر.س)',
      received: 'المستلم (ر.س)',
      refunded: 'المردود (ر.س)',
      toRefund: 'المطلوب رده (ر.س)',
      askedBy: 'طلبه',
    },
  },
}

type PeopleWords = {
  readonly sheet: string
  readonly columns: Readonly<Record<PeopleColumn, string>>
  readonly states: Readonly<Record<'INVITED' | 'ACTIVE' | 'INACTIVE', string>>
  readonly factors: Readonly<Record<'app' | 'passkey', string>>
}
type PeopleColumn = 'name' | 'email' | 'roles' | 'status' | 'factor' | 'seen' | 'joined' | 'left'

export const PEOPLE_WORDS: Readonly<Record<Language, PeopleWords>> = {
  en: {
    sheet: 'Staff',
    columns: {
      name: 'Name',
      email: 'Email',
      roles: 'Roles',
      status: 'Status',
      factor: 'Second factor',
      seen: 'Last seen',
      joined: 'Joined',
      left: 'Deactivated',
    },
    states: { INVITED: 'Invited', ACTIVE: 'Active', INACTIVE: 'Inactive' },
    factors: { app: 'Authenticator app', passkey: 'Passkey' },
  },
  ar: {
    sheet: 'الفريق',
    columns: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      roles: 'الأدوار',
      status: 'الحالة',
      factor: 'التحقق الثاني',
      seen: 'آخر ظهور',
      joined: 'تاريخ الانضمام',
      left: 'تاريخ الإيقاف',
    },
    states: { INVITED: 'مدعو', ACTIVE: 'نشط', INACTIVE: 'غير نشط' },
    factors: { app: 'تطبيق الرموز', passkey: 'مفتاح مرور' },
  },
}

type ActivityWords = {
  readonly sheet: string
  readonly columns: Readonly<Record<ActivityColumn, string>>
}
type ActivityColumn = 'at' | 'by' | 'action' | 'kind' | 'subject' | 'before' | 'after' | 'reason'

export const ACTIVITY_WORDS: Readonly<Record<Language, ActivityWords>> = {
  en: {
    sheet: 'Activity',
    columns: {
      at: 'When',
      by: 'Who',
      action: 'What',
      kind: 'Kind of thing',
      subject: 'Thing',
      before: 'Before',
      after: 'After',
      reason: 'Why',
    },
  },
  ar: {
    sheet: 'سجل النشاط',
    columns: {
      at: 'الوقت',
      by: 'من',
      action: 'الإجراء',
      kind: 'النوع',
      subject: 'على ماذا',
      before: 'قبل',
      after: 'بعد',
      reason: 'السبب',
    },
  },
}
