import type { ArabicOf, Bilingual } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'

const en = {
  title: 'Outbox',
  about: 'Mail that the shop has written, newest first. This page exists only in the demo.',
  none: 'There is no mail yet.',
  to: 'To',
  status: 'Status',
  time: 'Time',
  headers: 'Headers',
  plain: 'Plain text',
  page: 'As a page',
  waiting: 'kept here, no mail server is set',
  sending: 'being sent',
  sent: 'sent',
  failed: 'not delivered',
} as const

const ar = {
  title: 'صندوق الصادر',
  about: 'الرسائل التي كتبها المتجر، الأحدث أولًا. هذه الصفحة للعرض التجريبي فقط.',
  none: 'لا رسائل بعد.',
  to: 'إلى',
  status: 'الحالة',
  time: 'الوقت',
  headers: 'الترويسات',
  plain: 'نص عادي',
  page: 'كصفحة',
  waiting: 'محفوظة هنا لعدم إعداد خادم بريد',
  sending: 'قيد الإرسال',
  sent: 'أُرسلت',
  failed: 'لم تُسلَّم',
} as const satisfies ArabicOf<typeof en>

const SENTENCES = { en, ar } satisfies Bilingual<typeof en, typeof ar>

/** The sentences of the outbox page. */
export const OUTBOX_TRANSLATORS = {
  en: createTranslator<typeof en>('en', SENTENCES.en),
  ar: createTranslator<typeof en>('ar', SENTENCES.ar),
}
