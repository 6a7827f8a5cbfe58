import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { buttonClass } from '#ui/button.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { Link } from '#ui/router/link.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { DueTime } from '#ui/text/moment.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { lineFilesId, orderFilesQuery, type FilesOfLine, type LineWait } from '../orders/order-files.query.ts'
import type { Order } from '../orders/order.queries.ts'
import { WithTexts } from './with-texts.tsx'
import './needed-answers.css'

type Props = {
  order: Order
  /** The page of the order; empty on that page itself. */
  page: string
}

/** What production waits for its customer for: by when, for which day, and the way there. */
export default function NeededAnswers({ order, page }: Props) {
  const waiting = useFetched(orderFilesQuery(order.id))?.data.filter(({ wait }) => wait !== null) ?? []
  if (waiting.length === 0) return null
  return <WithTexts>{() => <Needed order={order} page={page} waiting={waiting} />}</WithTexts>
}

function Needed({ order, page, waiting }: Props & { waiting: readonly FilesOfLine[] }) {
  const t = useT('artwork')
  return (
    <section className="needed" aria-labelledby="needed">
      <h2 id="needed">{t('needed')}</h2>
      <ul>
        {waiting.map(({ position, wait }) => (
          <li key={position}>
            <p>
              <UserText>{order.lines.find((line) => line.position === position)?.name ?? ''}</UserText>
              {wait ? <ByWhen wait={wait} /> : null}
            </p>
            {wait ? (
              <Link className={buttonClass()} to={`${page}#${lineFilesId(position)}`}>
                {t(wait.cause === 'PROOF' ? 'seeProof' : `neededAct_${wait.cause}`)}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ByWhen = ({ wait: { cause, answerBy, ready, otherwise } }: { wait: LineWait }) => (
  <>
    <b>
      <Text area="artwork" id={`needed_${cause}` as const} fill={{ when: <DueTime at={answerBy} /> }} />
    </b>
    <span>
      <Text
        area="artwork"
        id="neededReady"
        fill={{ ready: <DateText day={ready} />, otherwise: <DateText day={otherwise} /> }}
      />
    </span>
  </>
)
