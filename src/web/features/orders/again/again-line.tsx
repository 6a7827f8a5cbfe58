import type { ReactNode } from 'react'
import { Text } from '#ui/i18n/text.tsx'
import { Day } from '#ui/text/moment.tsx'
import { LinePicture } from './line-picture.tsx'
import type { LineAgain } from './order-again-answer.ts'
import { QuantityChoice } from './quantity-choice.tsx'
import { ThenTodayTable } from './then-today-table.tsx'
import { WordChangeField } from './word-change.tsx'
import { changeRoom, type Wishing } from './wishes.ts'

type Props = Wishing & {
  readonly line: LineAgain
  readonly head: ReactNode
  /** What can be done below it. */
  readonly children?: ReactNode
}

/** A line of an order: what was printed, then and today, how many this time, and what is to be changed first. */
export function AgainLine({ line, head, children, again, wishes, isAsking, onWish }: Props) {
  const { key, ordered, today, quantities } = line
  const change = wishes.changes[key]
  if (today === null) return null
  return (
    <section className="again-line">
      <LinePicture line={line} again={again} />
      <div className="again-text">
        {head}
        <h2 className="again-since" id={`again-${key}`}>
          <Text area="order-again" id="since" fill={{ date: <Day at={again.placedAt} /> }} />
        </h2>
        <ThenTodayTable
          line={{ ...line, today }}
          placedAt={again.placedAt}
          isChanged={change !== undefined && change.trim() !== ''}
        />
        {quantities.length === 0 ? null : (
          <QuantityChoice
            quantities={quantities}
            ordered={ordered.quantity}
            quantity={isAsking ? (wishes.quantities[key] ?? ordered.quantity) : today.quantity}
            isAsking={isAsking}
            onChoose={(quantity) => onWish({ ...wishes, quantities: { ...wishes.quantities, [key]: quantity } })}
          />
        )}
        {change === undefined ? null : (
          <WordChangeField
            maxLength={changeRoom(again, line)}
            text={change}
            onWrite={(text) => onWish({ ...wishes, changes: { ...wishes.changes, [key]: text } })}
          />
        )}
        {children}
      </div>
    </section>
  )
}
