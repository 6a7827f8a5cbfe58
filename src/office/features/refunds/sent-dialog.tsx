import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { FormFoot } from '../../edit/form-foot.tsx'
import { IbanField, useIban } from '../../edit/iban-field.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import type { ActedRefund, RefundedPayment } from './refund-actions.tsx'

type Props = {
  number: number
  refund: Pick<ActedRefund, 'id' | 'amount' | 'reason'>
  payment: RefundedPayment | undefined
  onClose: () => void
}

/** Money that paid no order: it has no invoice that a credit note would take back. */
const UNINVOICED: ReadonlySet<ActedRefund['reason']> = new Set(['LATE', 'SURPLUS', 'WRONG_AMOUNT'])

/** Records that a refund was sent by bank, with the reference that the bank gave. */
export function SentDialog({ number, refund, payment, onClose }: Props) {
  const senderIban = payment?.senderIban ?? null
  const isCounter = payment?.provider === 'COUNTER'
  const t = useT('office-money')
  const [reference, setReference] = useState('')
  const iban = useIban()
  const { isBusy, problem, call } = useOrderCall()
  return (
    <Dialog open onClose={onClose} title={t(isCounter ? 'givenTitle' : 'sentTitle')} isBusy={isBusy}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          if (!iban.check()) return
          const body = { reference: reference.trim(), ...(iban.value !== '' && { iban: iban.value }) }
          const done = t(isCounter ? 'said-given' : 'said-sent')
          call((api) => api.post(`/api/office/orders/${number}/refunds/${refund.id}/sent`, body), done, onClose)
        }}
      >
        <p>
          <Text
            area="office-money"
            id={isCounter ? 'givenText' : UNINVOICED.has(refund.reason) ? 'sentUninvoiced' : 'sentText'}
            fill={{ sum: <Money halalas={refund.amount} /> }}
          />
        </p>
        <LineField
          label={t(isCounter ? 'slipNumber' : 'reference')}
          dir="ltr"
          required
          maxLength={60}
          value={reference}
          onChange={setReference}
        />
        {isCounter ? null : (
          <IbanField
            iban={iban}
            label={t('iban')}
            required={senderIban === null}
            hint={senderIban === null ? null : t('ibanHint', { iban: senderIban })}
          />
        )}
        <AlertLine>{problem}</AlertLine>
        <FormFoot cancel={t('cancel')} onClose={onClose} isBusy={isBusy}>
          {t('confirmSent')}
        </FormFoot>
      </form>
    </Dialog>
  )
}
