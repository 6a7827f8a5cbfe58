import type { LocalizedText } from '#domain/localized-text.ts'

/** A small shop to search in. */
export type FixtureProduct = {
  readonly code: string
  readonly category: string
  readonly name: LocalizedText
  readonly keywords?: LocalizedText
  readonly summary?: LocalizedText
  readonly description?: LocalizedText
  readonly popularity?: number
  readonly inStock?: boolean
}

export const CATEGORIES: Readonly<Record<string, LocalizedText>> = {
  cards: { en: 'Business cards', ar: 'بطاقات أعمال' },
  signs: { en: 'Signs & 3D letters', ar: 'لوحات وحروف بارزة' },
  stickers: { en: 'Stickers & labels', ar: 'ملصقات' },
  banners: { en: 'Banners & roll-ups', ar: 'رول أب ولافتات' },
  boxes: { en: 'Boxes & packaging', ar: 'علب وتغليف' },
  clothes: { en: 'Clothes', ar: 'ملابس' },
  gifts: { en: 'Mugs & gifts', ar: 'أكواب وهدايا' },
  papers: { en: 'Papers & forms', ar: 'أوراق ومطبوعات' },
}

const LONG_ARABIC = 'طباعة فاخرة على ورق سميك بألوان ثابتة لا تبهت مع الوقت ولا تتأثر بالرطوبة. '.repeat(400)

export const PRODUCTS: readonly FixtureProduct[] = [
  {
    code: 'BC-1001',
    category: 'cards',
    name: { en: 'Business card, cotton', ar: 'بطاقة أعمال قطنية' },
    keywords: { en: 'visiting card, name card', ar: 'كرت شخصي، كروت' },
    popularity: 90,
  },
  {
    code: 'BC-1002',
    category: 'cards',
    name: { en: 'Business card, kraft', ar: 'بطاقة أعمال كرافت' },
    popularity: 70,
  },
  {
    code: 'BC-1003',
    category: 'cards',
    name: { en: 'Metal business cards', ar: 'بطاقات أعمال معدنية' },
    popularity: 95,
  },
  { code: 'CH-20', category: 'cards', name: { en: 'Card holder', ar: 'حافظة أقلام وبطاقات' }, popularity: 20 },
  { code: 'GC-7', category: 'cards', name: { en: 'Greeting cards', ar: 'بطاقات تهنئة' }, popularity: 50 },
  { code: 'SG-10', category: 'signs', name: { en: 'Shop sign', ar: 'لوحة محل' }, popularity: 60 },
  { code: 'SG-11', category: 'signs', name: { en: 'Acrylic wall plate', ar: 'لوحة جدارية أكريليك' }, popularity: 40 },
  {
    code: 'SG-12',
    category: 'signs',
    name: { en: 'Road signs', ar: 'لوحات إرشادية' },
    // Words that are the beginnings of far commoner ones.
    keywords: { en: 'bus stop', ar: 'مطب' },
    popularity: 30,
  },
  { code: 'SG-13', category: 'signs', name: { en: 'Illuminated letters', ar: 'حروف مضيئة' }, popularity: 35 },
  {
    code: 'ST-50',
    category: 'stickers',
    name: { en: 'Round sticker', ar: 'ستيكر دائري' },
    keywords: { ar: 'ملصق' },
    popularity: 80,
  },
  { code: 'ST-51', category: 'stickers', name: { en: 'Sticker roll', ar: 'ستيكر رول' }, popularity: 65 },
  { code: 'ST-52', category: 'stickers', name: { en: 'Bottle label', ar: 'ملصق عبوات' }, popularity: 45 },
  {
    code: 'ST-53',
    category: 'stickers',
    name: { en: 'Window film', ar: 'فيلم زجاج' },
    description: { en: '<p>Holds like a sticker, leaves <b>no</b> trace&nbsp;behind.</p>' },
  },
  { code: 'RU-85', category: 'banners', name: { en: 'Roll-up 85 × 200', ar: 'رول أب 85 × 200' }, popularity: 75 },
  { code: 'BN-1', category: 'banners', name: { en: 'Vinyl banner', ar: 'بنر فينيل' }, popularity: 55 },
  { code: 'BX-1', category: 'boxes', name: { en: 'Gift box', ar: 'علبة هدايا' }, popularity: 66 },
  { code: 'BX-2', category: 'boxes', name: { en: 'Mailer boxes', ar: 'علب شحن' }, popularity: 44 },
  { code: 'BX-3', category: 'boxes', name: { en: 'Cardboard display', ar: 'حامل كرتون' }, popularity: 99 },
  { code: 'TS-1', category: 'clothes', name: { en: 'Cotton T-shirt', ar: 'تي شيرت قطن' }, popularity: 77 },
  { code: 'TS-2', category: 'clothes', name: { en: 'Sport tshirt', ar: 'تيشيرت رياضي' }, popularity: 33 },
  { code: 'TS-3', category: 'clothes', name: { en: 'Polo shirt', ar: 'قميص بولو' }, popularity: 22 },
  {
    code: 'MG-1',
    category: 'gifts',
    name: { en: 'White mug', ar: 'كوب أبيض' },
    keywords: { en: 'coffee', ar: 'قهوة' },
    popularity: 88,
  },
  { code: 'MG-2', category: 'gifts', name: { en: 'Magic mug', ar: 'كوب سحري' }, popularity: 68, inStock: false },
  { code: 'MG-3', category: 'gifts', name: { en: 'Travel mug', ar: 'كوب سفر' }, popularity: 60 },
  { code: 'BA-1', category: 'gifts', name: { en: 'Balloons', ar: 'بالونات' }, popularity: 15 },
  { code: 'AL-1', category: 'gifts', name: { en: 'Photo album', ar: 'ألبوم صور' }, popularity: 12 },
  { code: 'PR-1', category: 'papers', name: { en: 'Printed forms', ar: 'مطبوعات رسمية' }, popularity: 48 },
  { code: 'PR-2', category: 'papers', name: { en: 'Company profile', ar: 'ملف تعريف الشركة' }, popularity: 28 },
  { code: 'PR-3', category: 'papers', name: { en: 'Notebook A5', ar: 'دفتر A5' }, popularity: 58 },
  { code: 'PR-4', category: 'papers', name: { en: 'Wall calendar', ar: 'تقويم جداري' }, popularity: 26 },
  { code: 'PR-5', category: 'papers', name: { en: 'Flyer 50 pieces', ar: 'فلاير ٥٠ قطعة' }, popularity: 52 },
  { code: 'PR-6', category: 'papers', name: { en: 'Flyer 500 pieces', ar: 'فلاير ٥٠٠ قطعة' }, popularity: 51 },
  { code: 'PR-7', category: 'papers', name: { en: 'Paper 90x50 mm', ar: 'ورق 90 × 50 مم' }, popularity: 11 },
  { code: 'PR-8', category: 'papers', name: { en: 'Paper, 350 g', ar: 'ورق 350 جم' }, popularity: 10 },
  {
    code: 'CP-1',
    category: 'boxes',
    name: { en: 'Paper cups', ar: 'أكواب ورقية' },
    keywords: { en: 'coffee cup, take away', ar: 'كوب قهوة' },
    popularity: 9,
  },
  {
    code: 'PAD-9',
    category: 'papers',
    name: { en: 'Desk pad', ar: 'لوح مكتب' },
    // Words that only long texts have: nothing to correct to.
    description: { en: 'Thirty sheets with a transcript.', ar: 'لكل أحد متى شئت، بصراحة.' },
    popularity: 97,
  },
  { code: 'BK-1', category: 'papers', name: { en: 'Bound volume', ar: 'مجلد ومجموعة' }, popularity: 98 },
  {
    code: 'EV-1',
    category: 'papers',
    name: { en: 'Red envelope', ar: 'ظرف أحمر لأي أحد' },
    // Words of texts that slips in other words are the beginnings of.
    description: { en: 'Flat as a cardigan.', ar: 'يرسل فيه بطاقته أو لوحته أو مطبوعته.' },
    popularity: 8,
  },
  { code: 'LB-1', category: 'signs', name: { en: 'Light box', ar: 'صندوق مضيء' }, popularity: 7 },
  // Only in one language.
  { code: 'AR-1', category: 'gifts', name: { ar: 'درع أحمد التذكاري' }, popularity: 18 },
  { code: 'AR-2', category: 'gifts', name: { ar: 'مبخرة خشبية' }, description: { ar: LONG_ARABIC }, popularity: 17 },
  { code: 'AR-3', category: 'papers', name: { ar: 'مُؤَسَّسَةُ الإعلانات' }, popularity: 16 },
  { code: 'EN-1', category: 'gifts', name: { en: 'Café trophy' }, popularity: 14 },
  // Words without end.
  {
    code: 'LW-1',
    category: 'papers',
    name: { en: 'Odd paper' },
    description: { en: `${'x'.repeat(5000)} end`, ar: 'ب'.repeat(5000) },
  },
]
