import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-input/date-input.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { useMoveText } from './move-text.ts'
import type { Move, Order } from '../../shared/order/order.queries.ts'
import { useMove } from './use-move.ts'
import type { MoveBody } from './use-move.ts'

const REASONS = ['CONTENT_NOT_ALLOWED', 'RIGHTS', 'CANNOT_PRODUCE', 'UNUSABLE_ARTWORK', 'FRAUD'] as const

type Need = Move['needs'][number]

type Props = { order: Order; move: Move; onClose: () => void }

/** A move that needs something answers, or that refunds money: what it takes and what it means, before it is made. */
export function MoveDialog({ order, move, onClose }: Props) {
  const t = useT('office-order')
  const { verb, title, consequence } = useMoveText()
  const { isBusy, problem, make } = useMove(order)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const isDangerous = (move.refunds ?? 0) > 0 || move.move === 'reject' || move.move === 'cancel'
  return (
    <Dialog open onClose={onClose} title={title(move.move)}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          const closes = move.closesJobs > 0 && { openJobs: 'close' }
          make({ move: move.move, ...answers, ...closes } as MoveBody, onClose)
        }}
      >
        <p>{consequence(move)}</p>
        <p>
          {move.refunds === null ? null : move.refunds > 0 ? (
            <Text area="office-order" id="refunds" fill={{ money: <Money halalas={move.refunds} /> }} />
          ) : (
            t('noMoney')
          )}
        </p>
        {move.needsApproval ? <p>{t('waitsForSecond')}</p> : null}
        {move.closesJobs > 0 ? (
          <label className="check">
            <input type="checkbox" required />
            <span>{t('closesJobs', { count: move.closesJobs })}</span>
          </label>
        ) : null}
        {move.needs.map((need) => (
          <NeededField
            key={need}
            need={need}
            value={answers[nameOf(need)] ?? ''}
            onChange={(value) => setAnswers({ ...answers, [nameOf(need)]: value })}
          />
        ))}
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" look={isDangerous ? 'destructive' : 'default'} loading={isBusy}>
          {verb(move.move)}
        </Button>
      </form>
    </Dialog>
  )
}

/** The field of the call that a need fills. */
const nameOf = (need: Need): 'reason' | 'carrier' | 'trackingNumber' | 'trackingUrl' | 'day' =>
  need === 'rejectionReason' ? 'reason' : need === 'trackingUrl?' ? 'trackingUrl' : need

function NeededField({ need, value, onChange }: { need: Need; value: string; onChange: (value: string) => void }) {
  const t = useT('office-order')
  const id = useId()
  const name = nameOf(need)
  return (
    <div className="field">
      <label htmlFor={id}>
        {t(name)} {need.endsWith('?') ? <em>{t('optional')}</em> : null}
      </label>
      {need === 'rejectionReason' ? (
        <select id={id} required value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('chooseReason')}</option>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(reason)}
            </option>
          ))}
        </select>
      ) : name === 'day' ? (
        <DateInput id={id} required value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          id={id}
          type={name === 'trackingUrl' ? 'url' : 'text'}
          dir={name === 'reason' || name === 'carrier' ? 'auto' : 'ltr'}
          required={!need.endsWith('?')}
          maxLength={300}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
