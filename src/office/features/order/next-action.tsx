import { useState } from 'react'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { CropMarks } from '#ui/icons/icon.tsx'
import { Link } from '#ui/router/link.tsx'
import { Money } from '#ui/text/money.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { addressOf } from '../../site-map.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { Move, Order } from '../../shared/order/order.queries.ts'
import { useOrderJobs } from './order-jobs.ts'
import { useMoveText } from './move-text.ts'
import { useMove } from './use-move.ts'
import type { MoveBody } from './use-move.ts'

/** The keys of the moves that staff make all day. */
const KEYS: Partial<Record<Move['move'], string>> = { accept: 'a', ship: 's', start: 'm', ready: 'm', deliver: 'd' }

/** What is to be done with an order now: one step, what it means for the customer, and the other legal ones. */
export function NextAction({ order }: { order: Order }) {
  const t = useT('office-order')
  const { verb } = useMoveText()
  const { isBusy, problem, make } = useMove(order)
  const [openMove, setOpenMove] = useState<Move>()
  const ask = (move: Move) =>
    move.needs.length === 0 && (move.refunds ?? 0) === 0 && move.closesJobs === 0
      ? make({ move: move.move } as MoveBody)
      : setOpenMove(move)
  useHotkeys(
    order.moves.flatMap((move) => {
      const keys = KEYS[move.move]
      return keys === undefined ? [] : [{ keys, name: verb(move.move), run: () => ask(move) }]
    }),
  )
  const next = order.moves.find(({ isNext }) => isNext)
  const others = order.moves.filter((move) => move !== next)
  if (order.moves.length === 0) return null
  return (
    <>
      <section className="next-action">
        <CropMarks />
        <NextText order={order} next={next} />
        <div className="next-action-buttons">
          {next ? (
            <Button className="default-look" loading={isBusy} onClick={() => ask(next)}>
              {verb(next.move)}
              {KEYS[next.move] ? <kbd aria-hidden="true">{KEYS[next.move]?.toUpperCase()}</kbd> : null}
            </Button>
          ) : null}
          {others.length > 0 ? (
            <ActionMenu
              isBelow
              label={t('more')}
              trigger={<Button look="outline">{t('more')}</Button>}
              actions={others.map((move) => ({
                id: move.move,
                name: verb(move.move),
                onChange: () => setOpenMove(move),
              }))}
            />
          ) : null}
        </div>
        {openMove ? null : <AlertLine>{problem}</AlertLine>}
      </section>
      {openMove ? <MoveDialog order={order} move={openMove} onClose={() => setOpenMove(undefined)} /> : null}
    </>
  )
}

/** The next step in words, and the message that the customer gets; what is waited for where there is none. */
function NextText({ order, next }: { order: Order; next: Move | undefined }) {
  const t = useT('office-order')
  const { title, consequence } = useMoveText()
  if (!next) return <WaitText order={order} />
  return (
    <div className="next-action-text">
      <p className="quiet">{t('next')}</p>
      <h2>{title(next.move)}</h2>
      {order.hold ? (
        <p>
          <bdi>{order.hold}</bdi>
        </p>
      ) : null}
      <p>
        {consequence(next)}{' '}
        {next.refunds ? (
          <Text area="office-order" id="refunds" fill={{ money: <Money halalas={next.refunds} /> }} />
        ) : null}
      </p>
    </div>
  )
}

/** Why there is no next step: print jobs are being made, or one of them has a problem. */
function WaitText({ order }: { order: Order }) {
  const t = useT('office-order')
  const stopped = useOrderJobs(order.number).find(({ state }) => state === 'PROBLEM')
  return (
    <div className="next-action-text">
      {order.cancelRequest ? null : <h2>{t(stopped ? 'jobStopped' : 'nothingNext')}</h2>}
      {stopped ? (
        <p>
          <Link className="text-link" to={addressOf('job', { code: stopped.code })}>
            <bdi dir="ltr">{stopped.code}</bdi>
          </Link>
          {stopped.reason === null ? null : (
            <>
              {': '}
              <bdi>{stopped.reason}</bdi>
            </>
          )}
        </p>
      ) : (
        <p className="quiet">{t(order.status === 'PROCESSING' ? 'inWorkshop' : 'onlyIfNeeded')}</p>
      )}
    </div>
  )
}
