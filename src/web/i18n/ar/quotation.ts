import type english from '../en/quotation.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  title: 'عرض سعر',
  titleVALID: 'عرض السعر صحيح',
  textVALID: 'هذا العرض صادر عنا وأسعاره سارية. قارن الرقم والإجمالي بنسختك.',
  titleEXPIRED: 'انتهت صلاحية عرض السعر',
  textEXPIRED: 'هذا العرض صادر عنا، لكن أسعاره لم تعد سارية. يسعدنا أن نرسل إليك عرضًا جديدًا.',
  titleUNKNOWN: 'لم نجد عرض السعر هذا',
  textUNKNOWN: 'الرابط ناقص أو تم تغييره. إن وصلك عرض باسمنا فتواصل معنا.',
  number: 'عرض السعر {number}',
  total: 'الإجمالي {total} شامل ضريبة القيمة المضافة',
  validUntil: 'سارٍ حتى {date}',
  endedOn: 'كان ساريًا حتى {date}',
  toShop: 'إلى المتجر',
  contact: 'تواصل معنا',
} as const satisfies ArabicOf<typeof english>
