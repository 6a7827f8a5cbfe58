import { localPhone } from '#domain/contact/phone.ts'
import { Text } from '../i18n/text.tsx'
import { useT } from '../i18n/use-t.ts'
import { Ltr } from '../ui/bidi.tsx'
import type { Order } from './order.queries.ts'

/** Where an order goes: the address as it was then, or the workshop's door. */
export function Handover({ order: { address } }: { order: Order }) {
  const t = useT('order')
  if (!address) return <p>{t('pickupText')}</p>
  const place = [address.district ?? address.neighbourhood, address.city, address.region].filter(Boolean)
  return (
    <address className="ord-adr">
      <b>
        <bdi>{address.name}</bdi>
      </b>
      <span>
        <bdi>{address.street}</bdi>
        {', '}
        <Text area="order" id="building" fill={{ number: <Ltr>{address.building}</Ltr> }} />
      </span>
      <span>
        <bdi>{place.join(', ')}</bdi>
        {address.postalCode === null ? null : (
          <>
            {' '}
            <Ltr>{address.postalCode}</Ltr>
          </>
        )}
      </span>
      {address.details === null ? null : <bdi>{address.details}</bdi>}
      {address.shortAddress === null ? null : (
        <span>
          <Text area="order" id="shortAddress" fill={{ code: <Ltr>{address.shortAddress}</Ltr> }} />
        </span>
      )}
      <Ltr>{localPhone(address.phone)}</Ltr>
    </address>
  )
}
