import { askSmsProvider } from './sms-request.ts'
import type { SmsProviderOptions, SmsSender } from './sms-sender.ts'

const ENDPOINT = 'https://api.taqnyat.sa/v1/messages'

/** Text messages by Taqnyat. */
export const createTaqnyatSms = ({ apiKey, sender, endpoint = ENDPOINT }: SmsProviderOptions): SmsSender => ({
  send: ({ to, text }) =>
    askSmsProvider(
      endpoint,
      {
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${apiKey}`,
        },
        body: JSON.stringify({ recipients: [to.replace('+', '')], body: text, sender }),
      },
      ({ statusCode, messageId }) => Number(statusCode) === 201 || messageId !== undefined,
    ),
})
