import type english from '../en/card.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  minimum: 'أقل كمية {count}',
  ready: 'جاهز {date}',
  outOfStock: 'نفدت الكمية',
  offer: 'خصم {percent}',
  fresh: 'جديد',
  favourite: 'في المفضلة: {name}',
  wishlistAdded: 'تمت الإضافة إلى المفضلة',
  wishlistRemoved: 'تمت الإزالة من المفضلة',
  wishlistBack: 'تمت إعادته إلى المفضلة',
  wishlistFull: 'امتلأت مفضلتك: فهي تتسع لـ500 منتج',
  wishlistShow: 'المفضلة',
  undo: 'تراجع',
  colours: {
    zero: 'بلا ألوان',
    one: 'لون واحد',
    two: 'لونان',
    few: '{count} ألوان',
    many: '{count} لونًا',
    other: '{count} لون',
  },
  sameDay: 'في اليوم نفسه',
  inDays: {
    zero: 'في اليوم نفسه',
    one: 'في اليوم التالي',
    two: 'خلال يومين',
    few: 'خلال {count} أيام',
    many: 'خلال {count} يومًا',
    other: 'خلال {count} يوم',
  },
} as const satisfies ArabicOf<typeof english>
