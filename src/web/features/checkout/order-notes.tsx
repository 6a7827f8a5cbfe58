import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { cart } from '../../shared/cart/browser-cart.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { decide } from './checkout-draft.ts'
import type { CheckoutPlan } from './use-checkout.ts'

/** As much as an order takes (contract/orders). */
const MOST = { notes: 1_000, poNumber: 60 } as const

/** A note and a company's own number, both optional (S311). */
export function OrderNotes({ plan: { customer, draft } }: { plan: CheckoutPlan }) {
  const t = useT('checkout')
  const { notes, poNumber } = draft
  const write = (typed: { notes: string; poNumber: string }) =>
    decide(customer.id, { ...typed, cartKey: cart.get().cartKey })
  const [isOpen, setOpen] = useState(notes !== '' || poNumber !== '')
  return (
    <details
      className="fold checkout-notes"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t('notesTitle')}
        <Icon name="down" />
      </summary>
      <div className="form">
        <Field label={t('notes')} hint={t('notesHint')} wide>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={MOST.notes}
              value={notes}
              onChange={({ target }) => write({ notes: target.value, poNumber })}
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
              onChange={({ target }) => write({ poNumber: target.value, notes })}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
