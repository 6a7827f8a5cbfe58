import { askSmsProvider } from './sms-request.ts'
import type { SmsProviderOptions, SmsSender } from './sms-sender.ts'

const ENDPOINT = 'https://el.cloud.unifonic.com/rest/SMS/messages'

/** Class of messages in Saudi Arabia: codes and news of an order. Left out or 6 ("awareness"), they leave from 9 to 22 h only. */
const SERVICES = '3'
/** The same text to the same number a moment ago: a try before this one was taken. */
const DUPLICATE = 'ER-09'
const DUPLICATE_STATUS = 409
/** AppSid is missing, it is wrongly encoded, or it may not use this sender name. */
const SHOP_STATUS = [402, 459, 480]

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
          // Other characters than these have an error of their own (456), whose rule is not documented.
          CorrelationID: id.replaceAll(/[^A-Za-z0-9_-]/g, '_'),
          MessageType: SERVICES,
          async: 'false',
        }).toString(),
      },
      {
        isTaken: ({ success, errorCode }) =>
          success === true || success === 'true' || errorCode === 'ER-00' || errorCode === DUPLICATE,
        takenStatus: [DUPLICATE_STATUS],
        shopStatus: SHOP_STATUS,
      },
    ),
})
