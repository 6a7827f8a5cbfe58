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
      {
        isTaken: ({ statusCode, messageId, rejected }) =>
          (Number(statusCode) === 201 || messageId !== undefined) && !namesNumber(rejected),
      },
    ),
})

/** Whether a list of numbers has one: "[966500000000,]" or an array. An answer of 201 may have refused the only receiver. */
const namesNumber = (list: unknown): boolean => /\d/.test(JSON.stringify(list ?? ''))
