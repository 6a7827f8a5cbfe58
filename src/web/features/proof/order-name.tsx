import { Text } from '#ui/i18n/text.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import type { View } from './proof.query.ts'

/** Which order, and what of it. */
export const OrderName = ({ view }: { view: View }) => (
  <p className="quiet">
    <Text area="proof" id="order" fill={{ number: <Ltr>{String(view.order)}</Ltr> }} /> · {view.name}
  </p>
)
