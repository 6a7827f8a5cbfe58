import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import { pino } from 'pino'
import type { ApiOptions } from '#api/app.ts'
import { documentAmounts } from '#domain/invoicing/document-line.ts'
import { ok } from '#domain/result.ts'
import type { PictureStore } from '#services/images/picture-store.ts'
import { createQuotationLinks } from '#services/documents/quotation-link.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { createRateLimits, LIMITS } from '#services/limits/rate-limits.ts'
import type { Limits } from '#services/limits/rate-limits.ts'
import { createArtworkServices } from '#shop/artwork.ts'
import { openProofs } from '#shop/proofs.ts'
import { createCartServices } from '#shop/carts.ts'
import { createCommonServices } from '#shop/common.ts'
import { createCustomerServices } from '#shop/customers.ts'
import type { CustomerParts } from '#shop/customers.ts'
import { createOrderServices } from '#shop/orders.ts'
import { createReviewServices } from '#shop/reviews.ts'
import { stampedInvoices } from './orders/issued-invoices.ts'
import { seller } from './orders/sales-documents.ts'
import { unused } from './unused.ts'
import { testApi } from './api-app.ts'
import type { TestDatabase } from './test-database.ts'

/** Limits that no test reaches. */
export const PLENTY = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, { times: 1_000_000, windowSeconds: 60 }]),
) as unknown as Limits

export interface TestCustomers {
  readonly app: FastifyInstance
  readonly services: ReturnType<typeof createCustomerServices>
  /** A browser of a visitor: keeps its cookies and, when signed in, its access token. */
  readonly browser: (ip?: string) => TestBrowser
  /** The newest code that was sent to an address. */
  readonly codeTo: (recipient: string) => Promise<string>
  /** A new customer, signed in by a code. */
  readonly newCustomer: (email?: string) => Promise<TestBrowser & { readonly email: string }>
}

export interface TestBrowser {
  readonly cookies: Map<string, string>
  token: string | undefined
  /** Comes from another address from now on. */
  readonly move: (ip: string) => void
  readonly send: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
}

let count = 0

const NO_FILES: Pick<PictureStore, 'storage' | 'media'> = { storage: unused('storage'), media: unused('media') }

/** Confirms the quotations of tests. */
export const quotationLinks = createQuotationLinks({
  secret: 'a secret of the test',
  publicUrl: 'http://localhost:3000',
})

/** A quotation that only adds up. */
const blankQuotation: ApiOptions['carts']['quotation'] = async (facts) => {
  documentAmounts({ ...facts, shipping: facts.shipping ?? 0 })
  return ok({ bytes: Buffer.from('%PDF-'), fileName: `matbaa-${facts.number}.pdf` })
}

/** What a test may set otherwise for the calls of customers. */
export type TestCustomerParts = Partial<Omit<CustomerParts, 'limits'>> & { readonly limits?: Limits }

const SECRET = 'a secret of the test that is long enough'
const PUBLIC_URL = 'http://localhost:3000'

/** The calls of customers over a test's database, with a queue that only takes notes in the outbox. */
export async function testCustomers(
  database: TestDatabase,
  { limits: numbers = PLENTY, ...parts }: TestCustomerParts = {},
  options: Partial<ApiOptions> = {},
  onRoute?: (route: RouteOptions) => void,
): Promise<TestCustomers> {
  const { pool, db } = database
  const limits = createRateLimits({ pool, secret: SECRET, limits: numbers })
  const common = createCommonServices({
    pool,
    db,
    secret: SECRET,
    policy: () => DEFAULT_POLICY,
    ...(parts.now && { now: parts.now }),
  })
  const queue = { enqueue: async () => undefined }
  const logger = pino({ level: 'silent' })
  const base = { ...common, pool, db, queue, logger, limits, publicUrl: PUBLIC_URL }
  const services = createCustomerServices({ ...base, secret: SECRET, hasSms: true, google: undefined, ...parts })
  const { now } = services
  const carts = createCartServices({ ...common, limits, now, quotation: blankQuotation, quotationLinks })
  const { api: orders } = createOrderServices({
    ...base,
    gateways: { hasApplePay: false, hasStcPay: false },
    invoices: stampedInvoices(),
    seller: async () => seller,
    invoiceFiles: unused('invoice files'),
    receipts: { ...NO_FILES, staffAddress: '' },
    now,
  })
  const reviews = createReviewServices({ ...base, reader: db, ...NO_FILES }).api
  const artwork = createArtworkServices({ ...base, storage: NO_FILES.storage, opener: undefined, now })
  const proofs = openProofs({ ...base, storage: NO_FILES.storage, printer: unused('printer'), now }, services, artwork)
  const made = { customers: services, carts, orders, reviews, artwork, proofs, ...options }
  const { app } = await testApi(database, made, onRoute)

  const codeTo = async (recipient: string): Promise<string> => {
    const { rows } = await database.pool.query(
      `select body_text from outbox_message where recipient = $1 and template = 'code' and is_secret
       and status = 'PENDING' order by id desc limit 1`,
      [recipient],
    )
    return /\b\d{6}\b/.exec(rows[0]?.body_text ?? '')?.[0] ?? 'none was sent'
  }

  const browser = (ip = '203.0.113.1'): TestBrowser => openBrowser(app, ip)

  const newCustomer = async (email = `customer-${(count += 1)}@shop.example`) => {
    const signedUp = browser()
    await signedUp.send('POST', '/customers', { firstName: 'Sara', lastName: 'Ali', email })
    const verified = await signedUp.send('POST', '/customers/verify-otp', { data: email, otp: await codeTo(email) })
    signedUp.token = verified.json().data.accessToken
    return Object.assign(signedUp, { email })
  }
  return { app, services, browser, codeTo, newCustomer }
}

export function openBrowser(app: FastifyInstance, firstIp: string): TestBrowser {
  const cookies = new Map<string, string>()
  let ip = firstIp
  const self: TestBrowser = {
    cookies,
    token: undefined,
    move: (to) => {
      ip = to
    },
    send: async (method, path, body, headers = {}) => {
      const response = await app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: ip,
        ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
        headers: {
          ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(self.token !== undefined && { authorization: `Bearer ${self.token}` }),
          ...headers,
        },
      })
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },
  }
  return self
}
