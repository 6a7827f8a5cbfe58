import type { ChangedThing } from './live-line.ts'

/** A cached answer: the path it was asked by, and the id of the one thing it shows. */
export type CachedAnswer = { readonly path: string; readonly id: string | undefined }

const ORDERS = '/api/office/orders'

/** What is cached below these paths is about things of the kind. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  order: [
    ORDERS,
    '/api/office/money',
    '/api/office/today',
    '/api/office/production',
    '/api/office/artwork',
    '/api/office/activity',
  ],
  job: ['/api/office/production', '/api/office/artwork', ORDERS, '/api/office/today', '/api/office/activity'],
  station: ['/api/office/production', '/api/office/activity'],
  route: ['/api/office/production', '/api/office/activity'],
  staff: ['/api/office/staff', '/api/office/me', '/api/office/activity'],
  role: ['/api/office/staff', '/api/office/roles', '/api/office/me', '/api/office/activity'],
  account: ['/api/office/me'],
  view: ['/api/office/views', '/api/office/activity'],
  device: ['/api/office/devices', '/api/office/activity'],
}

/** The page of one order, and nothing else of orders. */
const ONE_ORDER = /^\/api\/office\/orders\/\d+$/

/** Whether a cached answer may be old after a change. Of an order's page only its own order's; of unknown kinds all are. */
export function isAffected({ path, id }: CachedAnswer, thing: ChangedThing): boolean {
  const paths = PATHS[thing.kind]
  if (!paths) return true
  if (thing.kind === 'order' && ONE_ORDER.test(path)) return id === undefined || id === thing.id
  return paths.some((each) => path === each || path.startsWith(`${each}/`))
}
