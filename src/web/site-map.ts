import type { Language } from '#domain/language.ts'

/**
 * The site map: every page, its address, and the query parameters it reads.
 * A parameter that is not listed here is dropped before the page sees it, and is no part of the cache key. Those of
 * `inBrowser` are dropped by the server too: they are for pages whose sheet is the same for everybody. A page with its `secret`
 * parameter, or with a `:token` in its path, is for one reader and is cached nowhere.
 */
export const ROUTES = {
  start: { path: '/', query: [] },
  home: { path: '/home', query: ['unsubscribe', 'newsletter'], secret: 'unsubscribe' },
  search: {
    path: '/search',
    query: [
      'name',
      'category',
      'subCategories',
      'choices',
      'minPrice',
      'maxPrice',
      'maxMinQuantity',
      'maxProductionDays',
      'offers',
      'inStock',
      'urgent',
      'sort',
      'page',
    ],
  },
  category: {
    path: '/category/:categoryId/:categorySlug?/:subCategoryId?/:subCategorySlug?',
    query: [
      'subCategories',
      'choices',
      'minPrice',
      'maxPrice',
      'maxMinQuantity',
      'maxProductionDays',
      'offers',
      'inStock',
      'urgent',
      'sort',
      'page',
    ],
  },
  product: { path: '/product/:productId/:productSlug?', query: [] },
  blogs: { path: '/blogs', query: ['tag', 'page'] },
  blog: { path: '/blogs/:blogId/:blogSlug?', query: [] },
  aboutUs: { path: '/about-us', query: [] },
  contactUs: { path: '/contact-us', query: ['sent'] },
  specialRequest: {
    path: '/special-request',
    query: ['description', 'category', 'product', 'sent', 'problem', 'fields'],
  },
  privacyPolicy: { path: '/privacy-policy', query: [] },
  termsAndCondition: { path: '/terms-and-condition', query: [] },
  returnRefund: { path: '/return-refund', query: [] },
  wishlist: { path: '/wishlist', query: [] },
  userProfile: { path: '/user-profile', query: ['tab'], inBrowser: ['order', 'again', 'status', 'search', 'page'] },
  orderAgain: { path: '/order-again', query: [], inBrowser: ['order'] },
  payment: { path: '/payment/:outcome', query: [], inBrowser: ['paymentId'] },
  pay: { path: '/pay/:token', query: [] },
  cart: { path: '/cart', query: ['step'] },
  quotation: { path: '/quotation/:code', query: [] },
  quote: { path: '/quote/:token', query: [] },
  proof: { path: '/proof/:token', query: ['sent', 'problem', 'fields'] },
  undoChange: { path: '/undo-change', query: ['token', 'done'], secret: 'token' },
} as const satisfies Record<string, Route>

interface Route {
  readonly path: `/${string}`
  readonly query: readonly string[]
  readonly inBrowser?: readonly string[]
  readonly secret?: string
}

export type RouteName = keyof typeof ROUTES

/** The articles of a language for feed readers. */
export const BLOG_FEEDS: Readonly<Record<Language, string>> = { en: '/feeds/en/blog.xml', ar: '/feeds/ar/blog.xml' }

type Linked = { id: string | number; slug?: string | undefined }
type QueryOf<Name extends RouteName> = {
  [Key in (typeof ROUTES)[Name]['query'][number] | InBrowser<(typeof ROUTES)[Name]>]?: QueryValue
}
type InBrowser<Route> = Route extends { inBrowser: readonly (infer Key extends string)[] } ? Key : never
type QueryValue = string | number | readonly (string | number)[] | undefined

/** The result of a payment, as its page is named. */
export const PAYMENT_OUTCOMES = ['success', 'failed', 'cancel'] as const

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

/** Addresses without a language prefix; the router adds the prefix of the page it is on. */
export const hrefs = {
  home: (query: QueryOf<'home'> = {}) => `/home${queryText(query)}`,
  search: (query: QueryOf<'search'> = {}) => `/search${queryText(query)}`,
  /** A sub-category needs all four parts: `/category/7/12` would read 12 as a slug. */
  category: (category: Linked, sub?: Linked, query: QueryOf<'category'> = {}) =>
    (sub ? `/category/${category.id}/${slugPart(category) || '-'}${linked(sub)}` : `/category${linked(category)}`) +
    queryText(query),
  product: (product: Linked) => `/product${linked(product)}`,
  blogs: (query: QueryOf<'blogs'> = {}) => `/blogs${queryText(query)}`,
  blog: (blog: Linked) => `/blogs${linked(blog)}`,
  aboutUs: () => ROUTES.aboutUs.path,
  contactUs: (query: QueryOf<'contactUs'> = {}) => `/contact-us${queryText(query)}`,
  specialRequest: (query: QueryOf<'specialRequest'> = {}) => `/special-request${queryText(query)}`,
  privacyPolicy: () => ROUTES.privacyPolicy.path,
  termsAndCondition: () => ROUTES.termsAndCondition.path,
  returnRefund: () => ROUTES.returnRefund.path,
  wishlist: () => ROUTES.wishlist.path,
  undoChange: (query: QueryOf<'undoChange'> = {}) => `/undo-change${queryText(query)}`,
  proof: (token: string) => `/proof/${encodeURIComponent(token)}`,
  quotation: (code: string) => `/quotation/${encodeURIComponent(code)}`,
  quote: (key: string) => `/quote/${encodeURIComponent(key)}`,
  pay: (token: string) => `/pay/${encodeURIComponent(token)}`,
  userProfile: (query: QueryOf<'userProfile'> = {}) => `/user-profile${queryText(query)}`,
  orderAgain: (query: QueryOf<'orderAgain'>) => `/order-again${queryText(query)}`,
  payment: (outcome: PaymentOutcome, query: QueryOf<'payment'> = {}) => `/payment/${outcome}${queryText(query)}`,
  cart: (query: QueryOf<'cart'> = {}) => `/cart${queryText(query)}`,
}

const slugPart = ({ slug }: Linked): string => encodeURIComponent(slug ?? '')

const linked = (part: Linked): string => {
  const slug = slugPart(part)
  return `/${encodeURIComponent(part.id)}${slug ? `/${slug}` : ''}`
}

/** `?a=1&b=2&b=3`, in the order of the keys; empty values are left out. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const parts = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') parts.append(key, String(item))
    }
  }
  return parts.size > 0 ? `?${parts}` : ''
}
