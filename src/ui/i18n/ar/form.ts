import { fieldProblemsAr } from '#contract/messages/field-problems.ar.ts'
import type english from '../en/form.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  ...fieldProblemsAr,

  VALIDATION: 'لم يُرسل بعد. راجع الحقول المعلّمة.',
  RATE_LIMITED: 'محاولات كثيرة. حاول مرة أخرى لاحقًا، أو راسلنا على واتساب.',
  limitedFor: {
    zero: 'محاولات كثيرة. حاول مرة أخرى بعد أقل من دقيقة، أو راسلنا على واتساب.',
    one: 'محاولات كثيرة. حاول مرة أخرى بعد دقيقة، أو راسلنا على واتساب.',
    two: 'محاولات كثيرة. حاول مرة أخرى بعد دقيقتين، أو راسلنا على واتساب.',
    few: 'محاولات كثيرة. حاول مرة أخرى بعد {count} دقائق، أو راسلنا على واتساب.',
    many: 'محاولات كثيرة. حاول مرة أخرى بعد {count} دقيقة، أو راسلنا على واتساب.',
    other: 'محاولات كثيرة. حاول مرة أخرى بعد {count} دقيقة، أو راسلنا على واتساب.',
  },
  BAD_CHARACTERS: 'في النص حروف خفية أو حروف تحكّم. أعد كتابة الجزء المعلّم.',
  FILE_TYPE: 'تعذّر فتح أحد الملفات. أرسل ملف PDF أو صورة أو ZIP.',
  FILE_TOO_LARGE: 'أحد الملفات أكبر من المسموح.',
  TOO_MANY_FILES: 'أرفقت ملفات أكثر من المسموح.',
  NOT_SENT: 'تعذّر الإرسال. لم يضع شيء مما كتبته، فحاول مرة أخرى بعد دقيقة.',
  OFFLINE: 'لا يوجد اتصال بالإنترنت. لم يضع شيء مما كتبته، أرسله حين يعود الاتصال.',

  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الجوال',
  reference: 'رقمك المرجعي {reference}',
  copy: 'انسخ الرقم',
  copied: 'تم نسخ الرقم',

  // Choosing one of many.
  typeToSearch: 'اكتب للبحث',
  options: 'الخيارات',
  optionCount: {
    zero: 'لا خيارات',
    one: 'خيار واحد',
    two: 'خياران',
    few: '{count} خيارات',
    many: '{count} خيارًا',
    other: '{count} خيار',
  },
  nothingFound: 'لا نتائج',

  // A code that was sent.
  code: 'رمز من ستة أرقام',
  wrongCode: {
    zero: 'الرمز غير صحيح، ولم تبق لك محاولات.',
    one: 'الرمز غير صحيح. بقيت لك محاولة واحدة.',
    two: 'الرمز غير صحيح. بقيت لك محاولتان.',
    few: 'الرمز غير صحيح. بقيت لك {count} محاولات.',
    many: 'الرمز غير صحيح. بقيت لك {count} محاولة.',
    other: 'الرمز غير صحيح. بقيت لك {count} محاولة.',
  },
  deadCode: 'الرمز غير صحيح. انتهت مدته أو كثرت محاولاته، فاطلب رمزًا جديدًا.',
  resendIn: 'أرسل رمزًا جديدًا بعد {time}',
  resend: 'أرسل رمزًا جديدًا',
  resendLater: 'يمكنك طلب رمز جديد بعد دقيقة.',
  resendNow: 'يمكنك الآن طلب رمز جديد.',
} as const satisfies ArabicOf<typeof english>
