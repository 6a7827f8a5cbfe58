import { err } from '#domain/result.ts'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { SpecialRequestAnswer, SpecialRequestFields, SpecialRequestForm } from '#contract/inbox/special-request.ts'
import type { Language } from '#domain/language.ts'
import type { InboxService, RequestError, SpecialRequest } from '#services/inbox/inbox.service.ts'
import type { ReceivedFile } from '#services/files/receive-file.ts'
import { newReference } from '#services/inbox/reference.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import { PUBLIC } from '../access.ts'
import { route } from '../route.ts'
import type { ApiServer } from '../api-server.ts'
import { invalidFields, Refusal } from '../refusal.ts'
import { succeed } from '../success.ts'
import { checked } from '../validation.ts'
import { answerSent } from '../forms/form-post.ts'
import { formSchema } from '../forms/form-schema.ts'
import { formSlots } from '../forms/form-slots.ts'
import { checkAllButBody, fileRefusal, FORM_LIMITS, MAX_FORM_BYTES, readMultipart } from '../forms/multipart-form.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { drain, watchUpload } from '../forms/upload-watch.ts'

/** POST /special-requests/create: a request with files (S346). Its form is read and checked while it arrives. */
export async function specialRequestRoutes(api: ApiServer, inbox: InboxService, limits: RateLimits): Promise<void> {
  api.setValidatorCompiler(checkAllButBody)
  await api.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
  const slots = formSlots()

  const schema = formSchema({
    summary: 'Send a special request with attachments',
    body: SpecialRequestForm,
    consumes: ['multipart/form-data'],
    answers: { 201: SpecialRequestAnswer },
  })
  route(
    api,
    { method: 'POST', path: '/special-requests/create', access: PUBLIC, config: { takesUploads: true }, schema },
    async ({ language, request, reply }) => {
      if (!request.isMultipart()) return err(new Refusal('UNSUPPORTED_MEDIA_TYPE'))
      if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) return err(new Refusal('FILE_TOO_LARGE'))
      slots.requireFree()
      await takeLimit(limits, 'special-request-attempt', request)
      await takeLimit(limits, 'special-request', request)
      const reference = await slots.hold(receive(request, inbox, language)).catch(async (error: unknown) => {
        // Nothing was stored, so it does not count as one of the few that may be; the refusal itself matters more.
        await limits.giveBack('special-request', request.ip).catch(() => undefined)
        throw error
      })
      const answer = succeed(language, { reference }, 'request_sent')
      return answerSent(request, reply, reference, { status: 201, body: answer })
    },
  )
}

/** Reads and stores a request; answers its reference. Whatever happens, no temporary file is left. */
async function receive(request: FastifyRequest, inbox: InboxService, language: Language): Promise<string> {
  const files: ReceivedFile[] = []
  const endWatch = watchUpload(request)
  try {
    const form = await readMultipart(request, inbox.receiveFile, files)
    const { hp, ...fields } = checked(SpecialRequestFields, form)
    // A robot gets the same answer as a person.
    if (hp) return newReference('R')
    const received = await inbox.receiveSpecialRequest(requestOf(fields, language), files)
    if (!received.ok) throw requestRefusal(received.error)
    return received.value
  } finally {
    endWatch()
    drain(request)
    for (const { spooled } of files) await spooled.discard()
  }
}

const requestOf = (fields: Omit<SpecialRequestFields, 'hp'>, language: Language): SpecialRequest => ({
  fullName: fields.fullName,
  email: fields.email,
  phone: fields.phoneNumber,
  companyName: fields.companyName || null,
  categoryId: fields.categoryId ? Number(fields.categoryId) : null,
  productType: fields.productType || null,
  quantity: fields.quantity ?? null,
  size: fields.size || null,
  neededBy: fields.neededBy ?? null,
  budget: fields.budget ?? null,
  description: fields.description,
  installRequired: fields.installRequired ?? false,
  cityId: fields.cityId ? Number(fields.cityId) : null,
  language: fields.lang ?? language,
})

function requestRefusal(error: RequestError): Refusal {
  if (error.code === 'inbox/unknown-category') return invalidFields([{ field: 'categoryId', code: 'not_an_option' }])
  if (error.code === 'inbox/unknown-city') return invalidFields([{ field: 'cityId', code: 'not_an_option' }])
  if (error.code === 'inbox/date-in-past') return invalidFields([{ field: 'neededBy', code: 'date_in_past' }])
  return fileRefusal(error)
}
