import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { createExportFiles } from '#services/exports/export-files.service.ts'
import { NO_FINISHES, testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { OF_ACCOUNTS } from '#testing/office-changes/of-accounts.ts'
import { OF_ARTWORK } from '#testing/office-changes/of-artwork.ts'
import { OF_COUPONS } from '#testing/office-changes/of-coupons.ts'
import { OF_ORDERS } from '#testing/office-changes/of-orders.ts'
import { OF_STAFF } from '#testing/office-changes/of-staff.ts'
import { OF_TABLETS } from '#testing/office-changes/of-tablets.ts'
import { OF_REQUESTS } from '#testing/office-changes/of-requests.ts'
import { OF_VIEWS } from '#testing/office-changes/of-views.ts'
import { OF_WORKSHOP } from '#testing/office-changes/of-workshop.ts'
import { orderShop } from '#testing/order-shop.ts'
import { CHANGE_CODES } from '#testing/office-changes/change-codes.ts'
import type { CodeField } from '#testing/office-changes/change-codes.ts'
import { CHANGE_FIELDS, fieldKind } from '#domain/staff/change-fields.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'

const shop = await orderShop()
let folder: string
/** What a fix makes. */
let copy: { readonly id: string } | undefined
let office: TestOffice
let owner: TestDesk
let finance: TestDesk
const written: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'))
  const services = testOfficeServices(shop.database, {
    orders: shop.parts,
    storage: createDiskStorage({ folder, reserveBytes: 0 }),
    artwork: {
      fixes: { fix: async () => ({ ok: true, value: copy as never }) },
      opener: {
        separate: async () => ({ outcome: 'IMPOSSIBLE' }),
        drawFirst: async () => ({ outcome: 'IMPOSSIBLE' }),
      },
      openSoon: () => undefined,
      finishedPages: NO_FINISHES,
    },
  })
  const exportFiles = createExportFiles({
    db: shop.database.db,
    queue: { enqueue: async () => undefined },
    storage: { openStream: async () => undefined },
    lists: services.orders.lists,
    atOnce: 0,
  })
  const all = { ...services, exportFiles }
  office = await testOffice(shop.database, {}, (route) => written.push(...writesOf(route)), all)
  owner = await office.desk('owner')
  finance = await office.desk('finance')
})
afterAll(async () => {
  await office.app.close()
  await rm(folder, { recursive: true, force: true })
})

function writesOf({ method, url, schema, config }: RouteOptions): string[] {
  const auth = config?.access?.auth
  if (schema?.hide || (auth !== 'staff' && auth !== 'entry')) return []
  return [method]
    .flat()
    .filter((each) => !['GET', 'HEAD'].includes(each))
    .map((each) => `${each} ${url.replace('/api/office', '')}`)
}

/** Calls that change nothing of the shop, each with the reason why it leaves no row. */
const WITHOUT_CHANGE: Readonly<Record<string, string>> = {
  'POST /sign-in': 'signing in: the session records it',
  'POST /sign-in/code': 'signing in: the session records it',
  'POST /sign-in/passkey/options': 'asks a device',
  'POST /sign-in/passkey': 'signing in: the session records it',
  'POST /fresh': 'the session records it',
  'POST /fresh/passkey/options': 'asks a device',
  'POST /fresh/passkey': 'the session records it',
  'POST /sign-out': 'signing out: the session records it',
  'POST /invitation': 'reads a link',
  'POST /invitation/authenticator': 'begins what accepting ends',
  'POST /invitation/passkey/options': 'begins what accepting ends',
  'POST /me/authenticator/options': 'begins what the code ends',
  'POST /me/passkeys/options': 'asks a device',
  'POST /orders/:number/refunds/preview': 'calculates',
  'POST /shipment-files': 'reads a file',
}

const sql = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const changes = async (): Promise<string[]> =>
  (await sql('select action from staff_change order by id')).map(({ action }) => action)

const SCENARIOS = {
  ...OF_ORDERS,
  ...OF_ARTWORK,
  ...OF_WORKSHOP,
  ...OF_STAFF,
  ...OF_ACCOUNTS,
  ...OF_VIEWS,
  ...OF_REQUESTS,
  ...OF_TABLETS,
  ...OF_COUPONS,
}

test('every call of the office that writes is tried here, or is said to change nothing', () => {
  expect(written.length).toBeGreaterThan(40)
  const named = [...Object.keys(SCENARIOS), ...Object.keys(WITHOUT_CHANGE)]
  expect(written.toSorted()).toEqual(named.toSorted())
})

describe('exactly one change is left by', () => {
  test.each(Object.entries(SCENARIOS))(
    '%s, and none when it is refused or nothing is different',
    async (_name, begin) => {
      const { call, action, idle } = await begin({
        shop,
        sql,
        office,
        owner,
        finance,
        fixMakes: (id) => (copy = { id }),
      })
      const before = await changes()
      const answer = await call()
      expect(answer.statusCode, answer.body).toBe(200)
      const left = [action].flat()
      expect((await changes()).slice(before.length)).toEqual(left)
      const again = await idle()
      expect(again.statusCode, again.body).toBeLessThan(500)
      expect((await changes()).slice(before.length + left.length)).toEqual([])
    },
  )
})

test('every field and every code that these changes say is known, so that both languages have words for it', async () => {
  const rows: { action: string; before: Fields | null; after: Fields | null }[] = await sql(
    'select action, before, after from staff_change',
  )
  const values = rows.flatMap(({ action, ...sides }) =>
    Object.values(sides).flatMap((side) => Object.entries(side ?? {}).map((entry) => [action, ...entry] as const)),
  )
  expect(values.length).toBeGreaterThan(60)
  const unknown = values.filter(([, field, value]) => !isUnderstood(field, value))
  expect(unknown).toEqual([])
})

/** Words that only a program understands: an identifier, an instant, a code. */
const MACHINE = /^[0-9a-f]{8}-|^\d{4}-\d\d-\d\d|^[A-Z]{2,}(_[A-Z]+)*$/

function isUnderstood(field: string, value: unknown): boolean {
  if (!Object.hasOwn(CHANGE_FIELDS, field)) return false
  const kind = fieldKind(field)
  if (kind === 'code')
    return (
      value === null ||
      String(value)
        .split(',')
        .every((code) => CHANGE_CODES[field as CodeField].includes(code))
    )
  return kind !== 'text' || typeof value !== 'string' || !MACHINE.test(value)
}
