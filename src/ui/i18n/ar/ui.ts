import type english from '../en/ui.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  required: 'مطلوب',
  optional: 'اختياري',
  loading: 'جارٍ التحميل',
  openMenu: 'افتح القائمة',
  cancel: 'إلغاء',
  close: 'إغلاق',
  chooseDay: 'اختر يومًا',
  month: 'الشهر',
  year: 'السنة',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
  unexpectedError: 'حدث خطأ غير متوقع، حاول مرة أخرى.',
  offlineNotice: 'لا يوجد اتصال بالإنترنت. حاول مرة أخرى حين يعود.',
  tryAgain: 'حاول مرة أخرى',
} as const satisfies ArabicOf<typeof english>
