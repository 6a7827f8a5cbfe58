/** Groups of calls in the documentation, in its order. */
export const TAGS = {
  catalogue: 'Departments, categories, products with their options and prices, templates',
  search: 'Suggestions while one types',
  content: 'Slides, banners, articles, pages and settings of the shop',
  reviews: 'Reviews of products by customers who bought them, questions and answers',
  inbox: 'Messages, special requests and the newsletter',
  'sign-in': 'Codes, passwords, passkeys and Google, new accounts, sessions',
  customer: "The customer's own account: profile, devices, reauthentication, deletion",
  addresses: 'Addresses of delivery, and the places they are made of',
  favourites: 'The wishlist',
  carts: 'Prices of carts, discount codes, stored carts, quotations',
  artwork: 'Files to be printed: sending them piece by piece',
  orders: 'Orders and what becomes of them',
  payments: 'Ways to pay, attempts, saved cards, receipts of transfers',
} as const
/** The same in the documentation of the office. */
export const OFFICE_TAGS = {
  'office sign-in': 'Invitations, signing in with a second factor, signing out',
  account: 'The own account: language, factors, sessions',
  staff: 'People and roles',
  'office lists': 'The same done to many rows of a list',
  'office find': 'What is found while one types',
  'office orders': 'Orders, what waits for a decision, and what staff does about it',
  'office production': 'Print jobs on their way through the workshop, its stations and routes',
  'office artwork': 'The artwork desk: files that wait, proofs of them, and what is decided about them',
  'office live': 'What changes while one looks',
  activity: 'Who did what, and taking it back',
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
    ['429', 'Too many requests: `Retry-After` says when to come again'],
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
