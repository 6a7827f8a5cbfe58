import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testInvoices, testUnits } from '#testing/orders/issued-invoices.ts'
import { paidOrder, seller } from '#testing/orders/sales-documents.ts'
import { testTaxAuthority } from '#testing/stand-ins/tax-authority.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createInvoiceReports } from '../reports/invoice-reports.ts'
import { refusedInvoices } from '../reports/refused-invoices.ts'
import { createOnboarding } from './unit-onboarding.ts'
import { unitStates } from './unit-states.ts'
import { verifyInvoices } from '../verify-invoices.ts'

const KEY = 'tests of onboarding, thirty-two letters'
const company = { name: 'شركة ريحان للقهوة', vatNumber: '310122393500003', crNumber: '1010123456' }
const b2b = { buyer: { ...paidOrder.buyer, company } }
const REQUEST = {
  unit: 1,
  environment: 'simulation',
  invoiceTypes: '1100',
  branch: 'Riyadh',
  businessCategory: 'Printing',
} as const

let database: TestDatabase
let authority: Awaited<ReturnType<typeof testTaxAuthority>>
let clock = new Date()
let password = 100_000
beforeAll(async () => {
  database = await testDatabase()
  authority = await testTaxAuthority(() => clock)
})
afterAll(async () => {
  await authority.close()
  await database.close()
})
beforeEach(async () => {
  clock = new Date()
  await authority.setFaults({})
  const { tamper } = testInvoices(database.db)
  await tamper('delete from invoice')
  await tamper('delete from invoice_unit')
  await tamper('insert into invoice_unit (id) values (1)')
})

const otp = () => String((password += 1))
const onboarding = () => createOnboarding({ db: database.db, seller, key: KEY, url: authority.url, now: clock })
const unit = () => database.db.selectFrom('invoice_unit').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
const statuses = async () =>
  (await database.db.selectFrom('invoice').select('report_status').orderBy('counter').execute()).map(
    (row) => row.report_status,
  )

/** A shop whose unit reads its credentials from the database. */
function openShop() {
  const units = testUnits({ key: KEY })
  const messages: string[] = []
  const alarms: string[] = []
  const warn = (sentence: string) => void messages.push(sentence)
  const alert = (sentence: string) => void (messages.push(sentence), alarms.push(sentence))
  const reports = createInvoiceReports({ db: database.db, units, alert, warn })
  return {
    ...testInvoices(database.db, units.own),
    messages,
    alarms,
    report: () => reports.run(clock, AbortSignal.timeout(60_000)),
  }
}

describe('onboarding a unit', () => {
  test('gives it a certificate with which every kind of document is accepted', async () => {
    const shop = openShop()
    expect(await onboarding().onboard(REQUEST, otp())).toMatchObject({ ok: true })
    const orderId = '0199a1b2-0000-7000-8000-0000000000b2'
    await shop.issue({ issuedAt: clock })
    await shop.issue({ ...b2b, orderId, issuedAt: clock })
    await shop.credit(orderId, 1000)
    await shop.debit(orderId, 500)
    expect(await shop.report()).toBe(4)
    expect(await statuses()).toEqual(['REPORTED', 'CLEARED', 'CLEARED', 'CLEARED'])
    expect((await verifyInvoices(database.db)).faults).toEqual([])
    expect(shop.messages).toEqual([])
  })

  test('stores the key encrypted, and for its unit only', async () => {
    await onboarding().onboard(REQUEST, otp())
    const { credentials } = await unit()
    expect(credentials?.toString('latin1')).not.toContain('PRIVATE KEY')
    await testInvoices(database.db).tamper('update invoice_unit set id = 7 where id = 1')
    const moved = testUnits({ key: KEY, unit: 7 }).own
    await expect(moved.at(database.db, 1)).rejects.toThrow('cannot be decrypted')
  })

  test('a one-time password that was used, has expired or is missing is refused in words', async () => {
    const used = otp()
    await onboarding().onboard(REQUEST, used)
    expect(await onboarding().onboard({ ...REQUEST, unit: 2 }, used)).toMatchObject({
      ok: false,
      error: { code: 'tax-authority/refused', status: 400, reasons: ['Invalid-OTP: The provided OTP is invalid'] },
    })
    expect(await onboarding().onboard({ ...REQUEST, unit: 2 }, '000000')).toMatchObject({ ok: false })
    expect(await onboarding().onboard({ ...REQUEST, unit: 2 }, undefined)).toMatchObject({
      error: { code: 'unit/otp-needed' },
    })
    expect(await onboarding().onboard(REQUEST, otp())).toMatchObject({ error: { code: 'unit/onboarded-before' } })
  })

  test('that was interrupted goes on without another password', async () => {
    await authority.setFaults({ rules: [{ call: 'sample', mode: 500, times: 1 }] })
    expect(await onboarding().onboard(REQUEST, otp())).toMatchObject({
      error: { code: 'tax-authority/unreachable', status: 500 },
    })
    expect(await onboarding().onboard(REQUEST, undefined)).toMatchObject({ ok: true })
    expect(await unit()).toMatchObject({ version: 1, pending_credentials: null })
  })

  test('of one that sells to consumers only needs three samples, and clears nothing', async () => {
    const shop = openShop()
    expect(await onboarding().onboard({ ...REQUEST, invoiceTypes: '0100' }, otp())).toMatchObject({ ok: true })
    await shop.issue({ ...b2b, issuedAt: clock })
    expect(await shop.report()).toBe(1)
    expect(await statuses()).toEqual(['REPORTED'])
  })
})

describe('a certificate', () => {
  test.each([[false], [true]])(
    'is renewed, and the running shop goes on with it (samples wanted: %s)',
    async (expected) => {
      const shop = openShop()
      await onboarding().onboard(REQUEST, otp())
      await shop.issue({ issuedAt: clock })
      await authority.setFaults({ renewalWantsSamples: expected })
      expect(await onboarding().renew(REQUEST, otp())).toMatchObject({ ok: true })
      await shop.issue({ ...b2b, issuedAt: clock })
      expect(await shop.report()).toBe(2)
      expect(await unit()).toMatchObject({ version: 2 })
    },
  )

  test('that ends soon is said in good time, once a day', async () => {
    await authority.setFaults({ certificateDays: 20 })
    await onboarding().onboard(REQUEST, otp())
    const shop = openShop()
    await shop.report()
    await shop.report()
    expect(shop.messages).toEqual([expect.stringContaining('expires soon')])
    expect(await unitStates(database.db, clock)).toMatchObject([{ unit: 1, environment: 'simulation', days: 19 }])
  })

  test.each([
    [8, 0],
    [7, 1],
  ])('with %i days left is an alarm from the last seven days on (%i)', async (certificateDays, alarms) => {
    await authority.setFaults({ certificateDays })
    await onboarding().onboard(REQUEST, otp())
    const shop = openShop()
    await shop.report()
    expect(shop.messages).toHaveLength(1)
    expect(shop.alarms).toHaveLength(alarms)
  })

  test('that ends at midnight with invoices waiting loses none: they go out after the renewal', async () => {
    await authority.setFaults({ certificateDays: 1 })
    await onboarding().onboard(REQUEST, otp())
    const shop = openShop()
    await shop.issue({ issuedAt: clock })
    await testInvoices(database.db).tamper(`update invoice_unit set expires_at = now() - interval '1 hour'`)
    const late = openShop()
    await late.issue({ ...b2b, issuedAt: clock })
    clock = new Date(clock.getTime() + 2 * 86_400_000)
    expect(await late.report()).toBe(0)
    expect(late.messages).toEqual([
      expect.stringContaining('has expired'),
      expect.stringContaining('refuses the login'),
      expect.stringContaining('wait too long'),
    ])
    expect(await statuses()).toEqual(['PENDING', 'PENDING'])

    clock = new Date()
    await authority.setFaults({})
    expect(await onboarding().renew(REQUEST, otp())).toMatchObject({ ok: true })
    expect(await late.report()).toBe(2)
    expect(await statuses()).toEqual(['REPORTED', 'CLEARED'])
    expect((await verifyInvoices(database.db)).faults).toEqual([])
  })
})

test('documents that wait longer than half a day are an alarm, once a day', async () => {
  await onboarding().onboard(REQUEST, otp())
  const shop = openShop()
  const start = clock
  await shop.issue({ issuedAt: start })
  await authority.setFaults({ rules: [{ call: 'reporting', mode: 503 }] })
  const after = async (hours: number) => {
    clock = new Date(start.getTime() + hours * 3_600_000)
    await shop.report()
    return shop.alarms.length
  }
  expect([await after(11), await after(13), await after(14), await after(38)]).toEqual([0, 1, 1, 2])
  expect(shop.alarms[0]).toContain('wait too long')
  clock = start
  await authority.setFaults({})
  await shop.report()
  expect(await statuses()).toEqual(['REPORTED'])
})

test('a unit that cannot be reported holds up no other one, and its documents are alarmed about all the same', async () => {
  await onboarding().onboard(REQUEST, otp())
  await openShop().issue({ issuedAt: clock })
  await onboarding().onboard({ ...REQUEST, unit: 2 }, otp())
  await testInvoices(database.db, testUnits({ key: KEY, unit: 2 }).own).issue({ issuedAt: clock })
  const shop = openShop()
  // Credentials are encrypted for their unit: those of another one cannot be read.
  await testInvoices(database.db).tamper(
    'update invoice_unit set credentials = (select credentials from invoice_unit where id = 2) where id = 1',
  )
  clock = new Date(clock.getTime() + 13 * 3_600_000)
  expect(await shop.report()).toBe(1)
  expect(await statuses()).toEqual(['PENDING', 'REPORTED'])
  expect(shop.alarms).toEqual(expect.arrayContaining(['a part of a sweep failed', expect.stringContaining('wait too')]))
})

test('a clearance whose answer was lost is taken when it is asked for again', async () => {
  await onboarding().onboard(REQUEST, otp())
  const shop = openShop()
  await shop.issue({ ...b2b, issuedAt: clock })
  await authority.setFaults({ rules: [{ call: 'clearance', mode: 'RESET_AFTER', times: 1 }] })
  expect(await shop.report()).toBe(0)
  expect(await shop.report()).toBe(1)
  expect(await statuses()).toEqual(['CLEARED'])
})

test('a clearance that is refused raises an alarm, is listed with its reasons, and holds up no other document', async () => {
  await onboarding().onboard(REQUEST, otp())
  const shop = openShop()
  await shop.issue({ ...b2b, issuedAt: clock })
  await shop.issue({ issuedAt: clock })
  await authority.setFaults({ rules: [{ call: 'clearance', mode: 'REFUSE', times: 1 }] })
  expect(await shop.report()).toBe(1)
  expect(await statuses()).toEqual(['REJECTED', 'REPORTED'])
  expect(shop.messages).toEqual([expect.stringContaining('refused invoices')])
  expect(await refusedInvoices(database.db)).toEqual([
    { number: 'INV-000001', orderNumber: expect.any(String), reasons: ['[BR-KSA-08] - switched on'] },
  ])
})
