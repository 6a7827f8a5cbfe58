import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../../en/parts/artwork-faces.ts'

export default {
  blankSheet: 'نزّل الورقة الفارغة بخطوطها',
  'face-front': 'الوجه',
  'face-back': 'الظهر',
  'face-inside': 'الداخل',
  'face-left': 'اليسار',
  'face-right': 'اليمين',
  'face-lid': 'الغطاء',
  'face-sleeve': 'الغلاف',
  'face-clip': 'المشبك',
} as const satisfies ArabicOf<typeof english>
