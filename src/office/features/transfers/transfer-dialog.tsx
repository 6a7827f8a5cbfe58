import { useId, useState } from 'react'
import { halalas } from '#domain/money/halalas.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { IbanField, useIban } from '../../edit/iban-field.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import { Receipts } from './receipts.tsx'
import type { Transfer } from './transfer.ts'

type Props = { transfer: Transfer; onClose: () => void }

/** A transfer beside its receipts: confirmed with what arrived, or its receipt refused with a reason. */
export function TransferDialog({ transfer, onClose }: Props) {
  const t = useT('office-money')
  const [isRefusing, setRefusing] = useState(false)
  const hasReceipt = transfer.receipts.some(({ refusal }) => refusal === null)
  return (
    <Dialog open onClose={onClose} kind="wide" title={t('transferTitle', { number: String(transfer.number) })}>
      <div className="transfer-beside">
        <Receipts transfer={transfer} />
        <div>
          <dl className="leaders">
            <div className="sum">
              <dt>{t('asked')}</dt>
              <dd>
                <Money halalas={transfer.amount} />
              </dd>
            </div>
          </dl>
          {isRefusing ? (
            <RefuseForm transfer={transfer} onBack={() => setRefusing(false)} onClose={onClose} />
          ) : (
            <ArrivedForm
              transfer={transfer}
              onRefuse={hasReceipt ? () => setRefusing(true) : undefined}
              onClose={onClose}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}

type ArrivedProps = Props & { onRefuse: (() => void) | undefined }

function ArrivedForm({ transfer: { number, amount }, onRefuse, onClose }: ArrivedProps) {
  const t = useT('office-money')
  const [typed, setTyped] = useState('')
  const iban = useIban()
  const { isBusy, problem, call } = useOrderCall()
  const parsed = halalas(typed.trim())
  const arrived = parsed.ok && parsed.value > 0 ? parsed.value : undefined
  const isUnreadable = typed.trim() !== '' && arrived === undefined
  const isRight = arrived === amount
  const sum = <Money halalas={arrived ?? amount} />
  return (
    <form
      className="form-rows"
      onSubmit={(event) => {
        event.preventDefault()
        if (arrived === undefined || !iban.check()) return
        const body = { amount: arrived, ...(iban.value !== '' && { senderIban: iban.value }) }
        const done = isRight ? t('said-paid', { number: String(number) }) : t('said-return')
        call((api) => api.post(`/api/office/orders/${number}/transfer`, body), done, onClose)
      }}
    >
      <LineField
        label={t('arrived')}
        className="wide-number"
        dir="ltr"
        inputMode="decimal"
        required
        isInvalid={isUnreadable}
        hint={isUnreadable ? t('notAnAmount') : null}
        value={typed}
        onChange={setTyped}
      />
      <IbanField iban={iban} label={t('ibanFrom')} hint={t('ibanWhy')} />
      <Consequence arrived={arrived} due={amount} />
      <AlertLine>{problem}</AlertLine>
      <div className="form-actions">
        <Button
          type="submit"
          look={arrived === undefined || isRight ? 'default' : 'destructive'}
          loading={isBusy}
          disabled={arrived === undefined}
        >
          <Text
            area="office-money"
            id={arrived === undefined || isRight ? 'confirmTransfer' : 'returnTransfer'}
            fill={{ sum }}
          />
        </Button>
        {onRefuse ? (
          <Button look="outline" onClick={onRefuse}>
            {t('refuseReceipt')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** What follows from an amount before it is confirmed. */
function Consequence({ arrived, due }: { arrived: number | undefined; due: number }) {
  const t = useT('office-money')
  if (arrived === undefined) return null
  return (
    <p className={arrived === due ? 'note good-note' : 'note'} role="status">
      {arrived === due ? (
        t('transferRight')
      ) : (
        <span>
          <Text area="office-money" id="transferWrong" fill={{ sum: <Money halalas={due} /> }} />
        </span>
      )}
    </p>
  )
}

function RefuseForm({ transfer: { number }, onBack, onClose }: Props & { onBack: () => void }) {
  const t = useT('office-money')
  const id = useId()
  const [reason, setReason] = useState('')
  const { isBusy, problem, call } = useOrderCall()
  return (
    <form
      className="form-rows"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { reason: reason.trim() }
        call((api) => api.post(`/api/office/orders/${number}/transfer/refuse`, body), t('said-refuse'), onClose)
      }}
    >
      <p>{t('refuseText')}</p>
      <div className="field">
        <label htmlFor={id}>{t('refuseTitle')}</label>
        <textarea
          id={id}
          dir="auto"
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <AlertLine>{problem}</AlertLine>
      <div className="form-actions">
        <Button type="submit" loading={isBusy}>
          {t('refuseReceipt')}
        </Button>
        <Button look="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
