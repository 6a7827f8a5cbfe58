import { useId, useState } from 'react'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { Text } from '../../i18n/text.tsx'
import type { Translate } from '../../i18n/messages.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { quantityTrouble } from './decisions.ts'
import type { QuantityTrouble } from './decisions.ts'
import { LadderTable } from './ladder-table.tsx'
import { useConfigurator } from './use-configurator.tsx'

/** How many: the rows of the ladder, or any quantity the product is sold in. */
export function QuantityStep() {
  const t = useT('product')
  const { configurable, decisions, ticket, decide } = useConfigurator()
  const stock = ticket.variant.remainingQuantity
  const [typed, setTyped] = useState<string | null>(null)
  const isRow = ticket.rows.some(({ quantity }) => quantity === decisions.quantity)
  const shown = typed ?? (isRow && ticket.rows.length > 1 ? '' : String(decisions.quantity))
  const isEmpty = shown.trim() === ''
  // Sold out is said once, below; any quantity is then as good for asking about.
  const limit = stock === 0 ? null : stock
  const trouble = quantityTrouble(isEmpty ? decisions.quantity : wholeNumberFrom(shown), configurable, limit)
  const noteId = useId()

  const take = (quantity: number): void => {
    setTyped(null)
    decide({ quantity })
  }
  const write = (text: string): void => {
    setTyped(text)
    const quantity = wholeNumberFrom(text)
    if (quantity !== undefined && !quantityTrouble(quantity, configurable, limit)) decide({ quantity })
  }
  return (
    <>
      {ticket.rows.length > 1 ? <LadderTable onTake={take} /> : null}
      <div className="qty-row">
        <label className="qother">
          {ticket.rows.length > 1 ? t('otherQuantity') : t('quantity')}
          <input
            dir="ltr"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            value={shown}
            placeholder={String(configurable.product.minQuantity + configurable.product.quantityStep)}
            aria-describedby={noteId}
            {...(trouble && { 'aria-invalid': true })}
            onChange={({ target }) => write(target.value)}
          />
        </label>
        <div className="hint" id={noteId}>
          {trouble ? <Trouble trouble={trouble} onUse={take} /> : <NextBreak />}
        </div>
      </div>
      {stock === null ? null : (
        <p className="q stock">{stock === 0 ? t('outOfStock') : t('inStock', { count: stock })}</p>
      )}
    </>
  )
}

function Trouble({ trouble, onUse }: { trouble: QuantityTrouble; onUse: (quantity: number) => void }) {
  const t = useT('product')
  const { use } = trouble
  return (
    <>
      <span role="alert">{troubleText(t, trouble)}</span>{' '}
      {use === undefined ? null : (
        <Button look="link" size="sm" onClick={() => onUse(use)}>
          {t('use', { count: use })}
        </Button>
      )}
    </>
  )
}

function troubleText(t: Translate<'product'>, trouble: QuantityTrouble): string {
  switch (trouble.code) {
    case 'minimum':
      return t('quantityMinimum', { count: trouble.count })
    case 'most':
      return t('quantityMost', { count: trouble.count })
    case 'stock':
      return t('quantityStock', { count: trouble.count })
    case 'step':
      return t('quantityStep', { step: trouble.step, lower: trouble.lower, higher: trouble.higher })
    default:
      return t('quantityWhole')
  }
}

/** What the next row of the ladder costs more, so that nobody orders just below it. */
function NextBreak() {
  const { ticket } = useConfigurator()
  if (!ticket.next) return null
  const { morePieces, extraCost } = ticket.next
  const price = <Money halalas={Math.abs(extraCost)} />
  if (extraCost > 0) return <Text area="product" id="nextBreak" count={morePieces} fill={{ price }} />
  if (extraCost < 0) return <Text area="product" id="nextBreakLess" count={morePieces} fill={{ price }} />
  return <Text area="product" id="nextBreakSame" count={morePieces} fill={{}} />
}
