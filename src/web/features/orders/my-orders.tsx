import { useEffect } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { finishPending } from '../../shared/payment/finish-pending.ts'
import { useSearch } from '#ui/router/router.tsx'
import '../../shared/orders/order.css'
import './orders.css'
import { OrderDetails } from './order-details.tsx'
import { OrderList } from './order-list.tsx'
import { readOrderSearch } from './order-search.ts'
import { UnpaidOrders } from './unpaid-orders.tsx'

/** One's orders; with `order` in the address, one of them (S256 to S259). */
export default function MyOrders() {
  const { api } = usePage()
  const address = useSearch()
  useEffect(() => {
    finishPending(api).catch(reportError)
  }, [api])
  const id = address.get('order')
  return id === null ? (
    <>
      <UnpaidOrders />
      <OrderList search={readOrderSearch(address)} />
    </>
  ) : (
    <OrderDetails key={id} id={id} />
  )
}
