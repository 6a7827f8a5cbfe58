import { useSearch } from '#ui/router/router.tsx'
import { HowItGoes } from '../features/checkout/how-it-goes.tsx'
import { AgainPage } from '../features/orders/again/again-page.tsx'

/** An order that is placed again, and how it is going to be paid and delivered. */
export default function OrderAgainPage() {
  const id = useSearch().get('order') ?? ''
  return <AgainPage key={id} id={id} howItGoes={HowItGoes} />
}
