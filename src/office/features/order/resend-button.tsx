import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { useMay } from '../../app/me.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import { useNewsText } from './news-text.ts'
import type { Order, TimelineEntry } from '../../shared/order/order.queries.ts'

type Props = { order: Order; message: Extract<TimelineEntry, { kind: 'MESSAGE' }> }

/** Sends a message to the customer once more, to where they are reached now. */
export function ResendButton({ order, message }: Props) {
  const t = useT('office-order')
  const newsText = useNewsText()
  const mayEdit = useMay('orders.edit')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useOrderCall()
  if (!mayEdit || !message.canResend) return null
  const { email, phone } = order.contact
  const where = message.channel === 'EMAIL' ? email : phone
  return (
    <>
      <Button look="link" size="sm" onClick={() => setConfirming(true)}>
        {t('sendAgain')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          open
          isHarmless
          title={t('sendAgain')}
          confirm={t('sendAgain')}
          isBusy={isBusy}
          onClose={() => setConfirming(false)}
          onConfirm={() =>
            call(
              (api) => api.post(`/api/office/orders/${order.number}/messages`, { messageId: message.id }),
              t('sentAgain'),
              () => setConfirming(false),
            )
          }
        >
          <Text
            area="office-order"
            id={where ? 'sendAgainTo' : 'sendAgainText'}
            fill={{ news: <bdi>{newsText(message.news)}</bdi>, where: <Ltr>{where ?? ''}</Ltr> }}
          />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
