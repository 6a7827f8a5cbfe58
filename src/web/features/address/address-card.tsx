import { useState } from 'react'
import { localPhone } from '#domain/contact/phone.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { addressesQuery } from '../../shared/session/addresses.query.ts'
import type { Address } from '../../shared/session/addresses.query.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { useCall } from '#ui/fetching/use-call.ts'

/** An address with what it costs to ship there, and what can be done with it. */
export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const t = useT('address')
  const { name, phone, shippingCost, isDefault } = address
  return (
    <li className="address-card">
      <h2>
        <bdi>{name}</bdi>
        {isDefault ? <span className="address-default">{t('isDefault')}</span> : null}
      </h2>
      <AddressLines address={address} />
      <p>
        <Ltr>{localPhone(phone)}</Ltr>
      </p>
      <p className="quiet">
        {shippingCost === null ? (
          t('notShipped')
        ) : (
          <Text area="address" id="shipping" fill={{ price: <Money halalas={shippingCost} /> }} />
        )}
      </p>
      <div className="address-actions">
        <Button look="ghost" size="sm" aria-label={t('editNamed', { name })} onClick={onEdit}>
          <Icon name="edit" />
          {t('edit')}
        </Button>
        {isDefault ? null : <MakeDefault address={address} />}
        <DeleteAddress address={address} />
      </div>
    </li>
  )
}

/** The address as it is written on a parcel. */
function AddressLines({ address }: { address: Address }) {
  const t = useT('address')
  const { building, street, district, neighbourhood, city, region, postalCode, shortAddress, details } = address
  const area = [district?.name, neighbourhood].filter(Boolean).join(t('comma'))
  return (
    <p>
      <Text area="address" id="streetLine" fill={{ building: <Ltr>{building}</Ltr>, street: <bdi>{street}</bdi> }} />
      {area ? (
        <>
          {t('comma')}
          {area}
        </>
      ) : null}
      <br />
      {city.name === region.name ? city.name : `${city.name}${t('comma')}${region.name}`}{' '}
      {postalCode ? <Ltr>{postalCode}</Ltr> : null}
      {shortAddress ? (
        <>
          <br />
          <Ltr>{shortAddress}</Ltr>
        </>
      ) : null}
      {details ? (
        <>
          <br />
          <span className="quiet" dir="auto">
            {details}
          </span>
        </>
      ) : null}
    </p>
  )
}

function MakeDefault({ address }: { address: Address }) {
  const t = useT('address')
  const { isBusy, call } = useCall(
    (api) => api.patch(`/api/addresses/${address.id}`, { isDefault: true }),
    [addressesQuery],
  )
  return (
    <Button
      look="ghost"
      size="sm"
      loading={isBusy}
      aria-label={t('makeDefaultNamed', { name: address.name })}
      onClick={call}
    >
      <Icon name="check" />
      {t('makeDefault')}
    </Button>
  )
}

/** S242, S243: asks before it deletes. */
function DeleteAddress({ address: { id, name } }: { address: Address }) {
  const t = useT('address')
  const [isConfirming, setConfirming] = useState(false)
  const { isBusy, call } = useCall((api) => api.delete(`/api/addresses/${id}`), [addressesQuery])
  return (
    <>
      <Button look="ghost" size="sm" aria-label={t('deleteNamed', { name })} onClick={() => setConfirming(true)}>
        <Icon name="trash" />
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('deleteSure')}
        confirm={t('delete')}
        isBusy={isBusy}
        onConfirm={call}
      >
        <p>
          <bdi>{name}</bdi>. {t('noUndo')}
        </p>
      </ConfirmDialog>
    </>
  )
}
