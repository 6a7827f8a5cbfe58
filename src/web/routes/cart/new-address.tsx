import { AddressForm } from '../../features/address/address-form.tsx'
import type { NewAddressProps } from '../../features/checkout/details-step.tsx'
import '../../styles/account.css'

/** The form of a new address within the checkout. */
export default function NewAddress({ isFirst, onAdded, ...short }: NewAddressProps) {
  return <AddressForm address={undefined} isFirst={isFirst} short={short} onDone={onAdded} />
}
