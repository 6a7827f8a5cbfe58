import { z } from 'zod'
import type { AddressForm, AddressPatch } from '#contract/addresses/address.ts'
import {
  AddressAnswer,
  AddressesAnswer,
  AddressForm as AddressFormSchema,
  AddressPatch as AddressPatchSchema,
  CitiesByRegionAnswer,
  PlacesAnswer,
} from '#contract/addresses/address.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { Id, PrivateId } from '#contract/envelope.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import type { AddressChange, AddressError, AddressService } from '#services/addresses/address.service.ts'
import type { PlaceService } from '#services/places/place.service.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerForm, customerSchema } from '../forms/customer-schema.ts'
import { invalidFields, notFound, Refusal } from '../refusal.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'

const ID = { params: z.strictObject({ id: Id }) }
const PRIVATE_ID = { params: z.strictObject({ id: PrivateId }) }

/** Regions, cities and districts (S415 to S417). */
export function placeRoutes(api: ApiServer, services: { readonly places: PlaceService }): void {
  const regions = customerSchema('addresses', 'List regions', PlacesAnswer)
  route(api, { method: 'GET', path: '/app/regions', access: PUBLIC, schema: regions }, ({ language }) =>
    services.places.regions(language),
  )

  const cities = { ...customerSchema('addresses', 'List the cities of a region', PlacesAnswer), ...ID }
  route(
    api,
    { method: 'GET', path: '/app/regions/:id/cities', access: PUBLIC, schema: cities },
    async ({ params, language }) => {
      return (await services.places.cities(Number(params.id), language)) ?? err(notFound('region'))
    },
  )

  const all = customerSchema('addresses', 'List all cities, grouped by region', CitiesByRegionAnswer)
  route(api, { method: 'GET', path: '/app/cities', access: PUBLIC, schema: all }, ({ language }) =>
    services.places.citiesByRegion(language),
  )

  const districts = {
    ...customerSchema('addresses', 'List the districts of a city; empty where none are known', PlacesAnswer),
    ...ID,
  }
  route(
    api,
    { method: 'GET', path: '/app/cities/:id/districts', access: PUBLIC, schema: districts },
    ({ params, language }) => services.places.districts(Number(params.id), language),
  )
}

/** Where a customer's goods go (S418 to S422). */
export function addressRoutes(api: ApiServer, services: { readonly addresses: AddressService }): void {
  const all = customerSchema('addresses', 'List the customer’s addresses, the default one first', AddressesAnswer)
  route(api, { method: 'GET', path: '/addresses', access: forCustomer('self'), schema: all }, ({ actor, language }) =>
    services.addresses.list(actor.customerId, language),
  )

  const form = customerForm('addresses', 'Add an address', AddressFormSchema, AddressAnswer)
  const { 200: created, ...others } = form.response
  const schema = { ...form, response: { 201: created, ...others } }
  route(
    api,
    { method: 'POST', path: '/addresses', access: forCustomer('self'), schema },
    async ({ body, actor, language, reply }) => {
      const { customerId } = actor
      const added = await services.addresses.add(customerId, addressOf(body), language)
      if (!added.ok) return err(addressRefusal(added.error))
      reply.status(201)
      return withMessage('shipping_added', added.value)
    },
  )

  ownAddressRoutes(api, services)
}

function ownAddressRoutes(api: ApiServer, services: { readonly addresses: AddressService }): void {
  const owned = forCustomer('address')

  const read = { ...customerSchema('addresses', 'Get an address', AddressAnswer), ...PRIVATE_ID }
  route(
    api,
    { method: 'GET', path: '/addresses/:id', access: owned, schema: read },
    async ({ params, actor, language }) => {
      return (await services.addresses.find(actor.customerId, params.id, language)) ?? err(notFound('address'))
    },
  )

  const put = {
    ...customerForm('addresses', 'Replace an address', AddressFormSchema, AddressAnswer),
    ...PRIVATE_ID,
  }
  route(
    api,
    { method: 'PUT', path: '/addresses/:id', access: owned, schema: put },
    async ({ body, params, actor, language }) => {
      const { customerId } = actor
      const changed = await services.addresses.change(customerId, params.id, addressOf(body), language)
      if (!changed.ok) return err(addressRefusal(changed.error))
      return withMessage('shipping_updated', changed.value)
    },
  )

  const patch = {
    ...customerForm('addresses', 'Update fields of an address', AddressPatchSchema, AddressAnswer),
    ...PRIVATE_ID,
  }
  route(
    api,
    { method: 'PATCH', path: '/addresses/:id', access: owned, schema: patch },
    async ({ body, params, actor, language }) => {
      const { customerId } = actor
      const changed = await services.addresses.change(customerId, params.id, changeOf(body), language)
      if (!changed.ok) return err(addressRefusal(changed.error))
      return withMessage('shipping_updated', changed.value)
    },
  )

  const remove = { ...customerSchema('addresses', 'Delete an address', DoneAnswer), ...PRIVATE_ID }
  route(api, { method: 'DELETE', path: '/addresses/:id', access: owned, schema: remove }, async ({ params, actor }) => {
    const { customerId } = actor
    if (!(await services.addresses.remove(customerId, params.id))) return err(notFound('address'))
    return withMessage('shipping_deleted')
  })
}

const numberOf = (id: string | undefined): number | undefined => (id ? Number(id) : undefined)

const changeOf = ({ regionId, cityId, districtId, lat, lng, ...rest }: AddressPatch): AddressChange => ({
  ...rest,
  regionId: numberOf(regionId),
  cityId: numberOf(cityId),
  districtId: numberOf(districtId),
  latitude: lat,
  longitude: lng,
})

/** A whole address: what is left out is empty. */
const addressOf = (form: AddressForm) => ({
  name: form.name,
  phone: form.phone,
  regionId: Number(form.regionId),
  cityId: Number(form.cityId),
  districtId: numberOf(form.districtId) ?? null,
  neighbourhood: form.neighbourhood || null,
  street: form.street,
  building: form.building,
  details: form.details || null,
  shortAddress: form.shortAddress ?? null,
  postalCode: form.postalCode ?? null,
  additionalNumber: form.additionalNumber ?? null,
  latitude: form.lat ?? null,
  longitude: form.lng ?? null,
  isDefault: form.isDefault ?? false,
})

const FIELD_PROBLEMS: Partial<Record<AddressError['code'], readonly [string, FieldProblemCode]>> = {
  'place/city': ['cityId', 'not_an_option'],
  'place/district': ['districtId', 'not_an_option'],
  'address/short-address': ['shortAddress', 'short_address_differs'],
  'address/coordinates': ['lng', 'required'],
}

/** Why an address is not taken; `within` names the part of the form that it is. */
export function addressRefusal({ code }: AddressError, within = ''): Refusal {
  const [field, problem] = FIELD_PROBLEMS[code] ?? []
  if (field && problem) return invalidFields([{ field: `${within}${field}`, code: problem }])
  return code === 'address/too-many' ? new Refusal('TOO_MANY_ADDRESSES') : notFound('address')
}
