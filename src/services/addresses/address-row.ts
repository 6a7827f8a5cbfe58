import type { OrderAddress } from '#db/schema/orders.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { PlaceIds } from '../places/place.service.ts'
import type { AddressRow, NewAddress } from './address.repository.ts'

/** An address in its stored form. */
export type Address = PlaceIds & {
  readonly name: string
  /** E.164 */
  readonly phone: string
  readonly neighbourhood: string | null
  readonly street: string
  readonly building: string
  readonly details: string | null
  readonly shortAddress: string | null
  readonly postalCode: string | null
  readonly additionalNumber: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly isDefault: boolean
}

/** What is written on a parcel besides its place. */
const written = (row: AddressRow) => ({
  name: row.name,
  phone: row.phone,
  neighbourhood: row.neighbourhood,
  street: row.street,
  building: row.building,
  details: row.details,
  shortAddress: row.short_address,
  postalCode: row.postal_code,
  additionalNumber: row.additional_number,
})

/** The address of a row, in its stored form. */
export const addressOf = (row: AddressRow): Address => ({
  ...written(row),
  regionId: row.region_id,
  cityId: row.city_id,
  districtId: row.district_id,
  latitude: row.latitude,
  longitude: row.longitude,
  isDefault: row.is_default,
})

/** The columns of an address; which one is the default is written apart. */
export const rowOf = (address: Address): NewAddress => ({
  name: address.name,
  phone: address.phone,
  region_id: address.regionId,
  city_id: address.cityId,
  district_id: address.districtId,
  neighbourhood: address.neighbourhood,
  street: address.street,
  building: address.building,
  details: address.details,
  short_address: address.shortAddress,
  postal_code: address.postalCode,
  additional_number: address.additionalNumber,
  latitude: address.latitude,
  longitude: address.longitude,
})

/** An address that stays as it is, whatever becomes of the row; places in both languages. */
export const frozen = (row: AddressRow): OrderAddress => ({
  ...written(row),
  region: row.region_name,
  city: row.city_name,
  district: row.district_name,
})

/** The contract's Address. */
export function present(row: AddressRow, shipping: (place: PlaceIds) => number | null, language: Language) {
  const place = { regionId: row.region_id, cityId: row.city_id, districtId: row.district_id }
  return {
    id: row.id,
    ...written(row),
    region: { id: String(row.region_id), name: inLanguage(row.region_name, language) },
    city: { id: String(row.city_id), name: inLanguage(row.city_name, language) },
    district:
      row.district_id === null || row.district_name === null
        ? null
        : { id: String(row.district_id), name: inLanguage(row.district_name, language) },
    lat: row.latitude,
    lng: row.longitude,
    isDefault: row.is_default,
    shippingCost: shipping(place),
  }
}
