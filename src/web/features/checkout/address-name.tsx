import { useT } from '#ui/i18n/use-t.ts'
import type { Address } from '../../shared/session/addresses.query.ts'

/** An address in a few words, its name and its city; each in its own direction. */
export function AddressName({ address }: { address: Address }) {
  const t = useT('address')
  return (
    <>
      <bdi>{address.name}</bdi>
      {t('comma')}
      <bdi>{address.city.name}</bdi>
    </>
  )
}
