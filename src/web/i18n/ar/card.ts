import type english from '../en/card.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  minimum: 'أقل كمية {count}',
  ready: 'جاهز {date}',
  outOfStock: 'نفدت الكمية',
  offer: 'خصم {percent}',
  fresh: 'جديد',
  favourite: 'في المفضلة: {name}',
  wishlistAdded: 'أُضيف إلى مفضلتك',
  wishlistRemoved: 'أُزيل من مفضلتك',
  wishlistBack: 'عاد إلى مفضلتك',
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
} as const satisfies ArabicOf<typeof english>
