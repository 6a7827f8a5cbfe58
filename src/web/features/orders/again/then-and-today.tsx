import { useT } from '#ui/i18n/use-t.ts'
import { Day } from '#ui/text/moment.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { FileThumb } from '../../../shared/artwork/file-thumb.tsx'
import { WithTexts } from '../../../shared/artwork/with-texts.tsx'
import { Thumbnail } from '../../../shared/orders/order-lines.tsx'
import { ApprovalRow } from './approval-row.tsx'
import type { LineAgain, OrderAgain } from './order-again-answer.ts'
import { QuantityChoice } from './quantity-choice.tsx'
import { FilesRow } from './files-row.tsx'
import { TermsRows } from './terms-rows.tsx'
import { ThenTodayRow } from './then-today-row.tsx'
import type { Wishes } from './wishes.ts'
import { noteRoom } from './wishes.ts'
import { WordChange } from './word-change.tsx'
import './then-and-today.css'

/** Two sides of a file are shown beside its name. */
const SHOWN_PAGES = 2

type Wishing = {
  readonly wishes: Wishes
  /** The shop has not answered to these wishes yet. */
  readonly isAsking: boolean
  readonly onWish: (wishes: Wishes) => void
}

type Props = Wishing & { readonly again: OrderAgain }

/** The lines of an order that can be ordered again: what each was printed from, and what it would be today. */
export default function ThenAndToday({ again: { lines, items, placedAt }, ...wishing }: Props) {
  return (
    <div className="again-lines">
      <WithTexts>
        {() =>
          lines.map(({ today, ...line }) =>
            today === null ? null : (
              <ComparedLine
                key={line.key}
                line={line}
                today={today}
                placedAt={placedAt}
                note={items.find(({ key }) => key === line.key)?.notes ?? ''}
                {...wishing}
              />
            ),
          )
        }
      </WithTexts>
    </div>
  )
}

type LineProps = Wishing & {
  readonly line: Omit<LineAgain, 'today'>
  readonly today: NonNullable<LineAgain['today']>
  readonly placedAt: string
  /** The note that the line was ordered with. */
  readonly note: string
}

function ComparedLine({ line, today, placedAt, note, wishes, isAsking, onWish }: LineProps) {
  const t = useT('artwork')
  const { key, ordered, files, options, approval, quantities } = line
  const change = wishes.changes[key] ?? ''
  const room = noteRoom(note)
  return (
    <section className="again-line" aria-labelledby={`again-${line.key}`}>
      <header>
        <Pictures files={files} image={line.image} ground={line.ground} />
        <h3 id={`again-${line.key}`}>
          <UserText>{line.name}</UserText>
        </h3>
      </header>
      <table className="then-today" aria-labelledby={`again-${line.key}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('againWhat')}</span>
            </th>
            <th scope="col">
              <Day at={placedAt} />
            </th>
            <th scope="col">{t('againToday')}</th>
          </tr>
        </thead>
        <tbody>
          {files.length === 0 ? null : <FilesRow files={files} />}
          {approval === null ? null : (
            <ApprovalRow approval={approval} approvalReason={line.approvalReason} isChanged={change.trim() !== ''} />
          )}
          {options.length === 0 ? null : <ThenTodayRow name={t('againOptions')} ordered={options.map(named)} />}
          <TermsRows ordered={ordered} today={today} />
        </tbody>
      </table>
      {quantities.length === 0 ? null : (
        <QuantityChoice
          quantities={quantities}
          ordered={ordered.quantity}
          quantity={isAsking ? (wishes.quantities[key] ?? ordered.quantity) : today.quantity}
          isAsking={isAsking}
          onChoose={(quantity) => onWish({ ...wishes, quantities: { ...wishes.quantities, [key]: quantity } })}
        />
      )}
      {room > 0 && files.some(({ isThere }) => isThere) ? (
        <WordChange
          maxLength={room}
          text={change}
          onWrite={(text) => onWish({ ...wishes, changes: { ...wishes.changes, [key]: text } })}
        />
      ) : null}
    </section>
  )
}

const named = (option: string) => (
  <span key={option}>
    <UserText>{option}</UserText>
  </span>
)

/** What was printed; without files the product. */
function Pictures({ files, image, ground }: Pick<LineAgain, 'files' | 'image' | 'ground'>) {
  const pages = files.flatMap(({ id, pictures }) => pictures.map((page) => ({ id, page })))
  if (pages.length === 0) return <Thumbnail image={image} />
  return pages
    .slice(0, SHOWN_PAGES)
    .map(({ id, page }) => (
      <FileThumb key={`${id} ${page}`} artwork={{ id, pictures: [{ page }] }} ground={ground ?? undefined} />
    ))
}
