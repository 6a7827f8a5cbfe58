import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { ProblemAnswer } from '#contract/envelope.ts'
import { LinkFileFields, LinkFileForm, ProofToken } from '#contract/proofs/proof.ts'
import { MAX_LINK_FILE_BYTES } from '#contract/proofs/proof-file.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ReceivedFile, ReceiveFile } from '#services/files/receive-file.ts'
import type { LinkFileError } from '#services/proofs/links/customer-proofs.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { uploadRefusal } from '../artwork/artwork-refusals.ts'
import { answerFormError, answerSent, noteReturnPath } from '../forms/form-post.ts'
import { formSlots } from '../forms/form-slots.ts'
import { checkAllButBody, fileRefusal, FORM_LIMITS, readMultipart } from '../forms/multipart-form.ts'
import { drain, watchUpload } from '../forms/upload-watch.ts'
import { takeLimit } from '../limits/take-limit.ts'
import { Refusal } from '../refusal.ts'
import { route } from '../route.ts'
import { succeed } from '../success.ts'
import { checked } from '../validation.ts'
import { pinOf } from './pin-of.ts'
import type { ProofServices } from './proof-services.ts'

const MAX_FORM_BYTES = MAX_LINK_FILE_BYTES + 1024 * 1024

type Parts = ProofServices & { readonly noSuchProof: (request: FastifyRequest) => Promise<Refusal> }
type Sent = { readonly name: string; readonly spooled: ReceivedFile['spooled'] }

/**
 * A file by the link to a line, with what is to change: a form that pages post with script and without it. A browser that posts
 * it by itself is led back to the page of the link.
 */
export async function linkFileRoute(api: ApiServer, parts: Parts): Promise<void> {
  api.setValidatorCompiler(checkAllButBody)
  api.setErrorHandler(answerFormError)
  await api.register(multipart, {
    limits: { ...FORM_LIMITS, files: 1, fileSize: MAX_LINK_FILE_BYTES },
    throwFileSizeLimit: false,
  })
  const slots = formSlots()
  const schema = {
    tags: ['artwork'],
    summary: 'Upload a file by the review link, and request changes',
    consumes: ['multipart/form-data'],
    querystring: z.strictObject({
      lang: z.enum(LANGUAGES).optional().describe('The language of the page that the answer redirects to'),
    }),
    params: ProofToken,
    body: LinkFileForm,
    response: { 200: DoneAnswer, default: ProblemAnswer },
  }
  route(
    api,
    { method: 'POST', path: '/proofs/:token/files', access: PUBLIC, config: { takesUploads: true }, schema },
    async ({ params: { token }, query, language, request, reply }) => {
      noteReturnPath(request, `/${query.lang ?? language}/proof/${encodeURIComponent(token)}`)
      if (!request.isMultipart()) return err(new Refusal('UNSUPPORTED_MEDIA_TYPE'))
      slots.requireFree()
      await takeLimit(parts.limits, 'artwork-upload', request)
      return slots.hold(receive(parts, { token, language, request, reply }))
    },
  )
}

type Call = {
  readonly token: string
  readonly language: Language
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Reads and takes a form. Whatever happens, no temporary file is left. */
async function receive(parts: Parts, { token, language, request, reply }: Call): Promise<FastifyReply> {
  const files: Sent[] = []
  const endWatch = watchUpload(request)
  try {
    if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw new Refusal('FILE_TOO_LARGE')
    const form = checked(LinkFileFields, await readMultipart(request, receiver(parts), files))
    const outcome = await take(parts, token, form, files[0])
    if (!outcome.ok) throw await refusalOf(parts, request, outcome.error)
    return answerSent(request, reply, outcome.value, { status: 200, body: succeed(language, null, 'done') })
  } finally {
    endWatch()
    drain(request)
    for (const { spooled } of files) await spooled.discard()
  }
}

/** Takes the file while it arrives. */
const receiver =
  ({ proofs }: Parts): ReceiveFile<Sent> =>
  async (name, stream) => {
    const spooled = await proofs.spool(stream)
    if (!spooled.ok) return spooled
    if (!stream.truncated && spooled.value.byteSize > 0) return ok({ name, spooled: spooled.value })
    await spooled.value.discard()
    return err({ code: stream.truncated ? 'file/too-large' : 'file/empty' })
  }

/** What happened: the file is here, or the changes without one. */
async function take(
  { proofs }: Parts,
  token: string,
  { proof, position = 0, text, pins = [] }: z.infer<typeof LinkFileFields>,
  file: Sent | undefined,
): Promise<Result<'FILE' | 'CHANGES', LinkFileError | { readonly code: 'artwork/empty' }>> {
  const wished = [...pins.map(pinOf), ...(text ? [{ text, place: null }] : [])]
  if (file) {
    const requested = proof === undefined ? undefined : { proof, pins: wished }
    const done = await proofs.addFile(token, { ...file, position, requested })
    return done.ok ? ok('FILE') : done
  }
  if (proof === undefined || wished.length === 0) return err({ code: 'artwork/empty' })
  const done = await proofs.askForChanges(token, { proof, pins: wished })
  return done.ok ? ok('CHANGES') : done
}

async function refusalOf({ noSuchProof }: Parts, request: FastifyRequest, error: LinkFileError): Promise<Refusal> {
  switch (error.code) {
    case 'proofs/unknown':
      return noSuchProof(request)
    case 'proofs/closed':
      return new Refusal('PROOF_CLOSED')
    case 'artwork/signed-off':
      return new Refusal('ARTWORK_SIGNED_OFF')
    case 'artwork/refused':
      return new Refusal('FILE_TYPE')
    case 'storage/full':
    case 'storage/unavailable':
      return fileRefusal(error)
    default:
      return uploadRefusal(error)
  }
}
