import { useDeferredValue, useId, useState } from 'react'
import { formatAmount } from '#domain/money/halalas.ts'
import { REFUND_CAUSES } from '#domain/orders/desk/plan-refund.ts'
import type { RefundCause } from '#domain/orders/desk/plan-refund.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import type { Order, Totals } from '../../shared/order/order.queries.ts'
import { EMPTY_DRAFT, refundable, typedAmount, refundRequestOf } from './refund-draft.ts'
import type { RefundDraft } from './refund-draft.ts'
import { RefundRows } from './refund-rows.tsx'
import { RefundSums } from './refund-sums.tsx'
import { useRefundPreview } from './use-refund-preview.ts'
import type { RefundPreview } from './use-refund-preview.ts'

const HINTS = { GATEWAY: 'youSend', BANK_TRANSFER: 'financeSends', COUNTER: 'givenByHand' } as const

type Props = { order: Order; totals: Totals; onClose: () => void }

/** Gives money back: by lines, by amount or all of it, with what follows from it before it is done. */
export function RefundDialog({ order, totals, onClose }: Props) {
  const t = useT('office-money')
  const rule = refundable(order, totals)
  const [draft, setDraft] = useState<RefundDraft>(EMPTY_DRAFT)
  const [cause, setCause] = useState<RefundCause | ''>('')
  const [note, setNote] = useState('')
  const request = refundRequestOf(draft, rule)
  const preview = useRefundPreview(order.number, useDeferredValue(request))
  const { isBusy, problem, call } = useOrderCall()
  const currentPreview = request ? preview : undefined
  const give = () => {
    if (!request || cause === '') return
    const body = { wanted: request, cause, note: note.trim() || null }
    const done = t(preview?.needsApproval ? 'said-ask' : 'said-refund')
    call((api) => api.post(`/api/office/orders/${order.number}/refunds`, body), done, onClose)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      kind="wide"
      title={t('giveBackTitle', { number: String(order.number) })}
      isBusy={isBusy}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          give()
        }}
      >
        <WaySegments way={draft.way} onWay={(way) => setDraft({ ...draft, way })} />
        {draft.way === 'LINES' ? (
          <RefundRows order={order} rule={rule} rows={draft.rows} onRows={(rows) => setDraft({ ...draft, rows })} />
        ) : null}
        {draft.way === 'AMOUNT' ? (
          <AmountField value={draft.amount} most={rule.left} onChange={(amount) => setDraft({ ...draft, amount })} />
        ) : null}
        <Reasons cause={cause} note={note} onCause={setCause} onNote={setNote} />
        <RefundSums order={order} preview={currentPreview} />
        <AlertLine>{problem}</AlertLine>
        <div className="dialog-foot">
          <span className="quiet">
            {currentPreview ? t(currentPreview.needsApproval ? 'secondPerson' : HINTS[currentPreview.way]) : ''}
          </span>
          <Button look="ghost" onClick={onClose}>
            {t('cancel')} <kbd aria-hidden="true">Esc</kbd>
          </Button>
          <Button type="submit" look="destructive" loading={isBusy} disabled={!currentPreview || cause === ''}>
            <GiveText preview={currentPreview} />
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What the button does; without a sum while the form cannot be sent. */
function GiveText({ preview }: { preview: RefundPreview | undefined }) {
  const t = useT('office-money')
  if (!preview) return t('giveBack')
  const sum = <Money halalas={preview.amount} />
  return <Text area="office-money" id={preview.needsApproval ? 'askRefund' : 'refundNow'} fill={{ sum }} />
}

const WAYS = { LINES: 'byLines', AMOUNT: 'byAmount', ALL: 'all' } as const

function WaySegments({ way, onWay }: { way: RefundDraft['way']; onWay: (way: RefundDraft['way']) => void }) {
  const t = useT('office-money')
  return (
    <div className="segments" role="group" aria-label={t('way')}>
      {(['LINES', 'AMOUNT', 'ALL'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={way === each} onClick={() => onWay(each)}>
          {t(WAYS[each])}
        </button>
      ))}
    </div>
  )
}

type AmountProps = { value: string; most: number; onChange: (value: string) => void }

function AmountField({ value, most, onChange }: AmountProps) {
  const t = useT('office-money')
  const typed = typedAmount(value)
  return (
    <LineField
      label={t('amount')}
      className="wide-number"
      dir="ltr"
      inputMode="decimal"
      required
      isInvalid={value !== '' && (typed === undefined || typed > most)}
      hint={t('amountHint', { money: formatAmount(most) })}
      value={value}
      onChange={onChange}
    />
  )
}

type ReasonsProps = {
  cause: RefundCause | ''
  note: string
  onCause: (cause: RefundCause | '') => void
  onNote: (note: string) => void
}

function Reasons({ cause, note, onCause, onNote }: ReasonsProps) {
  const t = useT('office-money')
  const id = useId()
  return (
    <div className="refund-reasons">
      <div className="field">
        <label htmlFor={`${id}-why`}>{t('why')}</label>
        <span className="select">
          <select
            id={`${id}-why`}
            required
            value={cause}
            onChange={({ target }) => onCause(target.value as RefundCause | '')}
          >
            <option value="">{t('choose')}</option>
            {REFUND_CAUSES.map((each) => (
              <option key={each} value={each}>
                {t(each)}
              </option>
            ))}
          </select>
          <OfficeIcon name="down" />
        </span>
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>
          {t('customerReads')} <em>{t('optional')}</em>
        </label>
        <input
          id={`${id}-note`}
          dir="auto"
          maxLength={500}
          required={cause === 'OTHER'}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
    </div>
  )
}
