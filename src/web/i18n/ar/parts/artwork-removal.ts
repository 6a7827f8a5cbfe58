import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../../en/parts/artwork-removal.ts'

export default {
  removeOf: 'أزل: {name}',
  removed: 'أزلنا {name}',
  removedCustomer: 'يبقى في «ملفاتي» في حسابك، ومنها تحذفه متى شئت.',
  removedVisitor: 'نحذفه خلال 24 ساعة. ولحذفه الآن افتح «استخدم ملفًا أرسلته من قبل».',
  removedUsed: 'ما زال بند آخر في سلتك يُطبع منه.',
  undoRemoval: 'تراجع',
  removalUndone: 'عاد ملفك',
  tooLate: 'وصل {name} قبل أن نلغيه',
  tooLateText: 'تجده بين ملفات هذا البند. أزله منها إن كنت لا تريد طباعته.',
  notCancelled: 'لم نتمكن من إلغاء {name}',
  notCancelledText: 'قد يُضاف إلى هذا البند. أزله إن ظهر بين ملفاته.',
} as const satisfies ArabicOf<typeof english>
