import type english from '../en/wishlist.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  title: 'المفضلة',
  needsScript: 'تحتاج المفضلة إلى JavaScript، وهو متوقف في هذا المتصفح.',
  count: {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{count} منتجات',
    many: '{count} منتجًا',
    other: '{count} منتج',
  },
  hereOnly: '، محفوظة في هذا المتصفح فقط.',
  signIn: 'سجّل الدخول لتحتفظ بها',
  signInToSee: 'سجّل الدخول لرؤية قائمتك المحفوظة',
  gone: {
    zero: 'كل المنتجات متوفرة.',
    one: 'منتج واحد من مفضلتك لم يعد يُباع.',
    two: 'منتجان من مفضلتك لم يعودا يُباعان.',
    few: '{count} منتجات من مفضلتك لم تعد تُباع.',
    many: '{count} منتجًا من مفضلتك لم تعد تُباع.',
    other: '{count} منتج من مفضلتك لم تعد تُباع.',
  },
  forgetGone: { zero: 'أزلها', one: 'أزله', two: 'أزلهما', few: 'أزلها', many: 'أزلها', other: 'أزلها' },
  failed: 'تعذّر تحميل بعض المنتجات.',
  retry: 'أعد المحاولة',
  more: 'عرض المزيد',
  emptyTitle: 'لا شيء في مفضلتك بعد',
  emptyText: 'اضغط على القلب عند أي منتج لتجده هنا مرة أخرى.',
  browse: 'تصفّح المتجر',
} as const satisfies ArabicOf<typeof english>
