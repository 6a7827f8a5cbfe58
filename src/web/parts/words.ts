import type { Language } from '#domain/language.ts'

/** What stands on the parts: as long as in the shop, in the language of the page. */
export const WORDS = {
  en: {
    action: 'Add to cart',
    second: 'Ask for a price',
    label: 'Name on the card',
    value: 'Layan Al Qahtani',
    error: 'Write the name as it should be printed',
    hint: 'Printed as written',
    title: 'Remove this item?',
    text: 'Your file and your choices go with it. It can be undone for a few seconds.',
    long: 'Business cards on cotton paper with painted edges, 600 g',
    cities: ['Riyadh', 'Jeddah', 'Dammam', 'Madinah', 'Abha'],
    html: '<h2>Choosing paper</h2><p>Cotton feels warm, coated paper is <a href="/home">smooth</a>.</p><ul><li>300 g for cards</li><li>135 g for flyers</li></ul>',
  },
  ar: {
    action: 'أضف إلى السلة',
    second: 'اطلب سعرًا',
    label: 'الاسم على البطاقة',
    value: 'ليان القحطاني',
    error: 'اكتب الاسم كما تريد طباعته',
    hint: 'يُطبع كما كُتب',
    title: 'أتحذف هذا المنتج؟',
    text: 'يُحذف معه ملفك واختياراتك، ويمكنك التراجع خلال ثوانٍ.',
    long: 'بطاقات أعمال من ورق قطني بحواف ملوّنة، 600 جم',
    cities: ['الرياض', 'جدة', 'الدمام', 'المدينة المنورة', 'أبها'],
    html: '<h2>اختيار الورق</h2><p>القطن دافئ الملمس، والورق المصقول <a href="/home">ناعم</a>.</p><ul><li>300 جم للبطاقات</li><li>135 جم للنشرات</li></ul>',
  },
} satisfies Record<Language, unknown>

export type Words = (typeof WORDS)[Language]
