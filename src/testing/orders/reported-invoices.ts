import { afterAll, beforeEach } from 'vitest'
import { reportInvoices } from '#services/invoices/reports/report-invoices.ts'
import { openStamp } from '#services/invoices/stamp/stamp.ts'
import { scriptedAuthority } from '../stand-ins/scripted-authority.ts'
import { testDatabase } from '../test-database.ts'
import { testInvoices, testUnits } from './issued-invoices.ts'

/** Invoices of a registered unit and the authority that they are reported to, for all tests of a file; three wait before each test. */
export async function reportedInvoices() {
  const database = await testDatabase()
  const authority = await scriptedAuthority()
  const stamp = openStamp({
    privateKey: undefined,
    certificate: undefined,
    secret: 'a stamp of at least thirty-two letters',
  })
  const privateKey = stamp.privateKey.export({ type: 'sec1', format: 'pem' }).toString()
  const credentials = { certificate: stamp.certificate.text, privateKey, password: 'SECRET', url: authority.url }
  const units = testUnits(credentials)
  const invoices = testInvoices(database.db, units.own)
  afterAll(async () => {
    authority.close()
    await database.close()
  })
  beforeEach(async () => {
    authority.calls.length = 0
    authority.answers.length = 0
    await invoices.tamper('delete from invoice')
    await invoices.tamper('update invoice_unit set login_refused_at = null')
    for (let count = 0; count < 3; count += 1) await invoices.issue()
  })
  const turn = (now: Date, unit = units.own) =>
    reportInvoices({ db: database.db, unit, now, signal: new AbortController().signal })
  return {
    database,
    invoices,
    credentials,
    calls: authority.calls,
    /** Has the authority give these answers next. */
    answer: (...next: (number | 'hangs-up')[]) => void authority.answers.push(...next),
    turn,
    report: async (now = new Date(), unit = units.own) => {
      const { isLoginRefused: _, ...summary } = await turn(now, unit)
      return summary
    },
  }
}

/** What a turn reports that was not interrupted, unless `more` says otherwise. */
export const doneTurn = (reported: number, more: object = {}) => ({
  reported,
  cleared: 0,
  rejected: [],
  isInterrupted: false,
  ...more,
})
