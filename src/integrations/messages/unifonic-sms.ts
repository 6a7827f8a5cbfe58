import { askSmsProvider } from './sms-request.ts'
import type { SmsProviderOptions, SmsSender } from './sms-sender.ts'

const ENDPOINT = 'https://el.cloud.unifonic.com/rest/SMS/messages'

/** Text messages by Unifonic. */
export const createUnifonicSms = ({ apiKey, sender, endpoint = ENDPOINT }: SmsProviderOptions): SmsSender => ({
  send: ({ id, to, text }) =>
    askSmsProvider(
      endpoint,
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({
          AppSid: apiKey,
          SenderID: sender,
          Recipient: to.replace('+', ''),
          Body: text,
          responseType: 'JSON',
          CorrelationID: id,
          async: 'false',
        }).toString(),
      },
      ({ success, errorCode }) => success === true || success === 'true' || errorCode === 'ER-00',
    ),
})
