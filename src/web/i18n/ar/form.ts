import type english from '../en/form.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  required: 'هذا الحقل مطلوب',
  invalid: 'هذه القيمة غير صحيحة',
  unknown_field: 'هذا الحقل غير معروف',
  too_short: 'النص قصير جدًا',
  too_long: 'النص طويل جدًا',
  too_small: 'القيمة أصغر من المسموح',
  too_big: 'القيمة أكبر من المسموح',
  not_an_option: 'هذا ليس من الخيارات المتاحة',
  bad_characters: 'في النص رموز لا تُطبع',
  invalid_email: 'البريد الإلكتروني غير صحيح',
  phone_digits_only: 'يجب أن يحتوي رقم الجوال على أرقام فقط',
  phone_too_short: 'يجب ألا يقل رقم الجوال عن 10 أرقام',
  full_name_required: 'الاسم الكامل مطلوب',
  message_required: 'نص الرسالة مطلوب',
  description_required: 'وصف الطلب مطلوب',
  date_in_past: 'لا يمكن أن يكون التاريخ في الماضي',

  VALIDATION: 'لم يُرسل بعد: راجع الحقول التي كُتب تحتها ما ينقصها.',
  RATE_LIMITED: 'أرسلت عدة مرات. انتظر ساعة، أو راسلنا على واتساب.',
  BAD_CHARACTERS: 'في النص رموز خفية أو رموز تحكّم. أعد كتابة الجزء المعلّم.',
  FILE_TYPE: 'أحد الملفات من نوع لا نستطيع فتحه.',
  FILE_TOO_LARGE: 'أحد الملفات أكبر من المسموح.',
  TOO_MANY_FILES: 'عدد الملفات أكثر مما يتسع له الطلب.',
  NOT_SENT: 'تعذّر الإرسال. لم يضع شيء مما كتبته، فحاول مرة أخرى بعد دقيقة.',
  OFFLINE: 'لا يوجد اتصال بالإنترنت. لم يضع شيء مما كتبته، أرسله حين يعود الاتصال.',

  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الجوال',
  reference: 'رقمك {reference}',
  copy: 'انسخ الرقم',
  copied: 'نُسخ الرقم',
} as const satisfies ArabicOf<typeof english>
