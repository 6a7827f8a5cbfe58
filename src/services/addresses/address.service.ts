import type { Db } from '#db/connection.ts'
import { isShortAddressOf } from '#domain/address/national-address.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import type { PlaceError, PlaceNames, PlaceService } from '../places/place.service.ts'
import {
  countAddresses,
  deleteAddress,
  findAddress,
  findAddresses,
  findHeir,
  insertAddress,
  setDefault,
  updateAddress,
} from './address.repository.ts'
import { addressOf, frozen, present, rowOf } from './address-row.ts'
import type { Address } from './address-row.ts'

/** More addresses are not stored. */
const MAX_ADDRESSES = 30

/** An address as it is written on a parcel. */
export type UnsavedAddress = Omit<Address, 'isDefault' | 'latitude' | 'longitude'>

/** A change of some fields; what is undefined stays. */
export type AddressChange = { readonly [Field in keyof Address]?: Address[Field] | undefined }

export type AddressError =
  | PlaceError
  | { readonly code: 'address/too-many' }
  | { readonly code: 'address/unknown' }
  /** The short address is that of another building. */
  | { readonly code: 'address/short-address' }
  | { readonly code: 'address/coordinates' }

export type AddressService = ReturnType<typeof createAddressService>

/** Where a customer's goods go. One of their addresses is always the default one: the first, until another is chosen. */
export function createAddressService({ db, places }: { readonly db: Db; readonly places: PlaceService }) {
  const find = async (tx: Db, customerId: string, id: string, language: Language) => {
    const row = await findAddress(tx, customerId, id)
    return row && present(row, await places.shipping(tx), language)
  }

  const settleDefault = async (tx: Db, customerId: string, requested: string | undefined): Promise<void> => {
    const heir = requested === undefined ? await findHeir(tx, customerId) : { id: requested, is_default: false }
    if (heir && !heir.is_default) await setDefault(tx, customerId, heir.id)
  }

  /** Changes what a customer has, one change after the other, and answers the address as it is then. */
  const write = (
    customerId: string,
    language: Language,
    put: (tx: Db) => Promise<Result<{ id: string; isDefault: boolean }, AddressError>>,
  ) =>
    db.transaction().execute(async (tx) => {
      await lockCustomer(tx, customerId)
      const written = await put(tx)
      if (!written.ok) return written
      const { id, isDefault } = written.value
      await settleDefault(tx, customerId, isDefault ? id : undefined)
      const found = await find(tx, customerId, id, language)
      return found ? ok(found) : err({ code: 'address/unknown' } as const)
    })

  return {
    list: async (customerId: string, language: Language) => {
      const [rows, shipping] = await Promise.all([findAddresses(db, customerId), places.shipping(db)])
      return rows.map((row) => present(row, shipping, language))
    },

    find: (customerId: string, id: string, language: Language) => find(db, customerId, id, language),

    /** The address as an order keeps it, and where it is for the tariff; undefined when it is not this customer's. */
    forOrder: async (tx: Db, customerId: string, id: string) => {
      const row = await findAddress(tx, customerId, id)
      return row && { address: frozen(row), destination: { cityId: row.city_id, districtId: row.district_id } }
    },

    unsaved: unsavedAddress(places),

    add: (customerId: string, address: Address, language: Language) =>
      write(customerId, language, async (tx) => {
        const checked = await checkAddress(places, tx, address)
        if (!checked.ok) return checked
        if ((await countAddresses(tx, customerId)) >= MAX_ADDRESSES) return err({ code: 'address/too-many' })
        return ok({ id: await insertAddress(tx, customerId, rowOf(address)), isDefault: address.isDefault })
      }),

    /** Changes an address of the customer. Of another city, it needs a district of that city with it. */
    change: (customerId: string, id: string, change: AddressChange, language: Language) =>
      write(customerId, language, async (tx) => {
        const row = await findAddress(tx, customerId, id)
        if (!row) return err({ code: 'address/unknown' })
        const address = merged(addressOf(row), change)
        const checked = await checkAddress(places, tx, address)
        if (!checked.ok) return checked
        await updateAddress(tx, customerId, id, rowOf(address))
        return ok({ id, isDefault: address.isDefault })
      }),

    /** False when it is not one of the customer's. */
    remove: (customerId: string, id: string): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await lockCustomer(tx, customerId)
        if (!(await deleteAddress(tx, customerId, id))) return false
        await settleDefault(tx, customerId, undefined)
        return true
      }),
  }
}

/** An address that is not stored, as an order keeps it, and where it is for the tariff. */
const unsavedAddress = (places: PlaceService) => async (tx: Db, address: UnsavedAddress) => {
  const { regionId: _, cityId, districtId, ...written } = address
  const place = await checkAddress(places, tx, { ...address, latitude: null, longitude: null })
  return place.ok ? ok({ address: { ...written, ...place.value }, destination: { cityId, districtId } }) : place
}

/** The names of an address's place, when its parts belong together. */
async function checkAddress(
  places: PlaceService,
  tx: Db,
  address: Omit<Address, 'isDefault'>,
): Promise<Result<PlaceNames, AddressError>> {
  const { shortAddress, building, latitude, longitude } = address
  if ((latitude === null) !== (longitude === null)) return err({ code: 'address/coordinates' })
  if (shortAddress !== null && !isShortAddressOf(shortAddress, building)) return err({ code: 'address/short-address' })
  return places.check(tx, address)
}

/** The address with what is changed; the district of another city goes with it. */
function merged(address: Address, change: AddressChange): Address {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const isMoved = change.cityId !== undefined && change.cityId !== address.cityId
  return { ...address, ...(isMoved && { districtId: null }), ...given }
}
