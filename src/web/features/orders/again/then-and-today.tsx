import type { ReactNode } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Count, Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'
import { Day, Moment } from '#ui/text/moment.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { FileThumb } from '../../../shared/artwork/file-thumb.tsx'
import { WithTexts } from '../../../shared/artwork/with-texts.tsx'
import { Thumbnail } from '../../../shared/orders/order-lines.tsx'
import './then-and-today.css'

type Again = AnswerOf<'/api/carts/profile/{id}/reorder', 'post'>['data']
type Line = Again['lines'][number]
type Files = Line['files']

/** Pages of a file that are shown beside its name: two sides. */
const SHOWN_PAGES = 2

/** The lines of an order that can be had again: what each was printed from, and what it is today. */
export default function ThenAndToday({ again: { lines, placedAt } }: { again: Again }) {
  return (
    <div className="again-lines">
      <WithTexts>
        {() =>
          lines.map(({ today, ...line }) =>
            today === null ? null : <LineAgain key={line.key} line={line} today={today} placedAt={placedAt} />,
          )
        }
      </WithTexts>
    </div>
  )
}

type LineProps = {
  readonly line: Omit<Line, 'today'>
  readonly today: NonNullable<Line['today']>
  readonly placedAt: string
}

function LineAgain({ line, today, placedAt }: LineProps) {
  const t = useT('artwork')
  const { ordered, files, options, approval } = line
  return (
    <section className="again-line" aria-labelledby={`again-${line.key}`}>
      <header>
        <Pictures files={files} image={line.image} />
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
            <Row
              name={t('againApproved')}
              ordered={
                <>
                  <span>
                    <UserText>{approval.name}</UserText>
                  </span>
                  <Moment at={approval.at} />
                </>
              }
              today={t('againApprovedToday')}
            />
          )}
          {options.length === 0 ? null : <Row name={t('againOptions')} ordered={options.map(named)} />}
          <Terms ordered={ordered} today={today} />
        </tbody>
      </table>
    </section>
  )
}

/** How many, for how much, and when they are ready. */
function Terms({ ordered, today }: Pick<Line, 'ordered'> & Pick<LineProps, 'today'>) {
  const t = useT('artwork')
  return (
    <>
      <Row
        name={t('againQuantity')}
        ordered={<Count value={ordered.quantity} />}
        today={
          ordered.quantity === today.quantity ? undefined : (
            <b>
              <Count value={today.quantity} />
            </b>
          )
        }
      />
      <Row
        name={t('againPrice')}
        ordered={<Money halalas={ordered.total} />}
        today={
          ordered.total === today.total ? undefined : (
            <b>
              <Money halalas={today.total} />
            </b>
          )
        }
      />
      <Row
        name={t('againReady')}
        ordered={<DateText day={ordered.readyBy} />}
        today={
          <b>
            <DateText day={today.readyBy} />
          </b>
        }
      />
    </>
  )
}

const named = (option: string) => (
  <span key={option}>
    <UserText>{option}</UserText>
  </span>
)

/** What was printed; without files the product. */
function Pictures({ files, image }: { readonly files: Files; readonly image: string | null }) {
  const pages = files.flatMap(({ id, pictures }) => pictures.map((page) => ({ id, page })))
  if (pages.length === 0) return <Thumbnail image={image} />
  return pages
    .slice(0, SHOWN_PAGES)
    .map(({ id, page }) => <FileThumb key={`${id} ${page}`} artwork={{ id, pictures: [{ page }] }} />)
}

/** Which version of which file: its hash in short tells that it is the same today. */
function FilesRow({ files }: { readonly files: Files }) {
  const t = useT('artwork')
  const gone = files.filter(({ isThere }) => !isThere)
  return (
    <Row
      name={t('againFile', { count: files.length })}
      ordered={files.map(({ id, name, version, hash }) => (
        <span key={id}>
          <UserText>{name}</UserText>{' '}
          <span className="quiet again-version">
            <Text area="artwork" id="againVersion" fill={{ number: String(version), hash: <Ltr>{hash}</Ltr> }} />
          </span>
        </span>
      ))}
      today={
        gone.length === 0 ? (
          <Same>{t('againSameFile')}</Same>
        ) : (
          gone.map(({ id, name }) => (
            <span key={id}>
              <b>
                <UserText>{name}</UserText>
              </b>{' '}
              {t('againFileGone')}
            </span>
          ))
        )
      }
    />
  )
}

type RowProps = {
  readonly name: string
  readonly ordered: ReactNode
  /** Absent where nothing has changed. */
  readonly today?: ReactNode
}

function Row({ name, ordered, today }: RowProps) {
  const t = useT('artwork')
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{ordered}</td>
      <td>{today ?? <Same>{t('againSame')}</Same>}</td>
    </tr>
  )
}

const Same = ({ children }: { readonly children: string }) => (
  <span className="again-same">
    <Icon name="check" />
    {children}
  </span>
)
