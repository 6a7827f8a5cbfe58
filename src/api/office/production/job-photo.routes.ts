import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import { JobPhotoAnswer, JobPhotoForm } from '#contract/office/production/job.ts'
import { err, ok } from '#domain/result.ts'
import type { FileError, ReceivedFile } from '#services/files/receive-file.ts'
import type { JobPhotos, PhotoError } from '#services/production/job-photos.service.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { checkAllButBody, fileRefusal, FORM_LIMITS, readMultipart } from '../../forms/multipart-form.ts'
import { drain, watchUpload } from '../../forms/upload-watch.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { fileAnswer, paperHeaders } from '../../paper-headers.ts'
import { CODE } from './job.routes.ts'
import { jobRefusal } from './job-refusal.ts'

const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** The form around the file. */
const OVERHEAD_BYTES = 16 * 1024

const VIEW = forStaff('production.view')

/** Photos of what went wrong: sent by who works at the station, read by who sees production. */
export async function jobPhotoRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): Promise<void> {
  const { photos } = orders.production
  const read = {
    tags: ['office production'],
    summary: 'Get a photo of a problem',
    querystring: z.strictObject({}),
    params: z.strictObject({ id: PrivateId }),
    response: fileAnswer('image/jpeg', 'image/png', 'image/webp'),
  }
  route(
    scope,
    { method: 'GET', path: '/office/production/photos/:id', access: VIEW, schema: read },
    async ({ params, reply }) => {
      const photo = await photos.read(params.id)
      if (!photo) return err(new Refusal('NOT_FOUND'))
      return reply.headers(paperHeaders(photo.mediaType, 'photo')).send(photo.bytes)
    },
  )
  scope.setValidatorCompiler(checkAllButBody)
  const size = { files: 1, fileSize: MAX_PHOTO_BYTES, fields: 0, parts: 2 }
  await scope.register(multipart, { limits: { ...FORM_LIMITS, ...size }, throwFileSizeLimit: false })
  const schema = {
    ...routeSchema('office production', 'Add a photo to a job', JobPhotoAnswer),
    ...CODE,
    consumes: ['multipart/form-data'],
    body: JobPhotoForm,
  }
  route(
    scope,
    {
      method: 'POST',
      path: '/office/production/jobs/:code/photos',
      access: VIEW,
      config: { takesUploads: true },
      schema,
    },
    async ({ params: { code }, staff, request }) => {
      const may = await photos.check(staff, code)
      if (!may.ok) return err(photoRefusal(may.error))
      if (!request.isMultipart()) return err(new Refusal('UNSUPPORTED_MEDIA_TYPE'))
      if (Number(request.headers['content-length'] ?? 0) > MAX_PHOTO_BYTES + OVERHEAD_BYTES)
        return err(new Refusal('FILE_TOO_LARGE'))
      return receive(request, photos, staff, code)
    },
  )
}

/** Reads and stores the photo. Whatever happens, no temporary file is left. */
async function receive(request: FastifyRequest, photos: JobPhotos, staff: StaffActor, code: string) {
  const files: ReceivedFile[] = []
  const endWatch = watchUpload(request)
  try {
    await readMultipart(request, photos.receiveFile, files)
    const [file] = files
    if (!file) return err(new Refusal('FILE_TYPE'))
    const stored = await photos.store(staff, code, file)
    return stored.ok ? ok(stored.value) : err(photoRefusal(stored.error))
  } finally {
    endWatch()
    drain(request)
    for (const { spooled } of files) await spooled.discard()
  }
}

function photoRefusal(error: PhotoError): Refusal {
  if (error.code === 'production/too-many-photos') return new Refusal('TOO_MANY_FILES')
  if (isOfFile(error)) return fileRefusal(error)
  return jobRefusal(error, undefined, 'en')
}

const isOfFile = (error: PhotoError): error is FileError =>
  error.code.startsWith('file/') || error.code.startsWith('storage/')
