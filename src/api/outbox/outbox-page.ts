import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import type { Language } from '#domain/language.ts'
import type { OutboxMessage, OutboxReader } from '#services/messages/read-outbox.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { devPage, devPolicy } from '../dev-page.ts'
import { OUTBOX_TRANSLATORS } from './sentences.ts'

const STYLE = `
details { margin-block: .75rem; background: #fff; border: 1px solid #e6e1d8; border-radius: 12px }
summary { padding: .75rem 1rem; cursor: pointer }
summary small { display: block; color: #5c5e66 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 1rem }
dt { color: #5c5e66 }
dd { margin: 0; overflow-wrap: anywhere }
h2 { margin: 1rem 1rem .25rem; font-size: 1rem }
pre { margin: 0 1rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
iframe { inline-size: 100%; block-size: 32rem; border: 0; border-block-start: 1px solid #e6e1d8 }
`

/** The policy of the list: its own style sheet, and the mails in frames. */
export const LIST_POLICY = devPolicy(STYLE, "frame-src 'self'")

/** The policy of a mail in its frame: styles at elements and its own pictures, nothing else; links open outside. */
export const MAIL_POLICY = [
  "default-src 'none'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The policy of a file that a visitor sent: wherever a browser shows it, it can do nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

type OutboxEntry = Awaited<ReturnType<OutboxReader['newest']>>[number]

/** The page that lists the mail, with the parts of each. */
export function outboxPage(messages: readonly OutboxEntry[], language: Language): string {
  const { t } = OUTBOX_TRANSLATORS[language]
  const list = messages.map((message) => entry(message, language)).join('\n')
  return devPage({
    language,
    title: t('title'),
    style: STYLE,
    bodyHtml: `<p>${t('about')}</p>\n${messages.length === 0 ? `<p>${t('none')}</p>` : list}`,
  })
}

const STATUS_KEYS = {
  PENDING: 'waiting',
  SENDING: 'sending',
  ACCEPTED: 'accepted',
  SENT: 'sent',
  FAILED: 'failed',
  WITHHELD: 'withheld',
} as const

function entry(message: OutboxEntry, language: Language): string {
  const { t } = OUTBOX_TRANSLATORS[language]
  const headers = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`)
  // A text message is all subject.
  const isText = message.channel !== 'EMAIL'
  const title = isText ? `${t('textMessage')}: ${message.body_text.split('\n', 1)[0]}` : message.subject
  return `<details>
<summary><bdi lang="${message.language}">${escapeHtml(title)}</bdi>
<small><bdi dir="ltr">${escapeHtml(message.recipient)}</bdi> · <bdi dir="ltr">${time(message)}</bdi></small></summary>
<dl>
<dt>${t('to')}</dt><dd><bdi dir="ltr">${escapeHtml(message.recipient)}</bdi></dd>
<dt>${t('status')}</dt><dd>${t(STATUS_KEYS[message.status])}</dd>
<dt>${t('time')}</dt><dd><bdi dir="ltr">${time(message)}</bdi></dd>
${headers.length > 0 ? `<dt>${t('headers')}</dt><dd dir="ltr">${headers.map(escapeHtml).join('<br>')}</dd>` : ''}
${message.files.length > 0 ? `<dt>${t('files')}</dt><dd>${filesOf(message)}</dd>` : ''}
</dl>
<h2>${t('plain')}</h2>
<pre dir="auto" lang="${message.language}">${escapeHtml(message.body_text)}</pre>
${isText ? '' : framed(message, language)}
</details>`
}

const filesOf = ({ id, files }: OutboxEntry): string =>
  files
    .map((file) => {
      const name = `<bdi>${escapeHtml(file.file_name)}</bdi>`
      return `<a href="/dev/outbox/${id}/files/${file.id}">${name}</a> <bdi dir="ltr">${byteSizeText(file.byte_size)}</bdi>`
    })
    .join('<br>')

const framed = ({ id, subject }: OutboxMessage, language: Language): string =>
  `<h2>${OUTBOX_TRANSLATORS[language].t('page')}</h2>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(subject)}" src="/dev/outbox/${id}"></iframe>`

const time = ({ created_at }: OutboxMessage): string => riyadhTimestamp(created_at).slice(0, 16).replace('T', ' ')
