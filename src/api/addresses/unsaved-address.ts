import type { DeliveryAddress } from '#contract/office/delivery-address.ts'
import type { UnsavedAddress } from '#services/addresses/address.service.ts'

/** An address that staff typed for a contact, as the service of addresses reads it; null when the goods are picked up. */
export function unsavedAddress(
  address: DeliveryAddress,
  { name, phone }: { readonly name: string; readonly phone: string },
): UnsavedAddress | null {
  if (!address) return null
  return {
    name,
    phone,
    regionId: Number(address.regionId),
    cityId: Number(address.cityId),
    districtId: address.districtId ? Number(address.districtId) : null,
    neighbourhood: address.neighbourhood || null,
    street: address.street,
    building: address.building,
    details: address.details || null,
    shortAddress: address.shortAddress ?? null,
    postalCode: address.postalCode ?? null,
    additionalNumber: address.additionalNumber ?? null,
  }
}
