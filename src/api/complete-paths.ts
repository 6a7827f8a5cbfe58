/** Groups of calls in the documentation, in its order. */
export const TAGS = {
  catalogue: 'Departments, categories, products with their options and prices, templates',
  search: 'Suggestions while the visitor types',
  content: 'Slides, banners, articles, static pages and contact details',
  reviews: 'Reviews of products by customers who bought them, questions and answers',
  inbox: 'Messages, special requests and the newsletter',
  'sign-in': 'Sign-in with codes, passwords, passkeys and Google; sign-up; sessions',
  customer: "The customer's own account: profile, devices, reauthentication, deletion",
  addresses: 'Delivery addresses, and the regions, cities and districts they refer to',
  favourites: 'The wishlist',
  carts: 'Prices of carts, discount codes, stored carts, quotations',
  artwork: 'Artwork: resumable uploads, checks, fixes and previews',
  orders: 'Orders, their status, documents and notifications',
  payments: 'Payment methods, payment attempts, saved cards, transfer receipts',
} as const
/** The same in the documentation of the office. */
export const OFFICE_TAGS = {
  'office sign-in': 'Invitations, signing in with a second factor, signing out',
  account: 'One’s own account: language, factors, sessions',
  staff: 'People and roles',
  'office lists': 'Bulk runs and exports of lists',
  'office find': 'Search across orders, customers and products',
  'office coupons': 'Coupons and their terms',
  'office orders': 'Orders, refunds and payments, and the decisions about them',
  'office requests': 'Special requests and their quotations',
  'office production': 'Print jobs, stations and routes',
  'office artwork': 'The artwork desk: files that wait, proofs and decisions',
  'office live': 'Live updates',
  activity: 'The log of changes, and undo',
  system: 'The office itself',
} as const
/** A group of calls in the documentation. */
export type Tag = keyof typeof TAGS | keyof typeof OFFICE_TAGS

type Answer = { description?: string; content?: unknown }
type Operation = {
  operationId?: string
  security?: readonly object[]
  requestBody?: unknown
  responses?: Record<string, Answer>
}
export type Paths = Record<string, Record<string, unknown> | undefined>

const OTHER_PROBLEMS = 'Any other problem, named by its code'

/** Completes what every call of a document has in common: an id of its own, who may call it, its usual problems. */
export const completePaths = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods ?? {}).map(([method, operation]) => [
          method,
          completeOperation(path, method, operation as Operation),
        ]),
      ),
    ]),
  )

function completeOperation(path: string, method: string, operation: Operation): Operation {
  const { default: problem, ...answers } = operation.responses ?? {}
  const described = Object.entries(answers).map(([status, answer]) => [status, { ...answer, description: 'Done' }])
  const content = problem?.content
  const problems = usualProblems(path, operation).map(([status, description]) => [status, { description, content }])
  return {
    operationId: operationId(path, method),
    ...operation,
    security: operation.security ?? [],
    responses: {
      ...Object.fromEntries([...described, ...problems]),
      default: { ...problem, description: OTHER_PROBLEMS },
    },
  }
}

function usualProblems(path: string, { security, requestBody }: Operation): (readonly [string, string])[] {
  return [
    ['400', 'The request is not one that this call takes; `errors` names the fields'] as const,
    ...(security?.length ? [['401', 'Not signed in, or the session has ended'] as const] : []),
    ...(path.startsWith('/api/office/') ? [['403', 'The permission named is missing'] as const] : []),
    ...(path.includes('{') ? [['404', 'There is nothing of that name or id'] as const] : []),
    ...(requestBody
      ? [['413', 'The body is too large'] as const, ['415', 'The body is of another type'] as const]
      : []),
    ['429', 'Too many requests: `Retry-After` says when to try again'],
  ]
}

/** Such as `getAppProductsById` for `GET /api/app/products/{id}`. */
function operationId(path: string, method: string): string {
  const words = path.split('/').flatMap((part) => {
    if (part === 'api' || part === '') return []
    const name = part.startsWith('{') ? `by-${part.slice(1, -1)}` : part
    return name.split(/[-.]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  })
  return method + words.join('')
}
