import type { z } from 'zod'
import type { DeskOrderFile } from '#contract/office/orders/order-file.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { DeskOrderFile as Found } from '#services/orders/desk/desk-order.service.ts'
import { presentGoods } from '../../line-goods.presenter.ts'
import { presentDocument } from '../../order-documents.presenter.ts'
import { presentTotals } from '../../order-totals.presenter.ts'
import { presentMoney } from './order-money.presenter.ts'
import { isAboutMoney, presentEntry } from './order-timeline.presenter.ts'

type Viewer = { readonly language: Language; readonly today: IsoDate; readonly sees: Sees }
/** What a person sees of an order besides the goods. */
type Sees = { readonly contact: boolean; readonly money: boolean; readonly production: boolean }
type Answer = z.input<typeof DeskOrderFile>

const instant = (at: Date | null) => at && riyadhTimestamp(at)

/** An order with everything that staff sees of it. What reaches its customer, and money, is left out for those who may not see it. */
export function presentFile(found: Found, viewer: Viewer): Answer {
  const { order, lines, money, documents, timeline, moves } = found
  const { today, sees } = viewer
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    status: order.status,
    payment: sees.money ? order.payment : null,
    language: order.language,
    placedAt: riyadhTimestamp(order.placed_at),
    movedAt: riyadhTimestamp(order.moved_at),
    openedAt: instant(order.opened_at),
    deliveredAt: instant(order.delivered_at),
    closedAt: instant(order.closed_at),
    readyBy: order.ready_by,
    late:
      order.agreed_by !== null && order.late_reason !== null
        ? { agreedBy: order.agreed_by, reason: order.late_reason }
        : null,
    isLate: (order.status === 'PENDING' || order.status === 'PROCESSING') && order.ready_by < today,
    urgent: order.urgent,
    fulfilment: order.fulfilment,
    customerId: order.customer_id,
    contact: contactOf(order, sees.contact),
    address: addressOf(order, viewer),
    notes: order.notes,
    station: order.production,
    assignee: order.assignee,
    hold: order.hold_reason,
    cancelRequest: order.cancel_requested_at && {
      at: riyadhTimestamp(order.cancel_requested_at),
      reason: order.cancel_request,
    },
    tracking:
      order.carrier !== null && order.tracking_number !== null
        ? { carrier: order.carrier, number: order.tracking_number, url: order.tracking_url }
        : null,
    totals: sees.money ? totalsOf(order) : null,
    lines: lines.map((line) => presentLine(line, viewer)),
    money: money ? presentMoney(money) : null,
    documents: documents ? documents.map((each) => ({ ...presentDocument(each), isFinal: each.isFinal })) : null,
    timeline: timeline
      .filter((entry) => (sees.money || !isAboutMoney(entry)) && (sees.production || entry.kind !== 'JOB'))
      .map((entry) => presentEntry(entry, viewer)),
    moves: moves.map((move) => ({
      ...move,
      refunds: sees.money ? move.refunds : null,
      needs: [...move.needs],
    })),
  }
}

const contactOf = (order: Found['order'], seesContact: boolean): Answer['contact'] => ({
  name: order.contact_name,
  company: order.company_name,
  poNumber: order.po_number,
  ...(seesContact && {
    phone: order.contact_phone,
    email: order.contact_email,
    vatNumber: order.vat_number,
    crNumber: order.cr_number,
  }),
})

function addressOf({ address }: Found['order'], { language, sees }: Viewer): Answer['address'] {
  if (!address) return null
  const { name, region, city, district, ...rest } = address
  return {
    name,
    region: inLanguage(region, language),
    city: inLanguage(city, language),
    district: district && inLanguage(district, language),
    ...(sees.contact && rest),
  }
}

const totalsOf = (order: Found['order']): NonNullable<Answer['totals']> => ({
  ...presentTotals(order),
  pricesIncludeVat: order.prices_include_vat,
})

const presentLine = (line: Found['lines'][number], { language, sees }: Viewer): Answer['lines'][number] => ({
  id: String(line.id),
  ...presentGoods(line, language),
  price: sees.money
    ? { unit: line.unit, setup: line.setup, total: line.line_total, discount: line.discount, vat: line.vat }
    : null,
  designMode: line.design_mode,
  artworks: [...line.artwork_ids],
  notes: line.notes,
  startedAt: instant(line.production_started_at),
  proofApprovedAt: instant(line.proof_approved_at),
})
