import type { JsonBodyOf } from '#contract/api-client.ts'
import {
  additionalNumber,
  buildingNumber,
  isShortAddressOf,
  postalCode,
  shortAddress,
} from '#domain/address/national-address.ts'
import { localPhone } from '#domain/contact/phone.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import type { Address } from '../../shared/session/addresses.query.ts'
import { mobile, needed, optional, optionalText, required, requiredText } from '#ui/form/field-rules.ts'
import type { FieldRule } from '#ui/form/field-rules.ts'
import type { FieldRules } from '#ui/form/resolve-fields.ts'

/** The longest texts that are stored. */
export const LENGTHS = { name: 60, street: 120, neighbourhood: 120, details: 500 } as const

/** An address as its form holds it. */
export const addressValues = (address: Address | undefined, phone: string | null) => ({
  name: address?.name ?? '',
  phone: localPhone(address?.phone ?? phone ?? '').replaceAll(' ', ''),
  shortAddress: address?.shortAddress ?? '',
  regionId: address?.region.id ?? '',
  cityId: address?.city.id ?? '',
  districtId: address?.district?.id ?? '',
  neighbourhood: address?.neighbourhood ?? '',
  street: address?.street ?? '',
  building: address?.building ?? '',
  details: address?.details ?? '',
  postalCode: address?.postalCode ?? '',
  additionalNumber: address?.additionalNumber ?? '',
})

export type AddressValues = ReturnType<typeof addressValues>

const part =
  (read: (text: string) => string | undefined, problem: FieldProblemCode): FieldRule =>
  (text) =>
    read(text) === undefined ? problem : undefined

/** The rules are the server's (S163). A city whose districts are known needs one of them. */
export const addressRules = ({
  building,
  needsDistrict,
}: {
  building: string
  needsDistrict: boolean
}): FieldRules<AddressValues> => ({
  name: requiredText({ maxLength: LENGTHS.name }, 'required'),
  phone: mobile,
  shortAddress: optional((text) => shortAddressProblem(text, building)),
  regionId: required,
  cityId: required,
  ...(needsDistrict && { districtId: required }),
  neighbourhood: optionalText({ maxLength: LENGTHS.neighbourhood }),
  street: requiredText({ maxLength: LENGTHS.street }, 'required'),
  building: needed(part(buildingNumber, 'building_invalid')),
  details: optionalText({ maxLength: LENGTHS.details, multiline: true }),
  postalCode: optional(part(postalCode, 'invalid')),
  additionalNumber: optional(part(additionalNumber, 'invalid')),
})

function shortAddressProblem(text: string, building: string): FieldProblemCode | undefined {
  const short = shortAddress(text)
  if (short === undefined) return 'short_address_invalid'
  const number = buildingNumber(building)
  return number !== undefined && !isShortAddressOf(short, number) ? 'short_address_differs' : undefined
}

/** What the server is sent: the fields that hold something, and where the old address was on the map if it has not moved. */
export function addressBody(
  values: AddressValues,
  before: Address | undefined,
  isDefault: boolean,
): JsonBodyOf<'/api/addresses', 'post'> {
  const { name, phone, regionId, cityId, street, building, ...others } = trimmed(values)
  const filled = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== '')) as Partial<typeof others>
  const hasMoved = before?.city.id !== values.cityId || (before.district?.id ?? '') !== values.districtId
  const spot =
    before && !hasMoved && before.lat !== null && before.lng !== null ? { lat: before.lat, lng: before.lng } : {}
  return { name, phone, regionId, cityId, street, building, ...filled, ...spot, isDefault }
}

const trimmed = (values: AddressValues): AddressValues =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as AddressValues
