import { z } from 'zod'
import {
  DeclineRequestForm,
  DeskRequestAnswer,
  QuotationForm,
  RequestCountsAnswer,
  RequestListAnswer,
  RequestListQuery,
} from '#contract/office/requests/requests.ts'
import { Reference } from '#contract/inbox/contact.ts'
import type { Language } from '#domain/language.ts'
import { err, type Result } from '#domain/result.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import type { QuotationDeskError, QuotationDraft } from '#services/quotations/quotation-desk.service.ts'
import { quotationPaper } from '#services/quotations/quotation-paper.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { forStaff } from '../../access.ts'
import { addressRefusal } from '../../addresses/address.routes.ts'
import { unsavedAddress } from '../../addresses/unsaved-address.ts'
import type { ApiServer } from '../../api-server.ts'
import { fileAnswer, paperHeaders } from '../../paper-headers.ts'
import { invalidFields, Refusal, tryAgainIn } from '../../refusal.ts'
import { listed, route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentRequest, presentRequestRow } from './request.presenter.ts'

type Services = Pick<OfficeServices, 'requests' | 'quotationPdf'>

const ONE = { params: z.strictObject({ reference: Reference }) }
const [VIEW, EDIT] = [forStaff('quotations.view'), forStaff('quotations.edit')]

/** Special requests and their quotations (S348), as staff reads and answers them. */
export function requestRoutes(scope: ApiServer, services: Services): void {
  listRoutes(scope, services)
  readRoutes(scope, services)
  writeRoutes(scope, services)
}

function listRoutes(scope: ApiServer, { requests }: Services): void {
  const list = {
    ...routeSchema('office requests', 'List special requests, the newest first', RequestListAnswer),
    querystring: RequestListQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/requests', access: VIEW, schema: list },
    async ({ query: { view, cursor } }) => {
      const before = cursor === undefined ? undefined : Number(cursor)
      const rows = await requests.list({ view, before, limit: ROWS_PER_PAGE + 1 })
      const page = rows.slice(0, ROWS_PER_PAGE)
      const next = rows.length > page.length ? String(page.at(-1)?.id) : null
      const [total, counts] = await Promise.all([requests.count(view), requests.waiting()])
      return listed(page.map(presentRequestRow), { next, total, isTotalExact: true, counts })
    },
  )
  const counts = routeSchema('office requests', 'Get how many requests wait', RequestCountsAnswer)
  route(scope, { method: 'GET', path: '/office/request-counts', access: VIEW, schema: counts }, () =>
    requests.waiting(),
  )
}

function readRoutes(scope: ApiServer, services: Services): void {
  const { requests, quotationPdf } = services
  const one = {
    ...routeSchema('office requests', 'Get a special request with its quotations', DeskRequestAnswer),
    ...ONE,
  }
  route(
    scope,
    { method: 'GET', path: '/office/requests/:reference', access: VIEW, schema: one },
    ({ params: { reference }, staff, language }) => requestNow(services, { reference, staff, language }),
  )
  const file = {
    tags: ['office requests'],
    summary: 'Download a file of a special request',
    querystring: z.strictObject({}),
    params: ONE.params.extend({ file: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: fileAnswer('application/octet-stream'),
  }
  route(
    scope,
    { method: 'GET', path: '/office/requests/:reference/files/:file', access: VIEW, schema: file },
    async ({ params, reply }) => {
      const found = await requests.file(params.reference, params.file)
      if (!found) return err(new Refusal('NOT_FOUND'))
      return reply.headers(paperHeaders(found.mediaType, found.name)).send(found.bytes)
    },
  )
  const paper = {
    tags: ['office requests'],
    summary: 'Download a version of a quotation',
    querystring: z.strictObject({}),
    params: ONE.params.extend({ version: z.coerce.number().int().min(1).max(32_767) }),
    response: fileAnswer('application/pdf'),
  }
  route(
    scope,
    { method: 'GET', path: '/office/requests/:reference/quotations/:version', access: VIEW, schema: paper },
    async ({ params, reply }) => {
      const found = await requests.read(params.reference)
      const quotation = found?.versions.find(({ version }) => version === params.version)
      if (!quotation) return err(new Refusal('NOT_FOUND'))
      const printed = await quotationPdf(quotationPaper(quotation, null))
      if (!printed.ok) return err(tryAgainIn(5))
      const { bytes, fileName } = printed.value
      return reply.headers(paperHeaders('application/pdf', fileName)).send(Buffer.from(bytes))
    },
  )
}

function writeRoutes(scope: ApiServer, services: Services): void {
  const { requests } = services
  type Call = { readonly reference: string; readonly staff: StaffActor; readonly language: Language }
  const answer = async (done: Result<void, QuotationDeskError>, call: Call) =>
    done.ok ? requestNow(services, call) : err(deskRefusal(done.error))
  const described = (summary: string) => ({ ...routeSchema('office requests', summary, DeskRequestAnswer), ...ONE })
  const send = { ...described('Send a quotation: the next version, which ends the one before'), body: QuotationForm }
  route(
    scope,
    { method: 'POST', path: '/office/requests/:reference/quotations', access: EDIT, schema: send },
    async ({ params: { reference }, body, staff, language }) =>
      answer(await requests.send(staff, reference, draftOf(body)), { reference, staff, language }),
  )
  const withdraw = described('Withdraw the quotation of a special request')
  route(
    scope,
    { method: 'POST', path: '/office/requests/:reference/withdraw', access: EDIT, schema: withdraw },
    async ({ params: { reference }, staff, language }) =>
      answer(await requests.withdraw(staff, reference), { reference, staff, language }),
  )
  const decline = { ...described('Decline a special request'), body: DeclineRequestForm }
  route(
    scope,
    { method: 'POST', path: '/office/requests/:reference/decline', access: EDIT, schema: decline },
    async ({ params: { reference }, body, staff, language }) =>
      answer(await requests.decline(staff, reference, body.reason), { reference, staff, language }),
  )
}

async function requestNow(
  { requests }: Services,
  {
    reference,
    staff,
    language,
  }: { readonly reference: string; readonly staff: StaffActor; readonly language: Language },
) {
  const found = await requests.read(reference)
  return found ? presentRequest(found, staff, language) : err(new Refusal('NOT_FOUND'))
}

const draftOf = ({ address, contact, words, lines, ...form }: QuotationForm): QuotationDraft => ({
  ...form,
  contact,
  lines: lines.map(({ details, ...line }) => ({ ...line, details: details || null })),
  words: words || null,
  address: unsavedAddress(address, contact),
})

function deskRefusal(error: QuotationDeskError): Refusal {
  switch (error.code) {
    case 'quotations/unknown':
      return new Refusal('NOT_FOUND')
    case 'quotations/closed':
      return new Refusal('QUOTATION_CLOSED')
    case 'quotations/end':
      return invalidFields([{ field: 'validUntil', code: 'not_an_option' }])
    case 'quotations/free':
      return invalidFields([{ field: 'lines.0.unit', code: 'required' }])
    default:
      return addressRefusal(error, 'address.')
  }
}
