import { fine } from './finding.ts'
import type { Check, Finding, Level } from './finding.ts'

/** Something that waits, and for how long. */
export interface Waits {
  readonly of: string
  readonly count: number
  readonly oldestSeconds: number
}

/** What a shop has yet to do. */
export interface WaitingWork {
  readonly jobs: readonly Waits[]
  readonly messages: readonly Waits[]
  readonly unknownPayments: Waits
  readonly dueInvoices: Waits
  readonly unreportedInvoices: Waits
}

const MINUTE = 60
const HOUR = 60 * MINUTE

type Limit = { readonly check: Check; readonly seconds: number; readonly level: Level; readonly advice: string }

/** Work that waits for longer than it should. The limits are those of the alerts (deploy/prometheus/alerts.yml). */
export function judgeWork(work: WaitingWork): Finding[] {
  return [
    ...late(work.jobs, 'Every job is done soon.', (of) => `jobs of the queue ${of} wait`, {
      check: 'jobs',
      seconds: 5 * MINUTE,
      level: 'error',
      advice: 'Does a process with the worker run? Its log names what fails (docs/runbook.md#jobsstuck).',
    }),
    ...late(work.messages, 'Messages go out.', (of) => `messages are not sent (${of})`, {
      check: 'messages',
      seconds: 15 * MINUTE,
      level: 'error',
      advice: 'Look at SMTP_URL and SMS_PROVIDER, and at the log of the worker (docs/runbook.md#messagesunsent).',
    }),
    ...late([work.unknownPayments], 'Every payment has an outcome.', () => 'payments have no known outcome', {
      check: 'payments',
      seconds: 15 * MINUTE,
      level: 'error',
      advice: 'npm run shop -- gateways check',
    }),
    ...late([work.dueInvoices], 'Every paid order has its invoice.', () => 'paid orders have no invoice', {
      check: 'invoices',
      seconds: 10 * MINUTE,
      level: 'error',
      advice: 'The log of the worker says why (docs/runbook.md#invoicesdue).',
    }),
    ...late(
      [work.unreportedInvoices],
      'The tax authority has the invoices.',
      () => 'invoices are not reported to the tax authority',
      { check: 'invoices', seconds: 12 * HOUR, level: 'error', advice: 'npm run shop -- zatca status' },
    ),
  ]
}

function late(all: readonly Waits[], good: string, what: (of: string) => string, limit: Limit): Finding[] {
  const { check, seconds, level, advice } = limit
  const waiting = all.filter(({ oldestSeconds }) => oldestSeconds > seconds)
  if (waiting.length === 0) return [fine(check, good)]
  return waiting.map(({ of, count, oldestSeconds }) => ({
    check,
    level,
    sentence: `${count} ${what(of)}, the oldest for ${duration(oldestSeconds)}.`,
    advice,
  }))
}

const duration = (seconds: number): string =>
  seconds < 2 * HOUR ? `${Math.round(seconds / MINUTE)} minutes` : `${Math.round(seconds / HOUR)} hours`
