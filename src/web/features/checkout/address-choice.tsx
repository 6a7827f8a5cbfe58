import type { ReactNode } from 'react'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { Address } from '../../shared/session/addresses.query.ts'
import { useContact } from '../../shell/shell.queries.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import type { CheckoutPlan } from './use-checkout.ts'
import '../../shared/rows.css'

/** The id of an address, a new one, or none because the goods are picked up. */
export type Where = 'new' | 'pickup' | (string & {})

type Props = {
  plan: CheckoutPlan
  where: Where
  onChoose: (where: Where) => void
  /** The form of a new address. */
  children: ReactNode
}

/** Where the goods go: one of the customer's addresses, a new one, or nowhere (S287). */
export function AddressChoice({ plan: { addresses }, where, onChoose, children }: Props) {
  const t = useT('checkout')
  const workshop = useContact()?.location
  const row = (value: Where) => ({ value, checked: where === value, onChoose })
  return (
    <fieldset className="checkout-set">
      <legend>{t('where')}</legend>
      <div className="rows">
        {addresses.map((address) => (
          <Row key={address.id} {...row(address.id)} end={<Cost address={address} />}>
            <b>
              <bdi>{address.name}</bdi>
            </b>
            <span className="quiet">
              <AddressText address={address} />
            </span>
          </Row>
        ))}
        <Row {...row('pickup')} end={t('free')}>
          <b>{t('pickup')}</b>
          <span className="quiet">{workshop ?? t('workshop')}</span>
        </Row>
        <Row {...row('new')} end={null}>
          <b>{t(addresses.length === 0 ? 'toAddress' : 'newAddress')}</b>
        </Row>
        {where === 'new' ? <div className="row-in">{children}</div> : null}
      </div>
    </fieldset>
  )
}

type RowProps = {
  value: Where
  checked: boolean
  end: ReactNode
  onChoose: (where: Where) => void
  children: ReactNode
}

const Row = ({ value, checked, end, onChoose, children }: RowProps) => (
  <label className="row">
    <input type="radio" name="where" value={value} checked={checked} onChange={() => onChoose(value)} />
    <span className="row-text">{children}</span>
    <span className="row-end">{end}</span>
  </label>
)

const Cost = ({ address: { shippingCost } }: { address: Address }) => {
  const t = useT('address')
  return shippingCost === null ? <span className="quiet">{t('notShipped')}</span> : <Money halalas={shippingCost} />
}

/** An address in one line. */
function AddressText({ address }: { address: Address }) {
  const t = useT('address')
  const { building, street, district, neighbourhood, city } = address
  const area = [district?.name ?? neighbourhood, city.name].filter(Boolean).join(t('comma'))
  return (
    <>
      <Text area="address" id="streetLine" fill={{ building: <Ltr>{building}</Ltr>, street: <bdi>{street}</bdi> }} />
      {t('comma')}
      {area}
    </>
  )
}
