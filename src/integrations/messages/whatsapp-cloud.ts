import { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import { causeOf, isNeverConnected } from './never-connected.ts'
import { whatsAppError } from './whatsapp-errors.ts'
import type { WhatsAppError, WhatsAppMessage, WhatsAppSender } from './whatsapp-sender.ts'

const TIMEOUT_MS = 10_000

export interface WhatsAppCloudOptions {
  /** Where the Graph API answers, with its version. */
  readonly url: string
  readonly phoneNumberId: string
  readonly token: string
}

const Accepted = z.looseObject({ messages: z.array(z.looseObject({ id: z.string().min(1).max(500) })).min(1) })
const Refused = z.looseObject({ error: z.looseObject({ code: z.int() }) })

/** Messages by Meta's WhatsApp Cloud API (vendor-documents/meta/send-template.json). */
export const createWhatsAppCloud = ({ url, phoneNumberId, token }: WhatsAppCloudOptions): WhatsAppSender => ({
  send: async (message) => {
    try {
      const response = await fetch(`${url}/${phoneNumberId}/messages`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(bodyOf(message)),
      })
      return outcomeOf(response.status, await response.json().catch(() => undefined))
    } catch (error) {
      const reason = causeOf(error)
      return err({ code: isNeverConnected(reason) ? 'whatsapp/try-later' : 'whatsapp/unknown', reason })
    }
  },
})

const textsOf = (texts: readonly string[]) => texts.map((text) => ({ type: 'text', text }))

const bodyOf = ({ id, to, template, language, parameters, path }: WhatsAppMessage) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.replace('+', ''),
  type: 'template',
  template: {
    name: template,
    language: { code: language },
    components: [
      ...(parameters.length > 0 ? [{ type: 'body', parameters: textsOf(parameters) }] : []),
      ...(path === undefined ? [] : [{ type: 'button', sub_type: 'url', index: '0', parameters: textsOf([path]) }]),
    ],
  },
  biz_opaque_callback_data: id,
})

/** A failure with Meta's code was not sent, whatever its status; without one it may have been. */
function outcomeOf(status: number, body: unknown): Result<{ readonly id: string }, WhatsAppError> {
  const refused = Refused.safeParse(body)
  if (refused.success) return err(whatsAppError(refused.data.error.code))
  const accepted = Accepted.safeParse(body).data?.messages[0]
  const reason = `HTTP ${status}`
  if (status >= 200 && status < 300)
    return accepted ? ok({ id: accepted.id }) : err({ code: 'whatsapp/unknown', reason })
  if (status === 429 || status === 503) return err({ code: 'whatsapp/try-later', reason })
  if (status === 401 || status === 403) return err({ code: 'whatsapp/account-refused', reason })
  return err({ code: status >= 500 ? 'whatsapp/unknown' : 'whatsapp/undeliverable', reason })
}
