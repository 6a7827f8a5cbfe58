import type { ArabicOf, Bilingual } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'

const en = {
  title: 'Staff of the demo',
  about: 'One person for each role of the office. This page exists only in the demo.',
  none: 'This shop was not filled with the demo’s staff. Start with an empty data folder to have them.',
  role: 'Role',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  code: 'Code of the authenticator',
  used: 'used, the next one in {seconds} s',
  next: 'Each code works once. New codes come in {seconds} s, and this page reloads then.',
  open: 'Open the office',
} as const

const ar = {
  title: 'فريق العرض التجريبي',
  about: 'شخص واحد لكل دور في المكتب. هذه الصفحة للعرض التجريبي فقط.',
  none: 'لم يُملأ هذا المتجر بفريق العرض التجريبي. ابدأ بمجلد بيانات فارغ ليظهر الفريق هنا.',
  role: 'الدور',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  code: 'رمز تطبيق المصادقة',
  used: 'استُخدم، والتالي بعد {seconds} ث',
  next: 'يعمل كل رمز مرة واحدة. تتجدد الرموز بعد {seconds} ث، وعندها تُحدَّث هذه الصفحة تلقائيًا.',
  open: 'افتح المكتب',
} as const satisfies ArabicOf<typeof en>

const SENTENCES = { en, ar } satisfies Bilingual<typeof en, typeof ar>

/** The sentences of the page. */
export const DEMO_STAFF_TRANSLATORS = {
  en: createTranslator<typeof en>('en', SENTENCES.en),
  ar: createTranslator<typeof en>('ar', SENTENCES.ar),
}
