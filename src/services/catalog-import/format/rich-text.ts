import sanitizeHtml from 'sanitize-html'

const PLAIN_TAGS = [
  'p',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
]

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...PLAIN_TAGS, 'br', 'a', 'th'],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
  disallowedTagsMode: 'discard',
}

/** HTML as descriptions and articles may hold it: paragraphs, lists, headings, tables, emphasis, links; no styles, no scripts. */
export const sanitiseRichText = (html: string): string => (isCleanAlready(html) ? html : sanitised(html))

/** Most times that what is left is sanitised again; two settle everything that is known. */
const MAX_TURNS = 5

/** Taking a tag away may leave others nested as HTML does not allow, which the next reader would take apart. */
function sanitised(html: string): string {
  let clean = html
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const before = clean
    clean = sanitizeHtml(before, OPTIONS).trim()
    if (clean === before) return clean
  }
  return clean
}

/** Nothing but plain tags without attributes, text, and the characters that must be written as entities. */
const CLEAN = new RegExp(`^(?:[^<>&"]|</?(?:${PLAIN_TAGS.join('|')})>|&(?:amp|lt|gt);)*$`)

/** Whether sanitising would change nothing: most descriptions are simple, and a parser costs more than all other checks. */
function isCleanAlready(html: string): boolean {
  if (html.trim() !== html || !CLEAN.test(html)) return false
  const open: string[] = []
  for (const [tag, name = ''] of html.matchAll(/<\/?(\w+)>/g)) {
    if (!tag.startsWith('</')) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
