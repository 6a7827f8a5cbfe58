import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { statusAt } from '#domain/quotations/quotation.ts'
import type { QuotationDesk } from '#services/quotations/quotation-desk.service.ts'
import type { Quotation } from '#services/quotations/quotation.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { presentGoods } from '../../inbox/quotation.presenter.ts'

type Row = Awaited<ReturnType<QuotationDesk['list']>>[number]
type Standing = NonNullable<Awaited<ReturnType<QuotationDesk['read']>>>

/** A request as a row of the list. */
export const presentRequestRow = (row: Row) => ({
  reference: row.reference,
  status: row.status,
  name: row.full_name,
  company: row.company_name,
  description: row.description,
  at: riyadhTimestamp(row.created_at),
  neededBy: row.needed_by,
  files: row.files,
  version: row.version,
  total: row.total,
  validUntil: row.valid_until,
  orderNumber: row.order_number,
})

/** A request with its quotations, as a person of the staff sees it. */
export const presentRequest = ({ request, versions }: Standing, staff: StaffActor, language: Language) => ({
  reference: request.reference,
  status: request.status,
  language: request.language,
  at: riyadhTimestamp(request.created_at),
  ...(staff.permissions.has('contact.view') && {
    contact: { name: request.full_name, email: request.email, phone: request.phone },
  }),
  company: request.company_name,
  category: request.category && inLanguage(request.category, language),
  productType: request.product_type,
  quantity: request.quantity,
  size: request.size,
  neededBy: request.needed_by,
  budget: request.budget,
  description: request.description,
  installRequired: request.install_required,
  city: request.city && inLanguage(request.city, language),
  files: request.files.map(({ media_type: mediaType, byte_size: byteSize, ...file }) => ({
    ...file,
    mediaType,
    byteSize,
  })),
  versions: versions.map((version) => presentVersion(version, language)),
})

const presentVersion = (quotation: Quotation, language: Language) => ({
  version: quotation.version,
  status: statusAt({ status: quotation.status, validUntil: quotation.valid_until }, new Date()),
  language: quotation.language,
  ...presentGoods(quotation, language),
  shipping: quotation.shipping,
  sentBy: quotation.sent_by_name,
  sentAt: riyadhTimestamp(quotation.sent_at),
  movedAt: riyadhTimestamp(quotation.moved_at),
  declineReason: quotation.decline_reason,
  order:
    quotation.order_number !== null && quotation.order_status !== null
      ? { number: quotation.order_number, status: quotation.order_status }
      : null,
})
