import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { ApiClient } from '#contract/api-client.ts'
import { MAX_RECEIPT_BYTES, MAX_RECEIPTS } from '#domain/payments/transfer-receipt.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { Text } from '#ui/i18n/text.tsx'
import type { Translate } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { buttonClass } from '#ui/button.tsx'
import { refusalOf } from '#ui/form/refusal.ts'
import { refusalText } from '#ui/form/refusal-text.ts'
import { Icon, RegistrationMark } from '#ui/icons/icon.tsx'
import type { ApiQuery } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { Day } from '#ui/text/moment.tsx'

/** A receipt that was sent. */
type Sent = { readonly id: string; readonly name: ReactNode; readonly sentAt: string }

type Props = Sending & { sent: readonly Sent[] }

type Sending = {
  /** Sends a form with a file. */
  send: (api: ApiClient, form: FormData) => Promise<{ message: string }>
  refreshes: readonly ApiQuery<unknown>[]
}

const KINDS = 'application/pdf,image/png,image/jpeg,image/webp'
const LIMIT = byteSizeText(MAX_RECEIPT_BYTES)

/** What was sent to prove a transfer, and a way to send more. */
export function Receipts({ sent, ...sending }: Props) {
  const t = useT('order')
  return (
    <div className="receipts">
      <h3>{t('receipt')}</h3>
      <ul>
        {sent.map(({ id, name, sentAt }) => (
          <li key={id}>
            <Icon name="check" />
            <span>
              {name}
              <span className="quiet">
                <Text area="order" id="receiptOn" fill={{ date: <Day at={sentAt} /> }} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {sent.length >= MAX_RECEIPTS ? <p className="quiet">{t('receiptEnough')}</p> : <Upload {...sending} />}
    </div>
  )
}

/** Why a file was not taken; of its kind the server says it best, there is only one. */
const failureText = (failure: unknown, t: Translate<'form'>): string =>
  isApiFailure(failure) && failure.answer?.code === 'FILE_TYPE'
    ? failure.answer.message
    : refusalText(refusalOf(failure), t)

/** One file at a time, sent as soon as it is chosen. */
function Upload({ send, refreshes }: Sending) {
  const t = useT('order')
  const id = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const tForm = useT('form')
  const { isBusy, failure, call } = useCall((api, file: File) => {
    const form = new FormData()
    form.append('attachments', file)
    return send(api, form)
  }, refreshes)
  const choose = (file: File | undefined): void => {
    setTooLarge(file !== undefined && file.size > MAX_RECEIPT_BYTES)
    if (file && file.size <= MAX_RECEIPT_BYTES) call(file)
  }
  return (
    <>
      <p className="quiet" id={id}>
        <Text area="order" id="receiptText" fill={{ size: <Ltr>{LIMIT}</Ltr> }} />
      </p>
      <label className={buttonClass({ look: 'secondary', className: 'receipt-in' })} aria-busy={isBusy}>
        {isBusy ? <RegistrationMark turning /> : <Icon name="upload" />}
        {t('receiptChoose')}
        <input
          type="file"
          accept={KINDS}
          disabled={isBusy}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p role="alert" className="receipt-bad">
        {isTooLarge ? t('tooLarge', { size: LIMIT }) : failure ? failureText(failure, tForm) : null}
      </p>
    </>
  )
}
