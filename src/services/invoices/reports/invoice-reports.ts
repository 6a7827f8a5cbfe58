import type { Db } from '#db/connection.ts'
import type { Alert } from '../../alert.ts'
import { sweepSteps } from '../../sweep-each.ts'
import { findOldestWaiting } from './invoice-report.repository.ts'
import { findUnits } from '../units/invoice-unit.repository.ts'
import type { InvoiceUnits } from '../units/invoice-unit.ts'
import { reportInvoices } from './report-invoices.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'

export interface InvoiceReportOptions {
  readonly db: Db
  readonly units: InvoiceUnits
  /** For what people must act on. */
  readonly alert: Alert
  readonly warn: Alert
}

/** From here on a certificate is to be renewed, and from here on at once. */
const WARN_DAYS = 30
const ALERT_DAYS = 7
/** Simplified documents must be known to the authority within 24 hours: half of that is left for people to act. */
const MAX_WAITING_MS = DAY_MS / 2

/** Reports and clears the documents of every unit, and says in good time when a certificate ends. */
export function createInvoiceReports({ db, units, alert, warn }: InvoiceReportOptions) {
  const reminded = new Map<number, number>()
  const alarmed = new Map<number, number>()

  const remind = async (id: number, version: number, now: Date): Promise<void> => {
    const { expiresAt } = await units.of(id).at(db, version)
    if (expiresAt === null || now.getTime() - (reminded.get(id) ?? 0) < DAY_MS) return
    const days = Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS)
    if (days >= WARN_DAYS) return
    reminded.set(id, now.getTime())
    const sentence =
      days < 0
        ? 'the certificate of an invoice unit has expired: run "npm run shop -- zatca renew"'
        : 'the certificate of an invoice unit expires soon: run "npm run shop -- zatca renew"'
    const say = days < ALERT_DAYS ? alert : warn
    say(sentence, { unit: id, expiresAt: expiresAt.toISOString() })
  }

  /** Reports what a unit has issued; answers how many documents the authority accepted. */
  const report = async (id: number, now: Date, signal: AbortSignal): Promise<number> => {
    const turn = await reportInvoices({ db, unit: units.of(id), now, signal })
    if (turn.rejected.length > 0)
      alert('the tax authority refused invoices: see "npm run shop -- invoices refused"', {
        unit: id,
        numbers: turn.rejected,
      })
    if (turn.isLoginRefused)
      alert('the tax authority refuses the login of an invoice unit: see "npm run shop -- zatca status"', { unit: id })
    if (turn.isInterrupted && !signal.aborted)
      warn('the tax authority does not take invoices at the moment', { unit: id })
    return turn.reported + turn.cleared
  }

  /** An alarm a day as long as documents wait too long, whatever the reason. */
  const alarmOfWaiting = async (id: number, now: Date): Promise<void> => {
    if (now.getTime() - (alarmed.get(id) ?? 0) < DAY_MS) return
    const since = await findOldestWaiting(db, id)
    if (!since || now.getTime() - since.getTime() < MAX_WAITING_MS) return
    alarmed.set(id, now.getTime())
    alert('documents wait too long for the tax authority: see "npm run shop -- zatca status"', {
      unit: id,
      since: since.toISOString(),
    })
  }

  return {
    /** Whether the unit of this process is known to the authority. */
    isRegistered: async (): Promise<boolean> => {
      const own = (await findUnits(db)).find(({ id }) => id === units.own.id)
      return (await units.own.at(db, own?.version ?? 0)).isRegistered
    },

    /** One turn; answers how many documents the authority accepted. */
    run: async (now: Date, signal: AbortSignal): Promise<number> => {
      let accepted = 0
      for (const { id, version } of await findUnits(db)) {
        const steps = {
          reminder: () => remind(id, version, now),
          reports: async () => void (accepted += await report(id, now, signal)),
          // Whatever the reports came to: that they wait is what people must know.
          waiting: () => alarmOfWaiting(id, now),
        }
        await sweepSteps(steps, { sweep: `invoices of unit ${id}`, alert })
      }
      return accepted
    },
  }
}
