import { useId, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Field } from '../../ui/field.tsx'
import { decide } from './kept-checkout.ts'
import type { CheckoutPlan } from './use-checkout.ts'

/** As much as an order takes (contract/orders). */
const MOST = { notes: 1_000, poNumber: 60 } as const

/** A note and a company's own number, both optional (S311). */
export function OrderNotes({ plan: { customer, draft } }: { plan: CheckoutPlan }) {
  const t = useT('checkout')
  const id = useId()
  const { notes, poNumber } = draft
  const [isOpen, setOpen] = useState(notes !== '' || poNumber !== '')
  return (
    <details className="ck-notes" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id={id}>{t('notesTitle')}</summary>
      <div className="form">
        <Field label={t('notes')} hint={t('notesHint')} wide>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={MOST.notes}
              value={notes}
              onChange={({ target }) => decide(customer.id, { notes: target.value })}
            />
          )}
        </Field>
        <Field label={t('poNumber')} hint={t('poHint')}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              autoComplete="off"
              maxLength={MOST.poNumber}
              value={poNumber}
              onChange={({ target }) => decide(customer.id, { poNumber: target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
