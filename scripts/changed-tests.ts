import { basename, dirname } from 'node:path'

/**
 * The browser tests of each feature. A feature is a folder that has the same name in every layer; where layers mean different
 * things by a name, more of the path stands before it. None: the pages have no browser test of their own.
 */
export const SPECS: Readonly<Record<string, readonly string[]>> = {
  activity: ['office-staff'],
  address: ['addresses'],
  addresses: ['addresses'],
  artwork: [
    'artwork',
    'artwork-colours',
    'artwork-finishes',
    'artwork-fixes',
    'artwork-journey',
    'good-and-reversed',
    'office-artwork',
    'order-files',
    'sending',
  ],
  blog: ['blogs'],
  board: ['office-board', 'office-live'],
  bulk: ['office', 'office-day'],
  cart: ['cart', 'cart-package', 'cart-tabs', 'stored-cart', 'joined-cart'],
  catalog: ['category', 'category-bar', 'filters', 'product'],
  checkout: ['checkout', 'places', 'apple-pay'],
  contact: ['contact'],
  content: ['pages', 'blogs', 'home'],

  counter: ['office-counter'],
  coupons: ['office-coupons', 'cart'],
  'counter-order': ['office-counter'],
  customers: ['account', 'account-security', 'session'],
  'data-export': ['account-dialogs'],
  documents: ['completed-order'],
  exports: ['office-exports'],
  head: ['links', 'public-answers', 'html'],
  home: ['home', 'phone-first-screen'],
  images: ['public-answers'],
  imposition: ['office-board'],
  inbox: ['contact', 'special-request', 'quote-requests'],
  invoices: ['completed-order', 'invoice-clearance'],
  invoicing: ['completed-order', 'invoice-clearance'],
  live: ['office-live'],
  messages: ['notifications'],
  'my-artwork': ['artwork-journey'],
  newsletter: ['newsletter'],
  'office/components': ['office-parts'],
  'office/features/parts': ['office-parts'],
  'office/features/sign-in': ['office'],
  'office/features/account': ['office-staff'],
  'office/features/money': ['office-money'],
  'office/find': ['office-find'],
  'office/list': ['office-views', 'office-exports'],
  'office/views': ['office-views'],
  order: ['office', 'office-money', 'office-day'],
  orders: ['orders', 'completed-order', 'quote-requests'],
  parts: ['parts'],
  passkeys: ['account-security'],
  'pay-link': ['pay-link'],
  quotations: ['quotations'],
  'request-quotation': ['quotations'],
  requests: ['quotations'],
  payment: ['paying', 'payment-result', 'apple-pay', 'saved-cards'],
  'payment-result': ['payment-result'],
  payments: ['paying', 'payment-result', 'apple-pay', 'office-money'],
  places: ['places'],
  preflight: ['artwork', 'artwork-fixes'],
  preview: ['artwork-colours', 'artwork-finishes', 'coloured-proof'],
  product: ['product', 'product-choices', 'product-quantity', 'specification'],
  'product-card': ['category', 'phone-first-screen'],
  'product-list': ['category', 'filters', 'going-back'],
  production: ['office-board', 'office-scan', 'office-tablet'],
  proof: ['proof', 'proof-file', 'coloured-proof'],
  proofs: ['proof', 'office-artwork', 'same-again'],
  refunds: ['office-money'],
  reviews: ['reviews'],
  roles: ['office-staff'],
  router: ['going-back', 'links'],
  'saved-cards': ['saved-cards'],
  scan: ['office-scan'],
  search: ['search'],
  'server-render': ['deferred-hydration', 'early-changes', 'missing-code', 'no-javascript'],
  sessions: ['session'],
  shell: ['frame', 'language-and-theme', 'category-bar'],
  'sign-in': ['sign-in', 'sign-in-dialog', 'sign-in-google', 'known-account'],
  'special-request': ['special-request', 'quote-requests'],
  staff: ['office', 'office-staff'],
  'static-page': ['pages'],
  styles: ['every-page', 'large-text', 'other-media'],
  tablets: ['office-tablet'],
  today: ['office-day'],
  transfers: ['office-money'],
  'web/features/account': ['account', 'account-dialogs', 'account-security'],
  'undo-change': ['account-security'],
  wishlist: ['wishlist'],
  workshop: ['office-board', 'office-scan'],
}

/** The browser tests of all that lies below a folder; of its unit tests only those beside the change are run. */
const SPECS_BELOW: Readonly<Record<string, readonly string[]>> = {
  'src/api/office/': ['office'],
  'src/office/': ['office-screens', 'office-budget'],
}

/** Every browser test that a change of a folder can ask for. */
export const NAMED_SPECS: readonly string[] = [...Object.values(SPECS), ...Object.values(SPECS_BELOW)].flat()

const SPEC_FILE = /^e2e\/(?:.+\/)?([^/]+)\.spec\.ts$/

/** The tests that matter to changed files, as parts of the paths of unit tests and as names of browser tests. */
export interface ChangedTests {
  readonly units: readonly string[]
  readonly specs: readonly string[]
}

/**
 * Chooses tests for paths that changed: those in the same folders, those of the features they belong to in every layer, and
 * changed browser tests themselves. It does not follow imports: what all features stand on is for the whole run.
 */
export function testsFor(paths: readonly string[]): ChangedTests {
  const features = Object.keys(SPECS).filter((feature) => paths.some((path) => `/${path}`.includes(`/${feature}/`)))
  const folders = paths.filter((path) => /^(?:src|scripts|chaos)\//.test(path)).map((path) => `${dirname(path)}/`)
  const below = Object.keys(SPECS_BELOW).flatMap((folder) =>
    paths.some((path) => path.startsWith(folder)) ? (SPECS_BELOW[folder] ?? []) : [],
  )
  const changedSpecs = paths.flatMap((path) => SPEC_FILE.exec(path)?.[1] ?? [])
  return {
    // A folder that has files of everybody would ask for all tests below it.
    units: unique([
      ...folders.filter((folder) => folder.split('/').length > 3 || !folder.startsWith('src/')),
      ...features.map((feature) => `/${feature}/`),
      ...paths.filter((path) => path.split('/').length === 3 && path.startsWith('src/')).map(withoutEnding),
    ]),
    specs: unique([...changedSpecs, ...features.flatMap((feature) => SPECS[feature] ?? []), ...below]),
  }
}

const withoutEnding = (path: string): string => `${dirname(path)}/${basename(path).replace(/(?:\.test)?\.[^.]+$/, '')}.`

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted()
