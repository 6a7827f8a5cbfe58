import { z } from 'zod'
import {
  AskForm,
  LineAnswer,
  LineCode,
  NoForm,
  OrderArtworkAnswer,
  ProofForm,
  ReasonForm,
  SentProofAnswer,
  StaffSignOffForm,
} from '#contract/office/artwork/desk.ts'
import { QueueAnswer, QueueQuery } from '#contract/office/artwork/desk-queue.ts'
import { ThumbnailLine } from '#contract/office/artwork/thumbnail.ts'
import { PrivateId } from '#contract/envelope.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { JobError } from '#services/production/job-error.ts'
import type { DeskProofError } from '#services/proofs/desk/desk-proofs.service.ts'
import { lineCode } from '#services/proofs/desk/line-work.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { VERSION_HEADER, versionOf } from '../if-match.ts'
import type { OfficeServices } from '../office-services.ts'
import { NUMBER } from '../orders/order-file.routes.ts'
import { fileAnswer, paperHeaders } from '../../paper-headers.ts'
import { deskRefusal, pressRefusal } from './desk-refusal.ts'
import { presentQueued } from './desk.presenter.ts'
import { deskFileRoutes } from './desk-file.routes.ts'
import { lineNow, nameOf } from './line-now.ts'

type Artwork = OfficeServices['orders']['artwork']

const LINE = { params: z.strictObject({ code: LineCode }) }
const [VIEW, EDIT, DECIDE] = [forStaff('artwork.view'), forStaff('artwork.edit'), forStaff('artwork.decide')]

const described = (summary: string) => ({
  ...routeSchema('office artwork', summary, LineAnswer),
  ...LINE,
  ...VERSION_HEADER,
})

/** The artwork desk: what waits, one line, and what is decided about it. */
export async function artworkDeskRoutes(
  scope: ApiServer,
  services: Pick<OfficeServices, 'orders' | 'press' | 'deskFiles' | 'plates' | 'thumbnails'>,
): Promise<void> {
  const { artwork } = services.orders
  readRoutes(scope, artwork)
  decisionRoutes(scope, artwork)
  designRoutes(scope, artwork)
  proofRoutes(scope, artwork)
  thumbnailRoute(scope, services.thumbnails)
  pressRoute(scope, services.press)
  await deskFileRoutes(scope, services)
}

function readRoutes(scope: ApiServer, { reader }: Artwork): void {
  const queue = {
    ...routeSchema('office artwork', 'List the lines whose artwork waits, the most urgent first', QueueAnswer),
    querystring: QueueQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/artwork/queue', access: VIEW, schema: queue },
    async ({ query, staff, language }) => {
      const { lines, counts } = await reader.queue(query.tab, staff.staffId)
      const { mine, all, customer } = counts
      return { lines: lines.map((line) => presentQueued(line, language)), counts: { mine, all, customer } }
    },
  )
  const one = {
    ...routeSchema('office artwork', 'Get a line with its files, findings and proofs', LineAnswer),
    ...LINE,
  }
  route(
    scope,
    { method: 'GET', path: '/office/artwork/lines/:code', access: VIEW, schema: one },
    ({ params, language }) => lineNow(reader, params.code, language),
  )
  const ofOrder = {
    ...routeSchema('office artwork', 'Get the artwork status of the lines of an order', OrderArtworkAnswer),
    ...NUMBER,
  }
  route(
    scope,
    { method: 'GET', path: '/office/artwork/orders/:number', access: VIEW, schema: ofOrder },
    async ({ params: { number } }) =>
      (await reader.ofOrder(number)).map(({ position, ...line }) => ({
        code: lineCode({ number, position }),
        ...line,
      })),
  )
  const picture = {
    tags: ['office artwork'],
    summary: 'Get the picture of a page of a print file',
    querystring: z.strictObject({}),
    params: z.strictObject({ id: PrivateId, page: z.coerce.number().int().min(1).max(200) }),
    response: fileAnswer('image/webp'),
  }
  route(
    scope,
    { method: 'GET', path: '/office/artwork/versions/:id/pages/:page', access: VIEW, schema: picture },
    async ({ params: { id, page }, reply }) => {
      const bytes = await reader.picture(id, page)
      if (!bytes) return err(new Refusal('NOT_FOUND'))
      return reply
        .headers({ ...paperHeaders('image/webp', 'page'), 'cache-control': 'private, max-age=600' })
        .send(bytes)
    },
  )
}

function thumbnailRoute(scope: ApiServer, thumbnails: OfficeServices['thumbnails']): void {
  const schema = {
    tags: ['office artwork'],
    summary: 'Get the thumbnail of a print file',
    querystring: z.strictObject({ line: z.coerce.number().pipe(ThumbnailLine).optional() }),
    params: z.strictObject({ id: PrivateId }),
    response: fileAnswer('image/webp'),
  }
  route(
    scope,
    { method: 'GET', path: '/office/artwork/versions/:id/thumbnail', access: VIEW, schema },
    async ({ params: { id }, query: { line }, reply }) => {
      const bytes = await thumbnails.of(id, line)
      if (!bytes) return err(new Refusal('NOT_FOUND'))
      return reply
        .headers({ ...paperHeaders('image/webp', 'thumbnail'), 'cache-control': 'private, max-age=600' })
        .send(Buffer.from(bytes))
    },
  )
}

function pressRoute(scope: ApiServer, press: OfficeServices['press']): void {
  const file = {
    tags: ['office artwork'],
    summary: 'Download the approved press file, with page boxes, marks and slug',
    querystring: z.strictObject({
      imposed: z
        .literal('1')
        .optional()
        .describe('Whether to impose the pages on sheets of 450 × 320 mm, with each back behind its front'),
    }),
    params: z.strictObject({ code: LineCode, file: z.coerce.number().int().min(1).max(10) }),
    response: fileAnswer('application/pdf'),
  }
  route(
    scope,
    { method: 'GET', path: '/office/artwork/lines/:code/press/:file', access: VIEW, schema: file },
    async ({ params, query, staff, reply }) => {
      const requested = { file: params.file - 1, isImposed: query.imposed === '1' }
      const made = await press.make(nameOf(params.code), requested, staff.staffId)
      if (!made.ok) return err(pressRefusal(made.error))
      return reply.headers(paperHeaders('application/pdf', `${params.code}.pdf`)).send(made.value)
    },
  )
}

function decisionRoutes(scope: ApiServer, artwork: Artwork): void {
  const { desk, release } = artwork
  const pass = { ...described('Pass the files of a line'), body: NoForm }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/pass', access: EDIT, schema: pass },
    async ({ params: { code }, staff, language, request }) =>
      answered(artwork, { code, language }, await desk.pass(staff, seen(code, versionOf(request)))),
  )
  const overrule = { ...described('Pass the files of a line although a check failed'), body: ReasonForm }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/overrule', access: DECIDE, schema: overrule },
    async ({ params: { code }, body, staff, language, request }) =>
      answered(artwork, { code, language }, await desk.overrule(staff, seen(code, versionOf(request)), body.reason)),
  )
  const ask = { ...described('Request another file from the customer'), body: AskForm }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/question', access: EDIT, schema: ask },
    async ({ params: { code }, body, staff, language, request }) =>
      answered(artwork, { code, language }, await desk.ask(staff, seen(code, versionOf(request)), body.question)),
  )
  const hand = { ...routeSchema('office artwork', 'Release an approved line to production', LineAnswer), ...LINE }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/release', access: DECIDE, schema: { ...hand, body: NoForm } },
    async ({ params: { code }, staff, language }) =>
      answered(artwork, { code, language }, await release(staff, nameOf(code))),
  )
}

function designRoutes(scope: ApiServer, artwork: Artwork): void {
  const { desk } = artwork
  const take = { ...described('Assign oneself the design of a line that the customer left to the shop'), body: NoForm }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/design', access: EDIT, schema: take },
    async ({ params: { code }, staff, language, request }) =>
      answered(artwork, { code, language }, await desk.takeDesign(staff, seen(code, versionOf(request)))),
  )
  const leave = { ...described('Unassign oneself from the design of a line'), body: NoForm }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/design/leave', access: EDIT, schema: leave },
    async ({ params: { code }, staff, language, request }) =>
      answered(artwork, { code, language }, await desk.leaveDesign(staff, seen(code, versionOf(request)))),
  )
}

function proofRoutes(scope: ApiServer, artwork: Artwork): void {
  const { desk } = artwork
  const send = {
    ...routeSchema('office artwork', 'Create a proof of a line, and send it to the customer', SentProofAnswer),
    ...LINE,
    ...VERSION_HEADER,
    body: ProofForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/proofs', access: EDIT, schema: send },
    async ({ params: { code }, body: { message = null, answers = [] }, staff, language, request }) => {
      const sent = await desk.sendProof(staff, seen(code, versionOf(request)), { message, answers })
      if (!sent.ok) return err(deskRefusal(sent.error))
      const line = await lineNow(artwork.reader, code, language)
      return line.ok ? ok({ line: line.value, link: sent.value.link }) : line
    },
  )
  const withdraw = { ...described('Withdraw a proof, or an approval before the line is queued'), body: ReasonForm }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/withdrawal', access: DECIDE, schema: withdraw },
    async ({ params: { code }, body, staff, language, request }) =>
      answered(artwork, { code, language }, await desk.withdraw(staff, seen(code, versionOf(request)), body.reason)),
  )
  const signOff = { ...described('Approve a proof on behalf of the customer'), body: StaffSignOffForm }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/sign-off', access: DECIDE, schema: signOff },
    async ({ params: { code }, body, staff, language, request }) =>
      answered(artwork, { code, language }, await desk.signOff(staff, seen(code, versionOf(request)), body)),
  )
}

const seen = (code: string, version: number) => ({ ...nameOf(code), version })

type LineRequest = { readonly code: string; readonly language: Language }

/** The line as it is after something was done with it, or why not. */
async function answered(
  { reader }: Artwork,
  { code, language }: LineRequest,
  done: Result<unknown, DeskProofError | JobError>,
) {
  return done.ok ? lineNow(reader, code, language) : err(deskRefusal(done.error))
}
