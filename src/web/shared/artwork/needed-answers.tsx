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
        {waiting.map(({ position, wait, packageIds }) => (
          <li key={position}>
            <p>
              <UserText>{order.lines.find((line) => line.position === position)?.name ?? ''}</UserText>
              {wait ? <ByWhen wait={wait} isPackage={packageIds.length > 0} /> : null}
            </p>
            {wait ? (
              <Link className={buttonClass()} to={`${page}#${lineFilesId(position)}`}>
                {t(actOf(wait, packageIds.length > 0))}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of a package that is there its files are chosen; nothing is to be sent. */
const isToChoose = ({ cause }: LineWait, isPackage: boolean): boolean => cause === 'FILE' && isPackage

const actOf = (wait: LineWait, isPackage: boolean) =>
  isToChoose(wait, isPackage)
    ? ('neededAct_CHOICE' as const)
    : wait.cause === 'PROOF'
      ? ('seeProof' as const)
      : (`neededAct_${wait.cause}` as const)

const ByWhen = ({ wait, isPackage }: { wait: LineWait; isPackage: boolean }) => (
  <>
    <b>
      <Text
        area="artwork"
        id={`needed_${isToChoose(wait, isPackage) ? 'CHOICE' : wait.cause}` as const}
        fill={{ when: <DueTime at={wait.answerBy} /> }}
      />
    </b>
    <span>
      <Text
        area="artwork"
        id="neededReady"
        fill={{ ready: <DateText day={wait.ready} />, otherwise: <DateText day={wait.otherwise} /> }}
      />
    </span>
  </>
)
