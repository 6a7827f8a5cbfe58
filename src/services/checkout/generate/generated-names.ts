/** Names of generated customers, [English, Arabic, as in an email address]. */
export const FIRST_NAMES = [
  ['Noura', 'نورة', 'noura'],
  ['Ahmed', 'أحمد', 'ahmed'],
  ['Sara', 'سارة', 'sara'],
  ['Khalid', 'خالد', 'khalid'],
  ['Reem', 'ريم', 'reem'],
  ['Abdullah', 'عبدالله', 'abdullah'],
  ['Maha', 'مها', 'maha'],
  ['Turki', 'تركي', 'turki'],
  ['Huda', 'هدى', 'huda'],
  ['Sultan', 'سلطان', 'sultan'],
  ['Lina', 'لينا', 'lina'],
  ['Bandar', 'بندر', 'bandar'],
  ['Amal', 'أمل', 'amal'],
  ['Omar', 'عمر', 'omar'],
  ['Jawaher', 'جواهر', 'jawaher'],
  ['Yasser', 'ياسر', 'yasser'],
] as const

export const LAST_NAMES = [
  ['Al Otaibi', 'العتيبي', 'otaibi'],
  ['Al Ghamdi', 'الغامدي', 'ghamdi'],
  ['Al Zahrani', 'الزهراني', 'zahrani'],
  ['Al Harbi', 'الحربي', 'harbi'],
  ['Al Shehri', 'الشهري', 'shehri'],
  ['Al Qahtani', 'القحطاني', 'qahtani'],
  ['Al Dosari', 'الدوسري', 'dosari'],
  ['Al Mutairi', 'المطيري', 'mutairi'],
  ['Al Anazi', 'العنزي', 'anazi'],
  ['Al Subaie', 'السبيعي', 'subaie'],
  ['Al Juhani', 'الجهني', 'juhani'],
  ['Al Malki', 'المالكي', 'malki'],
] as const

/** Companies, [English, Arabic]. */
export const COMPANIES = [
  ['Khubz Bakery', 'مخبز خُبز'],
  ['Riwaq Gallery', 'معرض رواق'],
  ['Sidra Dental', 'عيادات سدرة'],
  ['Rimal Trading', 'رمال التجارية'],
  ['Sahil Coffee', 'قهوة ساحل'],
  ['Dar Al Oud', 'دار العود'],
  ['Rayhan Flowers', 'ريحان للزهور'],
  ['Darb Books', 'مكتبة درب'],
  ['Madar Tech', 'المدار للتقنية'],
  ['Lulua Perfumes', 'عطور لؤلؤة'],
  ['Nabd Medical', 'نبض الطبية'],
  ['Wadi Contracting', 'وادي للمقاولات'],
  ['Qamar Sweets', 'حلويات قمر'],
  ['Mishkah Academy', 'أكاديمية مشكاة'],
] as const

/** Cities by the code that places have, and how often of 16 an order goes there. */
export const CITY_WEIGHTS: Readonly<Record<string, number>> = {
  riyadh: 7,
  jeddah: 3,
  dammam: 2,
  madinah: 1,
  makkah: 1,
  'al-khobar': 1,
  abha: 1,
}
