import { z } from 'zod'
import { additionalNumber, buildingNumber, postalCode, shortAddress } from '#domain/address/national-address.ts'
import { Id, PrivateId, success } from '../envelope.ts'
import {
  failed,
  neededField,
  optional,
  optionalField,
  optionalId,
  optionalText,
  requiredText,
} from '../inbox/form-field.ts'
import { flagField, mobileField } from '../customers/customer-field.ts'

const Place = z.strictObject({ id: Id, name: z.string() })

/** Regions, cities of a region, districts of a city; sorted by name. */
export const PlacesAnswer = success(z.array(Place))

/** All cities, region by region. */
export const CitiesByRegionAnswer = success(z.array(z.strictObject({ name: z.string(), cities: z.array(Place) })))

/** The lines of an address below its city and district. */
export const ADDRESS_LINES = {
  neighbourhood: z.string().nullable(),
  street: z.string(),
  building: z.string(),
  details: z.string().nullable(),
  shortAddress: z.string().nullable(),
  postalCode: z.string().nullable(),
  additionalNumber: z.string().nullable(),
}

/** Where goods go (S163). */
export const Address = z
  .strictObject({
    id: PrivateId,
    name: z.string(),
    phone: z.string(),
    region: Place,
    city: Place,
    district: Place.nullable().describe('null in cities whose districts are not known'),
    ...ADDRESS_LINES,
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    isDefault: z.boolean(),
    shippingCost: z.int().min(0).nullable().describe('Halalas, VAT included; null where we do not ship'),
  })
  .meta({ id: 'Address' })

export const AddressAnswer = success(Address)
export const AddressesAnswer = success(z.array(Address))

const coordinate = (limit: number) =>
  optional(
    z.preprocess(
      (value) => (typeof value === 'string' && /^-?\d{1,3}(\.\d{1,12})?$/.test(value) ? Number(value) : value),
      z.number().min(-limit).max(limit),
    ),
  )

/** An address as its form sends it. */
export const AddressForm = z.strictObject({
  name: requiredText({ maxLength: 60 }, 'required').describe('The customer’s name for it'),
  phone: mobileField(),
  regionId: Id,
  cityId: Id,
  districtId: optionalId().describe('Needed where the districts of the city are known'),
  neighbourhood: optionalText({ maxLength: 120 }),
  street: requiredText({ maxLength: 120 }, 'required'),
  building: neededField(
    (text) => {
      const building = buildingNumber(text)
      return building ? { ok: true, value: building } : failed('building_invalid' as const)
    },
    { pattern: '^[0-9]{1,4}$' },
  ),
  details: optionalText({ maxLength: 500, multiline: true }),
  shortAddress: optionalField(shortAddress, 'short_address_invalid', { pattern: '^[A-Z]{4}[0-9]{4}$' }),
  postalCode: optionalField(postalCode, 'invalid', { pattern: '^[0-9]{5}$' }),
  additionalNumber: optionalField(additionalNumber, 'invalid', { pattern: '^[0-9]{4}$' }),
  lat: coordinate(90),
  lng: coordinate(180),
  isDefault: flagField(),
})

export type AddressForm = z.output<typeof AddressForm>

/** A change of some fields; those left out stay. */
export const AddressPatch = AddressForm.partial()
export type AddressPatch = z.output<typeof AddressPatch>
