import { useState } from 'react'
import type { ComponentType } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { hrefs } from '../../site-map.ts'
import type { Address } from '../../shared/session/addresses.query.ts'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { AddressChoice } from './address-choice.tsx'
import type { Where } from './address-choice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { decide } from './checkout-draft.ts'
import { useContactForm } from './use-contact-form.ts'
import type { CheckoutPlan } from './use-checkout.ts'

/** The form of a new address, which is stored with the customer's others. */
export type NewAddressProps = {
  isFirst: boolean
  /** The words of its button. */
  label: string
  phone: string
  /** Called before anything is sent; when it answers false, nothing is. */
  mayGoOn: () => Promise<boolean>
  onAdded: (address: Address) => void
}

type Props = { plan: CheckoutPlan; newAddress: ComponentType<NewAddressProps> }

/** Who orders and where it goes (S283, S287). One button leads on; it says what is missing. */
export default function DetailsStep({ plan, newAddress: NewAddress }: Props) {
  const t = useT('checkout')
  const tForm = useT('form')
  const navigate = useNavigate()
  const { customer, draft, addresses, address } = plan
  const contact = useContactForm(plan)
  const [isAdding, setAdding] = useState(addresses.length === 0)
  const [problem, setProblem] = useState<string>()
  const where: Where = draft.fulfilment === 'PICKUP' ? 'pickup' : isAdding ? 'new' : (address?.id ?? 'new')
  const choose = (next: Where): void => {
    setProblem(undefined)
    setAdding(next === 'new')
    decide(customer.id, {
      fulfilment: next === 'pickup' ? 'PICKUP' : 'DELIVERY',
      ...(next !== 'new' && next !== 'pickup' && { addressId: next }),
    })
  }
  const goOn = (): void => navigate(hrefs.cart({ step: 'delivery' }))
  const next = async (): Promise<void> => {
    setProblem(undefined)
    if (!(await contact.submit())) return
    if (plan.delivery) goOn()
    else setProblem(address ? t('notShipped') : tForm('shipping_address_required'))
  }
  return (
    <div className="checkout-main">
      <ContactFields form={contact} />
      <AddressChoice plan={plan} where={where} onChoose={choose}>
        <NewAddress
          isFirst={addresses.length === 0}
          label={t('toDelivery')}
          phone={contact.phone}
          mayGoOn={contact.submit}
          onAdded={({ id }) => {
            setAdding(false)
            decide(customer.id, { fulfilment: 'DELIVERY', addressId: id })
            goOn()
          }}
        />
      </AddressChoice>
      <AlertLine>{problem}</AlertLine>
      {where === 'new' ? null : (
        <div className="checkout-next">
          <Button size="lg" loading={contact.isSending} onClick={() => void next()}>
            {t('toDelivery')}
          </Button>
        </div>
      )}
    </div>
  )
}
