import { useId } from 'react'
import type { ReactNode } from 'react'
import type { RefundableOrder } from '#domain/orders/desk/plan-refund.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { Thumb } from '../../components/thumb.tsx'
import type { Order } from '../../shared/order/order.queries.ts'
import { formatAmount } from '#domain/money/halalas.ts'
import { freshRow, givenOf, leftOf, paidOf, pieced, SHIPPING, wrongField } from './refund-draft.ts'
import type { DraftRow, RefundDraft } from './refund-draft.ts'

type Rows = RefundDraft['rows']
type Props = { order: Order; rule: RefundableOrder; rows: Rows; onRows: (rows: Rows) => void }

/** The lines of an order and its delivery, each to be refunded by pieces or by an amount. */
export function RefundRows({ order, rule, rows, onRows }: Props) {
  const t = useT('office-money')
  const set = (position: number, row: DraftRow | undefined) => {
    const { [position]: _, ...others } = rows
    onRows(row ? { ...others, [position]: row } : others)
  }
  const rowProps = (position: number) => ({
    rule,
    position,
    row: rows[position],
    onRow: (row: DraftRow | undefined) => set(position, row),
  })
  return (
    <table className="table refund-table">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('forWhat')}
          </th>
          <th scope="col" className="numeric">
            {t('paid')}
          </th>
          <th scope="col" className="numeric">
            {t('toGive')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <Row
            key={line.id}
            {...rowProps(line.position)}
            name={line.name}
            picture={<Thumb image={line.image} />}
            paid={paidOf(line.position, rule)}
            pieces={line.quantity}
          />
        ))}
        {rule.shipping > 0 ? (
          <Row
            {...rowProps(SHIPPING)}
            name={t('delivery')}
            picture={
              <span className="thumb icon-thumb">
                <OfficeIcon name="truck" />
              </span>
            }
            paid={rule.shipping}
          />
        ) : null}
      </tbody>
    </table>
  )
}

type RowProps = {
  rule: RefundableOrder
  position: number
  name: string
  picture: ReactNode
  paid: number
  /** Of a line: how many there are. */
  pieces?: number
  row: DraftRow | undefined
  onRow: (row: DraftRow | undefined) => void
}

function Row({ rule, position, name, picture, paid, pieces, row, onRow }: RowProps) {
  const t = useT('office-money')
  const id = useId()
  const given = givenOf(rule, position)
  const wrong = row && wrongField(rule, position, row)
  const hint = wrong ? `${id}-wrong` : undefined
  return (
    <tr className={row ? 'is-chosen' : undefined}>
      <td className="column-tick">
        <input
          id={id}
          type="checkbox"
          checked={row !== undefined}
          disabled={given.amount >= paid}
          aria-label={t('chooseLine', { name })}
          onChange={({ target }) => onRow(target.checked ? freshRow(rule, position) : undefined)}
        />
      </td>
      <th scope="row">
        <label className="refund-what" htmlFor={id}>
          {picture}
          <span>
            <bdi>{name}</bdi>
            {given.amount > 0 ? (
              <small>
                <Text area="office-money" id="alreadyBack" fill={{ money: <Money halalas={given.amount} /> }} />
              </small>
            ) : null}
          </span>
        </label>
        {row && pieces !== undefined ? (
          <Pieces
            name={name}
            value={row.quantity}
            of={pieces}
            hint={wrong === 'quantity' ? hint : undefined}
            onChange={(quantity) => onRow(pieced(rule, position, quantity))}
          />
        ) : null}
        <WhatIsWrong id={hint} field={wrong} left={leftOf(rule, position)} />
      </th>
      <td className="numeric quiet">
        <Money halalas={paid} />
      </td>
      <td className="numeric">
        {row ? (
          <AmountOfRow
            name={name}
            value={row.amount}
            hint={wrong === 'amount' ? hint : undefined}
            onChange={(amount) => onRow({ ...row, amount })}
          />
        ) : (
          <span className="quiet">0</span>
        )}
      </td>
    </tr>
  )
}

type WrongProps = {
  id: string | undefined
  field: 'quantity' | 'amount' | undefined
  left: ReturnType<typeof leftOf>
}

/** What the field that is wrong may be. */
function WhatIsWrong({ id, field, left }: WrongProps) {
  const t = useT('office-money')
  return (
    <small id={id} role="status" className="bad">
      {field === 'quantity' ? t('piecesWrong', { most: left.quantity }) : null}
      {field === 'amount' ? t('amountWrong', { money: formatAmount(left.amount) }) : null}
    </small>
  )
}

type AmountProps = { name: string; value: string; hint: string | undefined; onChange: (value: string) => void }

function AmountOfRow({ name, value, hint, onChange }: AmountProps) {
  const t = useT('office-money')
  return (
    <input
      className="brief-number wide-number"
      dir="ltr"
      inputMode="decimal"
      aria-label={t('amountOf', { name })}
      aria-invalid={hint !== undefined}
      aria-describedby={hint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type PiecesProps = {
  name: string
  value: string
  of: number
  hint: string | undefined
  onChange: (value: string) => void
}

function Pieces({ name, value, of, hint, onChange }: PiecesProps) {
  const t = useT('office-money')
  return (
    <span className="refund-pieces">
      <input
        className="brief-number"
        dir="ltr"
        inputMode="numeric"
        aria-label={t('piecesOf', { name })}
        aria-invalid={hint !== undefined}
        aria-describedby={hint}
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
      />{' '}
      {t('pieces', { of })}
    </span>
  )
}
