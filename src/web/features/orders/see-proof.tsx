import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { Order } from '../../shared/orders/order.queries.ts'

type Props = { readonly order: Order; readonly position: number; readonly proof: number }

/** Leads to the proof of a line that waits for an answer, by a link that is made for it. */
export function SeeProof({ order, position, proof }: Props) {
  const t = useT('artwork')
  const link = useCall(async (api) => {
    const { data } = await api.post(`/api/carts/profile/${encodeURIComponent(order.id)}/proof-links`, { position })
    window.location.assign(data.path)
  })
  return (
    <section className="note warn order-choice" aria-label={t('proofWaits', { number: proof })}>
      <div>
        <h4>{t('proofWaits', { number: proof })}</h4>
        <p>{t('proofWaitsText')}</p>
      </div>
      <Button look="outline" loading={link.isBusy} onClick={() => link.call()}>
        {t('seeProof')}
      </Button>
    </section>
  )
}
