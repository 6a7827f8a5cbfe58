import type english from '../en/office-tablets.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  title: 'الأجهزة اللوحية',
  add: 'إضافة جهاز',
  name: 'الاسم',
  station: 'المحطة',
  pairedUntil: 'مربوط حتى',
  waits: 'بانتظار مسح رمزه',
  seen: 'آخر استخدام',
  end: 'إنهاء',
  endOf: 'إنهاء: {name}',
  noneTitle: 'لا يوجد جهاز مربوط',
  noneText: 'يوضع الجهاز عند محطة، ويعمل عليه الفريق بالرقم السري دون تسجيل دخول.',
  scan: 'امسح هذا بالجهاز اللوحي',
  scanText: 'أول جهاز يفتحه يصبح جهاز المحطة لمدة 90 يومًا. يعمل الرمز عشر دقائق.',
  link: 'الرابط',
  showCode: 'إظهار الرمز',
  done: 'تم',
  unpaired: 'هذا الجهاز ليس جهاز محطة',
  unpairedText: 'انتهى ربطه أو لم يُربط بعد. أضفه من جديد في المكتب، في صفحة الأجهزة اللوحية.',
  noPeople: 'لا أحد ممن يعملون في هذه المحطة لديه رقم سري بعد. يُضبط من صفحة الحساب في المكتب.',
  notHere: '{code} ليس في هذه المحطة.',
  noted: 'تم تسجيل {code}',
  who: 'من يعمل',
  chooseFirst: 'اختر من يعمل ثم اكتب الرقم السري.',
  pin: 'الرقم السري',
} as const satisfies ArabicOf<typeof english>
