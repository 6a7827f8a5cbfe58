import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { registerApi } from '#api/app.ts'
import type { ApiOptions } from '#api/app.ts'
import { openPictureStore } from '#services/images/picture-store.ts'
import type { PictureStore } from '#services/images/picture-store.ts'
import { createInboxServices } from '#shop/inbox.ts'
import { createRateLimits } from '#services/limits/rate-limits.ts'
import type { Limits } from '#services/limits/rate-limits.ts'
import type { Job, JobQueue } from '#services/queue/job-queue.ts'
import { PLENTY } from './customer-api.ts'
import { testDatabase } from './test-database.ts'
import type { TestDatabase } from './test-database.ts'
import { unused } from './unused.ts'
import { UNUSED_PARTS } from './unused-api.ts'

const TODAY = new Date('2026-11-21T09:00:00Z')

/** A contact message as a visitor types it. */
export const CONTACT = {
  fullName: ' نورة  علي ',
  email: 'Noura@Studio.Example',
  phoneNumber: '٠٥٥ ١٢٣ ٤٥٦٧',
  message: 'مرحبا\n\n\n\nبكم',
}

/** What visitors send, over a database of the test file's own that is emptied after every test. */
export interface InboxApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  readonly store: PictureStore
  /** Where the files of the shop lie. */
  readonly folder: string
  readonly queue: JobQueue
  /** Warnings and errors in the log since the test began. */
  readonly logged: readonly Record<string, unknown>[]
  /** The jobs left since the test began. */
  readonly jobs: readonly Job[]
  /** Another instance over the same database; the caller closes it. */
  readonly open: (limits: Limits) => Promise<FastifyInstance>
  /** The same in place of `app`. */
  readonly reopen: (limits: Limits) => Promise<void>
  readonly post: (
    url: string,
    payload: InjectOptions['payload'],
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  readonly contact: (
    fields?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** How many rows a table has. */
  readonly count: (table: string) => Promise<number>
  /** The first row of a statement. */
  readonly one: (statement: string) => Promise<Record<string, unknown>>
  /** Names of the files in an area of the storage. */
  readonly files: (area: string) => Promise<string[]>
}

const EMPTIED =
  'contact_message, special_request, special_request_attachment, quotation, quotation_line, quotation_link, newsletter_subscriber, outbox_message, rate_limit, unclaimed_file'

type Parts = { -readonly [Part in 'app' | 'database' | 'store' | 'folder']: InboxApp[Part] } & {
  readonly logged: Record<string, unknown>[]
  jobs: Job[]
  readonly queue: JobQueue
}

/** Sets it up for the tests of a file. */
export function inboxApp(): InboxApp {
  const parts: Parts = {
    app: unused('app'),
    database: unused('database'),
    store: unused('store'),
    folder: '',
    jobs: [],
    logged: [],
    queue: {
      enqueue: async (_tx, left) => {
        parts.jobs.push(...left)
      },
    },
  }
  const open: InboxApp['open'] = (limits) => openServer({ ...parts, limits })
  openForTests(parts, open)
  return Object.assign(parts, {
    open,
    reopen: async (limits: Limits) => {
      await parts.app.close()
      parts.app = await open(limits)
    },
    ...callsOf(parts),
    ...looksInto(parts),
  })
}

function openForTests(parts: Parts, open: InboxApp['open']): void {
  beforeAll(async () => {
    parts.folder = await mkdtemp(join(tmpdir(), 'matbaa-inbox-'))
    parts.database = await testDatabase()
    parts.store = await openPictureStore({ storage: { kind: 'disk', folder: parts.folder }, workers: 1 })
  })
  beforeEach(async () => {
    parts.jobs = []
    parts.logged.length = 0
    parts.app = await open(PLENTY)
  })
  afterEach(async () => {
    await parts.app.close()
    await parts.database.pool.query(`truncate ${EMPTIED}`)
  })
  afterAll(async () => {
    await parts.store.close()
    await parts.database.close()
    await rm(parts.folder, { recursive: true, force: true })
  })
}

function callsOf(parts: Parts): Pick<InboxApp, 'post' | 'contact'> {
  const post: InboxApp['post'] = (url, payload, headers = {}) =>
    parts.app.inject({ method: 'POST', url, payload: payload as string, headers })
  return {
    post,
    contact: (fields = {}, headers = {}) => post('/api/contacts', { ...CONTACT, ...fields }, headers),
  }
}

function looksInto(parts: Parts): Pick<InboxApp, 'count' | 'one' | 'files'> {
  const one: InboxApp['one'] = async (statement) => (await parts.database.pool.query(statement)).rows[0]
  return {
    one,
    count: async (table) => Number((await one(`select count(*)::int as count from ${table}`))['count']),
    files: async (area) =>
      (await readdir(join(parts.folder, area), { recursive: true, withFileTypes: true }).catch(() => []))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  }
}

interface ServerParts {
  readonly database: TestDatabase
  readonly store: PictureStore
  readonly queue: JobQueue
  readonly limits: Limits
  readonly logged: Record<string, unknown>[]
}

async function openServer({ database, store, queue, limits, logged }: ServerParts): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) }
  const server = Fastify({ bodyLimit: 64 * 1024, logger: { level: 'warn', stream } })
  const { db, pool } = database
  const services = createInboxServices({
    db,
    queue,
    ...store,
    staffAddress: 'staff@shop.example',
    now: () => TODAY,
    limits: createRateLimits({ pool, secret: 'a secret of the test', limits }),
    publicUrl: 'https://shop.example',
  })
  // The other features' services are not called by these routes.
  await registerApi(server, {
    ...UNUSED_PARTS,
    publicUrl: 'https://shop.example',
    inbox: services,
  } as unknown as ApiOptions)
  await server.ready()
  return server
}
