import { err, ok, type Result } from '../result.ts'
import type { Buyer, BuyerAddress } from './invoice-facts.ts'

/** What is put right of the company that an invoice is made out to; what is left out stays as it was. */
export type BuyerCorrection = {
  readonly company?: string | undefined
  /** Null for a company without one. */
  readonly vatNumber?: string | null | undefined
  readonly crNumber?: string | undefined
  readonly address?: AddressCorrection | undefined
}

export type AddressCorrection = { readonly [Part in keyof BuyerAddress]?: string | undefined }

/** Why a buyer cannot be corrected. */
export type CorrectionRefusal =
  | { readonly code: 'invoice/no-company' }
  | { readonly code: 'invoice/address-incomplete'; readonly missing: readonly (keyof BuyerAddress)[] }

/** The buyer of a refused invoice with what was wrong put right. A person has nothing that could be corrected. */
export function correctedBuyer(buyer: Buyer, correction: BuyerCorrection): Result<Buyer, CorrectionRefusal> {
  const { company: name, vatNumber, crNumber, address } = correction
  const given = [name, vatNumber, crNumber, ...Object.values(address ?? {})]
  if (given.every((value) => value === undefined)) return ok(buyer)
  const { company } = buyer
  if (company === null) return err({ code: 'invoice/no-company' })
  const moved = correctedAddress(company.address ?? null, address ?? {})
  if (!moved.ok) return moved
  return ok({
    ...buyer,
    company: {
      name: name ?? company.name,
      vatNumber: vatNumber === undefined ? company.vatNumber : vatNumber,
      crNumber: crNumber ?? company.crNumber,
      address: moved.value,
    },
  })
}

function correctedAddress(
  was: BuyerAddress | null,
  { street, building, district, city, postalCode }: AddressCorrection,
): Result<BuyerAddress | null, CorrectionRefusal> {
  const whole = {
    street: street ?? was?.street,
    building: building ?? was?.building,
    city: city === undefined ? was?.city : { ar: city },
  }
  const isUntouched = [street, building, district, city, postalCode].every((part) => part === undefined)
  if (isUntouched) return ok(was)
  if (whole.street === undefined || whole.building === undefined || whole.city === undefined) {
    const missing = (['street', 'building', 'city'] as const).filter((part) => whole[part] === undefined)
    return err({ code: 'invoice/address-incomplete', missing })
  }
  return ok({
    street: whole.street,
    building: whole.building,
    city: whole.city,
    district: district === undefined ? (was?.district ?? null) : { ar: district },
    postalCode: postalCode ?? was?.postalCode ?? null,
  })
}
