/** What stands before a secret in the path of a link: who reads the log could open what it leads to. */
const BEFORE_SECRET = [
  'artwork-originals',
  'pay',
  'payment-links',
  'proof',
  'proofs',
  'quotation',
  'quotations',
  'quote',
] as const

const SECRET = new RegExp(`/(${BEFORE_SECRET.join('|')})/[^/]+`)

/** The token of a quotation, in a path that has words and references in its place too. */
const QUOTATION_TOKEN = /\/(special-requests)\/[\w-]{22}(?=\/|$)/

/** The path of an address as it is logged: without query, and without the secret of a link. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(SECRET, '/$1/:secret').replace(QUOTATION_TOKEN, '/$1/:secret')
