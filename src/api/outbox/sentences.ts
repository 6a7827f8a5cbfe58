import type { ArabicOf, Bilingual } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'

const en = {
  title: 'Outbox',
  about: 'Mail and text messages that the shop has written, newest first. This page exists only in the demo.',
  none: 'There is no mail yet.',
  textMessage: 'Text message',
  to: 'To',
  status: 'Status',
  time: 'Time',
  headers: 'Headers',
  files: 'Files',
  plain: 'Plain text',
  page: 'As a page',
  waiting: 'stored here, nothing is set up to send it',
  sending: 'being sent',
  accepted: 'taken by WhatsApp, not reported as delivered yet',
  sent: 'sent',
  failed: 'not delivered',
  withheld: 'not meant to be sent',
} as const

const ar = {
  title: 'صندوق الصادر',
  about: 'رسائل البريد والرسائل النصية التي كتبها المتجر، الأحدث أولًا. هذه الصفحة للعرض التجريبي فقط.',
  textMessage: 'رسالة نصية',
  none: 'لا رسائل بعد.',
  to: 'إلى',
  status: 'الحالة',
  time: 'الوقت',
  headers: 'الترويسات',
  files: 'الملفات',
  plain: 'نص عادي',
  page: 'كصفحة',
  waiting: 'محفوظة هنا لعدم إعداد وسيلة إرسال',
  sending: 'قيد الإرسال',
  accepted: 'قبلها واتساب ولم يبلغنا بتسليمها بعد',
  sent: 'أُرسلت',
  failed: 'لم تُسلَّم',
  withheld: 'ليست للإرسال',
} as const satisfies ArabicOf<typeof en>

const SENTENCES = { en, ar } satisfies Bilingual<typeof en, typeof ar>

/** The sentences of the outbox page. */
export const OUTBOX_TRANSLATORS = {
  en: createTranslator<typeof en>('en', SENTENCES.en),
  ar: createTranslator<typeof en>('ar', SENTENCES.ar),
}
