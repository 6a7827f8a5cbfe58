import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { Button } from '#ui/button.tsx'
import { useFetched } from '#ui/fetching/api-query.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { canPay } from '../../shared/payment/can-pay.ts'
import { cardsQuery } from '../../shared/payment/payment.queries.ts'
import { addressesQuery, type Address } from '../../shared/session/addresses.query.ts'
import type { Customer } from '../../shared/session/customer.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { AddressName } from './address-name.tsx'
import { useCheckoutPlan } from './use-checkout.ts'

type Props = {
  /** Leads to where it is decided. */
  readonly onChange: () => void
}

/** What the checkout has chosen already for the next order of a customer: how it is paid, and where it goes. */
export function HowItGoes({ onChange }: Props) {
  const { customer } = useSession()
  const addresses = useFetched(addressesQuery)?.data
  return customer && addresses ? <Chosen customer={customer} addresses={addresses} onChange={onChange} /> : null
}

function Chosen({ customer, addresses, onChange }: Props & { customer: Customer; addresses: readonly Address[] }) {
  const t = useT('order-again')
  const { draft, address, delivery } = useCheckoutPlan(customer, addresses)
  return (
    <p className="quiet how-it-goes">
      <PaidWith isCardLeft={draft.method !== null && draft.method !== 'SAVED_CARD'} />{' '}
      {draft.fulfilment === 'PICKUP' ? (
        t('pickup')
      ) : address && delivery ? (
        <Text area="order-again" id="to" fill={{ place: <AddressName address={address} /> }} />
      ) : (
        t('noPlace')
      )}{' '}
      <Button look="link" size="sm" onClick={onChange}>
        {t('changeHow')}
      </Button>
    </p>
  )
}

/** The saved card that is chosen on the next page; its code and the bank's confirmation are asked for there. */
function PaidWith({ isCardLeft }: { readonly isCardLeft: boolean }) {
  const t = useT('order-again')
  const tPayment = useT('payment')
  const today = riyadhDate(new Date(usePage().now))
  const card = useFetched(cardsQuery)?.data.find((each) => each.isDefault && canPay(each, today))
  if (!card || isCardLeft) return t('pay')
  const fill = { card: <bdi>{tPayment(`brand_${card.brand}`)}</bdi>, digits: <Ltr>{card.lastFour}</Ltr> }
  return <Text area="order-again" id="payCard" fill={fill} />
}
