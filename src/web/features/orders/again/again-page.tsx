import { useState } from 'react'
import type { ComponentType } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { NotFetched } from '#ui/fetching/not-fetched.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { Breadcrumb } from '../../../shell/breadcrumb.tsx'
import { hrefs } from '../../../site-map.ts'
import { UnknownOrder } from '../unknown-order.tsx'
import { AgainOrder } from './again-order.tsx'
import { PrintedBefore } from './printed-before.tsx'
import { useOrderAgain } from './use-order-again.ts'
import { NO_WISHES } from './wishes.ts'
import './again.css'
import './again-order.css'

type Props = {
  readonly id: string
  /** Says how it is paid and where it goes; `onChange` leads to where that is decided. */
  readonly howItGoes: ComponentType<{ readonly onChange: () => void }>
}

/** An order that is placed again: what it was, what it would be today, and one button that orders it (S260). */
export function AgainPage({ id, howItGoes }: Props) {
  const [failure, setFailure] = useState<unknown>()
  return (
    <div className="wrap again-page">
      {failure === undefined ? (
        <PricedOrder id={id} howItGoes={howItGoes} onFailure={setFailure} />
      ) : isApiFailure(failure) && failure.status < 500 ? (
        <UnknownOrder />
      ) : (
        <NotFetched onRetry={() => setFailure(undefined)} />
      )}
      <PrintedBefore except={id} />
    </div>
  )
}

/** The order at the prices of today, which are looked up at first and whenever another quantity is chosen. */
function PricedOrder({ id, howItGoes, onFailure }: Props & { onFailure: (failure: unknown) => void }) {
  const t = useT('order-again')
  const [wishes, setWishes] = useState(NO_WISHES)
  const { again, isAsking } = useOrderAgain(id, wishes.quantities, onFailure)
  const orders = { name: t('orders'), path: hrefs.userProfile({ tab: 'myOrders' }) }
  if (!again)
    return (
      <>
        <Breadcrumb trail={[orders]} current={t('title')} />
        <h1 className="visually-hidden">{t('title')}</h1>
        <p className="waiting" role="status">
          <RegistrationMark turning />
          {t('checking')}
        </p>
      </>
    )
  const order = { name: String(again.number), path: hrefs.userProfile({ tab: 'myOrders', order: id }) }
  return (
    <>
      <Breadcrumb trail={[orders, order]} current={t('title')} />
      <AgainOrder again={again} isAsking={isAsking} wishes={wishes} onWish={setWishes} howItGoes={howItGoes} />
    </>
  )
}
