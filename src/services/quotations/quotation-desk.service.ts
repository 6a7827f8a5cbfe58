import type { Db } from '#db/connection.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { isPossibleEnd, lineTotal, quotationTotals, statusAt } from '#domain/quotations/quotation.ts'
import type { QuotedPrice } from '#domain/quotations/quotation.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { AddressError, AddressService, UnsavedAddress } from '../addresses/address.service.ts'
import { recordChange } from '../changes/record-change.ts'
import { postMessages } from '../messages/outbox.ts'
import { quotationMessages } from '../messages/templates/quotation-message.ts'
import type { DeskAuthor } from '../orders/desk/desk-work.service.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import {
  findVersions,
  insertQuotation,
  insertQuotationLink,
  lockRequest,
  moveQuotation,
} from './quotation.repository.ts'
import type { Quotation } from './quotation.ts'
import { quotationLink } from './quotation-link.ts'
import {
  countRequests,
  countWaiting,
  declineRequest,
  findRequest,
  findRequestFile,
  findRequests,
} from './request-desk.repository.ts'
import type { RequestView, WholeRequest } from './request-desk.repository.ts'

/** What staff quotes; amounts in halalas, VAT included. */
export type QuotationDraft = {
  readonly language: Language
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string }
  readonly lines: readonly (QuotedPrice & { readonly name: string; readonly details: string | null })[]
  /** Null: picked up. */
  readonly address: UnsavedAddress | null
  readonly shipping: Halalas
  readonly productionDays: number
  readonly validUntil: IsoDate
  readonly words: string | null
  /** How many versions of it the sender has seen; another one in between refuses it. */
  readonly seenVersions: number
}

export type QuotationDeskError =
  | { readonly code: 'quotations/unknown' | 'quotations/closed' | 'quotations/end' | 'quotations/free' }
  | AddressError

export interface QuotationDeskParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly publicUrl: string
  readonly storage: Pick<FileStorage, 'read'>
  readonly addresses: Pick<AddressService, 'unsaved'>
  readonly now: () => Date
}

type Done = Result<void, QuotationDeskError>
type Standing = { readonly request: WholeRequest; readonly versions: readonly Quotation[] }

export type QuotationDesk = ReturnType<typeof createQuotationDesk>

/** Special requests and their quotations, as staff reads and answers them. Each write is one transaction with its change. */
export function createQuotationDesk(parts: QuotationDeskParts) {
  const { db, storage, now } = parts
  const inRequest = (reference: string, work: (tx: Db, standing: Standing) => Promise<Done>): Promise<Done> =>
    db.transaction().execute(async (tx) => {
      const found = await findRequest(tx, reference)
      if (!found) return err({ code: 'quotations/unknown' })
      await lockRequest(tx, found.id)
      const request = (await findRequest(tx, reference)) ?? found
      return work(tx, { request, versions: await findVersions(tx, request.id) })
    })
  return {
    /** A page of requests, the newest first. */
    list: (page: {
      readonly view: RequestView | undefined
      readonly before: number | undefined
      readonly limit: number
    }) => findRequests(db, page, riyadhDate(now())),

    /** How many a view has. */
    count: (view: RequestView | undefined) => countRequests(db, view, riyadhDate(now())),

    /** How many wait to be answered, end soon, or are accepted and not paid. */
    waiting: () => countWaiting(db, riyadhDate(now())),

    /** A request with every version of its quotation, the newest first. */
    read: async (reference: string): Promise<Standing | undefined> => {
      const request = await findRequest(db, reference)
      return request && { request, versions: await findVersions(db, request.id) }
    },

    /** A file of a request; undefined when there is none, or it is gone. */
    file: async (reference: string, fileId: number) => {
      const file = await findRequestFile(db, reference, fileId)
      const bytes = file && (await storage.read('private', file.storage_key))
      return file && bytes && { bytes, name: file.file_name, mediaType: file.media_type }
    },

    /** Sends a quotation: seals the next version, ends the one before, and notifies the customer. */
    send: (author: DeskAuthor, reference: string, draft: QuotationDraft): Promise<Done> =>
      inRequest(reference, (tx, standing) => send(tx, parts, { author, draft, standing })),

    /** Takes back what was sent and is not ordered. */
    withdraw: (author: DeskAuthor, reference: string): Promise<Done> =>
      inRequest(reference, async (tx, { request, versions: [newest] }) => {
        const isMoved = newest && (await moveQuotation(tx, newest.id, { from: ['SENT', 'ACCEPTED'], to: 'WITHDRAWN' }))
        if (!isMoved) return err({ code: 'quotations/closed' })
        return trace(tx, { author, request, action: 'quotation.withdraw', after: factsOf(newest) })
      }),

    /** Declines a request that has no quotation. */
    decline: (author: DeskAuthor, reference: string, reason: string): Promise<Done> =>
      inRequest(reference, async (tx, { request }) => {
        if (!(await declineRequest(tx, request.id))) return err({ code: 'quotations/closed' })
        return trace(tx, { author, request, action: 'quotation.decline', after: { text: reason } })
      }),
  }
}

type Sending = { readonly author: DeskAuthor; readonly draft: QuotationDraft; readonly standing: Standing }

async function send(tx: Db, parts: QuotationDeskParts, { author, draft, standing }: Sending): Promise<Done> {
  const { request, versions } = standing
  const now = parts.now()
  const totals = quotationTotals(draft.lines, draft.shipping)
  if (!isPossibleEnd(draft.validUntil, riyadhDate(now))) return err({ code: 'quotations/end' })
  if (totals.total === 0) return err({ code: 'quotations/free' })
  if (draft.seenVersions !== versions.length || !(await endBefore(tx, versions[0], now)))
    return err({ code: 'quotations/closed' })
  const to = draft.address && (await parts.addresses.unsaved(tx, draft.address))
  if (to && !to.ok) return to
  const { contact, language, words, validUntil } = draft
  const { subtotal, shipping, taxable, vat, total } = totals
  const written = await insertQuotation(
    tx,
    {
      special_request_id: request.id,
      language,
      contact_name: contact.name,
      contact_phone: contact.phone,
      contact_email: contact.email,
      address: to ? JSON.stringify(to.value.address) : null,
      words,
      production_days: draft.productionDays,
      valid_until: validUntil,
      subtotal,
      shipping,
      taxable,
      vat,
      total,
      sent_by: author.staffId,
    },
    draft.lines.map((line, index) => ({
      ...line,
      line_total: lineTotal(line),
      vat: totals.lineVats[index] ?? 0,
    })),
  )
  const href = quotationLink(parts.publicUrl, language, await insertQuotationLink(tx, written.id))
  const facts = { id: written.id, reference: request.reference, language, total, validUntil, words, href }
  await postMessages(tx, parts.queue, quotationMessages('quotation-ready', { ...facts, ...contact }))
  return trace(tx, {
    author,
    request,
    action: 'quotation.send',
    after: { version: String(written.version), amount: total, validUntil },
  })
}

/** Ends the version before the one that is sent now; false when that one was accepted, and its order stands. */
async function endBefore(tx: Db, newest: Quotation | undefined, now: Date): Promise<boolean> {
  if (!newest) return true
  if (newest.status === 'ORDERED')
    return hasEnded(newest) && (await moveQuotation(tx, newest.id, { from: ['ORDERED'], to: 'REPLACED' }))
  if (newest.status === 'ACCEPTED' && statusAt({ ...newest, validUntil: newest.valid_until }, now) === 'EXPIRED')
    return moveQuotation(tx, newest.id, { from: ['ACCEPTED'], to: 'EXPIRED' })
  return moveQuotation(tx, newest.id, { from: ['SENT', 'DECLINED', 'EXPIRED', 'WITHDRAWN'], to: 'REPLACED' })
}

/** Whether the order of a version came to nothing. */
const hasEnded = ({ order_status: status }: Quotation): boolean =>
  status === 'EXPIRED' || status === 'CANCELLED' || status === 'REJECTED'

const factsOf = ({ version, total }: Quotation): Fields => ({ version: String(version), amount: total })

type Traced = {
  readonly author: DeskAuthor
  readonly request: WholeRequest
  readonly action: ChangeAction
  readonly after: Fields
}

async function trace(tx: Db, { author, request, ...change }: Traced): Promise<Done> {
  await recordChange(tx, author, { ...change, subject: { type: 'request', id: request.reference }, before: null })
  return ok(undefined)
}
