import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { OfficeIcon } from '../../shell/office-icon.tsx'
import { Thumb } from '../../shell/thumb.tsx'
import { DueStub } from '../orders/due-stub.tsx'
import { isOpen } from '../orders/status-text.ts'
import { LineArtwork } from './line-artwork.tsx'
import { LineJobs } from './line-jobs.tsx'
import type { Order, OrderLine } from '../../shared/order/order.queries.ts'

/** A line of an order as a job ticket: what it is, how far its artwork and production are, what it costs. */
export function LineTicket({ order, line }: { order: Order; line: OrderLine }) {
  const t = useT('office-order')
  const { name, image, features, quantity, artworks, notes, price } = line
  return (
    <section className="ticket-frame" aria-label={name}>
      <div className="ticket">
        <div className="ticket-head">
          <RegistrationMark />
          <h2>{t('ticket', { number: `${order.number}-${line.position + 1}` })}</h2>
          <span className="end">
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
              {features.map((feature) => (
                <div key={feature.name}>
                  <dt>
                    <bdi>{feature.name}</bdi>
                  </dt>
                  <dd>
                    <bdi>{[...feature.choices, ...(feature.value === null ? [] : [feature.value])].join(' · ')}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {notes ? (
              <p className="quiet">
                <bdi>{notes}</bdi>
              </p>
            ) : null}
          </div>
          <ul className="checks">
            <Check isDone={artworks.length > 0}>
              {artworks.length > 0 ? t('artworks', { count: artworks.length }) : t('noArtwork')}
            </Check>
            {line.proofApprovedAt ? <Check isDone>{t('proofApproved')}</Check> : null}
            <Check isDone={line.startedAt !== null}>{t(line.startedAt === null ? 'notStarted' : 'started')}</Check>
          </ul>
        </div>
        <LineArtwork number={order.number} position={line.position} />
        <LineJobs number={order.number} position={line.position} />
        {price ? (
          <div className="line-foot">
            <Money halalas={price.total} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

const Check = ({ isDone = false, children }: { isDone?: boolean; children: string }) => (
  <li className={isDone ? 'done' : undefined}>
    <OfficeIcon name={isDone ? 'check' : 'clock'} />
    <span>{children}</span>
  </li>
)
