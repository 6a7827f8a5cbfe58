import { useEffect, useRef, useState } from 'react'
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Button } from '#ui/button.tsx'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { groupDigits } from '#ui/text/bidi.tsx'
import { Thumb } from '../../components/thumb.tsx'
import { addressOf } from '../../site-map.ts'
import { DueStub } from '../../shared/order/due-stub.tsx'
import type { BoardJob, BoardStation, MadeOrder } from './board.queries.ts'
import { useJobNote, useNextStep } from './board-words.ts'
import { useJobActions } from './use-job-actions.ts'
import type { Chosen } from './use-job-actions.ts'

type Props = {
  job: BoardJob
  station: BoardStation
  isAt: boolean
  today: string
  onNext: (job: BoardJob) => void
  onChoose: Chosen
}

/** A job as a card. It is dragged to another station; its menu and its keys do the same. */
export function JobCard({ job, station, isAt, today, onNext, onChoose }: Props) {
  const t = useT('office-board')
  const element = useRef<HTMLLIElement>(null)
  const isLifted = useDraggable(element, job, station.mayWork && job.held === null)
  const { text, tone } = useJobNote()(job)
  const next = useNextStep()(job, station)
  const actions = useJobActions()(job, station, onChoose)
  const isLate = job.due < today
  const classes = ['job', isAt && 'is-at', isLate && 'late', isLifted && 'lifted'].filter(Boolean).join(' ')
  return (
    <li ref={element} className={classes} data-row={job.code}>
      <Link className="job-link" to={addressOf('job', { code: job.code })} draggable={false}>
        <Thumb image={job.image} artwork={job.artwork} />
        <span className="job-text">
          <b>
            <bdi>{job.name}</bdi>
          </b>
          <span className="one-line">
            <bdi>{job.customer}</bdi>
          </span>
        </span>
        <DueStub day={job.due} isLate={isLate} isOpen />
        <span className="job-foot">
          <bdi dir="ltr" className="order-number">
            {job.code}
          </bdi>
          <span>{groupDigits(job.quantity)}</span>
          <span className={`one-line ${tone}`}>
            <bdi>{text}</bdi>
          </span>
        </span>
      </Link>
      <div className={next ? 'job-actions' : 'job-actions menu-only'}>
        {next ? (
          <Button look={isAt ? 'default' : 'outline'} size="sm" onClick={() => onNext(job)}>
            {next}
            {isAt ? <kbd>M</kbd> : null}
          </Button>
        ) : null}
        <ActionMenu actions={actions} label={t('jobMenu', { code: job.code })} isBelow />
      </div>
    </li>
  )
}

/** Makes a card draggable; answers whether it is in the air. */
function useDraggable(element: { readonly current: HTMLLIElement | null }, job: BoardJob, mayDrag: boolean): boolean {
  const [isLifted, setLifted] = useState(false)
  const { code } = job
  useEffect(() => {
    if (!element.current || !mayDrag) return undefined
    return draggable({
      element: element.current,
      getInitialData: () => ({ code }),
      onDragStart: () => setLifted(true),
      onDrop: () => setLifted(false),
    })
  }, [element, code, mayDrag])
  return isLifted
}

/** An order of which everything is made: it waits to be handed over. */
export function MadeCard({ order, today }: { order: MadeOrder; today: string }) {
  const t = useT('office-board')
  const { number, isLate } = { number: String(order.order), isLate: order.due < today }
  return (
    <li className={isLate ? 'job late' : 'job'} data-row={number}>
      <Link className="job-link" to={addressOf('order', { number })}>
        <Thumb image={order.image} artwork={order.artwork} />
        <span className="job-text">
          <b>
            <bdi>{order.name}</bdi>
          </b>
          <span className="one-line">
            <bdi>{order.customer}</bdi>
          </span>
        </span>
        <DueStub day={order.due} isLate={isLate} isOpen />
        <span className="job-foot">
          <bdi dir="ltr" className="order-number">
            {number}
          </bdi>
          <span>{t('lines', { count: order.lines })}</span>
          <span className={order.held === null ? 'one-line' : 'one-line warn'}>
            {order.held === null ? (order.pickup ? t('pickup') : (order.city ?? t('delivery'))) : t('orderHeld')}
          </span>
        </span>
      </Link>
    </li>
  )
}
