import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../../en/parts/artwork-again.ts'

export default {
  againWhat: 'البند',
  againToday: 'اليوم',
  againFile: { zero: 'ملفك', one: 'ملفك', two: 'ملفاك', few: 'ملفاتك', many: 'ملفاتك', other: 'ملفاتك' },
  againVersion: 'النسخة {number} · {hash}',
  againSameFile: 'الملف نفسه تمامًا',
  againFileGone: 'حُذف منذ ذلك الحين، أرسله مجددًا من السلة',
  againApproved: 'الاعتماد',
  againApprovedToday: 'تعتمده مجددًا قبل أن نطبع',
  againOptions: 'الخيارات',
  againQuantity: 'الكمية',
  againPrice: 'السعر',
  againReady: 'يجهز',
  againSame: 'بلا تغيير',
} as const satisfies ArabicOf<typeof english>
