// Words, in normalised letters, that only look as if they began with an article: colours, boards,
// albums, aluminium, electronic, balloons ...
const WITHOUT_ARTICLE = new Set(
  (
    'الوان الواح البوم البومات الماس الماسي الماسيه الياف الات اليه الاف العاب البسه الصاق ' +
    'المنيوم الومنيوم الومينيوم الوميتال المانيا الماني المانيه ' +
    'الكتروني الكترونيه الكترونيا الكترونيات بالون بالونه بالونات كالندر فالنتاين'
  ).split(' '),
)

const ARTICLE = /^(?:ال(?=\p{L}{2})|(?:[وف]ال|و?[بك]ال|و?لل)(?=\p{L}{3}))/u

/**
 * The key that the forms of one word share, from a normalised word: without the article (ال, وال بال
 * كال فال لل) and the regular plural (لوحه = لوحات, card = cards, box = boxes). Index and query both
 * use it beside the word itself. It need not be a word.
 */
export const wordKey = (word: string): string =>
  /^[a-z]+$/.test(word) ? englishKey(word) : arabicKey(withoutArticle(word))

/**
 * The key an unknown Arabic word has without the letter written onto it (و ف ب ل ك); undefined when
 * there is none. Try it against the known words only: بطاقات is not ب + طاقات.
 */
export const keyWithoutPrefix = (word: string): string | undefined =>
  /^[وفبلك](?=[\u0621-\u064A]{3})/.test(word) ? wordKey(word.slice(1)) : undefined

/** The key an Arabic word has without "and" written onto it (و); undefined when there is none. */
export const keyWithoutAnd = (word: string): string | undefined =>
  word.startsWith('و') ? keyWithoutPrefix(word) : undefined

/** A normalised word without the article written onto it (المطبوعات → مطبوعات, وللشركات → شركات). */
export function withoutArticle(word: string): string {
  if (WITHOUT_ARTICLE.has(word)) return word
  const withoutAnd = word.replace(/^[وف]/, '')
  return WITHOUT_ARTICLE.has(withoutAnd) ? withoutAnd : word.replace(ARTICLE, '')
}

// Words, in normalised letters, whose masculine is something else: writing and book, school and teacher, library and desk.
const OF_THEIR_OWN = new Set('كتاب مدرس مكتب جامع عرب طابع رسال حلق ساع'.split(' '))

// Feminine singular and plural meet in what they share: لوحه and لوحات in لوح; كتابه and كتابات in كتابه.
function arabicKey(word: string): string {
  const shared = word.replace(/(?<=[\u0621-\u064A]{3})(?:ات|ه)$/, '')
  return shared !== word && OF_THEIR_OWN.has(shared) ? `${shared}ه` : shared
}

function englishKey(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  return word
    .replace(/(?<=[^aeiou])ies$/, 'ys')
    .replace(/(?<=x|ch|sh|ss|zz)es$/, 's')
    .replace(/(?<!s)s$|(?<=ss)s$/, '')
}
