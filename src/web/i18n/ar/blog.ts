import type english from '../en/blog.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  title: 'قصص الطباعة',
  pageTitle: 'قصص الطباعة، الصفحة {page}',
  description:
    'مقالات من {shop} عن الورق والحبر والخط العربي والتشطيبات: ماذا تختار، وكم يكلّف، وما الذي ينبغي الانتباه له.',
  lead: 'خلاصة خبرتنا في الورق والخطوط والتشطيبات واشتراطات اللوحات.',
  minutes: {
    zero: 'أقل من دقيقة',
    one: 'دقيقة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  readingTime: {
    zero: 'قراءة في أقل من دقيقة',
    one: 'قراءة في دقيقة',
    two: 'قراءة في دقيقتين',
    few: 'قراءة في {count} دقائق',
    many: 'قراءة في {count} دقيقة',
    other: 'قراءة في {count} دقيقة',
  },
  by: 'بقلم {author}',
  tags: 'الموضوعات',
  noStories: 'لا توجد مقالات بعد',
  noStoriesText: 'المقال الأول في الطريق.',
  pages: 'صفحات المقالات',
  pageOf: 'الصفحة {page} من {last}',
  previous: 'الأحدث',
  next: 'الأقدم',
  share: 'شاركه',
  shareWhatsapp: 'واتساب',
  copyLink: 'انسخ الرابط',
  linkCopied: 'تم نسخ الرابط',
  copyFailed: 'تعذّر نسخ الرابط، وستجده في شريط العنوان.',
  related: 'اقرأ أيضًا',
  allStories: 'كل المقالات',
  newsletterTitle: 'المقال القادم على بريدك الإلكتروني',
  newsletterText: 'مرتين في الشهر: مقال وعروض، ويمكنك إلغاء الاشتراك بنقرة.',
  newsletterEmail: 'بريدك الإلكتروني',
} as const satisfies ArabicOf<typeof english>
