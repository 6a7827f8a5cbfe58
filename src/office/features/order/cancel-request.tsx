import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { CropMarks } from '#ui/icons/icon.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Move, Order } from '../../shared/order/order.queries.ts'
import { useMoveText } from './move-text.ts'

/** What a customer asks for: an end of the order, to be answered with yes or no. */
export function CancelRequest({ order }: { order: Order }) {
  const t = useT('office-order')
  const { verb } = useMoveText()
  const [openMove, setOpenMove] = useState<Move>()
  const { cancelRequest, moves } = order
  if (!cancelRequest) return null
  const answers = moves.filter(({ move }) => move === 'cancel' || move === 'refuseCancel')
  return (
    <>
      <section className="next-action from-outside">
        <CropMarks />
        <div>
          <h2>{t('refuseCancelTitle')}</h2>
          <p>
            <Text area="office-order" id="asksSince" fill={{ at: <Moment at={cancelRequest.at} /> }} />
            {cancelRequest.reason ? (
              <>
                {': '}
                <bdi>{cancelRequest.reason}</bdi>
              </>
            ) : null}
          </p>
        </div>
        <div className="next-action-buttons">
          {answers.map((move) => (
            <Button key={move.move} look="outline" onClick={() => setOpenMove(move)}>
              {verb(move.move)}
            </Button>
          ))}
        </div>
      </section>
      {openMove ? <MoveDialog order={order} move={openMove} onClose={() => setOpenMove(undefined)} /> : null}
    </>
  )
}
