import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import { whatsAppError } from './whatsapp-errors.ts'
import type { WhatsAppError } from './whatsapp-sender.ts'

/** What WhatsApp reports of a message that it accepted. */
export type WhatsAppStatus = {
  /** WhatsApp's own id of the message. */
  readonly carrierId: string
  /** Ours, as it was given when the message was sent. */
  readonly id: string
} & ({ readonly status: 'delivered' } | { readonly status: 'failed'; readonly error: WhatsAppError })

export type WebhookError = { readonly code: 'webhook/forged' } | { readonly code: 'webhook/invalid' }

export interface WhatsAppWebhookOptions {
  readonly appSecret: string
  /** The number of this shop: others of the same app call the same address. */
  readonly phoneNumberId: string
}

const Status = z.looseObject({
  id: z.string(),
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.looseObject({ code: z.int() })).optional(),
})
const Change = z.looseObject({
  field: z.string(),
  value: z.looseObject({
    metadata: z.looseObject({ phone_number_id: z.string() }).optional(),
    statuses: z.array(Status).optional(),
  }),
})
const Event = z.looseObject({ entry: z.array(z.looseObject({ changes: z.array(Change) })) })

/**
 * What an event says of this shop's messages (vendor-documents/meta/status-webhook.json). `body` is what was sent, byte by byte, for the
 * signature is made over it. What says nothing of the outcome ("sent"), and what customers write, is left out.
 */
export function readStatuses(
  body: Buffer,
  signature: unknown,
  { appSecret, phoneNumberId }: WhatsAppWebhookOptions,
): Result<WhatsAppStatus[], WebhookError> {
  if (!isSigned(body, signature, appSecret)) return err({ code: 'webhook/forged' })
  const event = Event.safeParse(jsonOf(body))
  if (!event.success) return err({ code: 'webhook/invalid' })
  return ok(
    event.data.entry
      .flatMap(({ changes }) => changes)
      .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId)
      .flatMap(({ value }) => value.statuses ?? [])
      .flatMap(statusOf),
  )
}

/** Whether the signature is that of the body; takes the same time whatever was sent. */
function isSigned(body: Buffer, signature: unknown, appSecret: string): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(String(signature)) ?? []
  const expected = createHmac('sha256', appSecret).update(body).digest()
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), expected)
}

function statusOf({
  id: carrierId,
  status,
  biz_opaque_callback_data: id,
  errors,
}: z.output<typeof Status>): WhatsAppStatus[] {
  if (id === undefined) return []
  // Who reads it has got it; "delivered" is not sent then.
  if (status === 'delivered' || status === 'read') return [{ carrierId, id, status: 'delivered' }]
  if (status !== 'failed') return []
  const code = errors?.[0]?.code
  const error =
    code === undefined ? ({ code: 'whatsapp/undeliverable', reason: 'no code' } as const) : whatsAppError(code)
  return [{ carrierId, id, status: 'failed', error }]
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
