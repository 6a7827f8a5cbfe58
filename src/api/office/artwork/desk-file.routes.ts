import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  ChooseVersionForm,
  DeskFixForm,
  FileParams,
  LineAnswer,
  LineCode,
  PiecesForm,
  PlatesAnswer,
  SentFileQuery,
} from '#contract/office/artwork/desk.ts'
import { PrivateId } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { drain, watchUpload } from '../../forms/upload-watch.ts'
import { Refusal } from '../../refusal.ts'
import { platesRefusal } from '../../artwork/artwork-refusals.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { VERSION_HEADER, versionOf } from '../if-match.ts'
import type { OfficeServices } from '../office-services.ts'
import { deskFileRefusal } from './desk-refusal.ts'
import { lineNow, nameOf } from './line-now.ts'

type Services = Pick<OfficeServices, 'orders' | 'deskFiles' | 'plates'>

const [VIEW, EDIT] = [forStaff('artwork.view'), forStaff('artwork.edit')]
const BYTES = 'application/octet-stream'

const described = (summary: string) => ({
  ...routeSchema('office artwork', summary, LineAnswer),
  params: FileParams,
  ...VERSION_HEADER,
})

/** What the desk does to the files of a line: fixes, older versions, corrected files; and their plates. */
export async function deskFileRoutes(scope: ApiServer, services: Services): Promise<void> {
  const { deskFiles, orders } = services
  const { reader } = orders.artwork
  const fix = {
    ...described('Apply the fixes that the check offers, and print from the fixed copy'),
    body: DeskFixForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/files/:file/fixes', access: EDIT, schema: fix },
    async ({ params: { code, file }, body, staff, language, request }) => {
      const place = { seen: { ...nameOf(code), version: versionOf(request) }, position: file - 1 }
      const done = await deskFiles.fix(staff, place, body.fixes)
      return done.ok ? lineNow(reader, code, language) : err(deskFileRefusal(done.error))
    },
  )
  const choose = { ...described('Choose another version of the file for printing'), body: ChooseVersionForm }
  route(
    scope,
    { method: 'POST', path: '/office/artwork/lines/:code/files/:file/version', access: EDIT, schema: choose },
    async ({ params: { code, file }, body, staff, language, request }) => {
      const place = { seen: { ...nameOf(code), version: versionOf(request) }, position: file - 1 }
      const done = await deskFiles.choose(staff, place, body.version)
      return done.ok ? lineNow(reader, code, language) : err(deskFileRefusal(done.error))
    },
  )
  piecesRoute(scope, services)
  platesRoute(scope, services)
  await scope.register(async (plain) => sentFileRoute(plain, services))
}

function piecesRoute(scope: ApiServer, { deskFiles, orders }: Services): void {
  const schema = {
    ...routeSchema('office artwork', 'Set how many pieces of a line each design has', LineAnswer),
    params: z.strictObject({ code: LineCode }),
    ...VERSION_HEADER,
    body: PiecesForm,
  }
  route(
    scope,
    { method: 'PUT', path: '/office/artwork/lines/:code/pieces', access: EDIT, schema },
    async ({ params: { code }, body, staff, language, request }) => {
      const seen = { ...nameOf(code), version: versionOf(request) }
      const done = await deskFiles.share(staff, seen, body.pieces)
      return done.ok ? lineNow(orders.artwork.reader, code, language) : err(deskFileRefusal(done.error))
    },
  )
}

function platesRoute(scope: ApiServer, { plates }: Services): void {
  const schema = {
    ...routeSchema('office artwork', 'Get the separations of a page, one for each ink', PlatesAnswer),
    params: z.strictObject({ id: PrivateId, page: z.coerce.number().int().min(1).max(200) }),
  }
  route(
    scope,
    { method: 'GET', path: '/office/artwork/versions/:id/pages/:page/plates', access: VIEW, schema },
    async ({ params: { id, page } }) => {
      const made = await plates.of(id, page)
      if (!made.ok) return err(platesRefusal(made.error))
      return {
        ...made.value,
        plates: made.value.plates.map(({ png, ...plate }) => ({ ...plate, png: png.toString('base64') })),
      }
    },
  )
}

/** Takes a corrected file; only this call has a body that is no JSON. */
function sentFileRoute(scope: ApiServer, { deskFiles, orders }: Services): void {
  // The handler reads the file from the request itself, as it arrives.
  const plain: FastifyInstance = scope
  plain.addContentTypeParser(BYTES, (_request, _payload, done) => done(null))
  const schema = {
    ...described('Upload a corrected file: the next version of a file, or an additional file'),
    querystring: SentFileQuery,
    consumes: [BYTES],
  }
  route(
    scope,
    {
      method: 'PUT',
      path: '/office/artwork/lines/:code/files/:file',
      access: EDIT,
      config: { takesUploads: true },
      schema,
    },
    async ({ params: { code, file }, query, staff, language, request }) => {
      if (request.headers['content-type'] !== BYTES) return err(new Refusal('UNSUPPORTED_MEDIA_TYPE'))
      const place = { seen: { ...nameOf(code), version: versionOf(request) }, position: file - 1 }
      const byteLength = Number(request.headers['content-length'] ?? 0)
      const endWatch = watchUpload(request)
      try {
        const sent = { name: query.name, byteLength, content: request.raw }
        const done = await deskFiles.receive(staff, place, sent)
        return done.ok ? await lineNow(orders.artwork.reader, code, language) : err(deskFileRefusal(done.error))
      } finally {
        endWatch()
        drain(request)
      }
    },
  )
}
