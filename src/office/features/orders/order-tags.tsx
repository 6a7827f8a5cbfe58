import { useT } from '#ui/i18n/use-t.ts'
import type { OrderRow } from '../../shared/order/order-row.ts'

/** What is out of the ordinary about an order. */
export function OrderTags({ order: { hold, cancelRequestedAt, urgent } }: { order: OrderRow }) {
  const t = useT('office-orders')
  return (
    <>
      {hold === null ? null : (
        <span className="tag warn" title={hold}>
          {t('held')}
        </span>
      )}
      {cancelRequestedAt === null ? null : <span className="tag bad">{t('cancelAsked')}</span>}
      {urgent ? <span className="tag">{t('urgent')}</span> : null}
    </>
  )
}
