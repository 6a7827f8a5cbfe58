import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { ColourBar } from '../../components/colour-bar.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { Thumb } from '../../components/thumb.tsx'
import { DueStub } from '../../shared/order/due-stub.tsx'
import { FeatureRows } from '../../shared/order/feature-rows.tsx'
import { isOpen, placeOf } from '../../shared/order/status-text.ts'
import { LineArtwork, useLineArtwork } from './line-artwork.tsx'
import type { LineArtworkRow } from './line-artwork.tsx'
import { LineJobs } from './line-jobs.tsx'
import { slowestOf, stageOf, useOrderJobs } from './order-jobs.ts'
import type { OrderJob } from './order-jobs.ts'
import type { Order, OrderLine } from '../../shared/order/order.queries.ts'

/** A line of an order as a job ticket: what it is, how far its artwork and production are, what it costs. */
export function LineTicket({ order, line }: { order: Order; line: OrderLine }) {
  const t = useT('office-order')
  const { name, image, features, quantity, notes, price } = line
  const artwork = useLineArtwork(order.number, line.position)
  const jobs = useOrderJobs(order.number).filter((job) => job.line === line.position)
  return (
    <section className="ticket-frame" aria-label={name}>
      <div className="ticket">
        <div className="ticket-head">
          <RegistrationMark />
          <h2>{t('ticket', { number: `${order.number}-${line.position + 1}` })}</h2>
          <span className="end line-station">
            <StationOf jobs={jobs} />
            <DueStub day={order.readyBy} isLate={order.isLate} isOpen={isOpen(order)} />
          </span>
        </div>
        <div className="line-body">
          <Thumb image={image} />
          <div>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <dl className="leaders">
              <div>
                <dt>{t('quantity')}</dt>
                <dd>{groupDigits(quantity)}</dd>
              </div>
              <FeatureRows features={features} />
            </dl>
            {notes ? (
              <p className="quiet">
                <bdi>{notes}</bdi>
              </p>
            ) : null}
          </div>
          <Checks line={line} artwork={artwork} />
        </div>
        {artwork ? <LineArtwork artwork={artwork} /> : null}
        <LineJobs jobs={jobs} />
        {price ? (
          <div className="line-foot">
            <Money halalas={price.total} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** The station of the job that holds the line up, in the colour bar and in words. */
function StationOf({ jobs }: { jobs: readonly OrderJob[] }) {
  const t = useT('office-order')
  const slowest = slowestOf(jobs)
  if (!slowest) return null
  return (
    <>
      <ColourBar at={placeOf(stageOf(slowest))} />
      <span>{slowest.state === 'DONE' ? t('jobMade') : slowest.station}</span>
    </>
  )
}

/** What is known of the file and of production. What the desk says of the file stands below, with its picture. */
function Checks({ line, artwork }: { line: OrderLine; artwork: LineArtworkRow | undefined }) {
  const t = useT('office-order')
  const { artworks, designMode, proofApprovedAt, startedAt } = line
  const waitsForFile = artworks.length === 0 && startedAt === null && designMode !== 'EDITOR'
  return (
    <ul className="checks">
      {artworks.length > 0 ? <Check isDone>{t('artworks', { count: artworks.length })}</Check> : null}
      {waitsForFile && !artwork ? <Check>{t('noArtwork')}</Check> : null}
      {proofApprovedAt ? <Check isDone>{t('proofApproved')}</Check> : null}
      <Check isDone={startedAt !== null}>{t(startedAt === null ? 'notStarted' : 'started')}</Check>
    </ul>
  )
}

const Check = ({ isDone = false, children }: { isDone?: boolean; children: string }) => (
  <li className={isDone ? 'done' : undefined}>
    <OfficeIcon name={isDone ? 'check' : 'clock'} />
    <span>{children}</span>
  </li>
)
