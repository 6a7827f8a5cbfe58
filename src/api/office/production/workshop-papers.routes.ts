import { z } from 'zod'
import { LineCode } from '#contract/office/artwork/desk.ts'
import { JobCode } from '#contract/office/production/production-field.ts'
import { queryInteger } from '#contract/query-value.ts'
import { LANGUAGES } from '#domain/language.ts'
import { MAX_PAPERS } from '#domain/production/job-code.ts'
import { err, type Result } from '#domain/result.ts'
import type { FastifyReply } from 'fastify'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { notFound, tryAgainIn } from '../../refusal.ts'
import { route } from '../../route.ts'
import type { OfficeServices } from '../office-services.ts'
import { fileAnswer, paperHeaders } from '../../paper-headers.ts'

const commaList = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (text) => (typeof text === 'string' ? [...new Set(text.split(','))] : text),
    z.array(value).min(1).max(MAX_PAPERS),
  )

/** A link that opens a file sends the languages of the browser, and not the one that the office is read in. */
const IN_LANGUAGE = z.enum(LANGUAGES).optional().describe('Which language stands first; that of the call unless given')

const OF_JOBS = {
  querystring: z.strictObject({
    codes: commaList(JobCode).describe('Codes, with commas between'),
    language: IN_LANGUAGE,
  }),
}
const OF_LINES = {
  querystring: z.strictObject({
    lines: commaList(LineCode).describe('Codes of lines, with commas between'),
    language: IN_LANGUAGE,
  }),
}
const OF_ORDERS = {
  querystring: z.strictObject({
    orders: commaList(queryInteger(1, 2_147_483_647)).describe('Numbers, with commas between'),
    language: IN_LANGUAGE,
  }),
}
const described = (summary: string) => ({
  tags: ['office production'],
  summary,
  response: fileAnswer('application/pdf'),
})

/** Papers of the workshop, up to 200 in a file, in the language of the office. */
export function workshopPapersRoutes(scope: ApiServer, { papers }: Pick<OfficeServices, 'papers'>): void {
  const VIEW = forStaff('production.view')
  route(
    scope,
    {
      method: 'GET',
      path: '/office/production/tickets',
      access: VIEW,
      schema: { ...described('Get job tickets as a PDF, one to a page'), ...OF_JOBS },
    },
    async ({ query, language, reply }) =>
      sent(reply, 'tickets', await papers.tickets(query.language ?? language, query.codes)),
  )
  route(
    scope,
    {
      method: 'GET',
      path: '/office/production/passports',
      access: forStaff('artwork.view'),
      schema: { ...described('Get order passports as a PDF: a page for each line with its artwork, A4'), ...OF_LINES },
    },
    async ({ query, language, reply }) =>
      sent(reply, 'passports', await papers.passports(query.language ?? language, query.lines)),
  )
  route(
    scope,
    {
      method: 'GET',
      path: '/office/production/pick-list',
      access: VIEW,
      schema: { ...described('Get the pick list as a PDF, by material'), ...OF_JOBS },
    },
    async ({ query, language, reply }) =>
      sent(reply, 'pick-list', await papers.pickList(query.language ?? language, query.codes)),
  )
  route(
    scope,
    {
      method: 'GET',
      path: '/office/production/packing-slips',
      access: VIEW,
      schema: { ...described('Get packing slips as a PDF'), ...OF_ORDERS },
    },
    async ({ query, language, reply }) =>
      sent(reply, 'packing-slips', await papers.slips(query.language ?? language, query.orders)),
  )
  route(
    scope,
    {
      method: 'GET',
      path: '/office/production/labels',
      access: forStaff('contact.view'),
      schema: { ...described('Get box labels as a PDF, A6'), ...OF_ORDERS },
    },
    async ({ query, language, reply }) =>
      sent(reply, 'labels', await papers.labels(query.language ?? language, query.orders)),
  )
}

function sent(reply: FastifyReply, name: string, printed: Result<Uint8Array, { readonly code: string }>) {
  if (printed.ok) return reply.headers(paperHeaders('application/pdf', `${name}.pdf`)).send(Buffer.from(printed.value))
  if (printed.error.code === 'papers/none') return err(notFound('job'))
  return err(tryAgainIn(5))
}
