import { useId } from 'react'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Money } from '#ui/text/money.tsx'
import { quantityTrouble } from './decisions.ts'
import type { QuantityTrouble } from './decisions.ts'
import { LadderTable } from '../ticket/ladder-table.tsx'
import { QUANTITY_STEP, typedQuantityTrouble } from '../ticket/order-problems.ts'
import { quantityText } from '../ticket/problem-text.ts'
import { useConfigurator } from './use-configurator.tsx'
import { useRequest } from '../ticket/use-request.ts'

/** How many: the rows of the ladder, or any quantity the product is sold in. */
export function QuantityStep() {
  const t = useT('product')
  const { configurable, decisions, ticket, typed, decide, type } = useConfigurator()
  const isRow = ticket.rows.some(({ quantity }) => quantity === decisions.quantity)
  const displayed = typed[QUANTITY_STEP] ?? (isRow && ticket.rows.length > 1 ? '' : String(decisions.quantity))
  const trouble = typedQuantityTrouble(configurable, { decisions, typed, ticket })
  const noteId = useId()

  const take = (quantity: number): void => {
    type(QUANTITY_STEP, undefined)
    decide({ quantity })
  }
  const write = (text: string): void => {
    type(QUANTITY_STEP, text)
    const quantity = wholeNumberFrom(text)
    if (quantity !== undefined && !quantityTrouble(quantity, configurable, ticket.variant)) decide({ quantity })
  }
  return (
    <>
      {ticket.rows.length > 1 ? <LadderTable onTake={take} /> : null}
      {ticket.rows.length > 1 && ticket.variant.setupFee > 0 ? (
        <p className="quiet">
          <Text area="product" id="setupInTotal" fill={{ price: <Money halalas={ticket.variant.setupFee} /> }} />
        </p>
      ) : null}
      <div className="quantity-row">
        <label className="quantity-other">
          {ticket.rows.length > 1 ? t('otherQuantity') : t('quantity')}
          <input
            dir="ltr"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            value={displayed}
            placeholder={String(configurable.product.minQuantity + configurable.product.quantityStep)}
            aria-describedby={noteId}
            {...(trouble && { 'aria-invalid': true })}
            onChange={({ target }) => write(target.value)}
          />
        </label>
        <div className="hint" id={noteId}>
          {trouble ? <Trouble trouble={trouble} onUse={take} /> : <NextStep onTake={take} />}
        </div>
      </div>
      <Stock />
    </>
  )
}

/** What is left of the variant, for those that are not made to order. */
function Stock() {
  const t = useT('product')
  const { ticket } = useConfigurator()
  const stock = ticket.variant.remainingQuantity
  if (stock === null) return null
  return <p className="quiet stock">{ticket.isSoldOut ? t('outOfStock') : t('inStock', { count: stock })}</p>
}

function Trouble({ trouble, onUse }: { trouble: QuantityTrouble; onUse: (quantity: number) => void }) {
  const t = useT('product')
  const request = useRequest()
  const { use } = trouble
  return (
    <>
      <span role="alert">{quantityText(trouble, t)}</span>{' '}
      {use === undefined ? null : (
        <Button look="link" size="sm" onClick={() => onUse(use)}>
          {t('use', { count: use })}
        </Button>
      )}
      {trouble.code === 'most' ? (
        <>
          {' '}
          <ButtonLink look="link" size="sm" {...request}>
            {t('requestMore')}
          </ButtonLink>
        </>
      ) : null}
    </>
  )
}

/** The next row of the ladder as a fact, and the way to take it, against orders just below it. */
function NextStep({ onTake }: { onTake: (quantity: number) => void }) {
  const t = useT('product')
  const { ticket } = useConfigurator()
  if (!ticket.step) return null
  const { quantity, morePieces, extraCost, unit } = ticket.step
  const price = <Money halalas={Math.abs(extraCost)} />
  const id = extraCost > 0 ? 'nextStep' : extraCost < 0 ? 'nextStepLess' : 'nextStepSame'
  return (
    <>
      <Text area="product" id={id} count={morePieces} fill={{ price, unit: <Money halalas={unit} /> }} />{' '}
      <Button look="link" size="sm" onClick={() => onTake(quantity)}>
        {t('use', { count: quantity })}
      </Button>
    </>
  )
}
