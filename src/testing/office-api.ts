import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import type { ApiOptions } from '#api/app.ts'
import { createRateLimits, LIMITS } from '#services/limits/rate-limits.ts'
import type { Limits } from '#services/limits/rate-limits.ts'
import { createOfficeServices } from '#shop/office.ts'
import type { OfficeParts } from '#shop/office.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { createCommonServices } from '#shop/common.ts'
import { createOrderServices } from '#shop/orders.ts'
import { testApi } from './api-app.ts'
import { openBrowser, PLENTY } from './customer-api.ts'
import type { TestBrowser } from './customer-api.ts'
import { stampedInvoices } from './orders/issued-invoices.ts'
import { seller } from './orders/sales-documents.ts'
import { unused } from './unused.ts'
import { insertStaff, staffCookie } from './staff-fixture.ts'
import type { TestDatabase } from './test-database.ts'

/** Someone at the office, signed in or not. */
export interface TestDesk {
  readonly staffId: string | undefined
  readonly send: (
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
}

export interface TestOffice {
  readonly app: FastifyInstance
  readonly services: ReturnType<typeof createOfficeServices>
  /** A person with these roles, signed in. */
  readonly desk: (...roles: string[]) => Promise<TestDesk>
  /** Anybody without a session. */
  readonly visitor: TestDesk
  /** A browser that keeps its cookies, at an address of its own. */
  readonly browser: (ip?: string) => TestBrowser
}

const SECRET = 'a secret of the test that is long enough'

/** Encrypts the secrets of authenticators. */
export const OFFICE_KEY = SECRET

/** For tests whose artwork has no foil and the like. */
export const NO_FINISHES = { find: async () => ({ key: undefined, ground: undefined }) }

interface TestOfficeParts {
  readonly now?: () => Date
  readonly limits?: Limits
  /** Orders with the services that move them; without, they are only read. */
  readonly orders?: OfficeParts['orders']
  /** What draws papers, where a test prints some. */
  readonly printer?: OfficeParts['printer']
  /** Where artwork lies and what makes files for the press, where a test takes some. */
  readonly storage?: OfficeParts['storage']
  readonly fixer?: OfficeParts['fixer']
  readonly artwork?: OfficeParts['artwork']
  /** What makes small pictures, where a test looks at some. */
  readonly media?: OfficeParts['media']
  /** What encrypts authenticators, where it is not the one of all tests. */
  readonly key?: string
  readonly alert?: OfficeParts['alert']
}

/** The services of the office over a test's database, with a queue that only takes notes in the outbox. */
export const testOfficeServices = (
  database: TestDatabase,
  {
    now,
    limits = PLENTY,
    orders = ordersOf(database),
    printer = unused('printer'),
    storage = unused('storage'),
    fixer = unused('fixer'),
    media = unused('media'),
    key = OFFICE_KEY,
    alert = () => undefined,
    artwork = {
      fixes: unused('fixes'),
      opener: unused('opener'),
      openSoon: () => undefined,
      finishedPages: NO_FINISHES,
    },
  }: TestOfficeParts = {},
) =>
  createOfficeServices({
    pool: database.pool,
    db: database.db,
    orders,
    queue: { enqueue: async () => undefined },
    limits: createRateLimits({ pool: database.pool, secret: SECRET, limits }),
    publicUrl: 'http://localhost:3000',
    quotationPdf: unused('quotation'),
    printer,
    storage,
    fixer,
    artwork,
    media,
    images: { serve: async () => ({ ok: false, error: { code: 'image/not-found' } }) },
    key,
    warn: () => undefined,
    alert,
    ...(now && { now }),
  })

/** The limits of staff as they are, and of all else none. */
export const STAFF_LIMITS: Limits = {
  ...PLENTY,
  'staff-password': LIMITS['staff-password'],
  'staff-code': LIMITS['staff-code'],
}

/** The calls of the office over a test's database. */
export async function testOffice(
  database: TestDatabase,
  options: Partial<ApiOptions> = {},
  onRoute?: (route: RouteOptions) => void,
  services = testOfficeServices(database),
): Promise<TestOffice> {
  const { app } = await testApi(database, { office: services, ...options }, onRoute)
  return {
    app,
    services,
    visitor: { staffId: undefined, send: sender(app) },
    browser: (ip = '203.0.113.1') => openBrowser(app, ip),
    desk: async (...roles) => {
      const staffId = await insertStaff(database.pool, { roles })
      return { staffId, send: sender(app, await staffCookie(database, staffId)) }
    },
  }
}

/** Orders as staff reads them; without the services that move them and their money. */
const ordersOf = (database: TestDatabase): OfficeParts['orders'] =>
  createOrderServices({
    ...createCommonServices({ ...database, secret: 'a secret of the test', policy: () => DEFAULT_POLICY }),
    db: database.db,
    queue: { enqueue: async () => undefined },
    gateways: { hasApplePay: false, hasStcPay: false },
    limits: unused('limits'),
    publicUrl: 'http://localhost:3000',
    invoices: stampedInvoices(),
    seller: async () => seller,
    invoiceFiles: unused('invoice files'),
    receipts: { ...unused('receipts'), staffAddress: '' },
    logger: unused('logger'),
  })

const sender =
  (app: FastifyInstance, cookie?: string): TestDesk['send'] =>
  (method, path, body, headers = {}) =>
    app.inject({
      method,
      url: `/api/office${path}`,
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
      headers: { ...(cookie !== undefined && { cookie }), ...headers },
    })
