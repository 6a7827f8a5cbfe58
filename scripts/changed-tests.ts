import { basename, dirname } from 'node:path'

/** The browser tests of each feature; a feature is a folder that has the same name in every layer. */
export const SPECS: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'account-dialogs', 'account-security'],
  address: ['addresses'],
  addresses: ['addresses'],
  blog: ['blogs'],
  cart: ['cart', 'stored-cart', 'joined-cart'],
  catalog: ['category', 'category-bar', 'filters', 'product'],
  checkout: ['checkout', 'places', 'apple-pay'],
  contact: ['contact'],
  content: ['pages', 'blogs', 'home'],
  customers: ['account', 'account-security', 'session'],
  documents: ['completed-order'],
  head: ['links', 'public-answers', 'html'],
  home: ['home', 'phone-first-screen'],
  images: ['public-answers'],
  inbox: ['contact', 'special-request'],
  invoices: ['completed-order'],
  messages: ['notifications'],
  newsletter: ['newsletter'],
  orders: ['orders', 'completed-order'],
  parts: ['parts'],
  passkeys: ['account-security'],
  'payment-result': ['payment-result'],
  payments: ['paying', 'payment-result', 'apple-pay'],
  places: ['places'],
  product: ['product', 'product-choices', 'product-quantity', 'specification'],
  'product-card': ['category', 'phone-first-screen'],
  'product-list': ['category', 'filters', 'going-back'],
  proof: ['proof'],
  proofs: ['proof', 'office-artwork'],
  reviews: ['reviews'],
  router: ['going-back', 'links'],
  'saved-cards': ['saved-cards'],
  search: ['search'],
  'server-render': ['deferred-hydration', 'missing-code', 'no-javascript'],
  sessions: ['session'],
  shell: ['frame', 'category-bar'],
  'sign-in': ['sign-in', 'sign-in-dialog', 'sign-in-google', 'known-account'],
  'special-request': ['special-request'],
  'static-page': ['pages'],
  styles: ['every-page', 'large-text', 'other-media'],
  'undo-change': ['account-security'],
  wishlist: ['wishlist'],
}

const SPEC_FILE = /^e2e\/(.+)\.spec\.ts$/

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
  const features = paths.flatMap((path) => path.split('/').filter((part) => Object.hasOwn(SPECS, part)))
  const folders = paths.filter((path) => /^(?:src|scripts|chaos)\//.test(path)).map((path) => `${dirname(path)}/`)
  const changedSpecs = paths.flatMap((path) => SPEC_FILE.exec(path)?.[1] ?? [])
  return {
    // A folder that has files of everybody would ask for all tests below it.
    units: unique([
      ...folders.filter((folder) => folder.split('/').length > 3 || !folder.startsWith('src/')),
      ...features.map((feature) => `/${feature}/`),
      ...paths.filter((path) => path.split('/').length === 3 && path.startsWith('src/')).map(withoutEnding),
    ]),
    specs: unique([...changedSpecs, ...features.flatMap((feature) => SPECS[feature] ?? [])]),
  }
}

const withoutEnding = (path: string): string => `${dirname(path)}/${basename(path).replace(/(?:\.test)?\.[^.]+$/, '')}.`

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted()
