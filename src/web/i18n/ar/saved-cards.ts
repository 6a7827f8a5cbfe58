import type english from '../en/saved-cards.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  none: 'لا توجد بطاقات بعد',
  noneText: 'البطاقة المحفوظة تختصر عليك الدفع. تحفظها شركة الدفع، ولا نرى إلا نوعها وآخر أربعة أرقام وتاريخ انتهائها.',
  list: 'بطاقاتك',
  name: '{brand} تنتهي بـ{digits}',
  validUntil: 'صالحة حتى {month}',
  expired: 'انتهت في {month}',
  inactive: 'لم تعد صالحة. أضفها من جديد لتدفع بها.',
  isDefault: 'الأساسية',
  makeDefault: 'اجعلها أساسية',
  makeDefaultOf: 'اجعلها أساسية: {card}',
  madeDefault: 'أصبحت هذه بطاقتك الأساسية',
  remove: 'احذف',
  removeOf: 'احذف: {card}',
  removeTitle: 'هل تريد حذف هذه البطاقة؟',
  removeText: 'لا يمكن التراجع عن هذا الإجراء',
  add: 'أضف بطاقة',
  addText:
    'ما تكتبه يذهب مباشرة إلى شركة الدفع، ولا نرى رقم البطاقة ولا رمز الأمان. سيطلب بنكك تأكيد البطاقة، ولن يُخصم شيء.',
  confirm: 'تابع إلى بنكك',
} as const satisfies ArabicOf<typeof english>
