import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { UploadAnswer } from '#contract/artwork/upload.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId, ProblemAnswer } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import type { AppendError } from '#services/artwork/uploads/append-piece.ts'
import { OWN_ARTWORK, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { drain, watchUpload } from '../forms/upload-watch.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { notFound, Refusal } from '../refusal.ts'
import { route, withMessage } from '../route.ts'
import { routeSchema } from '../route-schema.ts'
import { artworkOwnerOf } from './artwork-owner.ts'
import { announceRefusal } from './artwork-refusals.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { presentUpload } from './upload.presenter.ts'
import { bytesIn, checkVersion, fileNameIn, lineIn, progressOf, sha256In, TUS } from './tus-headers.ts'

const PIECE = 'application/offset+octet-stream'
const ID = { params: z.strictObject({ id: PrivateId }) }

/**
 * Sends files piece by piece, resumable after a cut, a reload or a restart: the tus protocol 1.0 with creation, expiration,
 * termination and checksum. An upload belongs to the customer, or to the browser of a visitor; to others it does not exist.
 */
export async function uploadRoutes(api: ApiServer, services: ArtworkServices): Promise<void> {
  const { uploads, limits } = services
  const create = {
    ...routeSchema(
      'artwork',
      'Create a resumable upload of Upload-Length bytes, for a line of an order where Upload-Metadata names it',
      UploadAnswer,
    ),
    response: { 201: UploadAnswer, default: ProblemAnswer },
  }
  route(
    api,
    { method: 'POST', path: '/artwork-uploads', access: PUBLIC, schema: create },
    async ({ request, reply }) => {
      checkVersion(request)
      const byteLength = bytesIn(request, 'upload-length')
      const announced = { name: fileNameIn(request), byteLength, line: lineIn(request) }
      await takeLimit(limits, 'artwork-upload', request)
      const begun = await uploads.begin(await artworkOwnerOf(services, request, reply), announced)
      if (!begun.ok) return err(announceRefusal(begun.error))
      const { id } = begun.value
      void reply.status(201).headers({ ...progressOf(begun.value), location: `/api/artwork-uploads/${id}` })
      return presentUpload(begun.value)
    },
  )

  const read = { ...routeSchema('artwork', 'Get the offset of an upload; also by HEAD', UploadAnswer), ...ID }
  route(
    api,
    { method: 'GET', path: '/artwork-uploads/:id', access: OWN_ARTWORK, schema: read },
    async ({ params, request, reply }) => {
      const upload = await uploads.find(await artworkOwnerOf(services, request, reply), params.id)
      if (!upload) return err(notFound('upload'))
      void reply.headers(progressOf(upload))
      return presentUpload(upload)
    },
  )

  const end = { ...routeSchema('artwork', 'Cancel an upload', DoneAnswer), ...ID }
  route(
    api,
    { method: 'DELETE', path: '/artwork-uploads/:id', access: OWN_ARTWORK, schema: end },
    async ({ params, request, reply }) => {
      const isGone = await uploads.cancel(await artworkOwnerOf(services, request, reply), params.id)
      if (!isGone) return err(notFound('upload'))
      void reply.headers(TUS)
      return withMessage('done')
    },
  )
  await api.register(async (scope) => pieceRoute(scope, services))
}

/** The call that takes bytes; only it has bodies that are no JSON. */
function pieceRoute(api: ApiServer, services: ArtworkServices): void {
  // The handler reads the piece from the request itself, as it arrives.
  const plain: FastifyInstance = api
  plain.addContentTypeParser(PIECE, (_request, _payload, done) => done(null))
  const append = {
    ...routeSchema('artwork', 'Upload the next piece, at Upload-Offset', UploadAnswer),
    ...ID,
    consumes: [PIECE],
  }
  route(
    api,
    {
      method: 'PATCH',
      path: '/artwork-uploads/:id',
      access: OWN_ARTWORK,
      config: { takesUploads: true },
      schema: append,
    },
    async ({ params, request, reply }) => {
      checkVersion(request)
      const offset = bytesIn(request, 'upload-offset')
      const sha256 = sha256In(request)
      const owner = await artworkOwnerOf(services, request, reply)
      const appended = await receivePiece(request, (source) =>
        services.uploads.append(owner, params.id, offset, { source, sha256 }),
      )
      if (!appended.ok) return err(appendRefusal(appended.error))
      const upload = await services.uploads.find(owner, params.id)
      if (!upload) return err(notFound('upload'))
      void reply.headers(progressOf(upload))
      return presentUpload(upload)
    },
  )
}

/** Reads the body of a request as it arrives. A sender that stands still is cut off; what arrived counts. */
async function receivePiece<Answer>(
  request: FastifyRequest,
  receive: (piece: AsyncIterable<Uint8Array>) => Promise<Answer>,
): Promise<Answer> {
  if (request.headers['content-type'] !== PIECE) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  const endWatch = watchUpload(request)
  try {
    return await receive(request.raw)
  } finally {
    endWatch()
    drain(request)
  }
}

function appendRefusal(error: AppendError): Refusal {
  switch (error.code) {
    case 'artwork/no-upload':
      return notFound('upload')
    case 'artwork/wrong-offset':
      return new Refusal('UPLOAD_OFFSET', { headers: { ...TUS, 'upload-offset': String(error.byteOffset) } })
    case 'artwork/longer-than-announced':
      return new Refusal('UPLOAD_TOO_LONG', { headers: TUS })
    case 'artwork/other-bytes':
      return new Refusal('UPLOAD_CHECKSUM', { headers: TUS })
    case 'storage/full':
      return new Refusal('STORAGE_FULL', { headers: TUS })
    case 'storage/unavailable':
      return new Refusal('UNAVAILABLE', { headers: { ...TUS, 'retry-after': '10' } })
  }
}
