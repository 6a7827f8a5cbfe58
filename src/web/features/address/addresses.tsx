import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { addressesQuery } from '../../shared/session/addresses.query.ts'
import type { Address } from '../../shared/session/addresses.query.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { clearDraft } from '#ui/drafts/form-draft.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { WhenFetched } from '#ui/fetching/when-fetched.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { ADDRESS_DRAFT } from './address-draft.ts'

/** Where the customer's goods go (S66). */
export default function Addresses() {
  return <WhenFetched query={addressesQuery}>{({ data }) => <AddressList addresses={data} />}</WhenFetched>
}

/** What the dialog is open for: an address, or a new one. */
type Opened = { readonly address?: Address }

function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const t = useT('address')
  const [opened, setOpened] = useState<Opened>()
  const close = () => {
    // Who closes an address unsaved wants it as it was; a new one that was begun is found again.
    if (opened?.address) clearDraft(ADDRESS_DRAFT)
    setOpened(undefined)
  }
  const add = (
    <Button look={addresses.length > 0 ? 'outline' : 'default'} onClick={() => setOpened({})}>
      <Icon name="plus" />
      {t('addAddress')}
    </Button>
  )
  return (
    <>
      {addresses.length > 0 ? (
        <>
          <ul className="address-list">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} onEdit={() => setOpened({ address })} />
            ))}
          </ul>
          <p className="account-action">{add}</p>
        </>
      ) : (
        <EmptyState drawing="pin" title={t('noneTitle')} text={t('noneText')}>
          {add}
        </EmptyState>
      )}
      <Dialog
        kind="wide"
        open={opened !== undefined}
        onClose={close}
        title={t(opened?.address ? 'editAddress' : 'addAddress')}
      >
        <AddressForm address={opened?.address} isFirst={addresses.length === 0} onDone={() => setOpened(undefined)} />
      </Dialog>
    </>
  )
}
