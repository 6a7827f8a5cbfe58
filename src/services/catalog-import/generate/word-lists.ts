import type { Words } from './vocabulary.ts'

export const MATERIALS: readonly Words[] = [
  ['cotton', 'قطن'],
  ['kraft', 'كرافت'],
  ['coated', 'كوشيه'],
  ['recycled', 'معاد تدويره'],
  ['black board', 'كرتون أسود'],
  ['pearl', 'لؤلؤي'],
  ['vinyl', 'فينيل'],
  ['canvas', 'كانفاس'],
  ['acrylic', 'أكريليك'],
  ['steel', 'ستيل'],
  ['brass', 'نحاس'],
  ['wood', 'خشب'],
  ['cork', 'فلين'],
  ['leather', 'جلد'],
  ['linen', 'كتان'],
  ['felt', 'لباد'],
]

export const FINISHES: readonly Words[] = [
  ['gold foil', 'فويل ذهبي'],
  ['silver foil', 'فويل فضي'],
  ['spot gloss', 'لمعان موضعي'],
  ['deboss', 'غائر'],
  ['emboss', 'بارز'],
  ['soft touch', 'ملمس مخملي'],
  ['matt film', 'سلوفان مطفي'],
  ['rounded corners', 'زوايا مستديرة'],
]

export const COLOURS: readonly (readonly [en: string, ar: string, hex: string])[] = [
  ['white', 'أبيض', '#fdfcf9'],
  ['black', 'أسود', '#17181c'],
  ['red', 'أحمر', '#d13a1f'],
  ['blue', 'أزرق', '#0e7c9b'],
  ['green', 'أخضر', '#1e7b4f'],
  ['yellow', 'أصفر', '#f2b705'],
  ['navy', 'كحلي', '#1f2a3a'],
  ['burgundy', 'عنابي', '#8a2f45'],
  ['natural', 'طبيعي', '#efe3cd'],
  ['grey', 'رمادي', '#8f9a94'],
]

export const SIZES: readonly Words[] = [
  ['small', 'صغير'],
  ['medium', 'وسط'],
  ['large', 'كبير'],
  ['extra large', 'كبير جدا'],
  ['A4', 'A4'],
  ['A5', 'A5'],
]

export const PURPOSES: readonly Words[] = [
  ['for cafés', 'للمقاهي'],
  ['for weddings', 'لحفلات الزفاف'],
  ['for offices', 'للمكاتب'],
  ['for schools', 'للمدارس'],
  ['for clinics', 'للعيادات'],
  ['for exhibitions', 'للمعارض'],
  ['for bakeries', 'للمخابز'],
  ['for hotels', 'للفنادق'],
  ['for shops', 'للمحلات'],
  ['for Ramadan', 'لرمضان'],
  ['for Eid', 'للعيد'],
  ['for graduations', 'لحفلات التخرج'],
]

/** Syllables from which names of collections are made: as many as a print shop's customers have. */
export const SYLLABLES: readonly Words[] = [
  ['ba', 'با'],
  ['ra', 'را'],
  ['sa', 'سا'],
  ['na', 'نا'],
  ['ma', 'ما'],
  ['la', 'لا'],
  ['da', 'دا'],
  ['ha', 'ها'],
  ['ri', 'ري'],
  ['si', 'سي'],
  ['ni', 'ني'],
  ['mi', 'مي'],
  ['li', 'لي'],
  ['di', 'دي'],
  ['fi', 'في'],
  ['zi', 'زي'],
  ['ru', 'رو'],
  ['su', 'سو'],
  ['nu', 'نو'],
  ['mu', 'مو'],
  ['lu', 'لو'],
  ['du', 'دو'],
  ['ju', 'جو'],
  ['ku', 'كو'],
]
