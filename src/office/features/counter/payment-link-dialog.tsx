import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PAYMENT_LINK_CHANNELS } from '#domain/orders/payment-link.ts'
import type { PaymentLinkChannel } from '#domain/orders/payment-link.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Money } from '#ui/text/money.tsx'
import { FormFoot } from '../../edit/form-foot.tsx'
import type { Order } from '../../shared/order/order.queries.ts'
import { MadeLink } from './made-link.tsx'
import type { Made } from './made-link.tsx'

type Props = { order: Order; amount: number; onClose: () => void }

/** A link that an order is paid by: sent by message, or passed on by hand. */
export function PaymentLinkDialog({ order, amount, onClose }: Props) {
  const t = useT('office-money')
  const { api } = usePage()
  const client = useQueryClient()
  const hasEmail = order.contact.email !== null
  const [channels, setChannels] = useState<readonly PaymentLinkChannel[]>(hasEmail ? PAYMENT_LINK_CHANNELS : ['SMS'])
  const [made, setMade] = useState<Made>()
  const { isBusy, problem, run } = useRequest()
  const make = (): void =>
    void run(async () => {
      try {
        const { data } = await api.post(`/api/office/orders/${order.number}/payment-link`, { channels: [...channels] })
        setMade({ ...data, isSent: channels.length > 0 })
      } finally {
        await client.invalidateQueries()
      }
    })
  if (made) {
    return (
      <Dialog open onClose={onClose} title={t('linkTitle')}>
        <MadeLink made={made} order={order} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={t('linkTitle')} isBusy={isBusy}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <p>
          <Text area="office-money" id="linkAbout" fill={{ sum: <Money halalas={amount} /> }} />
        </p>
        <Channels chosen={channels} hasEmail={hasEmail} onChange={setChannels} />
        <p className="quiet">{t('linkEnds')}</p>
        <AlertLine>{problem}</AlertLine>
        <FormFoot cancel={t('cancel')} onClose={onClose} isBusy={isBusy}>
          {t(channels.length === 0 ? 'makeLink' : 'sendLink')}
        </FormFoot>
      </form>
    </Dialog>
  )
}

type ChannelsProps = {
  chosen: readonly PaymentLinkChannel[]
  hasEmail: boolean
  onChange: (chosen: readonly PaymentLinkChannel[]) => void
}

/** How it is sent; not at all when nothing is chosen. */
function Channels({ chosen, hasEmail, onChange }: ChannelsProps) {
  const t = useT('office-money')
  return (
    <fieldset className="link-channels">
      <legend>{t('sendBy')}</legend>
      {PAYMENT_LINK_CHANNELS.map((channel) => (
        <label key={channel} className="choice-label">
          <input
            type="checkbox"
            checked={chosen.includes(channel)}
            disabled={channel === 'EMAIL' && !hasEmail}
            onChange={({ target }) =>
              onChange(
                PAYMENT_LINK_CHANNELS.filter((each) => (each === channel ? target.checked : chosen.includes(each))),
              )
            }
          />
          {t(`by_${channel}`)}
        </label>
      ))}
    </fieldset>
  )
}
