import { LIST_COMMA } from '#domain/text/list-comma.ts'
import { localPhone } from '#domain/contact/phone.ts'
import { usePage } from '#ui/page-context.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import type { Order } from './order.queries.ts'

/** Where an order goes: the address as it was then, or the workshop's door. */
export function Handover({ order: { address } }: { order: Order }) {
  const t = useT('order')
  const comma = LIST_COMMA[usePage().language]
  if (!address) return <p>{t('pickupText')}</p>
  const place = new Set([address.district ?? address.neighbourhood, address.city, address.region])
  return (
    <address className="order-address">
      <b>
        <bdi>{address.name}</bdi>
      </b>
      <span>
        <bdi>{address.street}</bdi>
        {comma}
        <Text area="order" id="building" fill={{ number: <Ltr>{address.building}</Ltr> }} />
      </span>
      <span>
        <bdi>{[...place].filter(Boolean).join(comma)}</bdi>
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
