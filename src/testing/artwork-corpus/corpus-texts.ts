/** Lines as they stand on what people print. */
export const SHOPS = [
  'مطبعة الرياض الحديثة',
  'شركة النخيل للتجارة والتوزيع',
  'مجموعة الواحة للمقاولات العامة',
  'عيادة الابتسامة لطب الأسنان',
  'مخبز السنابل الذهبية',
  'مؤسسة فهد الدوسري للعطور',
  'مغسلة الأمانة لتنظيف السجاد',
  'صالون لمسات الجمال',
] as const

export const SENTENCES = [
  'بطاقات أعمال فاخرة',
  'افتتاح الفرع الجديد يوم الخميس',
  'قهوة مختصة محمصة يوميا',
  'نحن نطبع أفكاركم بجودة عالية',
  'ملصقات وأكياس وعلب هدايا',
  'دعوة لحضور حفل التخرج',
  'خصم على كل المنتجات حتى نهاية الشهر',
  'نوصل طلباتكم إلى باب البيت',
] as const

export const PEOPLE = ['محمد عبدالله القحطاني', 'نورة العتيبي', 'سارة الدوسري', 'خالد المطيري'] as const
export const ROLES = ['مدير المبيعات', 'مصممة داخلية', 'طبيبة أسنان', 'مستشار قانوني'] as const

export const NUMBERS = [
  'هاتف 0551234567',
  'جوال 0509876543',
  'الرقم الموحد 920012345',
  'السعر 149.50 ريال',
  'ص.ب 11564 الرياض 12345',
  'س.ت 1010123450',
] as const

export const MARKED = [
  'بِسْمِ اللهِ الرَّحْمٰنِ الرَّحِيمِ',
  'مَطْبَعَةٌ حَدِيثَةٌ',
  'السَّلَامُ عَلَيْكُمْ',
  'مـــطـــبـــعـــة الـــريـــاض',
] as const

/** The item of that number, from the beginning again after the last one. */
export const pick = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0]

/** Three lines of a card: a shop, a sentence and a number. */
export const cardLines = (index: number): readonly [string, string, string] => [
  pick(SHOPS, index),
  pick(SENTENCES, index * 3 + 1),
  pick(NUMBERS, index),
]
