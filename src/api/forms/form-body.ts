import type { FastifyRequest } from 'fastify'
import type { ApiServer } from '../api-server.ts'
import { Refusal } from '../refusal.ts'

/** The fields of a form. One given twice is a list, which no schema here takes unless it says so. */
export type FormFields = Record<string, string | string[]>

/** Puts the fields of a form together. */
export function collectFields(entries: Iterable<readonly [string, string]>): FormFields {
  const fields: FormFields = Object.create(null)
  for (const [name, value] of entries) {
    if (name === '__proto__') throw new Refusal('VALIDATION')
    const earlier = fields[name]
    fields[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return fields
}

/** Lets the calls of a scope be sent as forms of either kind, without files, beside JSON. */
export function takeForms(api: ApiServer): void {
  api.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => collectFields(new URLSearchParams(text)),
  )
  api.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer' }, readMultipartFields)
}

/** Ends a form without a single field, which the reader of forms takes for a broken one. */
const EMPTY_FORM = /^(?:\r\n)?--[^\r\n]{1,70}--(?:\r\n)?$/

async function readMultipartFields({ headers }: FastifyRequest, body: Buffer): Promise<FormFields> {
  if (body.length === 0 || (body.length < 200 && EMPTY_FORM.test(body.toString('latin1')))) return collectFields([])
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch(() => {
      throw new Refusal('VALIDATION')
    })
  return collectFields([...form].map(([name, value]) => [name, textOf(name, value)]))
}

function textOf(name: string, value: File | string): string {
  if (typeof value === 'string') return value
  throw new Refusal('VALIDATION', { errors: [{ field: name.slice(0, 100), code: 'invalid' }] })
}
