import type { SmsSender } from '#integrations/messages/sms-sender.ts'
import { createTaqnyatSms } from '#integrations/messages/taqnyat-sms.ts'
import { createUnifonicSms } from '#integrations/messages/unifonic-sms.ts'

export interface SmsOptions {
  /** Undefined: text messages stay in the outbox. */
  readonly provider: 'unifonic' | 'taqnyat' | undefined
  readonly apiKey: string | undefined
  readonly sender: string
}

/** Delivers text messages; undefined when no provider is configured. */
export function createSmsSender({ provider, apiKey, sender }: SmsOptions): SmsSender | undefined {
  if (!provider || !apiKey) return undefined
  return provider === 'unifonic' ? createUnifonicSms({ apiKey, sender }) : createTaqnyatSms({ apiKey, sender })
}
