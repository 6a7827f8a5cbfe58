import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../en/artwork-preview.ts'

export default {
  title: 'على المنتج: {name}',
  flatTitle: 'مسطّحًا: {name}',
  views: 'زوايا العرض',
  onProduct: 'ملفك على المنتج',
  product: 'على المنتج',
  side: 'الزاوية {number}',
  flat: 'مسطّحًا',
  nearer: 'قرّب',
  farther: 'الصورة كاملة',
  honest: 'من الملف نفسه الذي يذهب إلى المطبعة.',
  press: 'أظهر ألوان المطبعة',
  pressText: 'الشاشة تضيء والورق لا يضيء: الأزرق والأخضر والبرتقالي الزاهية تهدأ عند الطباعة.',
  trueSize: 'الحجم الحقيقي',
  fromAfar: 'كما يُرى من بعيد',
  bankCard: 'ضع بطاقة بنكية على الإطار وحرّك المؤشر حتى تنطبق عليه، فيصير ما على الشاشة بحجمه الحقيقي.',
  adjust: 'عرض الإطار',
  cardWidth: 'عرض الإطار {pixels} بكسل',
  distance: 'المسافة، والشاشة على بعد ذراع',
  metres: {
    zero: 'صفر متر',
    one: 'متر واحد',
    two: 'متران',
    few: '{count} أمتار',
    many: '{count} مترًا',
    other: '{count} متر',
  },
} as const satisfies ArabicOf<typeof english>
