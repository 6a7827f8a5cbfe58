import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../../en/parts/order-progress.ts'

export default {
  timeline: 'مسار الطلب',
  comesNext: 'الخطوة التالية',
  awaited_FILE: 'ملفك',
  awaited_CHANGE: 'ملف قابل للطباعة',
  awaited_CONFIRM: 'إجابتك عمّا وجدناه',
  awaited_TICK: 'اعتمادك',
  awaited_PROOF: 'اعتمادك للبروفة',
  awaitedBy: 'قبل {when}',
  answer_FILE: 'أرسل الملف',
  answer_CHOICE: 'اختر من ملف ZIP',
  answer_CHANGE: 'شاهد ما يلزم تعديله',
  answer_CONFIRM: 'شاهد ما وجدنا',
  answer_TICK: 'شاهد واعتمد',
  answer_PROOF: 'اعتمد البروفة',
  actionOf: '{action}: {number}',
} as const satisfies ArabicOf<typeof english>
