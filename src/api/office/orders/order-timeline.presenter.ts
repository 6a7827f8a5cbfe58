import type { z } from 'zod'
import type { DeskOrderFile } from '#contract/office/orders/order-file.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { MONEY_ACTIONS } from '#domain/staff/activity-branches.ts'
import { withoutContact } from '../activity/without-contact.ts'
import type { DeskOrderFile as OrderFile } from '#services/orders/desk/desk-order.service.ts'

type Entry = z.input<typeof DeskOrderFile>['timeline'][number]
type Side = Readonly<Record<string, unknown>> | null

const MONEY: ReadonlySet<string> = new Set(MONEY_ACTIONS)

/** Whether an entry says what was paid or refunded. */
export const isAboutMoney = (entry: OrderFile['timeline'][number]): boolean =>
  entry.kind === 'CHANGE' && MONEY.has(entry.facts.action)

type Viewer = { readonly language: Language; readonly sees: { readonly contact: boolean } }

/** An entry of the timeline of an order. */
export function presentEntry(entry: OrderFile['timeline'][number], { language, sees }: Viewer): Entry {
  const at = riyadhTimestamp(entry.at)
  const by = { type: entry.by_type, id: entry.by?.id ?? null, name: entry.by?.name ?? null }
  switch (entry.kind) {
    case 'MOVE':
      return { kind: 'MOVE', at, by, ...entry.facts }
    case 'NOTE':
      return { kind: 'NOTE', at, by, ...entry.facts, mentions: [...entry.facts.mentions] }
    case 'MESSAGE': {
      const { state } = entry.facts
      return { kind: 'MESSAGE', at, by, ...entry.facts, state, canResend: state === 'SENT' || state === 'FAILED' }
    }
    case 'DAY':
      return { kind: 'DAY', at, by, ...entry.facts }
    case 'JOB':
      return { kind: 'JOB', at, by, ...entry.facts, station: inLanguage(entry.facts.station, language) }
    case 'CHANGE': {
      const { id, action, before, after, reason } = entry.facts
      const visible = (side: Side) => (sees.contact ? side && { ...side } : withoutContact(side))
      return { kind: 'CHANGE', id, at, by, action, before: visible(before), after: visible(after), reason }
    }
  }
}
