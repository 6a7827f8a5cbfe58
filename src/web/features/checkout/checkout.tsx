import { lazy, Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { neededCode } from '#ui/loading/needed-code.ts'
import { choosePlace } from '../../shared/cart/change-cart.ts'
import { stepToShow } from '../../shared/cart/checkout-steps.ts'
import type { CheckoutStep } from '../../shared/cart/checkout-steps.ts'
import { cart } from '../../shared/cart/browser-cart.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersistedFact } from '#ui/browser-storage/use-persisted.ts'
import { useLeftPayment } from '../../shared/payment/use-left-payment.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { hrefs } from '../../site-map.ts'
import type { Address } from '../../shared/session/addresses.query.ts'
import { addressesQuery } from '../../shared/session/addresses.query.ts'
import type { Customer } from '../../shared/session/customer.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import type { NewAddressProps } from './details-step.tsx'
import { useRequiredSession, useCheckoutPlan } from './use-checkout.ts'
import './checkout.css'

const DetailsStep = lazy(() => neededCode('cart/details', () => import('./details-step.tsx')))
const PaymentStep = lazy(() => neededCode('cart/payment', () => import('./paying/payment-step.tsx')))

type Props = {
  /** The step in the address. */
  requested: Exclude<CheckoutStep, 'cart'>
  /** Signing in, within the page. */
  signIn: ComponentType<{ reason: string }>
  newAddress: ComponentType<NewAddressProps>
}

/** From the cart to the payment (S297): details, delivery, payment. What is not done yet is asked for first. */
export function Checkout({ requested, signIn: SignIn, newAddress }: Props) {
  const t = useT('checkout')
  const { status, customer } = useRequiredSession()
  useLeftPayment()
  useAddressOf(status === 'visitor' ? 'details' : requested, requested)
  const isEmpty = usePersistedFact(cart, ({ items }) => items.length === 0)
  if (isEmpty) {
    return (
      <EmptyState drawing="bag" title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink to={hrefs.home()}>{t('browse')}</ButtonLink>
      </EmptyState>
    )
  }
  if (status === 'unknown') return <Waiting />
  if (status === 'visitor' || !customer) {
    return (
      <CheckoutFrame step="details">
        {() => (
          <Suspense fallback={<Waiting />}>
            <div className="checkout-main">
              <SignIn reason={t('signInFirst')} />
            </div>
          </Suspense>
        )}
      </CheckoutFrame>
    )
  }
  return (
    <WhenFetched query={addressesQuery}>
      {({ data }) => (
        <CustomerCheckout
          key={customer.id}
          requested={requested}
          customer={customer}
          addresses={data}
          newAddress={newAddress}
        />
      )}
    </WhenFetched>
  )
}

/** The address says which step is shown, also when another one was asked for. */
function useAddressOf(displayed: CheckoutStep, requested: CheckoutStep): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (displayed !== requested) navigate(hrefs.cart({ step: displayed }), { replace: true, keepScroll: true })
  }, [displayed, requested, navigate])
}

type CustomerProps = Pick<Props, 'requested' | 'newAddress'> & { customer: Customer; addresses: readonly Address[] }

/** The next cart is estimated for where this order goes. */
function useRememberedPlace(address: Address | undefined): void {
  const { language } = usePage()
  const [region, city, name] = [address?.region.id, address?.city.id, address?.city.name]
  useEffect(() => {
    if (region === undefined || city === undefined || name === undefined) return
    // One that is known is no change of the cart, which would be sent to the shop.
    if (cart.get().place?.cityId === city) return
    choosePlace({ regionId: region, cityId: city, name, language })
  }, [region, city, name, language])
}

function CustomerCheckout({ requested, newAddress, customer, addresses }: CustomerProps) {
  const plan = useCheckoutPlan(customer, addresses)
  const { hasContact, delivery } = plan
  useRememberedPlace(plan.address)
  const step = stepToShow(requested, { isCustomer: true, hasContact, hasDelivery: delivery !== undefined })
  useAddressOf(step, requested)
  return (
    <CheckoutFrame step={step} plan={plan}>
      {(answer) => (
        <Suspense fallback={<Waiting />}>
          {step === 'delivery' ? (
            <DeliveryStep plan={plan} answer={answer} />
          ) : step === 'payment' ? (
            <PaymentStep plan={plan} answer={answer} />
          ) : (
            <DetailsStep plan={plan} newAddress={newAddress} />
          )}
        </Suspense>
      )}
    </CheckoutFrame>
  )
}

function Waiting() {
  const t = useT('ui')
  return (
    <p className="waiting checkout-waiting" aria-busy="true">
      <RegistrationMark turning />
      <span className="visually-hidden">{t('loading')}</span>
    </p>
  )
}
