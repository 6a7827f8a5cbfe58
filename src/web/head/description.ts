/** What search engines show of a description, in characters: less than the first looks empty, more than the last is cut. */
const ENOUGH = 90
const MOST = 160
/** A shorter description that ends with a sentence is better than a longer one that is cut, from so many characters. */
const ENOUGH_SENTENCES = 60

/**
 * What a page is about in one to three sentences, for search results and shared links: its own words first, more of its
 * text (which may be HTML) while that is too short, cut between words.
 */
export function describe(...texts: readonly (string | null | undefined)[]): string {
  let description = ''
  for (const text of texts) {
    if (description.length >= ENOUGH) break
    const sentence = plainText(text ?? '')
    if (sentence) description = description ? `${withStop(description)} ${sentence}` : sentence
  }
  return description.length > MOST ? cut(description) : description
}

/** All of the texts in full sentences, for a feed of products, which has room for it. */
export const describeFully = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => plainText(text ?? ''))
    .filter((sentence) => sentence !== '')
    .map(withStop)
    .join(' ')

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

const withStop = (text: string): string => (/[.!?؟…]$/.test(text) ? text : `${text}.`)

/** At the end of a sentence when the last one begins late enough, else between words. */
function cut(text: string): string {
  const stored = text.slice(0, MOST)
  const end = Math.max(...['. ', '؟ ', '! ', '? '].map((stop) => stored.lastIndexOf(stop)))
  if (end + 1 >= ENOUGH_SENTENCES) return stored.slice(0, end + 1)
  return `${stored.slice(0, stored.lastIndexOf(' ')).replace(/[\s,،;:.]+$/, '')}…`
}
