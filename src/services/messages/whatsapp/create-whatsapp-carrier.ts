import { createWhatsAppCloud } from '#integrations/messages/whatsapp-cloud.ts'
import type { WhatsAppCarrier } from './deliver-by-whatsapp.ts'

export interface WhatsAppOptions {
  readonly url: string
  readonly phoneNumberId: string
  readonly token: string
  readonly templatePrefix: string
}

/** Delivers by WhatsApp; undefined when it is not configured. */
export const createWhatsAppCarrier = (options: WhatsAppOptions | undefined): WhatsAppCarrier | undefined =>
  options && { sender: createWhatsAppCloud(options), templatePrefix: options.templatePrefix }
