import { lazy } from 'react'
import { reloadOnce } from '../../app/reload-once.ts'
import type { CheckoutStep } from '../../cart/checkout-steps.ts'
import { Checkout } from '../../features/checkout/checkout.tsx'

const InlineSignIn = lazy(() => import('../../features/sign-in/inline-sign-in.tsx').catch(reloadOnce))
const NewAddress = lazy(() => import('./new-address.tsx').catch(reloadOnce))

/** The steps after the cart, with signing in and the form of an address, which other features have. */
export default function CheckoutPage({ asked }: { asked: Exclude<CheckoutStep, 'cart'> }) {
  return <Checkout asked={asked} signIn={InlineSignIn} newAddress={NewAddress} />
}
