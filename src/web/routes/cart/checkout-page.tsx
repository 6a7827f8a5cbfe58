import { lazy } from 'react'
import { neededCode } from '#ui/loading/needed-code.ts'
import type { CheckoutStep } from '../../shared/cart/checkout-steps.ts'
import { Checkout } from '../../features/checkout/checkout.tsx'

const InlineSignIn = lazy(() => neededCode('cart/sign-in', () => import('../../features/sign-in/inline-sign-in.tsx')))
const NewAddress = lazy(() => neededCode('cart/address', () => import('./new-address.tsx')))

/** The steps after the cart, with signing in and the form of an address, which other features have. */
export default function CheckoutPage({ requested }: { requested: Exclude<CheckoutStep, 'cart'> }) {
  return <Checkout requested={requested} signIn={InlineSignIn} newAddress={NewAddress} />
}
