import { checkMailServer } from '#integrations/message-accounts/mail-account.ts'
import { checkTaqnyat } from '#integrations/message-accounts/taqnyat-account.ts'
import { checkWhatsApp } from '#integrations/message-accounts/whatsapp-account.ts'
import type { WhatsAppAccountOptions } from '#integrations/message-accounts/whatsapp-account.ts'
import type { MailOptions } from '../messages/create-mailer.ts'
import type { SmsOptions } from '../messages/create-sms-sender.ts'
import type { VendorFinding } from './gateway-accounts.ts'

export interface CarrierSettings {
  readonly mail: MailOptions
  readonly sms: SmsOptions
  /** Undefined: nothing goes by WhatsApp. */
  readonly whatsapp?: WhatsAppAccountOptions | undefined
}

/**
 * Checks the mail server, the number at WhatsApp and the provider of text messages, as far as it has a call that sends nothing: Unifonic
 * documents none.
 */
export async function checkCarriers({ mail, sms, whatsapp }: CarrierSettings): Promise<VendorFinding[]> {
  const { smtpUrl: url, ...others } = mail
  const { provider, apiKey, sender } = sms
  const [ofMail, ofSms, ofWhatsApp] = await Promise.all([
    url ? checkMailServer({ url, ...others }) : undefined,
    provider === 'taqnyat' && apiKey ? checkTaqnyat({ apiKey, sender }) : [],
    whatsapp ? checkWhatsApp(whatsapp) : [],
  ])
  return [
    ...(ofMail ? [{ vendor: 'EMAIL' as const, ...ofMail }] : []),
    ...ofSms.map((finding) => ({ vendor: 'SMS' as const, ...finding })),
    ...ofWhatsApp.map((finding) => ({ vendor: 'WHATSAPP' as const, ...finding })),
  ]
}
